import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Several values as one row of bytes that can be read in one way only: before each field its length. Text is UTF-8, a
 * number and a length are four bytes, the highest first (docs/fair-deals.md, "Fields").
 */
export function fields(...values: readonly (string | number | Uint8Array)[]): Uint8Array {
  return concatBytes(...values.map(bytesOfField).flatMap((bytes) => [fourBytes(bytes.length), bytes]));
}

function bytesOfField(value: string | number | Uint8Array): Uint8Array {
  if (typeof value === 'string') return utf8ToBytes(value);
  return typeof value === 'number' ? fourBytes(value) : value;
}

function fourBytes(value: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** 32)
    throw new RangeError(`${value} does not fit in four bytes`);
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
