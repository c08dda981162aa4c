import type { LogEntry, NotesAnswer, SentNote } from '@slow-train/protocol';
import { service } from '../api/client.ts';
import { ask, bodyOf, within } from '../api/http.ts';

/** Sends this browser's part in the deals to come. Sent again it changes nothing. */
export async function sendNotes(id: string, notes: readonly SentNote[]): Promise<NotesAnswer> {
  const json = { notes: [...notes] };
  return bodyOf(await ask(() => service.games[':id'].notes.$post({ param: { id }, json }, within())));
}

/** The evidence of a round that is over, as it came: its reader has to be strict. */
export async function readEvidenceOf(id: string, round: number): Promise<unknown> {
  const param = { id, round: String(round) };
  return bodyOf(await ask(() => service.games[':id'].deals[':round'].$get({ param }, within())));
}

/** What has happened at a table after that revision: the next 200, as this player may know them. */
export async function readLogSince(id: string, since: number): Promise<readonly LogEntry[]> {
  const wanted = { param: { id }, query: { since: String(since) }, header: {} };
  const answer = await ask(() => service.games[':id'].$get(wanted, within()));
  return answer.status === 200 ? (await bodyOf(answer)).log : [];
}
