import { readEvidence, verifyDeal } from '@slow-train/fairness';
import { GameRecordSchema } from '@slow-train/protocol';
import { replay } from '@slow-train/rules';
import { beforeAll, expect, test } from 'vitest';
import { send, soloTable, someAction, tableIn } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let ana: Visitor;
beforeAll(async () => {
  ana = await person(worker, 'Ana');
});

/** Together every option of docs/house-rules.md that a table may have. */
const MIXES = [
  { preset: 'hub', buildEndsInDouble: 'no', lateBuild: 'yes', draw: 'two' },
  { preset: 'hub', doubles: 'plain', draw: 'until', startOthers: 'no', outBonus: 10 },
  { preset: 'bonepile', doubles: 'last', goOutOnDouble: 'cover', liftedBy: 'play', blankEnd: 25 },
  { preset: 'caravan', goOutOnDouble: 'no', mexicanTile: 'double', doublesScore: 'twice' },
  { preset: 'roundhouse', goOutOnDouble: 'twice', scoring: 'winner' },
  { preset: 'station', partners: 'yes', teamScore: 'partner', goOutOnDouble: 'twice' },
  { preset: 'caravan', handSize: 11, ownTrainFirst: 'strict', opening: 'highest', mexicanFrom: 3 },
  { preset: 'caravan', handSize: { 4: 15, 5: 12 }, mexicanStart: 'allTurns', draw: 'until', drawCap: 4, blankEnd: 25 },
  { preset: 'bonepile', publicTrains: 'start', openBinds: 'none', lastTile: 'penalty', tapPenalty: 1, blockedCap: 50 },
  { preset: 'hub', mexicanTrains: 3, publicTrains: 'all', mexicanTile: 'double' },
  { preset: 'caravan', mexicanTrains: 0, publicTrains: 'none' },
  { preset: 'caravan', engines: 'even', firstEngine: 9 },
  { preset: 'caravan', opening: 'highest', engineDraw: 'inTurn', handSize: 5 },
  { preset: 'caravan', sets: 2, handSize: 15, doubles: 'chain', openBinds: 'none' },
  { preset: 'roundhouse', sets: 2, handSize: 8, lateBuild: 'yes', doubles: 'cap' },
  { preset: 'caravan', doubles: 'plain', openBinds: 'none', foot: 'may', ownTrainFirst: 'all', blankEnd: 25 },
  { preset: 'hub', foot: 'must', sets: 2, handSize: 9, publicTrains: 'all' },
  { preset: 'roundhouse', foot: 'must', mexicanTrains: 2, lateBuild: 'yes', doubles: 'cap' },
  { preset: 'roundhouse', coverOrder: 'earliest', openBinds: 'player', publicTrains: 'all' },
] as const;

test.each(MIXES)('a table plays a round with %o, and its record replays', async (rules) => {
  let now = await soloTable(ana, { rules, seats: 4, rounds: 1 });
  while (now.game.results.length < 1) now = await tableIn(await send(ana, now, someAction(now)));
  const record = GameRecordSchema.parse(await (await ana.get(`/api/games/${now.game.id}/record`)).json());
  expect(record.rules).toMatchObject(rules);
  expect(replay(record)).toEqual({ ok: true, value: now.game.results.map(({ scores }) => scores) });
});

test('a sheet with its own hand sizes is saved as a set-up, and its table deals as the sheet says', async () => {
  const rules = { preset: 'caravan', handSize: { 2: 15, 3: 15, 4: 15, 5: 11 }, ownTrainFirst: 'all' } as const;
  const choices = { rules, seats: 5, computers: 0, clock: null };
  const id = 'AAAAAAAAAAAAAAAAAAAAAA';
  expect((await ana.post('/api/me/setups', { id, name: 'The club', choices })).status).toBe(204);
  expect(await (await ana.get('/api/me/setups')).json()).toMatchObject({ setups: [{ name: 'The club', choices }] });
  const table = await soloTable(ana, { rules, seats: 5, rounds: 1 });
  expect(table.game.rules).toEqual(rules);
  expect(JSON.stringify(table.log)).toContain('"handSize":11');
});

test('a game with engines of its own ends when a total reaches the target, with places, a proved deal and a record', async () => {
  const rules = { preset: 'caravan', engines: [5, 3, 5], target: 10 } as const;
  let now = await soloTable(ana, { rules, seats: 2 });
  expect(now.game).toMatchObject({ rounds: 3, round: { engine: '5-5' } });
  while (now.game.status === 'playing') now = await tableIn(await send(ana, now, someAction(now)));
  const { id, results, places, isCancelled } = now.game;
  expect({ results: results.length, isCancelled, first: places?.includes(1) }).toEqual({
    results: 1,
    isCancelled: false,
    first: true,
  });

  const evidence = readEvidence(await (await ana.get(`/api/games/${id}/deals/1`)).json());
  if (!evidence.ok) throw new Error(evidence.error);
  expect(evidence.value.engine).toBe(5);
  // Nobody's browser took part in it.
  expect(verifyDeal(evidence.value).filter(({ passed }) => !passed)).toMatchObject([{ name: 'contributions' }]);

  const record = GameRecordSchema.parse(await (await ana.get(`/api/games/${id}/record`)).json());
  expect(replay(record)).toEqual({ ok: true, value: results.map(({ scores }) => scores) });
});

test('where a seat looks for the engine first, each round names it: the next to the left of the last starter', async () => {
  const rules = { preset: 'caravan', opening: 'first', starter: 'engine', handSize: 4, outBonus: 10 } as const;
  let now = await soloTable(ana, { rules, set: 6, seats: 3, rounds: 3 });
  while (now.game.status === 'playing') now = await tableIn(await send(ana, now, someAction(now)));
  const { rounds, ...head } = GameRecordSchema.parse(await (await ana.get(`/api/games/${now.game.id}/record`)).json());
  expect(rounds.map(({ leader }) => leader).slice(1)).toEqual(
    rounds.slice(0, 2).map(({ starter }) => (starter + 1) % 3),
  );
  expect(replay({ ...head, rounds })).toMatchObject({ ok: true });

  const deal = readEvidence(await (await ana.get(`/api/games/${now.game.id}/deals/1`)).json());
  expect(deal).toMatchObject({ ok: true, value: { starter: { by: 'random', seat: rounds[0]?.leader } } });
});
