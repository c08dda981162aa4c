import type { Options } from './options.ts';
import type { TileSet } from './tile.ts';

/** The first row whose number of seats is not exceeded holds the value. */
type UpTo<T> = readonly (readonly [seats: number, value: T])[];

/** A named rule set, as plain data. */
export interface Preset {
  /** The set by number of seats (docs/rules.md section 2). The last row is also the most seats. */
  readonly sets: UpTo<TileSet>;
  /** Hand size by number of seats: one table for all sets, or one for each set that may be chosen. */
  readonly hands: UpTo<number> | { readonly [set in TileSet]?: UpTo<number> };
  readonly options: Options;
}

/** Returns the value for this many seats, or undefined if the table has none. */
export function upTo<T>(table: UpTo<T>, seats: number): T | undefined {
  return table.find(([most]) => seats <= most)?.[1];
}
