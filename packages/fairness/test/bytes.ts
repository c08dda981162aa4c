import { createHash } from 'node:crypto';
import type { Hex32, NextByte } from '../src/index.ts';

/** Returns a stream of exactly these bytes, which it takes from the list; throws once the list is empty. */
export function bytesFrom(left: number[]): NextByte {
  return () => {
    const byte = left.shift();
    if (byte === undefined) throw new RangeError('read past the last byte');
    return byte;
  };
}

/** Returns 32 bytes that look random and are the same in every run. */
export function hexFor(...names: readonly (string | number)[]): Hex32 {
  return createHash('sha256').update(names.join(' ')).digest('hex');
}

/** Returns the same bytes with one bit changed. */
export function flipped(hex: Hex32, bit: number): Hex32 {
  const bytes = Buffer.from(hex, 'hex');
  bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
  return bytes.toString('hex');
}
