import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bytesOf, fieldBytes, type Hex32 } from './bytes.ts';

/** The format of the evidence. Every label starts with it, so no hash of one version is valid in another. */
export const DEAL_FORMAT = 'slow-train-deal/1';

/** Identifies a deal: one round of one game. */
export interface RoundId {
  /** The game's id. */
  readonly table: string;
  /** 1 for the first. */
  readonly round: number;
}

/**
 * Returns the hash the server publishes before a round: it binds the server to its secret for this game and round, and
 * reveals nothing about it.
 * @throws RangeError if the secret is not 32 bytes
 */
export function commitmentOf(round: RoundId, secret: Hex32): Hex32 {
  return hashOf('commitment', round, secret);
}

/**
 * Returns a seat's commitment, called its seal: the hash it publishes before any contribution is known. It does not
 * include the seat, since seats move up if a game starts without some; the closed list says whose it is.
 * @throws RangeError if the contribution is not 32 bytes
 */
export function sealOf(round: RoundId, contribution: Hex32): Hex32 {
  return hashOf('seal', round, contribution);
}

/** Whether the server committed to this secret for this game and round. */
export function isCommitmentTo(commitment: Hex32, round: RoundId, secret: Hex32): boolean {
  return commitment === commitmentOf(round, secret);
}

/** Whether this contribution was sealed for this game and round. */
export function isSealOf(seal: Hex32, round: RoundId, contribution: Hex32): boolean {
  return seal === sealOf(round, contribution);
}

function hashOf(label: 'commitment' | 'seal', { table, round }: RoundId, value: Hex32): Hex32 {
  return bytesToHex(sha256(fieldBytes(`${DEAL_FORMAT} ${label}`, table, round, bytesOf(value))));
}
