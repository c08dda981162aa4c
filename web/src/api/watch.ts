import { QueryObserver, useQueryClient, type QueryKey, type QueryObserverOptions } from '@tanstack/solid-query';
import { createSignal, onCleanup, type Accessor } from 'solid-js';

/** A query as a page looks at it. */
export interface Watched<T> {
  /** What came last; undefined before anything has. */
  readonly data: Accessor<T | undefined>;
  /** Why the last try failed, until one succeeds. */
  readonly error: Accessor<Error | null>;
  readonly isPending: Accessor<boolean>;
  readonly isFetching: Accessor<boolean>;
  /** Asks again at once. */
  lookAgain(): void;
}

/**
 * Follows a query for as long as the component lives. The options never change: another key is another component.
 * Instead of solid-query's own `useQuery`, whose data is a resource: read while the router goes from page to page,
 * a resource that is asked again before it has come leaves the router waiting for ever.
 */
export function watchQuery<T, K extends QueryKey>(options: QueryObserverOptions<T, Error, T, T, K>): Watched<T> {
  const observer = new QueryObserver<T, Error, T, T, K>(useQueryClient(), options);
  const [result, setResult] = createSignal(observer.getCurrentResult());
  onCleanup(observer.subscribe((next) => void setResult(() => next)));
  return {
    data: () => result().data,
    error: () => result().error,
    isPending: () => result().isPending,
    isFetching: () => result().isFetching,
    lookAgain: () => void observer.refetch(),
  };
}
