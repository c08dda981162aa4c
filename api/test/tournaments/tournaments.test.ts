import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../src/account-deletion/delete-account.ts';
import { exportData } from '../../src/account-deletion/export-data.ts';
import { accountDeletionStore } from '../../src/account-deletion/store.ts';
import { listGames } from '../../src/games/read-game.ts';
import { takeSeatBack } from '../../src/games/substitutes.ts';
import { games } from '../../src/schema/games.ts';
import { boundaries } from '../../src/schema/talk.ts';
import { sessions, users } from '../../src/schema/accounts.ts';
import { leave } from '../../src/tournaments/departure.ts';
import {
  beginNow,
  cancelTournament,
  changeTournament,
  createTournament,
  enter,
  listTournaments,
  remove,
} from '../../src/tournaments/use-cases.ts';
import { sweep } from '../../src/notifications/outbox/sweep.ts';
import { openNotificationHarness, resultOf, type NotificationHarness } from '../kit/notification-harness.ts';
import { crowd, tournamentKit, valueOf } from './kit.ts';

let harness: NotificationHarness;
let kit: ReturnType<typeof tournamentKit>;
let organiser: string;
let people: readonly string[];
beforeEach(async () => {
  harness = await openNotificationHarness();
  kit = tournamentKit(harness);
  [organiser = '', ...people] = await crowd(harness, 12);
});
afterEach(() => harness.stop());

const begun = async (count: number, different: Parameters<typeof kit.create>[1] = {}): Promise<string> => {
  const id = await kit.create(organiser, different);
  await kit.register(id, people.slice(0, count));
  await kit.begin(id, organiser);
  await kit.run();
  return id;
};

describe('registration', () => {
  test('is for accounts that last, and for names', async () => {
    const id = await kit.create(organiser);
    const guest = await harness.person('Guest', { address: false });
    expect(await enter(harness.ports, guest, { id })).toMatchObject({ ok: false, error: { problem: 'forbidden' } });
    await harness.db.update(users).set({ name: '' }).where(eq(users.id, 'p2'));
    expect(await enter(harness.ports, 'p2', { id })).toMatchObject({ ok: false, error: { problem: 'conflict' } });
  });

  test('puts whoever comes too late into the reserve, who move up when somebody leaves', async () => {
    const id = await kit.create(organiser, { mostPeople: 8 });
    await kit.register(id, people.slice(0, 10));
    expect(await kit.read(id, 'p10')).toMatchObject({ people: 8, reserves: 2, you: { number: 9, state: 'reserve' } });
    valueOf(await leave(harness.ports, 'p2', { id }));
    expect(await kit.read(id, 'p10')).toMatchObject({ people: 8, reserves: 1, you: { number: 9, state: 'in' } });
    // Whoever has left may come back, at the end of the line.
    valueOf(await enter(harness.ports, 'p2', { id }));
    expect(await kit.read(id, 'p2')).toMatchObject({ you: { number: 1, state: 'reserve' } });
  });

  test('is not for people whom the organiser has removed, nor for those one of whom has blocked the other', async () => {
    const id = await kit.create(organiser);
    await kit.register(id, people.slice(0, 2));
    valueOf(await remove(harness.ports, organiser, { id, number: 1 }));
    expect(await enter(harness.ports, 'p2', { id })).toMatchObject({ ok: false, error: { problem: 'conflict' } });
    const since = harness.now();
    await harness.db.insert(boundaries).values([
      { accountId: 'p5', otherId: organiser, kind: 'block', name: 'P 1', since },
      { accountId: 'p3', otherId: 'p4', kind: 'block', name: 'P 4', since },
    ]);
    expect(await enter(harness.ports, 'p5', { id })).toMatchObject({ ok: false, error: { problem: 'not-found' } });
    valueOf(await enter(harness.ports, 'p4', { id }));
    // Neither reads the other's name.
    const names = (await kit.read(id, 'p4')).standing.map(({ name }) => name);
    expect(names).toStrictEqual([null, 'P 4']);
    expect((await kit.read(id, 'p6')).standing.map(({ name }) => name)).toStrictEqual(['P 3', 'P 4']);
  });

  test('cancels a tournament for which too few have come, and says so', async () => {
    const id = await kit.create(organiser);
    await kit.register(id, people.slice(0, 7));
    expect(await beginNow(harness.ports, organiser, { id })).toMatchObject({
      ok: false,
      error: { problem: 'conflict' },
    });
    kit.pass(1);
    await kit.run();
    expect(await kit.read(id)).toMatchObject({ status: 'cancelled', round: 0 });
    await harness.pass(60);
    expect(harness.taken()).toStrictEqual(Array.from({ length: 7 }, () => 'mail tournament cancelled'));
  });

  test('keeps everybody at the same moment', async () => {
    const id = await kit.create(organiser);
    const entered = await Promise.all(people.map((account) => enter(harness.ports, account, { id })));
    expect(entered.every(({ ok }) => ok)).toBe(true);
    const numbers = (await kit.load(id)).entrants.map(({ number }) => number);
    expect(numbers).toStrictEqual(people.map((_, index) => index + 1));
  });
});

