import { testWorker, type TestWorker } from '@slow-train/local/testing';
import { RecapSchema, type GameAnswer, type NewGame, type Recap } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalIn, look, problemIn, send, setTable, someAction, tableIn } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await testWorker();
});
afterAll(() => worker.stop());

/** A table of two people, and what each of them was told of the board at each revision. */
class Watched {
  readonly id: string;
  readonly people: readonly Visitor[];
  readonly told: readonly Map<number, GameAnswer['game']['round']>[];
  /** What they saw last. */
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

  /** Both look; what the first one sees. */
  async look(): Promise<GameAnswer> {
    this.seen = await Promise.all(this.people.map((who) => look(who, this.id)));
    for (const [seat, { game }] of this.seen.entries()) at(this.told, seat).set(game.revision, game.round);
    return at(this.seen, 0);
  }

  /** One action of whoever can, played as it comes. */
  async step(): Promise<GameAnswer> {
    for (const [seat, who] of this.people.entries()) {
      const seen = at(this.seen, seat);
      if (legalIn(seen).length === 0) continue;
      await tableIn(await send(who, seen, someAction(seen)));
      return this.look();
    }
    throw new Error('the table waits for nobody');
  }

  async recap(seat: number, since: number): Promise<Recap> {
    const answer = await at(this.people, seat).get(`/api/games/${this.id}/recap?since=${since}`);
    expect(answer.status).toBe(200);
    return RecapSchema.parse(await answer.json());
  }

  /** That every board of a recap is what that seat was told then, and every entry what its log says. */
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

// With no round of before in it: what lay on the table there would hide nothing.
describe.each<Partial<NewGame>>([
  { rules: { preset: 'hub' } },
  { rules: { preset: 'station' } },
  { rules: { preset: 'roundhouse', simultaneousBuild: 'yes' } },
  { rules: { preset: 'roundhouse', opening: 'highest' } },
])('at a table of %j', (table) => {
  test('who comes back is shown what they would have been told, up to the present board', async () => {
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

test('it goes over the end of a round, and as far back as sixty revisions', async () => {
  const watched = await Watched.started({ rules: { preset: 'bonepile' }, rounds: 3 });
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
});

test('to who has seen everything there is nothing to show, and before the first deal neither', async () => {
  const watched = await Watched.started({});
  const { revision } = (await watched.look()).game;
  expect(await watched.recap(0, revision)).toMatchObject({ frames: [], skipped: 0 });
  expect(await watched.recap(0, revision + 40)).toMatchObject({ frames: [], skipped: 0 });
  const [deal] = (await watched.recap(1, revision - 1)).frames;
  expect(deal?.entry.events.some(({ type }) => type === 'dealt')).toBe(true);
  // Sitting down shows on no board: the deal is the first thing there is to see.
  const whole = await watched.recap(1, 0);
  expect(whole).toMatchObject({ from: null, skipped: revision - 1 });
  expect(whole.frames).toHaveLength(1);
});

test('a stranger learns nothing, not even that there is a table', async () => {
  const watched = await Watched.started({});
  const stranger = await person(worker, 'Zoe');
  const refused = await problemIn(await stranger.get(`/api/games/${watched.id}/recap?since=0`));
  expect(refused.status).toBe(404);
  const missing = await problemIn(await stranger.get('/api/games/AAAAAAAAAAAA/recap?since=0'));
  expect({ ...missing, instance: null }).toEqual({ ...refused, instance: null });
});
