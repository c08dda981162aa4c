import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes as 64 lower-case hexadecimal digits. */
export type Hex32 = string;

export function isHex32(value: unknown): value is Hex32 {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** Draws 32 bytes from the platform's cryptographic generator, for a secret or a contribution. */
export function newHex32(): Hex32 {
  return bytesToHex(randomBytes(32));
}

/**
 * Decodes 32 bytes.
 * @throws RangeError if `hex` is not 64 lower-case digits
 */
export function bytesOf(hex: Hex32): Uint8Array {
  // The message never quotes the value: it may be a secret.
  if (!isHex32(hex)) throw new RangeError('32 bytes must be written as 64 lower-case hexadecimal digits');
  return hexToBytes(hex);
}

/**
 * Encodes values unambiguously: each field follows its length. Text is UTF-8; numbers and lengths are four bytes,
 * big-endian (docs/fair-deals.md, "Fields").
 * @throws RangeError if a number is not an unsigned 32-bit integer
 */
export function fieldBytes(...values: readonly (string | number | Uint8Array)[]): Uint8Array {
  return concatBytes(...values.map(bytesOfField).flatMap((bytes) => [uint32(bytes.length), bytes]));
}

function bytesOfField(value: string | number | Uint8Array): Uint8Array {
  if (typeof value === 'string') return utf8ToBytes(value);
  return typeof value === 'number' ? uint32(value) : value;
}

function uint32(value: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** 32)
    throw new RangeError(`${value} does not fit in four bytes`);
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