describe('what does not fit together is refused', () => {
  test.each([
    ['a day in the past', { closesAt: '2026-09-01T00:00:00.000Z' }],
    ['more rounds of a game than its set has', { gameRounds: 19 }],
    ['rated house rules', { rated: true, rules: { preset: 'bonepile', doubles: 'chain' } }],
    ['everybody against everybody for months', { kind: 'roundRobin', mostPeople: 40 }],
  ] as const)('%s', async (_, different) => {
    await expect(kit.create(organiser, different)).rejects.toThrow('invalid-request');
  });
});

describe('the end of registration', () => {
  const at = (hours: number): string => new Date(harness.now().getTime() + hours * 3_600_000).toISOString();
  const change = (closesAt: string, who = organiser) => changeTournament(harness.ports, who, { id, closesAt });
  let id: string;
  beforeEach(async () => {
    id = await kit.create(organiser);
    await kit.register(id, people.slice(0, 8));
  });

  test('can be put off by the organiser: the first round waits, and everybody is told once', async () => {
    const put = at(72);
    valueOf(await change(at(60)));
    expect(valueOf(await change(put))).toMatchObject({ closesAt: put, status: 'open' });
    await harness.pass(60);
    expect(harness.taken()).toStrictEqual(Array.from({ length: 8 }, () => 'mail tournament moved'));
    kit.pass(2);
    await kit.run();
    expect(await kit.read(id)).toMatchObject({ status: 'open', round: 0 });
    kit.pass(1);
    await kit.run();
    expect(await kit.read(id)).toMatchObject({ status: 'playing', round: 1 });
  });

  test('can be brought forward, and whoever hears of the first round hears no more of that', async () => {
    valueOf(await change(at(0.1)));
    harness.setTime(harness.now().getTime() + 6 * 60_000);
    await kit.run();
    expect(await kit.read(id)).toMatchObject({ status: 'playing', round: 1 });
    await harness.pass(60);
    const told = harness.taken().filter((one) => one.startsWith('mail tournament'));
    expect(told).toStrictEqual(Array.from({ length: 8 }, () => 'mail tournament paired'));
  });

  test('is told to nobody if it stays the same, and not to the organiser, who has changed it', async () => {
    valueOf(await enter(harness.ports, organiser, { id }));
    const { closesAt } = await kit.read(id);
    valueOf(await change(closesAt));
    await harness.pass(60);
    expect(harness.taken()).toStrictEqual([]);
    valueOf(await change(at(72)));
    await harness.pass(60);
    expect(harness.out.map(({ to }) => to)).not.toContain(`${organiser}@example.org`);
    expect(harness.taken()).toHaveLength(8);
  });

  test('is never in the past, nor moved by others or once it is over', async () => {
    const refused = (problem: string) => ({ ok: false, error: { problem } });
    expect(await change(at(-1))).toMatchObject(refused('invalid-request'));
    expect(await change(at(0))).toMatchObject(refused('invalid-request'));
    expect(await change(at(24 * 400))).toMatchObject(refused('invalid-request'));
    expect(await change(at(72), 'p2')).toMatchObject(refused('forbidden'));
    await kit.begin(id, organiser);
    expect(await change(at(72))).toMatchObject(refused('conflict'));
  });
});

test('only the organiser begins, cancels and removes', async () => {
  const id = await kit.create(organiser);
  await kit.register(id, people.slice(0, 8));
  const refused = { ok: false, error: { problem: 'forbidden' } };
  expect(await beginNow(harness.ports, 'p2', { id })).toMatchObject(refused);
  expect(await cancelTournament(harness.ports, 'p2', { id })).toMatchObject(refused);
  expect(await remove(harness.ports, 'p2', { id, number: 1 })).toMatchObject(refused);
  expect(
    await createTournament(harness.ports, await harness.person('Guest', { address: false }), {
      ...(await settings()),
    }),
  ).toMatchObject(refused);
});

const settings = async () => {
  const { kind, tableSize, roundDays, mostPeople, language, rules, clock } = await kit.read(
    await kit.create(organiser),
  );
  const closesAt = new Date(harness.now().getTime() + 86_400_000).toISOString();
  const rest = { name: 'Cup', rounds: 3, gameRounds: 1, rated: false, phrasesOnly: false, closesAt };
  return { kind, tableSize, roundDays, mostPeople, language, rules, clock, ...rest };
};

