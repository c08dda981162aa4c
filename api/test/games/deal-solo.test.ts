import { readEvidence, verdictOf } from '@slow-train/fairness';
import { roundEvents } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { boarded, newcomer, playOut, start } from '../kit/boarded.ts';
import { evidenceFor, sendCommitments } from '../kit/browser.ts';
import { databaseProbe } from '../kit/database.ts';
import { look, newKey, send, soloTable, someAction, tableIn, wholeLog } from '../kit/play.ts';
import { useWorker } from '../kit/worker.ts';

// Deals for one person against computers.

/** Short rounds. */
const SHORT = { rules: { preset: 'bonepile' }, set: 6 } as const;

const worker = useWorker();

test('a game that starts at once is dealt at once, and the browser contributes from the second round on', async () => {
  const ana = await newcomer(worker, 'Ana');
  const table = await soloTable(ana.who, { ...SHORT, rounds: 3 });
  const { id } = table.game;
  expect(table.game).toMatchObject({ dealing: null, fairness: { deals: [{ round: 1, silent: [0], withheld: [] }] } });
  expect(table.log.flatMap(({ events }) => events)).toContainEqual({
    type: 'dealtWithout',
    silent: [0],
    withheld: [],
  });
  // One request commits to two rounds and closes the next one’s list; another reveals.
  const seen = await ana.visit(id);
  expect(seen.game.revision).toBe(table.game.revision);
  expect(seen.game.fairness.lists).toMatchObject([
    { round: 2, closed: true, opened: [true, false] },
    { round: 3, closed: false },
  ]);
  let now = seen;
  while (now.game.results.length < 2) {
    now = await tableIn(await send(ana.who, now, someAction(now)));
    if (now.log.some(({ by }) => by === 'table')) now = await ana.visit(id);
  }
  expect(now.game.fairness.deals[1]).toEqual({ round: 2, silent: [], withheld: [] });
  const [first, second] = await Promise.all([1, 2].map((round) => evidenceFor(ana.who, id, round)));
  expect(first?.contributions).toEqual([null, null]);
  const evidence = readEvidence(second);
  expect(evidence.ok && verdictOf(evidence.value, ana.kept.get(2) ?? null)).toBe('proved');
});

test.each(['computers', 'remove'])(
  'a player who opens the game before it starts contributes to the first deal (open seats: %s)',
  async (openSeats) => {
    const { id, host } = await boarded(worker, ['Ana'], { computers: 2 });
    const started = await start(host, id, openSeats);
    expect(started.game.fairness.deals).toEqual([{ round: 1, silent: [], withheld: [] }]);
  },
);

describe('a game that starts at once for a contributing browser', () => {
  const waiting = async () => {
    const ana = await newcomer(worker, 'Ana');
    const key = newKey();
    const wanted = { ...SHORT, seats: 2, rounds: 2, computers: 1, start: true, takesPart: true };
    const set = () => ana.who.post('/api/games', wanted, { 'idempotency-key': key });
    return { ana, set, table: await tableIn(await set(), 201) };
  };

  test('a game that starts at once for a contributing browser is dealt as soon as the browser has committed and revealed, and every deal is proved', async () => {
    const { ana, set, table } = await waiting();
    const { id, revision, dealing, updatedAt } = table.game;
    expect(table.game).toMatchObject({ status: 'playing', round: null, dealing: { missing: [0] } });
    expect(Date.parse(dealing?.until ?? '') - Date.parse(updatedAt)).toBe(600_000);
    expect((await tableIn(await set(), 201)).game).toEqual(table.game);
    const dealt = await ana.visit(id);
    expect(dealt.game).toMatchObject({ dealing: null, round: { round: 1 } });
    expect(dealt.game.fairness.deals).toEqual([{ round: 1, silent: [], withheld: [] }]);
    expect(at(dealt.log, 0).revision).toBeLessThanOrEqual(revision);
    await playOut([ana], id, 2);
    const log = await wholeLog(ana.who, id);
    for (const round of [1, 2]) {
      const evidence = readEvidence(await evidenceFor(ana.who, id, round));
      const kept = ana.kept.get(round) ?? null;
      expect(evidence.ok && verdictOf(evidence.value, kept, roundEvents(log, round))).toBe('proved');
    }
  });

  test('a game that starts at once for a contributing browser waits for the commitment to the round it deals, no matter what else arrives', async () => {
    const { ana, table } = await waiting();
    const { id, revision } = table.game;
    const [first, second] = ana.commitmentsFor(table);
    expect((await sendCommitments(ana.who, id, second === undefined ? [] : [second])).status).toBe(200);
    expect((await look(ana.who, id)).game).toMatchObject({ revision, round: null, dealing: { missing: [0] } });
    expect((await sendCommitments(ana.who, id, first === undefined ? [] : [first])).status).toBe(200);
    const sealed = await look(ana.who, id);
    expect(sealed.game).toMatchObject({ revision, round: null, dealing: { missing: [0] } });
    expect(sealed.game.fairness.lists[0]?.closed).toBe(true);
    await databaseProbe(worker.database).ageDeal(id, 10);
    const { game } = await look(ana.who, id);
    expect(game).toMatchObject({ round: { round: 1 }, fairness: { deals: [{ round: 1, withheld: [0], silent: [] }] } });
  });

  test('a game that starts at once for a contributing browser is dealt without the browser if it goes away', async () => {
    const { ana, table } = await waiting();
    const { id } = table.game;
    await databaseProbe(worker.database).ageDeal(id, 9);
    await worker.scheduled();
    expect((await look(ana.who, id)).game.round).toBeNull();
    await databaseProbe(worker.database).ageDeal(id, 1);
    await worker.scheduled();
    const { game } = await look(ana.who, id);
    expect(game).toMatchObject({ round: { round: 1 }, fairness: { deals: [{ round: 1, withheld: [], silent: [0] }] } });
    // It is not too late for the next round.
    await ana.visit(id);
    expect((await look(ana.who, id)).game.fairness.lists[0]).toMatchObject({ round: 2, opened: [true, false] });
  });
});
