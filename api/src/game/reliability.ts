import { KNOWN_TURNS, LATEST_TURNS, LEFT_COUNTS, type Reliability } from '@slow-train/protocol';
import type { OpenTerms } from './game.ts';
import type { Standing } from './standing.ts';

/** What of a finished game tells whether its player is reliable. */
export type PlayedGame = Pick<Standing, 'turns' | 'timeouts' | 'isAway'>;

/** The latest games that are looked at. */
const MOST_GAMES = 10;

/**
 * Returns how reliable somebody is; null if nothing is known. The turns in games in play that ran out of time count
 * first. Then whole games do, newest first, until there are enough turns: so it recovers with every game.
 * @param played their latest finished games, newest first
 * @param late their late turns in games in play
 */
export function reliabilityOf(played: readonly PlayedGame[], late: number): Reliability | null {
  let [turns, timeouts, away] = [late, late, 0];
  for (const one of played.slice(0, MOST_GAMES)) {
    if (turns >= LATEST_TURNS) break;
    turns += one.turns;
    timeouts += one.timeouts;
    if (one.isAway) away += 1;
  }
  return turns + away === 0 ? null : { turns, timeouts, away };
}

/** How many of their latest turns count as late, and of how many. */
function lateTurns({ turns, timeouts, away }: Reliability): { readonly late: number; readonly of: number } {
  const late = timeouts + away * LEFT_COUNTS;
  // Whole games are counted until there are enough turns; about fifty are asked for.
  const share = turns > LATEST_TURNS ? LATEST_TURNS / turns : 1;
  return { late: Math.round(late * share), of: Math.min(Math.max(turns, 1), LATEST_TURNS) };
}

/** Why somebody may not sit down: their late turns are too many, or too few of their turns are known. */
export type Unreliable =
  | { readonly kind: 'late'; readonly late: number; readonly of: number; readonly most: number }
  | { readonly kind: 'new'; readonly known: number };

/** Returns why a host would rather not have somebody; null if they may sit down. */
export function whyUnreliable(
  { mostTimeouts, newcomers }: OpenTerms,
  reliability: Reliability | null,
): Unreliable | null {
  const known = reliability?.turns ?? 0;
  if (newcomers === false && known < KNOWN_TURNS) return { kind: 'new', known };
  if (mostTimeouts === undefined || reliability === null) return null;
  const { late, of } = lateTurns(reliability);
  return late > mostTimeouts ? { kind: 'late', late, of, most: mostTimeouts } : null;
}
