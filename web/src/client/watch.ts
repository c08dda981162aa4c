import type { GameAnswer, WatchedGame, Watchers, Watching } from '@slow-train/protocol';
import type { GameRecord } from '@slow-train/rules';
import { api, call } from './call.ts';
import { fateOf, pollAfter } from './fate.ts';
import { Refused } from './http.ts';
import { createLastLook } from './last-look.ts';
import { KEYS, queryClient, useQuery, type Query } from './query.ts';

// Watching: a tiny answer says which version may be seen now; only a new one is fetched.

const MINUTE = 60_000;
/** A watcher is late anyway: [time since the last news, interval], in milliseconds. */
const PACE = [
  [5 * MINUTE, 15_000],
  [30 * MINUTE, MINUTE],
] as const;
const SLOWEST = 5 * MINUTE;

/** A game as it is watched, and when its latest version came, in milliseconds. */
interface Seen {
  readonly game: WatchedGame;
  readonly since: number;
}

/** A game that is watched, polled less often the longer nothing changes; not any more once it is over. */
export function useWatched(token: string): Query<Seen> {
  const key = KEYS.watched(token);
  const lookedAt = createLastLook();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readWatched(token, queryClient.getQueryData<Seen>(key), signal),
    refetchInterval({ state }) {
      const wait = pollAfter(state.error);
      if (wait === false || state.data?.game.version.startsWith('f')) return false;
      const quiet = Date.now() - Math.max(lookedAt(), state.data?.since ?? 0);
      return Math.max(wait, PACE.find(([upTo]) => quiet < upTo)?.[1] ?? SLOWEST);
    },
  });
}

async function readWatched(token: string, held: Seen | undefined, signal: AbortSignal): Promise<Seen> {
  for (let tries = 0; ; tries++) {
    const { version } = await call(api.watch[':token'].$get, { param: { token } }, signal);
    if (held?.game.version === version) return held;
    try {
      const read = api.watch[':token'].versions[':version'].$get;
      return { game: await call(read, { param: { token, version } }, signal), since: Date.now() };
    } catch (error) {
      // The game may have gone on between the two.
      if (!isWatchRefused(error) || tries > 0) throw error;
    }
  }
}

/** Whether there is nothing to watch, by the service's own word. */
export function isWatchRefused(error: unknown): error is Refused {
  return error instanceof Refused && fateOf(error).kind === 'gone';
}

/** The record of a finished game, by its link. */
export function useWatchedRecord(token: string): Query<GameRecord> {
  return useQuery({
    queryKey: KEYS.watchedRecord(token),
    queryFn: ({ signal }) => call(api.watch[':token'].record.$get, { param: { token } }, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

const routes = api.games[':id'].watching;

/** Who may watch one of the player's games. */
export function useWatching(id: string): Query<Watching> {
  return useQuery({
    queryKey: KEYS.watching(id),
    queryFn: ({ signal }) => call(routes.$get, { param: { id } }, signal),
  });
}

/** Changes who may watch; for the host. */
export function putWatchers(id: string, watchers: Watchers): Promise<GameAnswer> {
  return call(routes.$put, { param: { id }, json: { watchers } });
}

/** Returns the link's token; makes one if there is none, or a new one if that is asked for. */
export async function putWatchLink(id: string, renew = false): Promise<string> {
  const { token } = await call(routes.link.$put, { param: { id }, json: { renew } });
  setWatching(id, { token });
  return token;
}

/** Takes the link back. */
export async function deleteWatchLink(id: string): Promise<void> {
  await call(routes.link.$delete, { param: { id } });
  setWatching(id, { token: null });
}

/** Says whether the player agrees that the record has their name. */
export async function agreeToName(id: string, isNamed: boolean): Promise<void> {
  await call(api.games[':id']['player-state'].$patch, { param: { id }, json: { isNamed } });
  await queryClient.invalidateQueries({ queryKey: KEYS.watching(id) });
}

function setWatching(id: string, change: Partial<Watching>): void {
  queryClient.setQueryData<Watching>(KEYS.watching(id), (held) => held && { ...held, ...change });
}
