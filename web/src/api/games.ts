import {
  versionIn,
  type GameAnswer,
  type GameList,
  type InvitationView,
  type NewGame,
  type NewPlan,
  type Recap,
  type SeatChange,
  type SitDown,
} from '@slow-train/protocol';
import type { GameRecord } from '@slow-train/rules';
import { service } from './client.ts';
import { ask, bodyOf, within } from './http.ts';

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
  const answer = await ask(() => service.games.$get({ header }, within(signal)), signal);
  if (answer.status !== 200) return held ?? { list: { games: [] }, etag: null, changedAt: 0 };
  return { list: await bodyOf(answer), etag: answer.headers.get('etag'), changedAt: Date.now() };
}

/** A table and its log since that revision; undefined if it is still as it is held. */
export async function readGame(
  id: string,
  held: (Pick<GameAnswer, 'game' | 'desk'> & { readonly since: number }) | undefined,
  signal?: AbortSignal,
): Promise<GameAnswer | undefined> {
  const query = held === undefined ? {} : { since: String(held.since) };
  // Where the log has a gap, there is something to come also if the table is as it is held.
  const isWhole = held !== undefined && held.since >= held.game.revision;
  const header = isWhole ? { 'if-none-match': quoted(versionIn(held)) } : {};
  const answer = await ask(() => service.games[':id'].$get({ param: { id }, query, header }, within(signal)), signal);
  return answer.status === 200 ? bodyOf(answer) : undefined;
}

/** What has happened at a table after a revision, with the board after each. */
export async function readRecap(id: string, since: number, signal?: AbortSignal): Promise<Recap> {
  const asked = { param: { id }, query: { since: String(since) } };
  return bodyOf(await ask(() => service.games[':id'].recap.$get(asked, within(signal)), signal));
}

/** A finished game as a record, for those who sat there. */
export async function readRecord(id: string, signal?: AbortSignal): Promise<GameRecord> {
  return bodyOf(await ask(() => service.games[':id'].record.$get({ param: { id } }, within(signal)), signal));
}

/** Sets a table. The same key sets it only once, however often it is sent. */
export async function createGame(game: NewGame, key: string): Promise<GameAnswer> {
  return bodyOf(await ask(() => service.games.$post({ json: game, header: { 'idempotency-key': key } }, within())));
}

/** Asks for one action on the revision that was seen. The same key plays it only once. */
export async function sendAction(
  id: string,
  action: { readonly do: string; readonly revision: number; readonly key: string },
): Promise<GameAnswer> {
  const header = { 'if-match': quoted(action.revision), 'idempotency-key': action.key };
  const json = { do: action.do };
  return bodyOf(await ask(() => service.games[':id'].actions.$post({ param: { id }, header, json }, within())));
}

/** The host calls "all aboard". */
export async function startGame(id: string, revision: number, openSeats: OpenSeats): Promise<GameAnswer> {
  const header = { 'if-match': quoted(revision) };
  return bodyOf(
    await ask(() => service.games[':id'].start.$post({ param: { id }, header, json: { openSeats } }, within())),
  );
}

/** Takes the invitation back; the answer has another one. */
export async function renewInvitation(id: string, revision: number): Promise<GameAnswer> {
  const header = { 'if-match': quoted(revision) };
  return bodyOf(await ask(() => service.games[':id'].invitation.$post({ param: { id }, header }, within())));
}

/** How one's own seat is to be from now on. */
export async function changeSeat(id: string, revision: number, change: SeatChange): Promise<GameAnswer> {
  const header = { 'if-match': quoted(revision) };
  return bodyOf(await ask(() => service.games[':id'].seat.$patch({ param: { id }, header, json: change }, within())));
}

/** Lays out what is to be played in one's turns to come; where one of them has come, it is played at once. */
export async function putPlan(id: string, plan: NewPlan): Promise<GameAnswer> {
  return bodyOf(await ask(() => service.games[':id'].plan.$put({ param: { id }, json: plan }, within())));
}

/** Takes one's plan back. */
export async function deletePlan(id: string): Promise<GameAnswer> {
  return bodyOf(await ask(() => service.games[':id'].plan.$delete({ param: { id } }, within())));
}

/** Gets up from the table again, before it has started. */
export async function leaveGame(id: string, revision: number): Promise<void> {
  const header = { 'if-match': quoted(revision) };
  await ask(() => service.games[':id'].seat.$delete({ param: { id }, header }, within()));
}

/** What the holder of an invitation sees. */
export async function readInvitation(code: string, signal?: AbortSignal): Promise<InvitationView> {
  return bodyOf(await ask(() => service.invitations[':code'].$get({ param: { code } }, within(signal)), signal));
}

/** Sits down in the next free seat, with where one lives, if the account does not say so. */
export async function takeSeat(code: string, json: SitDown): Promise<GameAnswer> {
  return bodyOf(await ask(() => service.invitations[':code'].seat.$post({ param: { code }, json }, within())));
}

function quoted(version: string | number): string {
  return `"${version}"`;
}
