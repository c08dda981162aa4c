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
 * Fetches, unless the same was asked for before the page had its scripts: then returns that answer, once. Changes and polls
 * say the browser's time zone, too; a first look at something does not, since finding the zone takes tens of milliseconds.
 */
export const fetchOrTake: typeof fetch = (input, init) => {
  const isLook = (init?.method ?? 'GET') === 'GET';
  const early = typeof input === 'string' && isLook ? take(input) : undefined;
  const headers = new Headers(init?.headers);
  if (isLook && !headers.has('if-none-match')) return early ?? fetch(input, init);
  headers.set(ZONE_HEADER, ownTimeZone());
  return fetch(input, { ...init, headers });
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
