import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boundaries } from '../../src/schema/talk.ts';
import { games } from '../../src/schema/games.ts';
import { outbox } from '../../src/schema/notifications.ts';
import { leave } from '../../src/tournaments/use-cases.ts';
import type { Tournament } from '../../src/tournaments/tournament.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';
import { crowd, tournamentKit, valueOf } from './kit.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

/** How often each two people have sat at one table. */
function encounters({ scores }: Tournament): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const a of scores)
    for (const b of scores)
      if (a.game !== null && a.game === b.game && a.number < b.number)
        counts.set(`${a.number} ${b.number}`, (counts.get(`${a.number} ${b.number}`) ?? 0) + 1);
  return counts;
}

test(
  '200 programs play a tournament: people leave, run out of time and come late, and the totals are right',
  { timeout: 120_000 },
  async () => {
    const kit = tournamentKit(harness);
    const [organiser = '', ...people] = await crowd(harness, 206);
    const id = await kit.create(organiser, { tableSize: 4, rounds: 4, mostPeople: 199 });
    // Seven people more than there are places.
    await kit.register(id, people);
    const [first = '', second = ''] = people;
    await harness.db
      .insert(boundaries)
      .values({ accountId: first, otherId: second, kind: 'block', name: 'P 3', since: harness.now() });
    expect(await kit.read(id)).toMatchObject({ status: 'open', people: 199, reserves: 6, round: 0, seed: null });

    kit.pass(1);
    // The schedule may run several times at once, and be cut off: the round is the same.
    await Promise.all([kit.run(), kit.run(), kit.run()]);
    const opened = await kit.load(id);
    expect(opened.tables).toHaveLength(50);
    expect(await harness.db.$count(games)).toBe(50);

    // One leaves, and the first of the reserve gets their seat.
    const leaver = opened.scores.find(({ number }) => number === 10);
    valueOf(await leave(harness.ports, 'p11', { id }));
    await kit.run();
    const substituted = await harness.load(leaver?.game ?? '');
    expect(substituted.seats[leaver?.seat ?? -1]).toMatchObject({ kind: 'person', account: 'p201', forGood: true });

    // All but one table play to the end; the last one has not when the term is over.
    const [late = '', ...others] = await kit.open(id);
    for (const game of others) await kit.finish(game);
    await kit.run();
    expect(await kit.read(id)).toMatchObject({ round: 1, status: 'playing' });
    kit.pass(7);
    await kit.run();
    expect((await harness.load(late)).status).toBe('playing');
    expect(await kit.read(id)).toMatchObject({ round: 2, status: 'playing', people: 199, reserves: 5 });

    // Five leave between one round and the next: the reserve is used up, and one seat stays empty.
    for (const account of people.slice(20, 26)) valueOf(await leave(harness.ports, account, { id }));
    await kit.run();
    expect(await kit.read(id)).toMatchObject({ round: 2, people: 198, reserves: 0 });
    for (let round = 2; round <= 4; round++) await kit.finishRound(id);

    const over = await kit.load(id);
    expect(over).toMatchObject({ status: 'finished', round: 4, dueAt: null });
    // Everybody has one score a round, and nobody met anybody twice.
    for (const { number, standing } of over.entrants.filter(({ state }) => state === 'in')) {
      const own = over.scores.filter((score) => score.number === number);
      expect(own.map(({ round }) => round)).toStrictEqual([1, 2, 3, 4]);
      expect(standing?.points).toBe(own.reduce((sum, { points }) => sum + (points ?? 0), 0));
    }
    expect(over.scores.every(({ points }) => points !== null)).toBe(true);
    const met = encounters(over);
    expect([...met.values()].filter((times) => times > 1)).toStrictEqual([]);
    // Nobody who is kept apart has met.
    expect(met.has('1 2')).toBe(false);
    // The points of each table are those of its places.
    for (const game of new Set(over.scores.flatMap((score) => score.game ?? []))) {
      const table = over.scores.filter((score) => score.game === game);
      expect(table.length).toBeGreaterThanOrEqual(3);
      expect(table.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(table.length === 4 ? 24 : 18);
    }
    const { standing } = await kit.read(id);
    expect(standing[0]).toMatchObject({ rank: 1 });
    expect(standing.map(({ points }) => points)).toStrictEqual(
      standing.map(({ points }) => points).toSorted((a, b) => b - a),
    );

    // Everybody who played a round to the end was told of it once.
    const told = await harness.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'notice'), eq(outbox.tournamentId, id)));
    for (let round = 1; round <= 4; round++) {
      const paired = told
        .filter(({ news, revision }) => news === 'paired' && revision === round)
        .map(({ accountId }) => accountId);
      expect(new Set(paired).size).toBe(paired.length);
      const playing = over.scores.filter(
        (score) => score.round === round && (score.kind === 'game' || score.kind === 'bye'),
      );
      expect(paired.length).toBeGreaterThanOrEqual(playing.length);
    }
    expect(told.filter(({ news }) => news === 'over')).toHaveLength(198);
  },
);

test('33 programs play two and two: byes, and nobody meets anybody again', { timeout: 60_000 }, async () => {
  const kit = tournamentKit(harness);
  const [organiser = '', ...people] = await crowd(harness, 34);
  const id = await kit.create(organiser, { rounds: 5 });
  await kit.register(id, people);
  await kit.begin(id, organiser);
  await kit.run();
  for (let round = 1; round <= 5; round++) await kit.finishRound(id);
  const over = await kit.load(id);
  expect(over).toMatchObject({ status: 'finished', round: 5 });
  expect(Math.max(...encounters(over).values())).toBe(1);
  const byes = over.scores.filter(({ kind }) => kind === 'bye');
  expect(byes).toHaveLength(5);
  expect(new Set(byes.map(({ number }) => number)).size).toBe(5);
  const points = over.scores.reduce((sum, score) => sum + (score.points ?? 0), 0);
  expect(points).toBe(5 * (16 * 12 + 12));
});
