import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeSeatBack } from '../../src/games/substitute.ts';
import { games } from '../../src/schema/games.ts';
import { boundaries } from '../../src/schema/talk.ts';
import { changeRules } from '../../src/talk/use-cases.ts';
import * as tournamentStore from '../../src/tournaments/store.ts';
import { leave } from '../../src/tournaments/leave.ts';
import { cancelTournament, enter } from '../../src/tournaments/use-cases.ts';
import { sweep } from '../../src/notifications/outbox/sweep.ts';
import { resultOf, type NotificationHarness } from '../kit/notification-harness.ts';
import { ORGANISER, PEOPLE, openTournaments, type TournamentKit, valueOf } from './kit.ts';

let harness: NotificationHarness;
let kit: TournamentKit;
beforeEach(async () => {
  ({ harness, kit } = await openTournaments());
});
afterEach(() => harness.stop());

/** Returns when the schedule returns to a tournament. */
const nextDue = async (): Promise<number | null> => (await harness.ports.store.nextDue()).tournaments;

describe('a round', () => {
  test('29.3 a round earns nothing for somebody who blocks everybody, and nobody else sits out for it', async () => {
    const id = await kit.create(ORGANISER, { rounds: 3 });
    await kit.register(id, PEOPLE.slice(0, 9));
    const others = PEOPLE.slice(0, 9).filter((account) => account !== 'p3');
    const since = harness.now();
    await harness.db
      .insert(boundaries)
      .values(others.map((otherId) => ({ accountId: 'p3', otherId, kind: 'block' as const, name: otherId, since })));
    await kit.begin(id, ORGANISER);
    await kit.run();
    for (let round = 1; round <= 3; round++) await kit.finishRound(id);
    const { entrants, scores } = await kit.load(id);
    const blocker = entrants.find(({ account }) => account === 'p3')?.number;
    const without = scores.filter(({ kind }) => kind !== 'game');
    expect(without.map(({ number, kind, points }) => [number, kind, points])).toStrictEqual(
      [1, 2, 3].map(() => [blocker, 'apart', 0]),
    );
    // The organiser learns why, and so does the blocker; to others they are absent.
    const kindFor = async (account: string): Promise<unknown> =>
      (await kit.read(id, account, 1)).shown?.without[0]?.kind;
    expect([await kindFor(ORGANISER), await kindFor('p3'), await kindFor('p4')]).toStrictEqual([
      'apart',
      'apart',
      'absent',
    ]);
  });

  test('a round that somebody sits out a second time is half a win', async () => {
    const id = await kit.create(ORGANISER, { rounds: 3 });
    await kit.register(id, PEOPLE.slice(0, 9));
    const { db } = harness;
    const since = harness.now();
    // Everybody blocks p3, who has blocked nobody.
    const others = PEOPLE.slice(0, 9).filter((account) => account !== 'p3');
    await db
      .insert(boundaries)
      .values(others.map((accountId) => ({ accountId, otherId: 'p3', kind: 'block' as const, name: 'p3', since })));
    await kit.begin(id, ORGANISER);
    await kit.run();
    for (let round = 1; round <= 3; round++) await kit.finishRound(id);
    const { entrants, scores } = await kit.load(id);
    const blocked = entrants.find(({ account }) => account === 'p3')?.number;
    expect(scores.filter(({ number }) => number === blocked).map(({ kind, points }) => [kind, points])).toStrictEqual([
      ['bye', 12],
      ['bye', 6],
      ['bye', 6],
    ]);
  });

  test('a round tells everybody once who they play with, and the day before it ends, unless they are done', async () => {
    const id = await kit.begun(9);
    await harness.pass(20);
    // Nine people: eight play, and one sits out.
    expect(harness.taken().filter((one) => one === 'mail tournament paired')).toHaveLength(9);
    const [first = '', ...rest] = await kit.open(id);
    for (const game of rest) await kit.finish(game);
    await kit.run();
    kit.pass(6);
    for (let nth = 0; nth < 3; nth++) {
      await sweep(harness.ports, 900);
      harness.setTime(harness.now().getTime() + 20 * 60_000);
    }
    const reminded = harness.out.filter(({ event }) => event === 'tournament ending').map(({ to }) => to);
    const seats = (await harness.load(first)).seats.flatMap((one) =>
      one.kind === 'person' ? [`${one.account}@example.org`] : [],
    );
    expect(reminded.toSorted()).toStrictEqual(seats.toSorted());
  });

  test('a round shows its own game only to those who play there, own table first', async () => {
    const id = await kit.begun(8);
    const { shown, you } = await kit.read(id, 'p5');
    expect(shown?.tables).toHaveLength(4);
    expect(shown?.tables[0]).toMatchObject({ isYours: true, isCounted: false, game: you?.game });
    expect(shown?.tables.slice(1).every(({ game }) => game === null)).toBe(true);
    expect((await kit.read(id)).shown?.tables.every(({ game }) => game === null)).toBe(true);
  });

  test('a round that is not finished in time counts as it stands, and players who have left are last', async () => {
    const id = await kit.begun(8, { tableSize: 4, rounds: 1 });
    const [game = ''] = await kit.open(id);
    const [seated] = (await harness.load(game)).seats;
    const leaver = seated?.kind === 'person' ? seated.account : '';
    valueOf(await leave(harness.ports, leaver, { id }));
    await kit.run();
    // A computer player holds the seat, so that nobody waits for it.
    expect((await harness.load(game)).seats[0]).toMatchObject({ kind: 'computer', owner: { account: leaver } });
    kit.pass(7);
    await kit.run();
    const over = await kit.load(id);
    expect(over.status).toBe('finished');
    const scores = over.scores.filter((score) => score.game === game);
    // Nobody has a result yet, so the other three share the places before.
    expect(scores.map(({ place, points }) => [place, points])).toStrictEqual([
      [4, 0],
      [1, 8],
      [1, 8],
      [1, 8],
    ]);
    expect((await harness.load(game)).status).toBe('playing');
  });

  test('29.3 a table of a tournament has no host: nobody there undoes “phrases only”', async () => {
    const id = await kit.begun(8, { tableSize: 4, phrasesOnly: true });
    const [game = ''] = await kit.open(id);
    const { host, seats, setup } = await harness.load(game);
    expect([host, setup.phrasesOnly]).toEqual([null, true]);
    for (const seat of seats)
      if (seat.kind === 'person')
        expect(
          await resultOf(changeRules(harness.ports, seat.account, { id: game, phrasesOnly: false })),
        ).toMatchObject({
          ok: false,
          error: { problem: 'forbidden' },
        });
  });

  test('a round of a cancelled tournament goes on, its results count, and then nothing is due any more', async () => {
    const id = await kit.begun(8, { tableSize: 4 });
    const [before = '', after = ''] = await kit.open(id);
    await kit.finish(before);
    valueOf(await cancelTournament(harness.ports, ORGANISER, { id }));
    expect(await nextDue()).not.toBeNull();
    await kit.run();
    expect(await nextDue()).toBeNull();
    const counted = async (): Promise<readonly boolean[] | undefined> =>
      (await kit.read(id)).shown?.tables.map(({ isCounted }) => isCounted);
    expect(await counted()).toStrictEqual([true, false]);
    await kit.finish(after);
    await kit.run();
    expect(await nextDue()).toBeNull();
    expect(await counted()).toStrictEqual([true, true]);
    // A run that failed at that moment has put it off.
    await tournamentStore.postpone(harness.ports.db, id, harness.now());
    await kit.run();
    expect(await nextDue()).toBeNull();
    const { status, round, standing } = await kit.read(id);
    expect({ status, round }).toStrictEqual({ status: 'cancelled', round: 1 });
    expect(standing.every(({ games }) => games === 1)).toBe(true);
  });

  test('a round seats people who come into the reserve in a seat that was left before, and that a computer player holds', async () => {
    const id = await kit.begun(8, { tableSize: 4 });
    const [game = ''] = await kit.open(id);
    const [seated] = (await harness.load(game)).seats;
    const leaver = seated?.kind === 'person' ? seated.account : '';
    valueOf(await leave(harness.ports, leaver, { id }));
    await kit.run();
    expect((await harness.load(game)).seats[0]).toMatchObject({ kind: 'computer' });
    await kit.register(id, ['p11', 'p12']);
    expect(await kit.read(id, 'p11')).toMatchObject({ people: 8, reserves: 1, you: { state: 'in', game } });
    expect((await harness.load(game)).seats[0]).toMatchObject({ kind: 'person', account: 'p11' });
    expect(await kit.read(id, 'p12')).toMatchObject({ you: { state: 'reserve', game: null } });
    await kit.run();
    const { scores } = await kit.load(id);
    expect(scores.filter((one) => one.game === game).map(({ number }) => number)).toContain(9);
  });

  test('a round is over at a table when only one is left there', async () => {
    const id = await kit.begun(8, { rounds: 1 });
    const { scores } = await kit.load(id);
    const [table] = scores.filter(({ game }) => game !== null);
    const [one, other] = scores.filter(({ game }) => game === table?.game);
    valueOf(await leave(harness.ports, `p${(one?.number ?? 0) + 1}`, { id }));
    await kit.run();
    const after = await kit.load(id);
    const pointsOf = (number = 0) => after.scores.find((score) => score.number === number)?.points;
    expect([pointsOf(one?.number), pointsOf(other?.number)]).toStrictEqual([0, 12]);
  });

  test('a round is created once, however often the schedule runs and wherever it is cut off', async () => {
    const id = await kit.create(ORGANISER);
    await kit.register(id, PEOPLE.slice(0, 8));
    await kit.begin(id, ORGANISER);
    const { save } = harness.ports.store;
    let saves = 0;
    const broken = {
      ...harness.ports,
      store: {
        ...harness.ports.store,
        save: (one: Parameters<typeof save>[0]) => (++saves > 2 ? Promise.reject(new Error('cut off')) : save(one)),
      },
    };
    const { runTournaments } = await import('../../src/tournaments/run.ts');
    await runTournaments(broken, 200);
    harness.setTime(harness.now().getTime() + 16 * 60_000);
    await Promise.all([kit.run(), kit.run()]);
    expect(await harness.db.$count(games)).toBe(4);
    expect((await kit.load(id)).tables.map(({ state }) => state)).toStrictEqual([
      'playing',
      'playing',
      'playing',
      'playing',
    ]);
  });
});

