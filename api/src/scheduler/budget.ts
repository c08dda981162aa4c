import type { SitePlan } from '@slow-train/settings';

/** The budget of one run. Work left over is due again a second later. */
export interface Budget {
  /** Games whose due time has come. Each takes one request to the database, or two if it fails. */
  readonly games: number;
  /** Requests of the sweep that sends notifications. */
  readonly requests: number;
  /** Accounts of lost guests. Each takes a few requests for each of its games. */
  readonly guests: number;
  /** Finished games whose standings are written. Each takes three requests, and reads a whole history. */
  readonly finished: number;
  /** Games of tournaments to create, each with a request, or tournaments to look at, each with about five. */
  readonly tournaments: number;
  /** Circles whose members are asked to the next game. Each takes five requests or so. */
  readonly circles: number;
  /** Whether the kinds of work take turns, the longest waiting first. */
  readonly isOneKind: boolean;
}

/**
 * Returns the budget of one run on a plan of Cloudflare Workers
 * (https://developers.cloudflare.com/workers/platform/limits/). The free plan allows 50 requests and 10 ms of CPU time
 * a run, so a run does little, and the next one follows at once; a paid plan allows 10,000 requests and 30 s.
 */
export function budgetOf(plan: SitePlan): Budget {
  switch (plan) {
    case 'free':
      return { games: 1, requests: 9, guests: 1, finished: 1, tournaments: 5, circles: 1, isOneKind: true };
    case 'paid':
      return { games: 200, requests: 900, guests: 20, finished: 50, tournaments: 200, circles: 20, isOneKind: false };
    default:
      return plan satisfies never;
  }
}
