/** Pips on one end of a tile. */
export type Pips = number;

/**
 * A tile: its index in the triangle of all tiles (0-0, 1-0, 1-1, 2-0, …).
 * A double-n set is the first (n+1)(n+2)/2 tiles, and a tile is one small number.
 */
export type Tile = number & { readonly __tile: unique symbol };

/** A tile as text, `12-5`: high end first, except in a train, where the end facing the engine comes first. */
export type TileName = string;

const MOST_PIPS = 18;

/** Every set of docs/rules.md sections 2 and 12.2: the double-n set has every pair of 0..n. */
export const ALL_SETS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const;
export type TileSet = (typeof ALL_SETS)[number];

/** The sets that shops sell, which forms offer. */
export const SETS = [6, 9, 12, 15, 18] as const satisfies readonly TileSet[];

/** Whether a value is a number of pips on an end of a tile. */
export function isPips(value: unknown): value is Pips {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_PIPS;
}

/** A set of numbers of pips, as the bits of one number. */
export type Numbers = number;

const HIGH: Pips[] = [];
const LOW: Pips[] = [];
const BOTH: Numbers[] = [];
const ALL: Tile[] = [];
const NAMES: string[] = [];
const BY_NAME = new Map<string, Tile>();

for (let high = 0; high <= MOST_PIPS; high++) {
  for (let low = 0; low <= high; low++) {
    // The only place that turns a number into a tile.
    const made = ALL.length as Tile;
    ALL.push(made);
    HIGH.push(high);
    LOW.push(low);
    BOTH.push((1 << high) | (1 << low));
    NAMES.push(`${high}-${low}`);
    BY_NAME.set(`${high}-${low}`, made);
    BY_NAME.set(`${low}-${high}`, made);
  }
}

function at<T>(list: readonly T[], tile: Tile): T {
  const found = list[tile];
  if (found === undefined) throw new RangeError(`no tile ${tile}`);
  return found;
}

/** Returns the tile with these two ends; throws a RangeError beyond double-eighteen. */
export function tileOf(a: Pips, b: Pips): Tile {
  const high = a < b ? b : a;
  const found = ALL[(high * (high + 1)) / 2 + (a < b ? a : b)];
  if (found === undefined || high > MOST_PIPS) throw new RangeError(`no tile ${a}-${b}`);
  return found;
}

/** The higher end. */
export function high(tile: Tile): Pips {
  return at(HIGH, tile);
}

/** The lower end; of a double, the same as the higher one. */
export function low(tile: Tile): Pips {
  return at(LOW, tile);
}

/** Pips on both ends together. */
export function pips(tile: Tile): Pips {
  return high(tile) + low(tile);
}

export function isDouble(tile: Tile): boolean {
  return HIGH[tile] === LOW[tile];
}

/** Returns the numbers that these tiles bear. */
export function numbersOn(tiles: readonly Tile[]): Numbers {
  let numbers = 0;
  for (const tile of tiles) numbers |= at(BOTH, tile);
  return numbers;
}

/** Whether a set of numbers has this one, which is 0 to 18. */
export function hasNumber(numbers: Numbers, number: Pips): boolean {
  return (numbers & (1 << number)) !== 0;
}

/** Whether the tile has this number on one of its ends. */
export function bears(tile: Tile, number: Pips): boolean {
  return hasNumber(at(BOTH, tile), number);
}

/** Returns the outward end of a tile laid against `facing`, which must be one of its ends. */
export function otherEnd(tile: Tile, facing: Pips): Pips {
  return high(tile) === facing ? low(tile) : high(tile);
}

/** Returns the name with the high end first, `12-5` (docs/rules.md section 7). */
export function tileName(tile: Tile): string {
  return at(NAMES, tile);
}

/** Parses a name in either order (section 7); undefined if it names no tile. */
export function parseTile(name: string): Tile | undefined {
  return BY_NAME.get(name);
}

/** Returns every tile of a double-n set, lowest first. */
export function tilesOf(set: TileSet): readonly Tile[] {
  return ALL.slice(0, ((set + 1) * (set + 2)) / 2);
}

/** Whether the tile belongs to a double-n set. */
export function isInSet(tile: Tile, set: TileSet): boolean {
  return high(tile) <= set;
}

/** Compares tiles by pips, then by the higher end (section 3); positive if `a` is higher. */
export function compareTiles(a: Tile, b: Tile): number {
  return pips(a) - pips(b) || high(a) - high(b);
}

/** Returns the pips on these tiles; the score of a hand is `handScore`. */
export function pipsOf(tiles: readonly Tile[]): Pips {
  let sum = 0;
  for (const tile of tiles) sum += pips(tile);
  return sum;
}