test('a substitute has the seat for good: somebody who has left cannot take it back', async () => {
  const id = await kit.begun(8, { mostPeople: 8 });
  valueOf(await enter(harness.ports, 'p10', { id, from: [] }));
  const own = (await kit.read(id, 'p2')).you?.game ?? '';
  valueOf(await leave(harness.ports, 'p2', { id }));
  await kit.run();
  expect((await kit.read(id, 'p10')).you).toMatchObject({ state: 'in', game: own });
  expect(await resultOf(takeSeatBack(harness.ports, 'p2', own))).toMatchObject({
    ok: false,
    error: { problem: 'conflict' },
  });
  await kit.finishRound(id);
  const { standing } = await kit.read(id);
  // Half of a win for coming late does not apply to a round that they have played.
  expect(standing.find(({ name }) => name === 'P 10')?.games).toBe(1);
  expect(standing.find(({ name }) => name === 'P 2')).toMatchObject({ state: 'left', points: 0 });
});

test('somebody who comes during the first round plays from the second, with half of a win', async () => {
  const id = await kit.begun(8);
  valueOf(await enter(harness.ports, 'p10', { id, from: [] }));
  await kit.finishRound(id);
  const after = await kit.load(id);
  expect(after.scores.filter(({ number }) => number === 9)).toMatchObject([
    { round: 1, kind: 'late', points: 6 },
    { round: 2 },
  ]);
});

