import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';

/** 32 bytes in writing: 64 hexadecimal digits, lower case. */
export type Hex32 = string;

export function isHex32(value: unknown): value is Hex32 {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** 32 new bytes from the platform's cryptographic generator: a secret or a contribution. */
export function newHex32(): Hex32 {
  return bytesToHex(randomBytes(32));
}

/** The bytes. Throws a RangeError where there are not 32 of them, in lower-case digits. */
export function bytesOf(hex: Hex32): Uint8Array {
  // The rest of a wrong value stays out of the message: it may be a secret.
  if (!isHex32(hex)) throw new RangeError('32 bytes must be written as 64 lower-case hexadecimal digits');
  return hexToBytes(hex);
}
