import { GAME_EVENTS, NotificationPreferencesSchema } from '@slow-train/protocol';
import { inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '../../src/account-data/delete-account.ts';
import { boundaries } from '../../src/schema/talk.ts';
import { users } from '../../src/schema/accounts.ts';
import type { Game } from '../../src/game/game.ts';
import { games } from '../../src/schema/games.ts';
import { leave } from '../../src/tournaments/leave.ts';
import { changeTournament, remove } from '../../src/tournaments/use-cases.ts';
import type { RoundScore, Tournament } from '../../src/tournaments/tournament.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';
import { SimulatedTimer } from '../kit/simulated-timer.ts';
import { CLOCK, crowd, tournamentKit, valueOf } from './kit.ts';
import { newLedger } from './ledger.ts';
import { playOn, type Habit } from './programs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Longer than a mail waits. */
const WHILE = 30 * MINUTE;

let timer: SimulatedTimer;
let harness: NotificationHarness;
beforeEach(async () => {
  timer = new SimulatedTimer(Date.parse('2026-10-01T10:00:00.000Z'));
  harness = await openNotificationHarness({ from: new Date(timer.now).toISOString(), scheduler: timer.scheduler });
  timer.onTime = (now) => harness.setTime(now);
  const { ports } = harness;
  await timer.workFor({ ...ports, settings: { ...ports.settings, WORKERS_PLAN: 'paid' } });
});
afterEach(() => harness.stop());

/** A tournament, its programs, and their news. */
function simulation(id: string, tableSize: number) {
  const kit = tournamentKit(harness);
  const ledger = newLedger();
  const habits = new Map<string, Habit>();
  const habitOf = (account: string): Habit => habits.get(account) ?? 'prompt';
  /** Games that were counted before the end of their round, as they stood. */
  const early = new Map<string, Game>();
  let told: string[] = [];
  const accountsOf = ({ entrants }: Tournament, scores: readonly RoundScore[]): string[] =>
    scores.flatMap((score) => entrants.find(({ number }) => number === score.number)?.account ?? []).toSorted();
  const self = {
    kit,
    ledger,
    habits,
    early,
    load: () => kit.load(id),
    /** Returns the recipients of this news since the last call, once for each mail. */
    taken(news: string): string[] {
      told.push(
        ...harness.out.splice(0).flatMap(({ event, to }) => (event.startsWith('tournament') ? `${event} ${to}` : [])),
      );
      const isIt = (one: string): boolean => one.startsWith(`tournament ${news} `);
      const taken = told.filter(isIt).map((one) => one.slice(`tournament ${news} `.length).replace('@example.org', ''));
      told = told.filter((one) => !isIt(one));
      return taken.toSorted();
    },
    /** What nobody has asked for with `taken`. */
    untold(): readonly string[] {
      self.taken('');
      return told;
    },
    /** Returns the accounts with a table, or a bye, in the latest round. */
    async placed(): Promise<string[]> {
      const tournament = await self.load();
      const isPlaced = ({ round, kind }: RoundScore): boolean =>
        round === tournament.round && (kind === 'game' || kind === 'bye');
      return accountsOf(tournament, tournament.scores.filter(isPlaced));
    },
    /** Returns the accounts at the tables that are yet to be counted. */
    async playing(): Promise<string[]> {
      const [tournament, open] = [await self.load(), await kit.open(id)];
      return accountsOf(
        tournament,
        tournament.scores.filter(({ game }) => game !== null && open.includes(game)),
      );
    },
    /** Returns the people of the latest round's tables, in the order of the tables. */
    async tables(): Promise<readonly { readonly game: string; readonly people: readonly RoundScore[] }[]> {
      const { tables, scores } = await self.load();
      return tables.map(({ game }) => ({ game, people: scores.filter((score) => score.game === game) }));
    },
    /** Lets everybody who plays act, as often as they do, until the round is over. */
    async playRound(): Promise<void> {
      const { round } = await self.load();
      let last = await self.load();
      for (let day = 0; last.round === round && last.status === 'playing'; day++) {
        if (day > 10) throw new Error(`round ${round} does not end`);
        for (const game of await kit.open(id)) await playOn(harness, game, habitOf);
        await timer.pass(WHILE);
        last = await self.load();
        // No further than the end of the round: in the next one everybody would run out of time without having been asked.
        for (let hour = 1; hour < 23 && last.round === round && last.roundEndsAt !== null; hour++) {
          await timer.pass(Math.min(HOUR, last.roundEndsAt - timer.now));
          last = await self.load();
        }
      }
      await self.note(round);
    },
    /** Notes a round in the ledger, as its games stand at its end. */
    async note(round: number): Promise<void> {
      const ended = await kit.load(id, round);
      const ids = ended.tables.map(({ game }) => game);
      const found = await Promise.all(ids.map(async (game) => early.get(game) ?? harness.load(game)));
      ledger.note({ ...ended, round }, found);
    },
    /**
     * Everybody has one score a round, its points are those of its places, and the standing is the sum of the games.
     */
    async check(rounds: number): Promise<Tournament> {
      const over = await self.load();
      expect(over).toMatchObject({ status: 'finished', round: rounds, dueAt: null });
      expect(over.scores.every(({ points }) => points !== null)).toBe(true);
      const all = Array.from({ length: rounds }, (_, index) => index + 1);
      for (const { number } of over.entrants.filter(({ state }) => state === 'in')) {
        const own = over.scores.filter((score) => score.number === number);
        expect([number, own.map(({ round }) => round)]).toStrictEqual([number, all]);
      }
      const { standing } = await kit.read(id);
      const shown = standing.flatMap(({ number, rank, points, games: played }) =>
        rank === null ? [] : [{ number, points, games: played, rank }],
      );
      expect(shown).toStrictEqual(ledger.standing(tableSize));
      return over;
    },
  };
  return self;
}

/** Returns who has sat at each table, by its game. */
function tablesOf({ scores }: Tournament): ReadonlyMap<string, readonly RoundScore[]> {
  const tables = new Map<string, RoundScore[]>();
  for (const score of scores)
    if (score.game !== null) tables.set(score.game, [...(tables.get(score.game) ?? []), score]);
  return tables;
}

/** How often each two people have sat at one table. */
function encounters(tournament: Tournament): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const seated of tablesOf(tournament).values())
    for (const a of seated)
      for (const b of seated)
        if (a.number < b.number) {
          const pair = `${a.number} ${b.number}`;
          counts.set(pair, (counts.get(pair) ?? 0) + 1);
        }
  return counts;
}

