import { newHex32, sealOf } from '@slow-train/fairness';
import { testWorker, type TestWorker } from '@slow-train/local/testing';
import { at } from '@slow-train/rules';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { boarded, newcomer, start } from '../kit/boarded.ts';
import { sendCommitments } from '../kit/browser.ts';
import { countingEndpoint, type CountingEndpoint } from '../kit/counting-endpoint.ts';
import { look, problemIn, setTable, soloTable } from '../kit/play.ts';
import { person, visitor } from '../kit/visitor.ts';

let door: CountingEndpoint;
let worker: TestWorker;
beforeAll(async () => {
  door = await countingEndpoint(inject('testServer').endpoint);
  worker = await testWorker({ NEON_ENDPOINT: door.url });
});
afterAll(async () => {
  await worker.stop();
  await door.stop();
});

test('commitments that cannot be accepted are refused with a reason', async () => {
  const ana = await newcomer(worker, 'Ana');
  const { game } = await setTable(ana.who, { seats: 3, rounds: 2 });
  const table = game.id;
  const mine = newHex32();
  const seal = sealOf({ table, round: 1 }, mine);
  const why = async (...messages: Parameters<typeof sendCommitments>[2][]) => {
    const { status, detail } = await problemIn(await sendCommitments(ana.who, table, messages.flat()));
    return `${status} ${detail}`;
  };
  expect(await why([{ round: 1, contribution: mine }])).toMatch(/^409 Round 1: .*not final yet/);
  expect((await sendCommitments(ana.who, table, [{ round: 1, seal }])).status).toBe(200);
  expect((await sendCommitments(ana.who, table, [{ round: 1, seal }])).status).toBe(200);
  expect(await why([{ round: 1, seal: newHex32() }])).toMatch(/^409 Round 1: This seat has already sent another seal/);
  expect(await why([{ round: 3, seal }])).toBe('409 This game has 2 rounds.');
  const both = sealOf({ table, round: 2 }, mine);
  // All or nothing: the commitment for round 2 is not stored either.
  expect(await why([{ round: 2, seal: both }], [{ round: 1, seal: newHex32() }])).toMatch(/^409 Round 1/);
  expect((await look(ana.who, table)).game.fairness.lists[1]?.seals).toEqual([null, null, null]);
  await start(ana, table);
  expect(await why([{ round: 1, seal: newHex32() }])).toMatch(/^409 Round 1: The seals for this round are final/);
  expect(await why([{ round: 1, contribution: newHex32() }])).toMatch(/^409 .*not the one that was sealed/);
  const malformed = [
    { messages: [{ round: 1, seal: 'A'.repeat(64) }] },
    { messages: [{ round: 0, seal }] },
    { messages: [{ round: 1, seal, contribution: mine }] },
    { messages: [] },
    { messages: Array.from({ length: 5 }, () => ({ round: 1, seal })) },
    {},
  ];
  for (const body of malformed) {
    const refused = await problemIn(await ana.who.post(`/api/games/${table}/commitments`, body));
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused)).not.toContain(mine);
  }
});

test('only the game’s players can commit and read the evidence', async () => {
  const ana = await newcomer(worker, 'Ana');
  const stranger = await person(worker, 'Zoe');
  const { game } = await soloTable(ana.who, { rounds: 1 });
  const note = [{ round: 1, seal: newHex32() }];
  expect((await problemIn(await sendCommitments(stranger, game.id, note))).status).toBe(404);
  expect((await problemIn(await sendCommitments(visitor(worker), game.id, note))).status).toBe(401);
  expect((await problemIn(await stranger.get(`/api/games/${game.id}/deals/1`))).status).toBe(404);
  expect((await problemIn(await ana.who.get(`/api/games/${game.id}/deals/1`))).status).toBe(409);
  expect((await problemIn(await ana.who.get(`/api/games/${game.id}/deals/2`))).status).toBe(404);
  expect((await problemIn(await ana.who.get(`/api/games/${game.id}/deals/0`))).status).toBe(404);
});

test('concurrent commitments of many browsers all count, and repeated ones are not written again', async () => {
  const { id, people } = await boarded(worker, ['Ana', 'Bo', 'Cy', 'Di'], { rules: { preset: 'hub' } });
  const [first] = (await look(at(people, 0).who, id)).game.fairness.lists;
  expect(first?.closed).toBe(true);
  await Promise.all(people.map((one) => one.visit(id)));
  const { lists } = (await look(at(people, 0).who, id)).game.fairness;
  expect(lists[0]?.opened).toEqual([true, true, true, true]);
  door.take();
  const { seal } = at(people, 0).kept.get(1) ?? { seal: '' };
  expect((await sendCommitments(at(people, 0).who, id, [{ round: 1, seal }])).status).toBe(200);
  expect(
    door
      .take()
      .flat()
      .filter((statement) => /^(insert|update)/.test(statement)),
  ).toEqual([]);
});
