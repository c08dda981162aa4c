import { placesOf, rulesOf, totalsOf, type Seat } from '@slow-train/rules';
import type { ScoredGame } from './sheet.ts';

/** One seat's way through a finished game. */
export interface CourseLine {
  readonly seat: Seat;
  /** Its final place; tied seats share one. */
  readonly place: number;
  readonly total: number;
  /** The number of rounds it went out in. */
  readonly outs: number;
  /** Its row after each round, from 0 at the top: its place, with ties in the final order, so that no two share one. */
  readonly rows: readonly number[];
}

/** The course of the places over the rounds of a game. */
export interface Course {
  /** In the final order. */
  readonly lines: readonly CourseLine[];
  /** The engine's pips of each round. */
  readonly engines: readonly string[];
  /** Each seat's place after each round. */
  readonly places: readonly (readonly number[])[];
}

type FinishedGame = Pick<ScoredGame, 'earlier' | 'results' | 'rules' | 'places'> & {
  readonly seats: readonly unknown[];
};

/** Returns the course of the places over the rounds of a finished game. */
export function courseOf(game: FinishedGame): Course {
  return courseThrough(rulesOf(game.rules), countedResults(game), game.seats.length, game.places);
}

/** Returns the rounds that count in a game, first those that were played before it with real dominoes. */
export function countedResults({
  earlier = [],
  results,
}: Pick<ScoredGame, 'earlier' | 'results'>): ScoredGame['results'] {
  return [...earlier, ...results];
}

/**
 * Returns the course of the places over some rounds.
 * @param places the final ones, where something else than the scores decides them
 */
export function courseThrough(
  rules: Parameters<typeof placesOf>[0],
  results: ScoredGame['results'],
  seats: number,
  places: readonly number[] | null = null,
): Course {
  const scores = results.map((result) => result.scores);
  const totals = totalsOf(scores, seats);
  const after = results.map((_, round) => placesOf(rules, scores.slice(0, round + 1), seats));
  const final = places ?? after.at(-1) ?? totals.map(() => 1);
  const order = [...totals.keys()].toSorted((a, b) => (final[a] ?? 0) - (final[b] ?? 0) || a - b);
  const rowsAfter = after.map((now) =>
    order.toSorted((a, b) => (now[a] ?? 0) - (now[b] ?? 0) || order.indexOf(a) - order.indexOf(b)),
  );
  return {
    lines: order.map((seat) => ({
      seat,
      place: final[seat] ?? 1,
      total: totals[seat] ?? 0,
      outs: results.filter(({ out }) => out === seat).length,
      rows: rowsAfter.map((rows) => rows.indexOf(seat)),
    })),
    engines: results.map(({ engine }) => engine.split('-')[0] ?? ''),
    places: after,
  };
}

/** The story behind the result of a game. */
export type Story =
  | { readonly kind: 'tied'; readonly winners: readonly Seat[]; readonly pips: number }
  /** The winner led from the first round on. */
  | { readonly kind: 'always'; readonly winner: Seat; readonly margin: number; readonly rounds: number }
  /** The winner led from this round on. */
  | { readonly kind: 'since'; readonly winner: Seat; readonly margin: number; readonly round: number }
  /** The winner took the lead in the last round. */
  | {
      readonly kind: 'last';
      readonly winner: Seat;
      readonly margin: number;
      /** Whether they went out in it. */
      readonly wentOut: boolean;
      /** The only leader until then, and the rounds of their lead; null if several had led. */
      readonly before: { readonly seat: Seat; readonly from: number; readonly to: number } | null;
    };

/** Returns the story behind the result; null before the first round is over. */
export function storyOf({ lines, places }: Course, results: readonly { readonly out: Seat | null }[]): Story | null {
  const winners = lines.filter(({ place }) => place === 1);
  const [winner, second] = lines;
  const rounds = places.length;
  if (winner === undefined || second === undefined || rounds === 0) return null;
  if (winners.length > 1) return { kind: 'tied', winners: winners.map(({ seat }) => seat), pips: winner.total };
  const { seat } = winner;
  // Fewest pips win, or most points.
  const told = { winner: seat, margin: Math.abs(second.total - winner.total) };
  const since = ledSince(places, seat);
  if (since <= 1) return { kind: 'always', ...told, rounds };
  if (since < rounds) return { kind: 'since', ...told, round: since };
  const earlier = places.slice(0, -1);
  const [leader, ...others] = leadersIn(earlier.at(-1) ?? []);
  const before =
    leader === undefined || others.length > 0
      ? null
      : { seat: leader, from: ledSince(earlier, leader), to: earlier.length };
  return { kind: 'last', ...told, wentOut: results.at(-1)?.out === seat, before };
}

const leadersIn = (places: readonly number[]): readonly Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** Returns the round from which a seat was in first place until the last of these, perhaps with others. */
function ledSince(places: readonly (readonly number[])[], seat: Seat): number {
  return places.findLastIndex((after) => after[seat] !== 1) + 2;
}
