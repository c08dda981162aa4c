import { GameRecordSchema } from '@slow-train/protocol';
import { replay } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { problemIn, send, soloTable, someAction, tableIn } from '../kit/play.ts';
import { person } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

test.each(['hub', 'station', 'bonepile', 'roundhouse'] as const)(
  'the rounds of %s that are over have a record that replays to their scores, for the players only',
  async (preset) => {
    const ana = await person(worker, 'Ana');
    const stranger = await person(worker, 'Zoe');
    let now = await soloTable(ana, { rules: { preset }, rounds: 2, seats: 3 });
    const path = `/api/games/${now.game.id}/record`;
    const early = await problemIn(await ana.get(path));
    expect(early).toMatchObject({ status: 409, detail: expect.stringContaining('No round is over') });
    for (const over of [1, 2]) {
      while (now.game.results.length < over) now = await tableIn(await send(ana, now, someAction(now)));
      // The second round has begun, or the game is finished: an unfinished round is not in the record.
      const record = GameRecordSchema.parse(await (await ana.get(path)).json());
      expect(record).toMatchObject({ rules: { preset, rounds: 2 }, seats: 3 });
      expect(replay(record)).toEqual({ ok: true, value: now.game.results.map((result) => result.scores) });
    }
    expect(now.game.status).toBe('finished');
    expect((await stranger.get(path)).status).toBe(404);
  },
);
