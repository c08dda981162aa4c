import type { Options } from './options.ts';
import type { TileSet } from './tile.ts';

/** Seats up to and including the first number play with the second: read from the top. */
type UpTo<T> = readonly (readonly [seats: number, value: T])[];

/** A rule set that can be named: data, and nothing but data. */
export interface Preset {
  /** The set by number of seats (RULES.md section 2). The last line also says how many seats there can be. */
  readonly sets: UpTo<TileSet>;
  /** Tiles in a hand by number of seats: one table for every set, or one for each set that may be chosen. */
  readonly hands: UpTo<number> | { readonly [set in TileSet]?: UpTo<number> };
  readonly options: Options;
}

/** The value for this many seats, or undefined where the table ends before. */
export function upTo<T>(table: UpTo<T>, seats: number): T | undefined {
  return table.find(([most]) => seats <= most)?.[1];
}
