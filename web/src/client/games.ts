import {
  versionIn,
  type GameAnswer,
  type GameList,
  type InvitationView,
  type NewGame,
  type NewPlan,
  type Recap,
  type SeatChange,
  type SeatRequest,
} from '@slow-train/protocol';
import type { GameRecord } from '@slow-train/rules';
import { accepted, api, bodyOf, call, send } from './call.ts';

/** My tables with the ETag they came under. */
export interface HeldList {
  readonly list: GameList;
  readonly etag: string | null;
  /** When it was last seen to differ, by this machine's own clock. */
  readonly changedAt: number;
}

/** How the host fills the seats that nobody has taken. */
export type OpenSeats = 'computers' | 'remove';

/** My tables; what is held already if nothing has changed (a 304 has no body). */
export async function readGames(held: HeldList | undefined, signal?: AbortSignal): Promise<HeldList> {
  const header = held?.etag ? { 'if-none-match': held.etag } : {};
  const answer = await accepted(await send(api.games.$get, { header }, signal));
  if (answer.status === 304) return held ?? { list: { games: [] }, etag: null, changedAt: 0 };
  return { list: await bodyOf(answer), etag: answer.headers.get('etag'), changedAt: Date.now() };
}

/** A table and its log since that revision; undefined if it is still as it is held. */
export function readGame(
  id: string,
  held: (Pick<GameAnswer, 'game' | 'desk'> & { readonly since: number }) | undefined,
  signal?: AbortSignal,
): Promise<GameAnswer | undefined> {
  const query = held === undefined ? {} : { since: String(held.since) };
  // Where the log has a gap, there is something to come also if the table is as it is held.
  const isWhole = held !== undefined && held.since >= held.game.revision;
  const header = isWhole ? { 'if-none-match': quoted(versionIn(held)) } : {};
  return call(api.games[':id'].$get, { param: { id }, query, header }, signal);
}

/** What has happened at a table after a revision, with the board after each. */
export function readRecap(id: string, since: number, signal?: AbortSignal): Promise<Recap> {
  return call(api.games[':id'].recap.$get, { param: { id }, query: { since: String(since) } }, signal);
}

/** A finished game as a record, for those who sat there. */
export function readRecord(id: string, signal?: AbortSignal): Promise<GameRecord> {
  return call(api.games[':id'].record.$get, { param: { id } }, signal);
}

/** Sets a table. The same key sets it only once, however often it is sent. */
export function createGame(game: NewGame, key: string): Promise<GameAnswer> {
  return call(api.games.$post, { json: game, header: { 'idempotency-key': key } });
}

/** Asks for one action on the revision that was seen. The same key plays it only once. */
export function sendAction(
  id: string,
  action: { readonly do: string; readonly revision: number; readonly key: string },
): Promise<GameAnswer> {
  const header = { 'if-match': quoted(action.revision), 'idempotency-key': action.key };
  return call(api.games[':id'].actions.$post, { param: { id }, header, json: { do: action.do } });
}

/** The host calls "all aboard". */
export function startGame(id: string, revision: number, openSeats: OpenSeats): Promise<GameAnswer> {
  const header = { 'if-match': quoted(revision) };
  return call(api.games[':id'].start.$post, { param: { id }, header, json: { openSeats } });
}

/** Takes the invitation back; the answer has another one. */
export function renewInvitation(id: string, revision: number): Promise<GameAnswer> {
  const header = { 'if-match': quoted(revision) };
  return call(api.games[':id'].invitation.$post, { param: { id }, header });
}

/** How one's own seat is to be from now on. */
export function changeSeat(id: string, revision: number, change: SeatChange): Promise<GameAnswer> {
  const header = { 'if-match': quoted(revision) };
  return call(api.games[':id'].seat.$patch, { param: { id }, header, json: change });
}

/** Lays out what is to be played in one's turns to come; where one of them has come, it is played at once. */
export function putPlan(id: string, plan: NewPlan): Promise<GameAnswer> {
  return call(api.games[':id'].plan.$put, { param: { id }, json: plan });
}

/** Takes one's plan back. */
export function deletePlan(id: string): Promise<GameAnswer> {
  return call(api.games[':id'].plan.$delete, { param: { id } });
}

/** Gets up from the table again, before it has started. */
export function leaveGame(id: string, revision: number): Promise<void> {
  const header = { 'if-match': quoted(revision) };
  return call(api.games[':id'].seat.$delete, { param: { id }, header });
}

/** What the holder of an invitation sees. */
export function readInvitation(code: string, signal?: AbortSignal): Promise<InvitationView> {
  return call(api.invitations[':code'].$get, { param: { code } }, signal);
}

/** Sits down in the next free seat, with where one lives, if the account does not say so. */
export function takeSeat(code: string, json: SeatRequest): Promise<GameAnswer> {
  return call(api.invitations[':code'].seat.$post, { param: { code }, json });
}

function quoted(version: string | number): string {
  return `"${version}"`;
}
