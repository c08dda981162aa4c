import type { ClockTerms } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { activeSeats, type Game } from '../../src/game/game.ts';
import type { StoredEntry } from '../../src/game/update.ts';
import { processAllDue } from '../../src/games/process-due.ts';
import { actions } from '../../src/schema/games.ts';
import { asc, eq } from 'drizzle-orm';
import { entryOfRow } from '../../src/store/rows.ts';
import type { NotificationHarness } from './notification-harness.ts';
import { clockTerms } from './clock-terms.ts';

/** An hour a turn, with no reserve; after three time-outs in a row a computer player holds the seat. */
export const AN_HOUR = clockTerms({ vacationDays: 10 });

/** Starts a game with a clock in this harness; the first person is its host. */
export async function clockedTable(
  harness: NotificationHarness,
  names: readonly string[],
  clock: ClockTerms = AN_HOUR,
  rounds = 2,
): Promise<Game> {
  const accounts: string[] = [];
  for (const name of names) accounts.push(await harness.person(name));
  const game = await harness.board(accounts, accounts.length, { clock, rounds, set: names.length > 2 ? 9 : 6 });
  return harness.start(game, at(accounts, 0));
}

/** Lets the current turn run out of time, and runs the schedule. */
export async function letTimeRunOut(harness: NotificationHarness, game: Game): Promise<Game> {
  const { turnBy } = await harness.load(game.id);
  if (turnBy === null) throw new Error('no clock is running');
  await harness.leap((turnBy - harness.now().getTime()) / 60_000);
  await processAllDue(harness.ports, 24);
  return harness.load(game.id);
}

/** Returns the account whose turn it is. */
export function whoIsOn(game: Game): string {
  const seated = at(game.seats, at(activeSeats(game), 0));
  if (seated.kind !== 'person') throw new Error('it is no person’s turn');
  return seated.account;
}

/** Returns a game's complete history, in order. */
export async function historyOf(harness: NotificationHarness, { id }: Pick<Game, 'id'>): Promise<StoredEntry[]> {
  const rows = await harness.db.select().from(actions).where(eq(actions.gameId, id)).orderBy(asc(actions.revision));
  return rows.map(entryOfRow);
}
