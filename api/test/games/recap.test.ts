import { RecapSchema, type GameAnswer, type NewGame, type Recap } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { legalIn, look, problemIn, send, setTable, someAction, tableIn } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

/** A game of two people, and the board that each of them saw at each revision. */
class Watched {
  readonly id: string;
  readonly people: readonly Visitor[];
  readonly told: readonly Map<number, GameAnswer['game']['round']>[];
  /** The last answer for each of them. */
  private seen: readonly GameAnswer[] = [];

  constructor(id: string, people: readonly Visitor[]) {
    this.id = id;
    this.people = people;
    this.told = people.map(() => new Map());
  }

  static async started(table: Partial<NewGame>): Promise<Watched> {
    const people = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
    const [ana, bo] = [at(people, 0), at(people, 1)];
    const { game } = await setTable(ana, { seats: 2, ...table });
    const { revision } = (await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}))).game;
    await tableIn(await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${revision}"` }));
    const made = new Watched(game.id, people);
    await made.look();
    return made;
  }

  /** Reads the game as both. Returns the first one's view. */
  async look(): Promise<GameAnswer> {
    this.seen = await Promise.all(this.people.map((who) => look(who, this.id)));
    for (const [seat, { game }] of this.seen.entries()) at(this.told, seat).set(game.revision, game.round);
    return at(this.seen, 0);
  }

  /** Plays any action for a player who can act. */
  async step(): Promise<GameAnswer> {
    for (const [seat, who] of this.people.entries()) {
      const seen = at(this.seen, seat);
      if (legalIn(seen).length === 0) continue;
      await tableIn(await send(who, seen, someAction(seen)));
      return this.look();
    }
    throw new Error('the game waits for nobody');
  }

  async recap(seat: number, since: number, until?: number): Promise<Recap> {
    const span = until === undefined ? `since=${since}` : `since=${since}&until=${until}`;
    const answer = await at(this.people, seat).get(`/api/games/${this.id}/recap?${span}`);
    expect(answer.status).toBe(200);
    return RecapSchema.parse(await answer.json());
  }

  /** Expects every board of a recap to be what that seat saw then, and every entry to be in its log. */
  async expectAsTold(seat: number, { from, frames }: Recap): Promise<void> {
    const told = at(this.told, seat);
    const first = at(frames, 0).entry.revision;
    if (told.has(first - 1)) expect(from).toEqual(told.get(first - 1));
    const known = frames.filter(({ entry }) => told.has(entry.revision));
    expect(known.length).toBeGreaterThan(0);
    for (const { entry, round } of known) expect(round).toEqual(told.get(entry.revision));
    const { log } = await look(at(this.people, seat), this.id, `?since=${first - 1}`);
    expect(frames.map(({ entry }) => entry)).toEqual(log);
  }
}

// Within one round, because tiles played in an earlier one may be hidden in this one.
describe.each<Partial<NewGame>>([
  { rules: { preset: 'hub' } },
  { rules: { preset: 'station' } },
  { rules: { preset: 'roundhouse', simultaneousBuild: 'yes' } },
  { rules: { preset: 'roundhouse', opening: 'highest' } },
])('in a game with %j', (table) => {
  test('a returning player sees the same as at the time, up to the current board', async () => {
    const watched = await Watched.started(table);
    const before = (await watched.look()).game.revision;
    let now = await watched.step();
    while (now.game.revision < before + 12 && now.game.results.length === 0) now = await watched.step();
    for (const seat of [0, 1]) {
      for (const since of [before, before + 1, now.game.revision - 1]) {
        const recap = await watched.recap(seat, since);
        expect(recap.frames.map(({ entry }) => entry.revision)).toEqual(
          Array.from({ length: now.game.revision - since }, (_, index) => since + 1 + index),
        );
        expect(recap.skipped).toBe(0);
        await watched.expectAsTold(seat, recap);
        expect(recap.frames.at(-1)?.round).toEqual(at(watched.told, seat).get(now.game.revision));
      }
    }
  });
});

test('a recap spans rounds, and goes back up to sixty revisions', async () => {
  const watched = await Watched.started({ rules: { preset: 'bonepile' }, set: 9, rounds: 9 });
  const start = (await watched.look()).game.revision;
  let now = await watched.step();
  while (now.game.results.length === 0) now = await watched.step();
  const over = now.game.revision;
  for (let steps = 0; steps < 4; steps++) now = await watched.step();
  const recap = await watched.recap(1, over - 5);
  expect(new Set(recap.frames.map(({ round }) => round.round))).toEqual(new Set([1, 2]));
  await watched.expectAsTold(1, recap);
  while (now.game.status === 'playing' && now.game.revision <= start + 60) now = await watched.step();
  const long = await watched.recap(0, start);
  expect(long.frames).toHaveLength(60);
  expect(long.skipped).toBe(now.game.revision - start - 60);
  await watched.expectAsTold(0, long);
  // A moment of long ago, with what came right after it.
  const moment = await watched.recap(1, start + 1, start + 4);
  expect(moment.skipped).toBe(0);
  expect(moment.frames.map(({ entry }) => entry.revision)).toEqual([start + 2, start + 3, start + 4]);
  for (const { entry, round } of moment.frames) {
    const told = at(watched.told, 1).get(entry.revision);
    if (told !== undefined) expect(round).toEqual(told);
  }
});

test('a recap is empty for a player who has seen everything, and before the first deal', async () => {
  const watched = await Watched.started({});
  const { revision } = (await watched.look()).game;
  expect(await watched.recap(0, revision)).toMatchObject({ frames: [], skipped: 0 });
  expect(await watched.recap(0, revision + 40)).toMatchObject({ frames: [], skipped: 0 });
  const [deal] = (await watched.recap(1, revision - 1)).frames;
  expect(deal?.entry.events.some(({ type }) => type === 'dealt')).toBe(true);
  // Joining does not change the board: the deal is the first thing to see.
  const whole = await watched.recap(1, 0);
  expect(whole).toMatchObject({ from: null, skipped: revision - 1 });
  expect(whole.frames).toHaveLength(1);
});

test('a stranger cannot even tell that the game exists', async () => {
  const watched = await Watched.started({});
  const stranger = await person(worker, 'Zoe');
  const refused = await problemIn(await stranger.get(`/api/games/${watched.id}/recap?since=0`));
  expect(refused.status).toBe(404);
  const missing = await problemIn(await stranger.get('/api/games/AAAAAAAAAAAA/recap?since=0'));
  expect({ ...missing, instance: null }).toEqual({ ...refused, instance: null });
});
