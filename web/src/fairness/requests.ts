import type { LogEntry, CommitmentsAnswer, SentCommitmentMessage } from '@slow-train/protocol';
import { api, call } from '../client/call.ts';

/** Sends this browser's part in the deals to come. Sent again it changes nothing. */
export function sendNotes(id: string, notes: readonly SentCommitmentMessage[]): Promise<CommitmentsAnswer> {
  const json = { notes: [...notes] };
  return call(api.games[':id'].notes.$post, { param: { id }, json });
}

/** The evidence of a round that is over, as it came: its reader has to be strict. */
export function readEvidenceOf(id: string, round: number): Promise<unknown> {
  const param = { id, round: String(round) };
  return call(api.games[':id'].deals[':round'].$get, { param });
}

/** What has happened at a table after that revision: the next 200, as this player may know them. */
export async function readLogSince(id: string, since: number): Promise<readonly LogEntry[]> {
  const wanted = { param: { id }, query: { since: String(since) }, header: {} };
  return (await call(api.games[':id'].$get, wanted))?.log ?? [];
}
