import type { GameAnswer, OpenGameFilter, OpenGameList, SeatRequest } from '@slow-train/protocol';
import { accepted, api, bodyOf, call, send } from './call.ts';

/** A list of open games, with the ETag of the answer. */
export interface HeldOpenGames {
  readonly list: OpenGameList;
  readonly etag: string | null;
}

/** Returns the first open games that meet a filter; `held` if nothing has changed. */
export async function fetchOpenGames(
  filter: OpenGameFilter,
  held: HeldOpenGames | undefined,
  signal?: AbortSignal,
): Promise<HeldOpenGames> {
  const header = held?.etag ? { 'if-none-match': held.etag } : {};
  const answer = await accepted(await send(api['open-games'].$get, { query: queryOf(filter), header }, signal));
  if (answer.status === 304) return held ?? { list: EMPTY, etag: null };
  return { list: await bodyOf(answer), etag: answer.headers.get('etag') };
}

/** Returns the open games that follow a page. */
export async function fetchMoreOpenGames(filter: OpenGameFilter, after: string): Promise<OpenGameList> {
  const answer = await accepted(
    await send(api['open-games'].$get, { query: { ...queryOf(filter), after }, header: {} }),
  );
  return answer.status === 304 ? EMPTY : bodyOf(answer);
}

const EMPTY: OpenGameList = { games: [], next: null, waits: [] };

function queryOf({ seats, ...filter }: OpenGameFilter) {
  return { ...filter, ...(seats !== undefined && { seats: String(seats) }) };
}

/** Takes a seat in an open game. */
export function postOpenGameSeat(id: string, request: SeatRequest = {}): Promise<GameAnswer> {
  return call(api['open-games'][':id'].seat.$post, { param: { id }, json: request });
}

/** Waits for a seat in a game like this one. Safe to repeat: the same key waits only once. */
export function postWait(id: string, key: string): Promise<void> {
  const header = { 'idempotency-key': key };
  return call(api['open-games'][':id'].wait.$post, { param: { id }, header, json: {} });
}

/** Leaves the waiting list. */
export function stopWaiting(id: string): Promise<void> {
  return call(api.me.waits[':id'].$delete, { param: { id } });
}

/** Removes a person from a game before its start; for the host. */
export function deleteSeat(id: string, seat: number, revision: number): Promise<GameAnswer> {
  const header = { 'if-match': `"${revision}"` };
  return call(api.games[':id'].seats[':seat'].$delete, { param: { id, seat: String(seat) }, header });
}
