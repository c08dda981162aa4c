import type { InvitationView, Me, Recap } from '@slow-train/protocol';
import type { GameRecord } from '@slow-train/rules';
import { QueryCache, QueryClient, useQueryClient } from '@tanstack/solid-query';
import { onCleanup, type Accessor } from 'solid-js';
import { readGame, readGames, readInvitation, readRecap, readRecord, type HeldList } from './games.ts';
import { heldTable, forgetTables } from './held.ts';
import { Refused } from './http.ts';
import { paceOf, paceToDue } from './pace.ts';
import { serverNow } from './server-time.ts';
import { isMyTurn } from './turn.ts';
import { readMe } from './session.ts';
import { hearTabs } from './tabs.ts';
import { seenUpTo } from './timeline.ts';
import { watchQuery, type Watched } from './watch.ts';

export const KEYS = {
  me: ['me'] as const,
  games: ['games'] as const,
  game: (id: string) => ['game', id] as const,
  invitation: (code: string) => ['invitation', code] as const,
  recap: (id: string, since: number, upTo: number) => ['recap', id, since, upTo] as const,
  record: (id: string) => ['record', id] as const,
};

/** The one query client of the app, with the manners of all its queries. */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      // The session is over, whichever page found out.
      onError: (error) => {
        if (error instanceof Refused && error.status === 401) client.setQueryData(KEYS.me, null);
      },
    }),
    defaultOptions: {
      queries: {
        // A problem is an answer; only silence and trouble over there are worth another try at once.
        retry: (count, error) => count < 2 && !(error instanceof Refused && error.status < 500),
        refetchOnWindowFocus: 'always',
        refetchOnReconnect: 'always',
        refetchIntervalInBackground: false,
      },
    },
  });
  return client;
}

/** Who I am: null for a new visitor. */
export function useMe(): Watched<Me | null> {
  return watchQuery({
    queryKey: KEYS.me,
    queryFn: ({ signal }) => readMe(signal),
    // Another device may have changed the name or how it looks, or signed this one out; asking also renews the session.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: true,
  });
}

/** My tables, looked at again ever more rarely. */
export function useGames(): Watched<HeldList> {
  const client = useQueryClient();
  const lookedAt = lastLook();
  const watched = watchQuery({
    queryKey: KEYS.games,
    queryFn: ({ signal }) => readGames(client.getQueryData<HeldList>(KEYS.games), signal),
    refetchInterval: ({ state }) => {
      const pace = paceOf(Date.now() - Math.max(lookedAt(), state.data?.changedAt ?? 0));
      return paceToDue(pace, state.data?.list.games.map(({ turnBy }) => turnBy) ?? [], serverNow());
    },
  });
  wakeBy((id, revision) => {
    const known = watched.data()?.list.games.find((game) => game.id === id)?.revision;
    return known === undefined || revision > known;
  }, watched);
  return watched;
}

/** Keeps the table of that id fresh (see `heldTable`); the query itself only says how it goes. */
export function usePolledTable(id: string): Watched<number> {
  const table = heldTable(id);
  const lookedAt = lastLook();
  const watched = watchQuery({
    queryKey: KEYS.game(id),
    queryFn: async ({ signal }) => {
      const held = table.now();
      const fresh = await readGame(id, held && { ...held, since: seenUpTo(held) }, signal);
      if (fresh !== undefined) table.take(fresh);
      return table.now()?.game.revision ?? 0;
    },
    refetchInterval: ({ state }) => {
      if (state.error instanceof Refused && state.error.status < 500) return false;
      const game = table.now()?.game;
      if (game?.status === 'finished') return false;
      const pace = paceOf(Date.now() - Math.max(lookedAt(), table.changedAt()), game !== undefined && isMyTurn(game));
      const due = [game?.turnBy, game?.clock?.pausedUntil, game?.vote?.until];
      return paceToDue(
        pace,
        due.map((at) => at ?? null),
        serverNow(),
      );
    },
  });
  wakeBy((other, revision) => other === id && revision > (table.now()?.game.revision ?? 0), watched);
  return watched;
}

/** Looks again at once where another tab of this browser knows more. A hidden one looks anyway as it comes to the front. */
function wakeBy(isNews: (id: string, revision: number) => boolean, watched: Watched<unknown>): void {
  onCleanup(
    hearTabs(({ id, revision }) => {
      if (document.visibilityState === 'visible' && isNews(id, revision)) watched.lookAgain();
    }),
  );
}

/** When the page was opened or last came back to the front: somebody who looks wants to see. */
function lastLook(): Accessor<number> {
  let looked = Date.now();
  const look = (): void => {
    if (document.visibilityState === 'visible') looked = Date.now();
  };
  document.addEventListener('visibilitychange', look);
  onCleanup(() => document.removeEventListener('visibilitychange', look));
  return () => looked;
}

/** What an invitation leads to. */
export function useInvitation(code: string): Watched<InvitationView> {
  return watchQuery({ queryKey: KEYS.invitation(code), queryFn: ({ signal }) => readInvitation(code, signal) });
}

/** What has happened at a table after one revision, and up to another at least: that never changes again. */
export function useRecap(id: string, since: number, upTo: number): Watched<Recap> {
  return watchQuery({
    queryKey: KEYS.recap(id, since, upTo),
    queryFn: ({ signal }) => readRecap(id, since, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The record of a finished game, which never changes again. */
export function useRecord(id: string): Watched<GameRecord> {
  return watchQuery({
    queryKey: KEYS.record(id),
    queryFn: ({ signal }) => readRecord(id, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** Another person is here now: nothing of the last one's may be shown. */
export function forgetEverything(client: QueryClient): void {
  forgetTables();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEYS.me[0] });
}
