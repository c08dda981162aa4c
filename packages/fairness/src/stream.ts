import { chacha20 } from '@noble/ciphers/chacha.js';

/** The next byte of an endless stream, 0 to 255. */
export type NextByte = () => number;

const BLOCK = new Uint8Array(64);
// A key serves one stream only, so its nonce may be all zero.
const NONCE = new Uint8Array(12);

/** The ChaCha20 keystream of a key (RFC 8439): nonce zero, block counter from 0. */
export function keystream(key: Uint8Array): NextByte {
  let block = new Uint8Array();
  let counter = 0;
  let used = 0;
  return () => {
    let byte = block[used++];
    while (byte === undefined) {
      block = chacha20(key, NONCE, BLOCK, undefined, counter++);
      used = 0;
      byte = block[used++];
    }
    return byte;
  };
}

/**
 * A whole number from 0 to `count` - 1, each equally likely if the bytes are. `count` is 1 to 256, else a RangeError.
 * Bytes past the last whole multiple of `count` would favour the low numbers: they are passed over.
 */
export function below(count: number, next: NextByte): number {
  if (!Number.isInteger(count) || count < 1 || count > 256) throw new RangeError(`no choice among ${count}`);
  const limit = 256 - (256 % count);
  for (;;) {
    const byte = next();
    if (byte < limit) return byte % count;
  }
}
