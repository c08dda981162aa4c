import type { GameAnswer, GameList, InvitationView, NewGame } from '@slow-train/protocol';
import { request } from './client.ts';
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
  const tag: Record<string, string> = held?.etag ? { 'if-none-match': held.etag } : {};
  const answer = await ask(
    () => request<GameList>('GET', '/api/games', { headers: tag, signal: within(signal) }),
    signal,
  );
  if (answer.status === 304 && held !== undefined) return held;
  return { list: await bodyOf(answer), etag: answer.headers.get('etag'), changedAt: Date.now() };
}

/** A table and its log since that revision; undefined if it is still at the revision held. */
export async function readGame(
  id: string,
  held: { readonly revision: number; readonly since: number } | undefined,
  signal?: AbortSignal,
): Promise<GameAnswer | undefined> {
  const since = held === undefined ? '' : `?since=${held.since}`;
  const headers: Record<string, string> = held === undefined ? {} : { 'if-none-match': quoted(held.revision) };
  const answer = await ask(
    () => request<GameAnswer>('GET', `${path(id)}${since}`, { headers, signal: within(signal) }),
    signal,
  );
  return answer.status === 304 ? undefined : bodyOf(answer);
}

/** Sets a table. The same key sets it only once, however often it is sent. */
export async function createGame(game: NewGame, key: string): Promise<GameAnswer> {
  return bodyOf(
    await ask(() =>
      request<GameAnswer>('POST', '/api/games', { body: game, headers: { 'idempotency-key': key }, signal: within() }),
    ),
  );
}

/** Asks for one action on the revision that was seen. The same key plays it only once. */
export async function sendAction(
  id: string,
  action: { do: string; revision: number; key: string },
): Promise<GameAnswer> {
  return bodyOf(
    await ask(() =>
      request<GameAnswer>('POST', `${path(id)}/actions`, {
        body: { do: action.do },
        headers: { 'if-match': quoted(action.revision), 'idempotency-key': action.key },
        signal: within(),
      }),
    ),
  );
}

/** The host calls "all aboard". */
export async function startGame(id: string, revision: number, openSeats: OpenSeats): Promise<GameAnswer> {
  return bodyOf(
    await ask(() =>
      request<GameAnswer>('POST', `${path(id)}/start`, {
        body: { openSeats },
        headers: { 'if-match': quoted(revision) },
        signal: within(),
      }),
    ),
  );
}

/** Gets up from the table again, before it has started. */
export async function leaveGame(id: string, revision: number): Promise<void> {
  await ask(() =>
    request('DELETE', `${path(id)}/seat`, { headers: { 'if-match': quoted(revision) }, signal: within() }),
  );
}

/** What the holder of an invitation sees. */
export async function readInvitation(code: string, signal?: AbortSignal): Promise<InvitationView> {
  return bodyOf(
    await ask(
      () => request<InvitationView>('GET', `/api/invitations/${encodeURIComponent(code)}`, { signal: within(signal) }),
      signal,
    ),
  );
}

/** Sits down in the next free seat. */
export async function takeSeat(code: string): Promise<GameAnswer> {
  return bodyOf(
    await ask(() =>
      request<GameAnswer>('POST', `/api/invitations/${encodeURIComponent(code)}/seat`, { body: {}, signal: within() }),
    ),
  );
}

function path(id: string): string {
  return `/api/games/${encodeURIComponent(id)}`;
}

function quoted(revision: number): string {
  return `"${revision}"`;
}
