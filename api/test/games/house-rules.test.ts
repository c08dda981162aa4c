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
] as const;

test.each(MIXES)('a table plays a round with %o, and its record replays', async (rules) => {
  let now = await soloTable(ana, { rules, seats: 4, rounds: 1 });
  while (now.game.results.length < 1) now = await tableIn(await send(ana, now, someAction(now)));
  const record = GameRecordSchema.parse(await (await ana.get(`/api/games/${now.game.id}/record`)).json());
  expect(record.rules).toMatchObject(rules);
  expect(replay(record)).toEqual({ ok: true, value: now.game.results.map(({ scores }) => scores) });
});
