import type { Problem } from '@slow-train/protocol';
import { noteReached } from './connection.ts';
import { noteServerTime } from './server-time.ts';

/** No answer came: the request may or may not have arrived. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The service answered with a problem document. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }

  get status(): number {
    return this.problem.status;
  }
}

/** A request that hangs this long has been lost in a tunnel. */
const PATIENCE = 15_000;

/** For one request: it ends when the caller wants it to, or when patience runs out. */
export function within(signal?: AbortSignal): { readonly init: { readonly signal: AbortSignal } } {
  const patience = AbortSignal.timeout(PATIENCE);
  return { init: { signal: signal === undefined ? patience : AbortSignal.any([signal, patience]) } };
}

type Answer = Pick<Response, 'ok' | 'status' | 'json' | 'headers'>;

/** Those of the answers a route may give that are no problems. */
export type Good<R> = Extract<R, { readonly ok: true } | { readonly status: 304 }>;

/**
 * Sends a request and returns the answer if it is a good one (or 304).
 * @throws Unreachable when there is no answer
 * @throws Refused with the problem for every other status
 */
export async function ask<R extends Answer>(send: () => Promise<R>, signal?: AbortSignal): Promise<Good<R>> {
  return checked(await reach(send, signal));
}

/**
 * The answer, if it is a good one.
 * @throws Refused with the problem for every other status
 */
export async function checked<R extends Answer>(answer: R): Promise<Good<R>> {
  noteServerTime(answer.headers.get('date'));
  if (isGood(answer)) return answer;
  throw new Refused(await readProblem(answer));
}

function isGood<R extends Answer>(answer: R): answer is R & Good<R> {
  return answer.ok || answer.status === 304;
}

/** The body of an answer. A connection that breaks in the middle of it is no answer. */
export async function bodyOf<T>(answer: { json(): Promise<T> }): Promise<T> {
  return reach(() => answer.json());
}

/**
 * Whatever answer there is, whatever its status.
 * @throws Unreachable when there is none
 */
export async function reach<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    const answer = await send();
    noteReached(true);
    return answer;
  } catch (cause) {
    // Whoever gave up on its own request (a page that was left) knows nothing about the connection.
    if (signal?.aborted) throw cause;
    noteReached(false);
    throw new Unreachable('The service cannot be reached.', { cause });
  }
}

async function readProblem(answer: Pick<Response, 'status' | 'json'>): Promise<Problem> {
  const body: unknown = await answer.json().catch(() => undefined);
  // Problems are rare and their schema is not small. If it cannot be loaded, there was no connection to speak of.
  const { parseProblem } = await reach(() => import('./problem.ts'));
  return parseProblem(answer.status, body);
}
