import { levelOf, randomFrom } from '@slow-train/players';
import { turnIdOf, viewFor, type Action, type Seat } from '@slow-train/rules';
import { activeSeats, type Game } from './game.ts';
import { isUndecided } from './get-up.ts';
import { leastAction } from './least-action.ts';
import type { GameUpdate } from './update.ts';

/**
 * What computers' moves may cost in one save, in tenths of a millisecond of CPU as measured on average: the free plan
 * gives a request 10 ms in all. Counted, not timed, so that a retry plays the same.
 */
export const MOST_THINKING = 40;

type Playing = Pick<Game, 'status' | 'round' | 'seats' | 'vote'>;

/**
 * Returns the next move of a computer player. Undefined if it is no computer's turn, or if this save has reached its limit:
 * the rest is then due at once (`isComputerWaiting`).
 */
export function nextComputerMove({
  game,
  entries,
}: Pick<GameUpdate, 'game' | 'entries'>): { readonly seat: Seat; readonly action: Action } | undefined {
  const seat = computerOn(game);
  if (game.round === null || seat === undefined) return undefined;
  let spent = 0;
  // A computer that has just sat down has not thought.
  for (const { by, action, seat: actor } of entries)
    if (by === 'computer' && action !== 'join') spent += costOf(game, actor);
  if (spent + costOf(game, seat) > MOST_THINKING) return undefined;
  const view = viewFor(game.round, seat);
  if (playsLeast(game, seat)) return { seat, action: leastAction(view, seat) };
  // The same turn of the same game, the same move: on a retry as well.
  const random = randomFrom(`${game.id} ${turnIdOf(view.table, seat)} ${view.hand.length}`);
  return { seat, action: levelIn(game, seat).chooseAction(view, { random }) };
}

/** Whether a computer player waits to move because a save reached its limit. */
export function isComputerWaiting(game: Playing): boolean {
  return computerOn(game) !== undefined;
}

/** Returns the first active seat for which a computer plays; undefined if none is. */
function computerOn(game: Playing): Seat | undefined {
  return activeSeats(game).find((seat) => game.seats[seat]?.kind === 'computer' && !isUndecided(game, seat));
}

function playsLeast({ seats }: Pick<Game, 'seats'>, seat: Seat): boolean {
  const occupant = seats[seat];
  return occupant?.kind === 'computer' && occupant.gotUp?.plays === 'least';
}

function levelIn({ seats }: Pick<Game, 'seats'>, seat: Seat | null) {
  const occupant = seat === null ? undefined : seats[seat];
  return levelOf((occupant?.kind === 'computer' ? occupant.level : undefined) ?? 'regular');
}

const costOf = (game: Pick<Game, 'seats'>, seat: Seat | null): number => levelIn(game, seat).cost;