describe('a round', () => {
  test('tells everybody once with whom they play, and the day before it ends, unless they are done', async () => {
    const id = await begun(9);
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

  test('shows its own game only to those who play there, own table first', async () => {
    const id = await begun(8);
    const { shown, you } = await kit.read(id, 'p5');
    expect(shown?.tables).toHaveLength(4);
    expect(shown?.tables[0]).toMatchObject({ isYours: true, isCounted: false, game: you?.game });
    expect(shown?.tables.slice(1).every(({ game }) => game === null)).toBe(true);
    expect((await kit.read(id)).shown?.tables.every(({ game }) => game === null)).toBe(true);
  });

  test('that is not finished in time counts as it stands, and whoever has left is last', async () => {
    const id = await begun(8, { tableSize: 4, rounds: 1 });
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

  test('seats whoever comes into the reserve in a seat that was left before, and that a computer player holds', async () => {
    const id = await begun(8, { tableSize: 4 });
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

  test('is over at a table when only one is left there', async () => {
    const id = await begun(8, { rounds: 1 });
    const { scores } = await kit.load(id);
    const [table] = scores.filter(({ game }) => game !== null);
    const [one, other] = scores.filter(({ game }) => game === table?.game);
    valueOf(await leave(harness.ports, `p${(one?.number ?? 0) + 1}`, { id }));
    await kit.run();
    const after = await kit.load(id);
    const pointsOf = (number = 0) => after.scores.find((score) => score.number === number)?.points;
    expect([pointsOf(one?.number), pointsOf(other?.number)]).toStrictEqual([0, 12]);
  });

  test('is created once, however often the schedule runs and wherever it is cut off', async () => {
    const id = await kit.create(organiser);
    await kit.register(id, people.slice(0, 8));
    await kit.begin(id, organiser);
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

test('a substitute has the seat for good: whoever has left cannot take it back', async () => {
  const id = await begun(8, { mostPeople: 8 });
  valueOf(await enter(harness.ports, 'p10', { id }));
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

test('whoever comes during the first round plays from the second, with half of a win', async () => {
  const id = await begun(8);
  valueOf(await enter(harness.ports, 'p10', { id }));
  await kit.finishRound(id);
  const after = await kit.load(id);
  expect(after.scores.filter(({ number }) => number === 9)).toMatchObject([
    { round: 1, kind: 'late', points: 6 },
    { round: 2 },
  ]);
});

test('everybody meets everybody in a round robin of nine', async () => {
  const id = await begun(9, { kind: 'roundRobin', mostPeople: 9 });
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
  const id = await begun(8, { kind: 'roundRobin', mostPeople: 8 });
  await kit.register(id, ['p10', 'p11', 'p12']);
  valueOf(await leave(harness.ports, 'p2', { id }));
  await kit.finishRound(id);
  await kit.finishRound(id);
  // Whoever came may leave as well, and in the same round as somebody else.
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

describe('an account', () => {
  test('that is deleted stays in the standing without a name, and is last at its table', async () => {
    const id = await begun(8, { rounds: 1 });
    await deleteAccount(harness.ports, { account: 'p2', id: 'none' });
    await kit.finishRound(id);
    const { standing, status } = await kit.read(id);
    expect(status).toBe('finished');
    expect(standing).toHaveLength(8);
    expect(standing.find(({ number }) => number === 1)).toMatchObject({ name: null, state: 'left', points: 0 });
  });

  test('that is deleted before the first round leaves its place to the reserve', async () => {
    const id = await kit.create(organiser, { mostPeople: 8 });
    await kit.register(id, people.slice(0, 9));
    await deleteAccount(harness.ports, { account: 'p2', id: 'none' });
    expect(await kit.read(id, 'p10')).toMatchObject({ people: 8, reserves: 0, you: { state: 'in' } });
  });

  test('that is deleted in a round has a substitute, however far the deletion had come', async () => {
    const id = await begun(8, { mostPeople: 8, rounds: 2 });
    await kit.register(id, ['p10', 'p11']);
    const { tables, scores } = await kit.load(id);
    const [first = '', second = ''] = tables.map(({ game }) => game);
    const [one = '', other = ''] = [first, second].map((game) => {
      const score = scores.find((each) => each.game === game);
      return `p${(score?.number ?? 0) + 1}`;
    });
    const seatsAt = async (game: string) => (await harness.load(game)).seats;
    await deleteAccount(harness.ports, { account: one, id: 'none' });
    expect(await seatsAt(first)).toContainEqual(expect.objectContaining({ kind: 'person', account: 'p10' }));
    // Cut off when the tournament had been left, a deletion goes on before the substitute is seated.
    valueOf(await leave(harness.ports, other, { id }));
    await deleteAccount(harness.ports, { account: other, id: 'none' });
    expect((await seatsAt(second)).map(({ kind }) => kind)).toContain('computer');
    await kit.run();
    expect(await seatsAt(second)).toContainEqual(expect.objectContaining({ kind: 'person', account: 'p11' }));
    expect((await kit.read(id, 'p11')).you).toMatchObject({ state: 'in', game: second });
    await kit.finishRound(id);
    await kit.finishRound(id);
    const { standing, status } = await kit.read(id);
    expect(status).toBe('finished');
    expect(standing.filter(({ name }) => name === null)).toMatchObject([
      { state: 'left', points: 0 },
      { state: 'left', points: 0 },
    ]);
  });

  test('sees its tournaments among its games: those with a game of its own as that game, others as a line', async () => {
    const listFor = async (account: string) => {
      const token = `token-${account}`;
      const expiresAt = new Date(Date.now() + 1e10);
      await harness.db.insert(sessions).values({ id: token, token, userId: account, expiresAt }).onConflictDoNothing();
      return valueOf(await listGames(harness.ports.store, { token }, 'en'));
    };
    const id = await kit.create(organiser, { mostPeople: 8 });
    await kit.register(id, people.slice(0, 9));
    const before = await listFor('p2');
    const { closesAt } = await kit.read(id);
    expect(before.list).toMatchObject({
      games: [],
      tournaments: [{ id, name: 'Autumn Cup', role: 'in', round: 0, rounds: 3, until: closesAt }],
    });
    expect((await listFor('p10')).list.tournaments).toMatchObject([{ role: 'reserve' }]);
    expect((await listFor(organiser)).list.tournaments).toMatchObject([{ role: 'organiser' }]);
    expect((await listFor('p12')).list.tournaments).toStrictEqual([]);

    await kit.begin(id, organiser);
    await kit.run();
    const playing = await listFor('p2');
    expect(playing.tag).not.toBe(before.tag);
    expect(playing.list).toMatchObject({
      games: [{ name: 'Autumn Cup', news: expect.stringMatching(/^Tournament, round 1 of 3\. ./) }],
      tournaments: [],
    });
    const own = playing.list.games[0]?.id ?? '';
    await kit.finish(own);
    await kit.run();
    const { roundEndsAt } = await kit.read(id);
    const done = await listFor('p2');
    // More than one game, and still one line.
    await harness.board(['p2', 'p3']);
    expect((await listFor('p2')).list.tournaments).toStrictEqual(done.list.tournaments);
    expect(done.list).toMatchObject({
      games: [{ status: 'finished', name: 'Autumn Cup' }],
      tournaments: [{ id, round: 1, until: roundEndsAt }],
    });
    valueOf(await leave(harness.ports, 'p2', { id }));
    expect((await listFor('p2')).list.tournaments).toStrictEqual([]);
    valueOf(await cancelTournament(harness.ports, organiser, { id }));
    expect((await listFor(organiser)).list.tournaments).toStrictEqual([]);
  });

  test('has its tournaments in its export, without the seed', async () => {
    const id = await begun(8, { rounds: 1 });
    const data = await exportData(harness.ports, 'p2');
    expect(data?.tournaments).toMatchObject({ played: [{ id, number: 1, scores: [{ round: 1 }] }], organised: [] });
    const organised = await exportData(harness.ports, organiser);
    expect(organised?.tournaments).toMatchObject({ organised: [{ id, name: 'Autumn Cup' }] });
    expect(JSON.stringify(organised)).not.toContain((await kit.load(id)).seed);
  });

  test('that is merged takes its tournaments along', async () => {
    const id = await kit.create(organiser);
    await kit.register(id, ['p2', 'p3']);
    expect(await accountDeletionStore(harness.ports.db).mergeInto('p2', 'p4')).toBe(true);
    expect((await kit.read(id, 'p4')).you).toMatchObject({ number: 1, state: 'in' });
    // Where both take part, one entry is enough.
    expect(await accountDeletionStore(harness.ports.db).mergeInto('p3', 'p4')).toBe(true);
    expect(await kit.read(id)).toMatchObject({ people: 1 });
  });

  test('lists what it plays in and organises', async () => {
    const id = await begun(8);
    const { tournaments } = await listTournaments(harness.ports, 'p2');
    expect(tournaments).toMatchObject([{ id, isOrganiser: false, state: 'in', round: 1, rounds: 3, people: 8 }]);
    expect((await listTournaments(harness.ports, organiser)).tournaments).toMatchObject([
      { isOrganiser: true, state: null },
    ]);
    expect((await listTournaments(harness.ports, 'p12')).tournaments).toStrictEqual([]);
  });
});

test('the seed is shown when the first round is paired, and is the one whose hash was', async () => {
  const id = await kit.create(organiser);
  const { seed, seedHash } = await kit.read(id);
  expect(seed).toBeNull();
  await kit.register(id, people.slice(0, 8));
  await kit.begin(id, organiser);
  const shown = (await kit.read(id)).seed ?? '';
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(shown)));
  expect([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(seedHash);
});