/** Returns each two of these numbers. */
function pairsOf(numbers: readonly number[]): (readonly [number, number])[] {
  return numbers.flatMap((a, index) => numbers.slice(index + 1).map((b) => [a, b] as const));
}

/** Only news of tournaments is mailed, so that the others cost no time. */
async function hearOnlyOfTournaments(): Promise<void> {
  const events = Object.fromEntries(GAME_EVENTS.map((event) => [event, { mail: false }]));
  await harness.db.update(users).set({ notify: NotificationPreferencesSchema.parse({ quiet: null, events }) });
}

const accountOf = (number: number): string => `p${number + 1}`;

/** Neither is seated with the other, on either side of the block. */
async function block(pairs: readonly (readonly [number, number])[]): Promise<void> {
  const since = harness.now();
  const rows = pairs.map(([one, other]) => ({
    accountId: accountOf(one),
    otherId: accountOf(other),
    kind: 'block' as const,
    name: `P ${other + 1}`,
    since,
  }));
  await harness.db.insert(boundaries).values(rows);
}

test('200 programs play a tournament: some are slow or absent, leave, come late, or delete their account', async () => {
  const [organiser = '', ...people] = await crowd(harness, 207);
  await hearOnlyOfTournaments();
  const { create, register, registerAll, read } = tournamentKit(harness);
  const id = await create(organiser, {
    rounds: 3,
    roundDays: 5,
    mostPeople: 199,
    clock: { ...CLOCK, allowance: 1440 },
  });
  const site = simulation(id, 2);
  const late = people.slice(203);
  // Four more than there are places: they wait in reserve.
  await registerAll(id, people.slice(0, 203));
  expect(await read(id)).toMatchObject({ status: 'open', people: 199, reserves: 4, round: 0, seed: null });
  // Twenty people who have all blocked each other, and three who never act.
  const feuding = pairsOf(Array.from({ length: 20 }, (_, index) => index + 21));
  await block(feuding);
  const asleep = [1, 2, 3].map(accountOf);
  for (const account of asleep) site.habits.set(account, 'asleep');

  // The organiser corrects the time twice within ten minutes: everybody is told once, of the last one.
  const closesAt = timer.now + 2 * HOUR;
  for (const at of [closesAt + 48 * HOUR, closesAt]) {
    valueOf(await changeTournament(harness.ports, organiser, { id, closesAt: new Date(at).toISOString() }));
    await timer.pass(MINUTE);
  }
  await timer.pass(HOUR);
  expect(site.taken('moved')).toStrictEqual(people.slice(0, 203).toSorted());
  await timer.pass(closesAt - timer.now);
  expect(await read(id)).toMatchObject({ status: 'playing', round: 1, people: 199, reserves: 4 });

  // Round 1. Somebody leaves before they are told of it, and the first of the reserve is told instead.
  const isOrdinary = ({ number }: RoundScore): boolean => number > 60;
  const ordinary = (await site.tables()).filter(({ people: seated }) => seated.every(isOrdinary));
  const [first, second, third, fourth, fifth, slow] = ordinary;
  const leaverAt = (table: typeof first): RoundScore => {
    const [one] = table?.people ?? [];
    if (one === undefined) throw new Error('no table');
    return one;
  };
  const go = async (table: typeof first, how: (number: number) => Promise<unknown>): Promise<RoundScore> => {
    const score = leaverAt(table);
    await how(score.number);
    return score;
  };
  const walkOut = async (number: number): Promise<unknown> =>
    valueOf(await leave(harness.ports, accountOf(number), { id }));
  const untold = await go(first, walkOut);
  await timer.pass(WHILE);
  expect(site.taken('paired')).toStrictEqual(await site.placed());
  expect(await site.placed()).not.toContain(accountOf(untold.number));

  // Others leave in the middle of it. The next in reserve keeps away from somebody at the first of their tables.
  const [, other] = second?.people ?? [];
  await block([[other?.number ?? 0, 201]]);
  const walked = await go(second, walkOut);
  const deleted = await go(third, (number) => deleteAccount(harness.ports, { account: accountOf(number), id: '' }));
  // Before the schedule runs, so that no computer player has moved for them.
  expect((await harness.load(third?.game ?? '')).seats[deleted.seat ?? -1]).toMatchObject({
    kind: 'person',
    account: accountOf(201),
  });
  const removed = await go(fourth, async (number) =>
    valueOf(await remove(harness.ports, organiser, { id, numbers: [number] })),
  );
  await timer.pass(WHILE);
  const substitutes = [first, second, third, fourth].map((table) => table?.game ?? '');
  const [, , , ...leavers] = [0, 0, 0, untold, walked, deleted, removed];
  const seats = await Promise.all(substitutes.map((game) => harness.load(game)));
  expect(
    seats.map((game, index) => {
      const occupant = game.seats[leavers[index]?.seat ?? -1];
      return occupant?.kind === 'person' ? [occupant.account, occupant.owner?.account ?? null] : occupant?.kind;
    }),
  ).toStrictEqual([
    [accountOf(200), accountOf(untold.number)],
    [accountOf(202), accountOf(walked.number)],
    [accountOf(201), null],
    [accountOf(203), accountOf(removed.number)],
  ]);
  expect(site.taken('paired')).toStrictEqual([201, 202, 203].map(accountOf).toSorted());
  // Nobody is left in reserve: a computer player holds the next seat, and the other has won.
  const alone = await go(fifth, walkOut);
  await timer.pass(WHILE);
  const won = await harness.load(fifth?.game ?? '');
  expect(won.seats[alone.seat ?? -1]).toMatchObject({
    kind: 'computer',
    owner: { account: accountOf(alone.number) },
  });
  // It is counted already; the winner may play on.
  site.early.set(won.id, won);
  // Two come too late for the round, one of them for the only place that is free.
  await register(id, late.slice(0, 2));
  for (const { number } of slow?.people ?? []) site.habits.set(accountOf(number), 'slow');
  await site.playRound();
  // People who still play the day before it ends are reminded.
  const reminded = site.taken('ending');
  expect(reminded).toStrictEqual(expect.arrayContaining((slow?.people ?? []).map(({ number }) => accountOf(number))));
  expect(new Set(reminded).size).toBe(reminded.length);
  expect((await harness.load(slow?.game ?? '')).status).toBe('playing');
  for (const { number } of slow?.people ?? []) site.habits.set(accountOf(number), 'prompt');

  // Round 2. Somebody leaves, and the second of those who came late has their seat.
  expect(await read(id)).toMatchObject({ status: 'playing', round: 2, people: 199, reserves: 1 });
  await timer.pass(WHILE);
  expect(site.taken('paired')).toStrictEqual(await site.placed());
  const again = (await site.tables()).filter(({ people: seated }) => seated.every(isOrdinary));
  const [, next, leaving] = again;
  await go(next, walkOut);
  await timer.pass(WHILE);
  expect(site.taken('paired')).toStrictEqual([accountOf(205)]);
  // Somebody leaves when their own game is over: it counts.
  await playOn(harness, leaving?.game ?? '', () => 'prompt');
  await timer.pass(MINUTE);
  const done = await go(leaving, walkOut);
  await site.playRound();
  // Nobody who plays is still playing the day before it ends; two who never act may have met.
  const remindedAwake = (): string[] => site.taken('ending').filter((account) => !asleep.includes(account));
  expect(remindedAwake()).toStrictEqual([]);

  // Round 3, the last.
  expect(await read(id)).toMatchObject({ status: 'playing', round: 3, people: 198, reserves: 0 });
  await timer.pass(WHILE);
  expect(site.taken('paired')).toStrictEqual(await site.placed());
  expect(await site.placed()).not.toContain(accountOf(done.number));
  await site.playRound();
  expect(remindedAwake()).toStrictEqual([]);

  const over = await site.check(3);
  await timer.pass(WHILE);
  const stayed = over.entrants.flatMap(({ state, account }) => (state === 'in' && account !== null ? account : []));
  expect(stayed).toHaveLength(198);
  expect(site.taken('over')).toStrictEqual(stayed.toSorted());
  expect(site.untold()).toStrictEqual([]);

  const met = encounters(over);
  expect([...met.values()].filter((times) => times > 1)).toStrictEqual([]);
  expect(feuding.filter(([a, b]) => met.has(`${a} ${b}`))).toStrictEqual([]);
  const byes = over.scores.filter(({ kind }) => kind === 'bye');
  expect(byes.map(({ round }) => round)).toStrictEqual([1, 2]);
  expect(new Set(byes.map(({ number }) => number)).size).toBe(2);
  // Each game that anybody has a score for was created once.
  const played = over.scores.flatMap(({ game }) => game ?? []);
  const ids = [...new Set(played)];
  expect(await harness.db.$count(games, inArray(games.id, ids))).toBe(ids.length);
  expect(played).toHaveLength(2 * ids.length);
  expect(await harness.db.$count(games)).toBe(ids.length);
  // People who never act are last at each of their tables; a late entrant has half a win for the first round.
  const pointsOf = (number: number, round?: number): readonly (number | null)[] =>
    over.scores.flatMap((score) =>
      score.number === number && (round === undefined || score.round === round) ? [score.points] : [],
    );
  expect(pointsOf(deleted.number)).toStrictEqual([0]);
  expect([pointsOf(204, 1), pointsOf(205, 1)]).toStrictEqual([[6], [6]]);
  expect(pointsOf(done.number)).toHaveLength(2);
});

test('49 programs play at tables of four: nobody meets anybody twice, and places count', async () => {
  const [organiser = '', ...people] = await crowd(harness, 50);
  await hearOnlyOfTournaments();
  const { create, registerAll, begin } = tournamentKit(harness);
  const id = await create(organiser, { tableSize: 4, rounds: 3 });
  const site = simulation(id, 4);
  await registerAll(id, people);
  await begin(id, organiser);
  for (const number of [1, 2]) site.habits.set(accountOf(number), 'asleep');
  for (let round = 1; round <= 3; round++) {
    await timer.pass(WHILE);
    expect(site.taken('paired')).toStrictEqual(people.toSorted());
    await site.playRound();
  }
  const over = await site.check(3);
  expect([...encounters(over).values()].filter((times) => times > 1)).toStrictEqual([]);
  for (const seated of tablesOf(over).values())
    expect([seated.length, seated.reduce((sum, { points }) => sum + (points ?? 0), 0)]).toStrictEqual([
      seated.length,
      seated.length * 6,
    ]);
});
