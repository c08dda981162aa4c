import { chooseAction } from '@slow-train/players';
import { at, play, viewFor, writeAction, type Seat } from '@slow-train/rules';
import { advanceUntilChoice } from '../../src/game/advance.ts';
import { applyAction } from '../../src/game/apply-action.ts';
import { eventsOf } from '../../src/game/events.ts';
import { activeSeats } from '../../src/game/game.ts';
import { startUpdate, type GameUpdate } from '../../src/game/update.ts';
import { users } from '../../src/schema/accounts.ts';
import {
  beginNow,
  createTournament,
  enter,
  readTournament,
  type NewTournamentCommand,
} from '../../src/tournaments/use-cases.ts';
import { runTournaments } from '../../src/tournaments/run.ts';
import { register } from '../../src/tournaments/registration.ts';
import * as tournamentStore from '../../src/tournaments/store.ts';
import type { Tournament } from '../../src/tournaments/tournament.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';
import { clockTerms } from '../kit/clock-terms.ts';

const DAY = 86_400_000;
/** More than any tournament here takes. */
const MOST_RUNS = 50;

/** Returns a result's value. @throws Error naming the problem */
export function valueOf<T>(result: { ok: true; value: T } | { ok: false; error: { problem: string } }): T {
  if (!result.ok) throw new Error(result.error.problem);
  return result.value;
}

/** What somebody brings along to a tournament that asks for nothing. */
const UNASKED = { networks: [], experience: { since: 0, played: 0 } } as const;

export const CLOCK = clockTerms({ strikes: 2 });

/** Creates this many accounts with addresses, quickly. Returns their ids. */
export async function crowd({ db }: NotificationHarness, many: number, prefix = 'p'): Promise<readonly string[]> {
  const rows = Array.from({ length: many }, (_, index) => ({
    id: `${prefix}${index + 1}`,
    name: `${prefix.toUpperCase()} ${index + 1}`,
    email: `${prefix}${index + 1}@example.org`,
    emailVerified: true,
    notify: { quiet: null },
  }));
  await db.insert(users).values(rows);
  return rows.map(({ id }) => id);
}

/** Who sets tournaments up, and who may come, in a database of `openTournaments`. */
export const ORGANISER = 'p1';
export const PEOPLE: readonly string[] = Array.from({ length: 11 }, (_, index) => `p${index + 2}`);

export type TournamentKit = ReturnType<typeof tournamentKit>;

/** Opens a database with an organiser and eleven people. */
export async function openTournaments(): Promise<{
  readonly harness: NotificationHarness;
  readonly kit: TournamentKit;
}> {
  const harness = await openNotificationHarness();
  await crowd(harness, 1 + PEOPLE.length);
  return { harness, kit: tournamentKit(harness) };
}

export function tournamentKit(harness: NotificationHarness) {
  const { ports } = harness;
  const kit = {
    /** Creates a tournament of short games. */
    async create(organiser: string, different: Partial<NewTournamentCommand> = {}): Promise<string> {
      const command: NewTournamentCommand = {
        name: 'Autumn Cup',
        kind: 'swiss',
        tableSize: 2,
        rounds: 3,
        roundDays: 7,
        mostPeople: 200,
        accountDays: 0,
        finishedGames: 0,
        fromNetwork: 6,
        listed: false,
        closesAt: new Date(harness.now().getTime() + DAY).toISOString(),
        language: 'en',
        rules: { preset: 'bonepile' },
        // The smallest that is enough.
        set: (different.tableSize ?? 2) > 2 ? 9 : 6,
        clock: CLOCK,
        gameRounds: 1,
        rated: false,
        phrasesOnly: false,
        ...different,
      };
      return valueOf(await createTournament(ports, organiser, command)).id;
    },
    /** Registers people one after the other, so that their numbers follow their order. */
    async register(id: string, accounts: readonly string[]): Promise<void> {
      for (const account of accounts) valueOf(await enter(ports, account, { id, from: [] }));
    },
    /** Registers many people at once, in their order. */
    async registerAll(id: string, accounts: readonly string[]): Promise<void> {
      const before = await kit.load(id);
      const enterNext = (so: Tournament, account: string): Tournament =>
        valueOf(register(so, { account, name: account.toUpperCase(), ...UNASKED }, 0)) ?? so;
      const after = accounts.reduce(enterNext, before);
      if (!(await tournamentStore.save(ports.db, ports.scheduler, before, after, [], harness.now().getTime())))
        throw new Error('saved by somebody else');
    },
    /** Creates a tournament of this many people, the first ones, and begins it. */
    async begun(count: number, different: Partial<NewTournamentCommand> = {}): Promise<string> {
      const id = await kit.create(ORGANISER, different);
      await kit.register(id, PEOPLE.slice(0, count));
      await kit.begin(id, ORGANISER);
      await kit.run();
      return id;
    },
    begin: async (id: string, organiser: string) => valueOf(await beginNow(ports, organiser, { id })),
    read: async (id: string, account: string | null = null, round?: number) =>
      valueOf(await readTournament(ports, account, { id, round })),
    /** Returns the whole tournament. */
    async load(id: string, round?: number) {
      const tournament = await tournamentStore.load(ports.db, id, round);
      if (tournament === undefined) throw new Error('no tournament');
      return tournament;
    },
    /** Runs the schedule until nothing is due any more. */
    async run(): Promise<void> {
      for (let runs = 0; (await tournamentStore.due(ports.db, harness.now(), 1)).length > 0; runs++) {
        if (runs === MOST_RUNS) throw new Error('What is due stays due.');
        await runTournaments(ports, 200);
      }
    },
    pass(days: number): void {
      harness.setTime(harness.now().getTime() + days * DAY);
    },
    /** Lets programs play a game to its end, saved as one update. */
    async finish(id: string): Promise<void> {
      const game = await harness.load(id);
      let update = startUpdate(game, harness.now().getTime());
      while (update.game.status === 'playing') update = playOne(update, at(activeSeats(update.game), 0), ports);
      if (!(await ports.store.save({ update, events: eventsOf(update) }))) throw new Error('saved by somebody else');
    },
    /** Returns the ids of the games of the latest round that are yet to be counted. */
    async open(id: string): Promise<readonly string[]> {
      const { tables } = await kit.load(id);
      return tables.flatMap(({ game, state }) => (state === 'counted' ? [] : [game]));
    },
    async finishRound(id: string): Promise<void> {
      const games = await kit.open(id);
      for (const game of games) await kit.finish(game);
      await kit.run();
    },
  };
  return kit;
}

/** Lets a program act for a seat that has the turn. */
export function playOne(
  update: GameUpdate,
  seat: Seat,
  { chance }: Pick<NotificationHarness['ports'], 'chance'>,
): GameUpdate {
  const { round } = update.game;
  if (round === null) throw new Error('nothing is dealt');
  const action = chooseAction(viewFor(round, seat));
  const played = play(round, seat, action);
  if (!played.ok) throw new Error(played.error.code);
  return advanceUntilChoice(
    applyAction(update, { seat, action: writeAction(action), by: 'person', ...played.value }),
    chance,
  );
}
