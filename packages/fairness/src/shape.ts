import { parseTile, tileName, type Tile, type TileName } from '@slow-train/rules';
import { isHex32, type Hex32 } from './hex.ts';

/** The members of something from outside that should be an object; none where it is not. */
export function membersOf(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** A member that has no place there, if there is one. */
export function strangerIn(members: object, known: readonly string[]): string | undefined {
  return Object.keys(members).find((name) => !known.includes(name));
}

export function isTableId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** A list of 32 bytes or null, one for each seat. */
export function isHexBySeat(value: unknown, seats: number): value is readonly (Hex32 | null)[] {
  return Array.isArray(value) && value.length === seats && value.every((one) => one === null || isHex32(one));
}

/** Tiles by name, high end first: `12-5`, never `5-12`. */
export function isTileList(value: unknown): value is readonly TileName[] {
  return Array.isArray(value) && value.every(isTileName);
}

function isTileName(value: unknown): value is TileName {
  if (typeof value !== 'string') return false;
  const tile = parseTile(value);
  return tile !== undefined && tileName(tile) === value;
}

/** The tiles of a list that was read as one. */
export function tilesNamed(names: readonly TileName[]): Tile[] {
  return names.flatMap((name) => parseTile(name) ?? []);
}
