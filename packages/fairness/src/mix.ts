import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { BySeat } from '@slow-train/rules';
import { DEAL_FORMAT, type RoundOf } from './commitment.ts';
import { fields } from './fields.ts';
import { bytesOf, type Hex32 } from './hex.ts';
import { keystream, type NextByte } from './stream.ts';

/** All that the chance of a round is mixed from. Secret until the round is over. */
export interface Mix extends RoundOf {
  readonly secret: Hex32;
  /** In seat order; null for a seat without one. */
  readonly contributions: BySeat<Hex32 | null>;
}

/** What a stream of chance is for: one for the decks, one for who begins, so that neither tells of the other. */
export type Purpose = 'deck' | 'starter';

const SALT = utf8ToBytes(`${DEAL_FORMAT} mix`);
const NOTHING = new Uint8Array();

/**
 * The key of one stream, by HKDF-SHA-256 (RFC 5869). `attempt` is 1, and one more for each time the tiles were thrown in.
 * Throws a RangeError where the secret or a contribution is not 32 bytes.
 */
export function keyOf({ table, round, secret, contributions }: Mix, purpose: Purpose, attempt: number): Uint8Array {
  const given = contributions.map((contribution) => (contribution === null ? NOTHING : bytesOf(contribution)));
  return hkdf(sha256, fields(bytesOf(secret), ...given), SALT, fields(table, round, purpose, attempt), 32);
}

/** The chance of a round for one purpose and attempt. */
export function chanceOf(mix: Mix, purpose: Purpose, attempt: number): NextByte {
  return keystream(keyOf(mix, purpose, attempt));
}
