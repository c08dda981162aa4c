import { ZONE_HEADER } from '@slow-train/protocol/wire';
import { ownTimeZone } from './time-zone.ts';

/** Answers by their path. */
export type EarlyAnswers = Record<string, Promise<Response>>;

declare global {
  interface Window {
    /** Requests that `start.ts` sent before the page's scripts had loaded. */
    slowTrainEarly?: EarlyAnswers;
  }
}

/**
 * Fetches, unless the same was asked for before the page had its scripts: then returns that answer, once. Only changes say
 * the browser's time zone, since finding it takes tens of milliseconds, and no page should wait for that.
 */
export const fetchOrTake: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  if ((init?.method ?? 'GET') !== 'GET') {
    headers.set(ZONE_HEADER, ownTimeZone());
    return fetch(input, { ...init, headers });
  }
  const early = typeof input === 'string' ? take(input) : undefined;
  return early === undefined || headers.has('if-none-match') ? fetch(input, init) : early;
};

/** Forgets the answers that nobody has asked for by now: later they would be too old. */
export function forgetEarly(): void {
  delete window.slowTrainEarly;
}

function take(path: string): Promise<Response> | undefined {
  const { slowTrainEarly } = window;
  const answer = slowTrainEarly?.[path];
  if (slowTrainEarly !== undefined) delete slowTrainEarly[path];
  return answer;
}
