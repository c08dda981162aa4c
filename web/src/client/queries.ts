import type { InvitationView, AccountView, Recap } from '@slow-train/protocol';
import type { GameRecord } from '@slow-train/rules';
import { fetchGames, fetchInvitation, fetchRecap, fetchRecord, type HeldList } from './games.ts';
import { knownGames, knownMe } from './known.ts';
import { createLastLook } from './last-look.ts';
import { nextPoll } from './pace.ts';
import { pollAfter } from './fate.ts';
import { KEYS, queryClient, useQuery, type Query } from './query.ts';
import { serverNow } from './server-time.ts';
import { fetchMe } from './session.ts';
import { refetchOnNews } from './tabs.ts';

/** The signed-in account; null for a new visitor. */
export function useMe(): Query<AccountView | null> {
  return useQuery({
    queryKey: KEYS.me,
    initialData: () => knownMe()?.data,
    initialDataUpdatedAt: 0,
    queryFn: ({ signal }) => fetchMe(signal),
    // Another device may have changed the name or the display, or signed this one out; reading also renews the session.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: true,
  });
}

/** The player's games, polled less often the longer nothing changes. */
export function useGames(): Query<HeldList> {
  const lookedAt = createLastLook();
  const query = useQuery({
    queryKey: KEYS.games,
    initialData: () => knownGames()?.data,
    initialDataUpdatedAt: 0,
    queryFn: ({ signal }) => fetchGames(queryClient.getQueryData<HeldList>(KEYS.games), signal),
    refetchInterval: ({ state }) => {
      const wait = pollAfter(state.error);
      if (wait === false) return false;
      const quiet = Date.now() - Math.max(lookedAt(), state.data?.changedAt ?? 0);
      const failing = state.error === null ? 0 : Date.now() - state.dataUpdatedAt;
      const due = state.data?.list.games.map(({ turnBy }) => turnBy) ?? [];
      return nextPoll(wait, { quiet, failing, isHidden: document.visibilityState === 'hidden' }, due, serverNow());
    },
    refetchIntervalInBackground: true,
  });
  refetchOnNews(query, (id, revision) => {
    const known = query.data()?.list.games.find((game) => game.id === id)?.revision;
    return known === undefined || revision > known;
  });
  return query;
}

/** The content of an invitation. */
export function useInvitation(code: string): Query<InvitationView> {
  return useQuery({ queryKey: KEYS.invitation(code), queryFn: ({ signal }) => fetchInvitation(code, signal) });
}

/** The events of a game after one revision, up to at least another; they never change again. */
export function useRecap(
  id: string,
  { since, until }: { readonly since: number; readonly until?: number },
  upTo: number,
): Query<Recap> {
  return useQuery({
    queryKey: KEYS.recap(id, since, until ?? upTo),
    queryFn: ({ signal }) => fetchRecap(id, { since, ...(until !== undefined && { until }) }, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The record of a game's rounds that are over, which changes only when another one is. */
export function useRecord(id: string, rounds: number): Query<GameRecord> {
  return useQuery({
    queryKey: KEYS.record(id, rounds),
    queryFn: ({ signal }) => fetchRecord(id, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
