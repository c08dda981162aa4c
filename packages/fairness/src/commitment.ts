import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { fields } from './fields.ts';
import { bytesOf, type Hex32 } from './hex.ts';

/** The format of the evidence, and the start of every label: another version never fits this one's hashes. */
export const DEAL_FORMAT = 'slow-train-deal/1';

/** Which deal: a round of a table. */
export interface RoundOf {
  /** The table's id. */
  readonly table: string;
  /** 1 for the first. */
  readonly round: number;
}

/**
 * What the server publishes before a round: binds it to its secret for this table and round, and says nothing about it.
 * Throws a RangeError where the secret is not 32 bytes.
 */
export function commitmentOf(of: RoundOf, secret: Hex32): Hex32 {
  return hashOf('commitment', of, secret);
}

/**
 * What a seat publishes before anybody's contribution is known: binds it to its own. No seat is named in it, because
 * seats move up when a table starts without some; the closed list says whose it is.
 * Throws a RangeError where the contribution is not 32 bytes.
 */
export function sealOf(of: RoundOf, contribution: Hex32): Hex32 {
  return hashOf('seal', of, contribution);
}

/** Whether the server committed to this secret for this table and round. */
export function isCommitmentTo(commitment: Hex32, of: RoundOf, secret: Hex32): boolean {
  return commitment === commitmentOf(of, secret);
}

/** Whether this contribution was sealed for this table and round. */
export function isSealOf(seal: Hex32, of: RoundOf, contribution: Hex32): boolean {
  return seal === sealOf(of, contribution);
}

function hashOf(label: 'commitment' | 'seal', { table, round }: RoundOf, value: Hex32): Hex32 {
  return bytesToHex(sha256(fields(`${DEAL_FORMAT} ${label}`, table, round, bytesOf(value))));
}
