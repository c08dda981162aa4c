import { Refused } from './http.ts';

/**
 * What becomes of a request that failed. This is the one place that reads a refusal's status.
 * `signedOut`: nobody is signed in. `gone`: there is nothing at this address. `stale`: decided on an older revision.
 * `conflict`: something else was faster. `refused`: the service says no, and would again.
 * `later`: no answer, or one that says nothing about the request; to be tried again after `wait` milliseconds.
 */
export type Fate =
  | { readonly kind: 'signedOut' | 'gone' | 'stale' | 'conflict' | 'refused' }
  | { readonly kind: 'later'; readonly wait: number };

const SECOND = 1_000;
/** The wait where a refusal to answer names none. */
const USUAL_WAIT = 20 * SECOND;
/** No refusal keeps a page waiting for longer. */
const LONGEST_WAIT = 10 * 60 * SECOND;

/** Returns what becomes of a request that failed with this error. */
export function fateOf(error: unknown): Fate {
  if (!(error instanceof Refused)) return { kind: 'later', wait: 0 };
  const { status, type, retryAfter } = error.problem;
  if (status === 401) return { kind: 'signedOut' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  // The edge, too, refuses with 4xx, in pages of its own: that is not the service's word.
  if (status >= 500 || status === 408 || status === 425 || status === 429 || type === 'about:blank') {
    const usual = status >= 500 ? 0 : USUAL_WAIT;
    return { kind: 'later', wait: Math.min(LONGEST_WAIT, retryAfter === undefined ? usual : retryAfter * SECOND) };
  }
  if (status === 412) return { kind: 'stale' };
  return { kind: status === 409 ? 'conflict' : 'refused' };
}

/** Whether the service has decided: the same request would be refused again. */
export function isDecided(error: unknown): boolean {
  return fateOf(error).kind !== 'later';
}

/** Returns how long a poll waits at least after an error, in milliseconds; false if polling ends with it. */
export function pollAfter(error: Error | null): number | false {
  const fate = error === null ? null : fateOf(error);
  if (fate?.kind === 'signedOut' || fate?.kind === 'gone') return false;
  return fate?.kind === 'later' ? fate.wait : 0;
}
