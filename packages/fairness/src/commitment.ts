import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bytesOf, fields, type Hex32 } from './bytes.ts';

/** The format of the evidence. Every label starts with it, so that no hash of one version is valid in another. */
export const DEAL_FORMAT = 'slow-train-deal/1';

/** Identifies a deal: one round of one table. */
export interface RoundId {
  /** The table's id. */
  readonly table: string;
  /** 1 for the first. */
  readonly round: number;
}

/**
 * The hash the server publishes before a round: it binds the server to its secret for this table and round, and reveals
 * nothing about it.
 * @throws RangeError where the secret is not 32 bytes
 */
export function commitmentOf(round: RoundId, secret: Hex32): Hex32 {
  return hashOf('commitment', round, secret);
}

/**
 * A seat's commitment, called its seal: the hash it publishes before any contribution is known. It names no seat, because
 * seats move up when a table starts without some; the closed list says whose it is.
 * @throws RangeError where the contribution is not 32 bytes
 */
export function sealOf(round: RoundId, contribution: Hex32): Hex32 {
  return hashOf('seal', round, contribution);
}

/** Whether the server committed to this secret for this table and round. */
export function isCommitmentTo(commitment: Hex32, round: RoundId, secret: Hex32): boolean {
  return commitment === commitmentOf(round, secret);
}

/** Whether this contribution was sealed for this table and round. */
export function isSealOf(seal: Hex32, round: RoundId, contribution: Hex32): boolean {
  return seal === sealOf(round, contribution);
}

function hashOf(label: 'commitment' | 'seal', { table, round }: RoundId, value: Hex32): Hex32 {
  return bytesToHex(sha256(fields(`${DEAL_FORMAT} ${label}`, table, round, bytesOf(value))));
}