test('everybody meets everybody in a round robin of nine', async () => {
  const id = await kit.begun(9, { kind: 'roundRobin', mostPeople: 9 });
  expect(await kit.read(id)).toMatchObject({ rounds: 9 });
  for (let round = 1; round <= 9; round++) await kit.finishRound(id);
  const over = await kit.load(id);
  expect(over.status).toBe('finished');
  const games = new Set(over.scores.flatMap(({ game }) => game ?? []));
  const pairs = [...games].map((game) =>
    over.scores
      .flatMap((score) => (score.game === game ? [score.number] : []))
      .toSorted((a, b) => a - b)
      .join(' '),
  );
  expect(new Set(pairs).size).toBe(36);
});

test('a substitute has the place in the schedule as well: nobody meets anybody twice, and everybody meets every place', async () => {
  const id = await kit.begun(8, { kind: 'roundRobin', mostPeople: 8 });
  await kit.register(id, ['p10', 'p11', 'p12']);
  valueOf(await leave(harness.ports, 'p2', { id }));
  await kit.finishRound(id);
  await kit.finishRound(id);
  // A successor may leave as well, and in the same round as somebody else.
  valueOf(await leave(harness.ports, 'p10', { id }));
  valueOf(await leave(harness.ports, 'p3', { id }));
  for (let round = 3; round <= 7; round++) await kit.finishRound(id);
  const over = await kit.load(id);
  expect(over).toMatchObject({ status: 'finished', round: 7 });
  const kindsOf = (number: number) => over.scores.filter((score) => score.number === number).map(({ kind }) => kind);
  expect(kindsOf(1)).toStrictEqual(['absent']);
  expect(kindsOf(9)).toStrictEqual(['game', 'game', 'absent']);
  for (const number of [10, 11]) expect(kindsOf(number)).toStrictEqual(['late', 'absent', ...Array(5).fill('game')]);
  for (const number of [3, 4, 5, 6, 7, 8]) expect(kindsOf(number)).toStrictEqual(Array(7).fill('game'));
  const places = new Map([
    [9, 1],
    [10, 1],
    [11, 2],
  ]);
  const games = new Set(over.scores.flatMap(({ game }) => game ?? []));
  const pairs = [...games].map((game) =>
    over.scores
      .flatMap((score) => (score.game === game ? [places.get(score.number) ?? score.number] : []))
      .toSorted((a, b) => a - b)
      .join(' '),
  );
  expect([pairs.length, new Set(pairs).size]).toStrictEqual([28, 28]);
});

test('the seed is shown when the first round is paired, and is the one whose hash was', async () => {
  const id = await kit.create(ORGANISER);
  const { seed, seedHash } = await kit.read(id);
  expect(seed).toBeNull();
  await kit.register(id, PEOPLE.slice(0, 8));
  await kit.begin(id, ORGANISER);
  const shown = (await kit.read(id)).seed ?? '';
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(shown)));
  expect([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(seedHash);
});
