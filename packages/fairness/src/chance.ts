import { chacha20 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { at, type BySeat } from '@slow-train/rules';
import { bytesOf, fieldBytes, type Hex32 } from './bytes.ts';
import { DEAL_FORMAT, type RoundId } from './commitment.ts';

/** The inputs of a round's randomness. Secret until the round is over. */
export interface Mix extends RoundId {
  readonly secret: Hex32;
  /** By seat; null for seats without one. */
  readonly contributions: BySeat<Hex32 | null>;
}

/** Decks and the starter draw have separate streams, so that neither reveals anything about the other. */
export type Purpose = 'deck' | 'starter';

/** Returns the next byte of an endless stream, 0 to 255. */
export type NextByte = () => number;

const SALT = utf8ToBytes(`${DEAL_FORMAT} mix`);
const NOTHING = new Uint8Array();

/**
 * Derives the key of one stream by HKDF-SHA-256 (RFC 5869). `attempt` is 1, plus 1 each time the tiles are thrown in.
 * @throws RangeError if the secret or a contribution is not 32 bytes
 */
export function keyOf({ table, round, secret, contributions }: Mix, purpose: Purpose, attempt: number): Uint8Array {
  const given = contributions.map((contribution) => (contribution === null ? NOTHING : bytesOf(contribution)));
  return hkdf(sha256, fieldBytes(bytesOf(secret), ...given), SALT, fieldBytes(table, round, purpose, attempt), 32);
}

/** Returns the random bytes of a round for one purpose and attempt. */
export function chanceOf(mix: Mix, purpose: Purpose, attempt: number): NextByte {
  return keystream(keyOf(mix, purpose, attempt));
}

const BLOCK = new Uint8Array(64);
// Each key is used for one stream only, so the nonce may be all zero.
const NONCE = new Uint8Array(12);

/** The ChaCha20 keystream of a key (RFC 8439): nonce zero, block counter from 0. */
function keystream(key: Uint8Array): NextByte {
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

/** A choice among more takes two bytes: two mixed sets have up to 380 tiles. */
const [BYTE, TWO_BYTES] = [2 ** 8, 2 ** 16];

/**
 * Draws an integer from 0 to `count` - 1, uniform if the bytes are. Rejects values from the last whole multiple of
 * `count` upwards, because they would favour low numbers.
 * @throws RangeError unless `count` is 1 to 65,536
 */
export function below(count: number, next: NextByte): number {
  if (!Number.isInteger(count) || count < 1 || count > TWO_BYTES) throw new RangeError(`no choice among ${count}`);
  const values = count > BYTE ? TWO_BYTES : BYTE;
  const limit = values - (values % count);
  for (;;) {
    const value = values === BYTE ? next() : next() * BYTE + next();
    if (value < limit) return value % count;
  }
}

/** Returns a shuffled copy, every order equally likely if the bytes are uniform (Fisher–Yates, from the end). */
export function shuffle<T>(list: readonly T[], next: NextByte): T[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const chosen = below(last + 1, next);
    const element = at(shuffled, chosen);
    shuffled[chosen] = at(shuffled, last);
    shuffled[last] = element;
  }
  return shuffled;
}
