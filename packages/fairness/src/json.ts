import { parseTile, tileName, type TileName } from '@slow-train/rules';
import { isHex32, type Hex32 } from './bytes.ts';

// Checks shared by the readers of untrusted JSON.

/** Returns the members of a JSON object; none if the value is not an object. */
export function jsonMembers(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** Returns the first member that the format does not have, if any. */
export function unknownMember(members: object, known: readonly string[]): string | undefined {
  return Object.keys(members).find((name) => !known.includes(name));
}

export function isTableId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

/** Whether this is an integer from `least` to `most`, both inclusive. */
export function isWholeNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** Whether this holds 32 bytes or null for each seat. */
export function isHexBySeat(value: unknown, seats: number): value is readonly (Hex32 | null)[] {
  return Array.isArray(value) && value.length === seats && value.every((one) => one === null || isHex32(one));
}

/** Whether this is a list of tile names, high end first: `12-5`, never `5-12`. */
export function isTileList(value: unknown): value is readonly TileName[] {
  return Array.isArray(value) && value.every(isTileName);
}

function isTileName(value: unknown): value is TileName {
  if (typeof value !== 'string') return false;
  const tile = parseTile(value);
  return tile !== undefined && tileName(tile) === value;
}
