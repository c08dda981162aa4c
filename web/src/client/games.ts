import {
  type GameTerms,
  versionIn,
  type GameAnswer,
  type GameList,
  type InvitationView,
  type NewGame,
  type Recap,
  type RematchChange,
  type SeatChange,
} from '@slow-train/protocol';
import type { GameRecord } from '@slow-train/rules';
import { accepted, api, bodyOf, call, send } from './call.ts';
import { seatsIn } from './looking.ts';

/** The player's games, with the ETag of the answer. */
export interface HeldList {
  readonly list: GameList;
  readonly etag: string | null;
  /** The time of the last change seen, by this device's clock, in milliseconds. */
  readonly changedAt: number;
}

/** Returns the player's games; `held` if nothing has changed (a 304 has no body). */
export async function fetchGames(held: HeldList | undefined, signal?: AbortSignal): Promise<HeldList> {
  const header = held?.etag ? { 'if-none-match': held.etag } : {};
  const answer = await accepted(await send(api.games.$get, { header }, signal));
  if (answer.status === 304) return held ?? { list: { games: [] }, etag: null, changedAt: 0 };
  return { list: await bodyOf(answer), etag: answer.headers.get('etag'), changedAt: Date.now() };
}

/** The answer to a poll of a game in which nothing is new. */
export interface NoNews {
  /** Whether a player who can move next is looking at the game. */
  readonly isNextPresent: boolean;
  /** The seats of others who are looking at the game. */
  readonly here: readonly number[];
}

/** Returns a game and its log since a revision; undefined if nothing has changed. */
export async function fetchGame(
  id: string,
  held: GameSince | undefined,
  signal?: AbortSignal,
): Promise<GameAnswer | undefined> {
  const answer = await pollGame(id, held, signal);
  return 'game' in answer ? answer : undefined;
}

/** A game as it was read last, and the revision that its log reaches. */
type GameSince = Pick<GameAnswer, 'game' | 'playerState' | 'talk'> & { readonly since: number };

/** Returns a game, its log since a revision and the rounds that are not held, or that nothing has changed. */
export async function pollGame(
  id: string,
  held: GameSince | undefined,
  signal?: AbortSignal,
): Promise<GameAnswer | NoNews> {
  const query =
    held === undefined
      ? {}
      : {
          since: String(held.since),
          rounds: String(held.game.results.length),
          ...(held.talk && { talkSince: String(held.talk.version) }),
        };
  // If the log has a gap, there is more to read even if the game has not changed.
  const isWhole = held !== undefined && held.since >= held.game.revision;
  const header = isWhole ? { 'if-none-match': quoted(versionIn(held)) } : {};
  const answer = await accepted(await send(api.games[':id'].$get, { param: { id }, query, header }, signal));
  if (answer.status === 304) {
    const { headers } = answer;
    return { isNextPresent: headers.get('presence-next') === 'here', here: seatsIn(headers.get('presence-seats')) };
  }
  return bodyOf(answer);
}

/** Tells the others' pages that somebody is looking at a game. */
export function showPresence(id: string): Promise<unknown> {
  return call(api.games[':id']['player-state'].$patch, { param: { id }, json: { here: true } });
}

/** Returns the events of a game after a revision, with the board after each step. */
export function fetchRecap(
  id: string,
  { since, until }: { readonly since: number; readonly until?: number },
  signal?: AbortSignal,
): Promise<Recap> {
  const query = { since: String(since), ...(until !== undefined && { until: String(until) }) };
  return call(api.games[':id'].recap.$get, { param: { id }, query }, signal);
}

/** Returns a finished game as a record; for its players only. */
export function fetchRecord(id: string, signal?: AbortSignal): Promise<GameRecord> {
  return call(api.games[':id'].record.$get, { param: { id } }, signal);
}

/** Creates a game. Safe to repeat: the same key creates only one. */
export function postGame(game: NewGame, key: string): Promise<GameAnswer> {
  return call(api.games.$post, { json: game, header: { 'idempotency-key': key } });
}

/** Starts a game, for its host. */
export function postStart(id: string, revision: number): Promise<GameAnswer> {
  const header = { 'if-match': quoted(revision) };
  return call(api.games[':id'].start.$post, { param: { id }, header, json: { openSeats: 'remove' } });
}

/** Changes the terms of a game that nobody else has joined. */
export function putTerms(id: string, revision: number, terms: GameTerms): Promise<GameAnswer> {
  return call(api.games[':id'].terms.$put, { param: { id }, header: { 'if-match': quoted(revision) }, json: terms });
}

/** Seats a computer player in a free seat. */
export function postComputer(id: string, revision: number): Promise<GameAnswer> {
  return call(api.games[':id'].computers.$post, { param: { id }, header: { 'if-match': quoted(revision) } });
}

/**
 * Plays a finished game again with the same people. Safe to repeat: later requests, by anybody, say yes to the same
 * new game, and their change, if any, is ignored.
 */
export function postRematch(id: string, change?: RematchChange): Promise<GameAnswer> {
  const json = { takesPart: true, ...(change && { change }) };
  return call(api.games[':id'].rematch.$post, { param: { id }, json });
}

/** An answer to an invitation. */
export type InvitationReply = 'yes' | 'later' | 'no';

/**
 * Answers an invitation into a seat that is kept for the player; with yes, they sit down.
 * @param revision of the game that they have seen
 */
export function putAnswer(id: string, answer: InvitationReply, revision: number): Promise<GameAnswer> {
  return call(api.games[':id'].answer.$put, { param: { id }, json: { answer, revision } });
}

/** Opens a seat that was kept for somebody; for the host. */
export function deleteReservation(id: string, seat: number, revision: number): Promise<GameAnswer> {
  const header = { 'if-match': quoted(revision) };
  return call(api.games[':id'].reservations[':seat'].$delete, { param: { id, seat: String(seat) }, header });
}

/** Revokes the invitation; the answer has a new one. */
export function postInvitation(id: string, revision: number): Promise<GameAnswer> {
  const header = { 'if-match': quoted(revision) };
  return call(api.games[':id'].invitation.$post, { param: { id }, header });
}

/** Changes the player's own seat. */
export function patchSeat(id: string, revision: number, change: SeatChange): Promise<GameAnswer> {
  const header = { 'if-match': quoted(revision) };
  return call(api.games[':id'].seat.$patch, { param: { id }, header, json: change });
}

/** Leaves a game that has not started. */
export function deleteOwnSeat(id: string, revision: number): Promise<void> {
  const header = { 'if-match': quoted(revision) };
  return call(api.games[':id'].seat.$delete, { param: { id }, header });
}

/** Returns the content of an invitation. */
export function fetchInvitation(code: string, signal?: AbortSignal): Promise<InvitationView> {
  return call(api.invitations[':code'].$get, { param: { code } }, signal);
}

function quoted(version: string | number): string {
  return `"${version}"`;
}
