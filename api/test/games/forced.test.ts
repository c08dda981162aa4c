import { forcedAction } from '@slow-train/players';
import { GameRecordSchema, type GameAnswer, type NewGame } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { beforeAll, expect, test } from 'vitest';
import { look, newKey, problemIn, send, setTable, someAction, tableIn, viewIn, wholeLog } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let people: readonly Visitor[];
beforeAll(async () => {
  people = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
});

async function started(table: Partial<NewGame>): Promise<GameAnswer> {
  const [ana, bo] = [at(people, 0), at(people, 1)];
  const { game } = await setTable(ana, { rounds: 1, set: 9, ...table });
  const { game: full } = await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
  return tableIn(await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${full.revision}"` }));
}

const wish = (who: Visitor, { game }: GameAnswer, forced: boolean): Promise<Response> =>
  who.fetch(`/api/games/${game.id}/seat`, {
    method: 'PATCH',
    body: JSON.stringify({ forced }),
    headers: { 'content-type': 'application/json', 'if-match': `"${game.revision}"` },
  });

/** Returns the player with the turn and their view; undefined once the game is over. */
async function whoIsOn(id: string): Promise<{ who: Visitor; now: GameAnswer } | undefined> {
  const seen = await look(at(people, 0), id);
  if (seen.game.status === 'finished' || seen.game.round === null) return undefined;
  const who = at(people, seen.game.round.turn.seat);
  return { who, now: seen.game.round.turn.seat === 0 ? seen : await look(who, id) };
}

test('a forced action has been played in the answer, and only its player sees that it was forced', async () => {
  const [ana, bo] = [at(people, 0), at(people, 1)];
  // Whether an action is forced depends on the hands, so games are played until each of these has occurred.
  const wanted = new Set(['a retry', 'seat 0', 'seat 1', 'a draw']);
  while (wanted.size > 0) {
    const { id } = (await started({ rounds: 2, forcedPlays: true })).game;
    for (let on = await whoIsOn(id); on !== undefined; on = await whoIsOn(id)) {
      const { who, now } = on;
      expect(now.game).toMatchObject({ forcedPlays: true, you: { forced: true } });
      expect(forcedAction(viewIn(now))).toBeNull();
      const [action, key] = [someAction(now), newKey()];
      const answer = await tableIn(await send(who, now, action, key));
      expect(answer.log.map(({ revision }) => revision)).toEqual(
        answer.log.map((_, index) => now.game.revision + 1 + index),
      );
      expect(answer.game.revision).toBe(now.game.revision + answer.log.length);
      expect(at(answer.log, 0)).toMatchObject({ by: 'person', seat: now.game.you.seat });
      if (answer.log.length > 1 && wanted.delete('a retry'))
        expect(await tableIn(await send(who, now, action, key))).toEqual(answer);
    }
    const logs = [await wholeLog(ana, id), await wholeLog(bo, id)];
    for (const [seat, log] of logs.entries())
      for (const entry of log.filter(({ by }) => by === 'forced')) {
        wanted.delete(`seat ${seat}`);
        if (entry.events.some(({ type }) => type === 'drew')) wanted.delete('a draw');
        expect(entry.seat).toBe(seat);
        expect(at(logs, 1 - seat).find(({ revision }) => revision === entry.revision)).toMatchObject({
          seat,
          by: 'person',
        });
      }
    // The record has the actions of all senders.
    const record = GameRecordSchema.parse(await (await ana.get(`/api/games/${id}/record`)).json());
    const acted = at(logs, 0).filter(({ seat, by }) => seat !== null && by !== 'table').length;
    // Two have joined, and the host has started.
    expect(record.rounds.flatMap(({ actions }) => actions)).toHaveLength(acted - 3);
  }
});

test('a player can switch automatic play off, and on again, which plays a forced action at once', async () => {
  const [ana, bo] = [at(people, 0), at(people, 1)];
  /** Switches it off for Ana in a new game, and plays until she has a forced action; null if she never has. */
  const untilForced = async (): Promise<{ readonly now: GameAnswer; readonly off: GameAnswer } | null> => {
    const start = await started({ rules: { preset: 'bonepile' }, set: 6, forcedPlays: true });
    const { id } = start.game;
    const off = await tableIn(await wish(ana, start, false));
    expect(off.game.you.forced).toBe(false);
    expect((await look(bo, id)).game.you.forced).toBe(true);
    expect(off.log).toEqual([expect.objectContaining({ seat: null, by: 'table', events: [] })]);
    // Repeating it adds no revision.
    expect((await tableIn(await wish(ana, off, false))).game.revision).toBe(off.game.revision);
    expect((await problemIn(await wish(ana, start, true))).status).toBe(412);
    for (let on = await whoIsOn(id); on !== undefined; on = await whoIsOn(id)) {
      const { who, now } = on;
      if (forcedAction(viewIn(now)) === null) {
        await tableIn(await send(who, now, someAction(now)));
        continue;
      }
      expect(who).toBe(ana);
      return { now, off };
    }
    return null;
  };
  let found = await untilForced();
  while (found === null) found = await untilForced();
  const { now, off } = found;
  const done = await tableIn(await wish(ana, now, true));
  expect(done.game.you.forced).toBe(true);
  expect(at(done.log, 1)).toMatchObject({ revision: now.game.revision + 2, seat: 0, by: 'forced' });
  expect(['drew', 'passed', 'played']).toContain(
    at(done.log, 1).events.find(({ type }) => ['drew', 'passed', 'played'].includes(type))?.type,
  );
  const since = (await wholeLog(ana, now.game.id)).filter(({ revision }) => revision > off.game.revision);
  expect(since.filter(({ by }) => by === 'forced').length).toBeGreaterThan(0);
});

test('a game can have every action sent by hand', async () => {
  let forced = 0;
  let id = '';
  // Whether an action is forced depends on the hands.
  while (forced === 0) {
    ({ id } = (await started({ rules: { preset: 'bonepile' }, set: 6, forcedPlays: false })).game);
    for (let on = await whoIsOn(id); on !== undefined; on = await whoIsOn(id)) {
      if (forcedAction(viewIn(on.now)) !== null) forced++;
      expect((await tableIn(await send(on.who, on.now, someAction(on.now)))).log).toHaveLength(1);
    }
  }
  const over = await look(at(people, 0), id);
  expect((await problemIn(await wish(at(people, 0), over, false))).status).toBe(409);
});
