import { QueryCache, QueryClient, QueryObserver, type QueryKey, type QueryObserverOptions } from '@tanstack/query-core';
import { createMemo, createSignal, onCleanup, type Accessor } from 'solid-js';
import { fateOf } from './fate.ts';

export const KEYS = {
  me: ['me'] as const,
  games: ['games'] as const,
  allGames: ['game'] as const,
  game: (id: string) => ['game', id] as const,
  invitation: (code: string) => ['invitation', code] as const,
  recap: (id: string, since: number, upTo: number) => ['recap', id, since, upTo] as const,
  boundaries: ['boundaries'] as const,
  setups: ['setups'] as const,
  reports: ['reports'] as const,
  sanctions: ['sanctions'] as const,
  measured: (query: string) => ['measured', query] as const,
  openGames: (query: string) => ['open-games', query] as const,
  profile: ['profile'] as const,
  profileAt: (id: string, seat: number) => ['profile', id, seat] as const,
  circles: ['circles'] as const,
  circle: (id: string) => ['circle', id] as const,
  season: (id: string, number: number) => ['circle', id, 'season', number] as const,
  circleInvitation: (code: string) => ['circle-invitation', code] as const,
  tournament: (id: string, round: number | null) => ['tournament', id, round] as const,
  tournaments: ['tournaments'] as const,
  year: (year: number) => ['year', year] as const,
  record: (id: string, rounds: number) => ['record', id, rounds] as const,
  watched: (token: string) => ['watched', token] as const,
  watchedRecord: (token: string) => ['watched', token, 'record'] as const,
  watching: (id: string) => ['watching', id] as const,
  seatLinks: (id: string) => ['seat-links', id] as const,
};

/** The longest wait during which a page may say nothing, in milliseconds. */
const SHORT = 5_000;

/** Everything the page has read from the API: one cache as long as the page is open. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (isSessionLost(error)) queryClient.setQueryData(KEYS.me, null);
    },
  }),
  defaultOptions: {
    queries: {
      // A problem is an answer; only a missing answer and server errors are worth a retry before the page says so.
      retry: (count, error) => count < 2 && (waitAfter(error) ?? Infinity) <= SHORT,
      retryDelay: (count, error) => Math.max(1_000 * 2 ** count, waitAfter(error) ?? 0),
      refetchOnWindowFocus: ({ state }) => (isHeldBack(state) ? false : 'always'),
      refetchOnReconnect: ({ state }) => (isHeldBack(state) ? false : 'always'),
      refetchIntervalInBackground: false,
    },
  },
});
queryClient.mount();

/** Whether the API says that nobody is signed in anymore. */
export function isSessionLost(error: unknown): boolean {
  return fateOf(error).kind === 'signedOut';
}

/** Returns the milliseconds to wait before trying again; null if trying again is no use. */
function waitAfter(error: Error): number | null {
  const fate = fateOf(error);
  return fate.kind === 'later' ? fate.wait : null;
}

/** Whether a query was told to wait, and has not waited long enough. */
function isHeldBack({
  error,
  errorUpdatedAt,
}: {
  readonly error: Error | null;
  readonly errorUpdatedAt: number;
}): boolean {
  return error !== null && Date.now() - errorUpdatedAt < (waitAfter(error) ?? 0);
}

/** Forgets everything the last person saw here, as another one has signed in. */
export function forgetEverything(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEYS.me[0] });
}

/** A query as a component sees it. */
export interface Query<T> {
  /** The latest data; undefined before the first. */
  readonly data: Accessor<T | undefined>;
  /** The error of the last attempt, until one succeeds. */
  readonly error: Accessor<Error | null>;
  readonly isPending: Accessor<boolean>;
  readonly isFetching: Accessor<boolean>;
  /** The time of the service's last answer, in milliseconds; 0 while the data is only known from an earlier visit. */
  readonly answeredAt: Accessor<number>;
  /** Requests it again at once. */
  refetch(): void;
}

/**
 * Follows a query as long as the component lives. The options never change: another key is another component. Replaces
 * solid-query's `useQuery`, whose data is a resource: read while the router changes pages, a resource that is refetched
 * before it has arrived leaves the router waiting forever.
 */
export function useQuery<T, K extends QueryKey>(options: QueryObserverOptions<T, Error, T, T, K>): Query<T> {
  const observer = new QueryObserver<T, Error, T, T, K>(queryClient, options);
  const [result, setResult] = createSignal(observer.getCurrentResult());
  onCleanup(observer.subscribe((next) => void setResult(() => next)));
  // A memo, so that readers ignore fetches that start or bring nothing new.
  const data = createMemo(() => result().data);
  return {
    data,
    error: () => result().error,
    isPending: () => result().isPending,
    isFetching: () => result().isFetching,
    answeredAt: () => result().dataUpdatedAt,
    refetch: () => void observer.refetch(),
  };
}
