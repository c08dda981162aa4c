import type { LogEntry, CommitmentsAnswer, SentCommitmentMessage } from '@slow-train/protocol';
import { api, call } from '../client/call.ts';

/** Sends this browser's part in coming deals. Safe to repeat. */
export function sendCommitments(id: string, messages: readonly SentCommitmentMessage[]): Promise<CommitmentsAnswer> {
  const json = { messages: [...messages] };
  return call(api.games[':id'].commitments.$post, { param: { id }, json });
}

/** Returns the evidence of a finished round, unvalidated: its parser has to be strict. */
export function fetchEvidence(id: string, round: number): Promise<unknown> {
  const param = { id, round: String(round) };
  return call(api.games[':id'].deals[':round'].$get, { param });
}

/** Returns the log after a revision: the next 200 entries, as this player may see them. */
export async function fetchLogSince(id: string, since: number): Promise<readonly LogEntry[]> {
  const query = { param: { id }, query: { since: String(since) }, header: {} };
  return (await call(api.games[':id'].$get, query))?.log ?? [];
}
