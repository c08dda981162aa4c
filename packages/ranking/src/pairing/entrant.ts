/** Somebody to be paired, as they stand before the round. */
export interface Entrant {
  /** Their number in the tournament, from 1. */
  readonly number: number;
  readonly points: number;
  /** The entrants they have met, by number; twice if they have met twice. */
  readonly met: readonly number[];
  /** How many rounds they have sat out because nobody was left for them. */
  readonly byes: number;
}

/** What a round's pairings depend on, and nothing else: the same question has the same answer everywhere. */
export interface Question {
  /** Of the tournament; decides between pairings that are equally good. */
  readonly seed: string;
  /** From 1. */
  readonly round: number;
  readonly entrants: readonly Entrant[];
  /** People at a table, 2 to 8. */
  readonly tableSize: number;
  /** Pairs of numbers that are never seated together, in either order. */
  readonly apart: readonly (readonly [number, number])[];
}

/** The pairing: numbers at each table in the order of their seats, first table first. */
export interface Pairings {
  readonly tables: readonly (readonly number[])[];
  /** Who has nobody to play with. */
  readonly byes: readonly number[];
}
