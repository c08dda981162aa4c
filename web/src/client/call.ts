import type { AppType } from '@slow-train/api';
import { WIRE_HEADER, WIRE_VERSION } from '@slow-train/protocol/wire';
import { hc, type ClientRequestOptions } from 'hono/client';
import { PAGE_LANGUAGE } from '#text/shell.ts';
import { fetchOrTake } from './early.ts';
import { reach, readProblem, Refused } from './http.ts';
import { noteServerTime } from './server-time.ts';

/** The API on this page's own origin. */
export const api = hc<AppType>('/', {
  headers: { 'accept-language': PAGE_LANGUAGE, [WIRE_HEADER]: WIRE_VERSION },
  init: { credentials: 'same-origin' },
  fetch: fetchOrTake,
}).api;

/** A route of `api` with its method: `api.games.$post`. */
type Endpoint<Args, Answer> = (args: Args, options?: ClientRequestOptions) => Promise<Answer>;

interface AnyAnswer extends Pick<Response, 'ok' | 'status' | 'headers'> {
  json(): Promise<unknown>;
}

/** The answers of a route that are not problems. */
type Accepted<Answer> = Extract<Answer, { readonly ok: true } | { readonly status: 304 }>;

type Body<Answer> = Answer extends { readonly status: 204 | 304 }
  ? undefined
  : Answer extends { json(): Promise<infer T> }
    ? T
    : never;

/** A request without an answer after this time is given up. In milliseconds. */
const TIMEOUT = 15_000;

/**
 * Sends a request and returns the body of its answer; undefined if it has none, as for 304 (not modified). The types of
 * the API's routes are trusted; only problem documents are validated.
 * @throws Unreachable when there is no answer
 * @throws Refused when the answer is a problem
 */
export async function call<Args, Answer extends AnyAnswer>(
  endpoint: Endpoint<Args, Answer>,
  args: NoInfer<Args>,
  signal?: AbortSignal,
): Promise<Body<Accepted<Answer>>>;
export async function call(
  endpoint: Endpoint<unknown, AnyAnswer>,
  args: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await send(endpoint, args, signal);
  await accepted(answer);
  return answer.headers.get('content-type')?.includes('json') ? bodyOf(answer) : undefined;
}

/**
 * Sends a request and returns the answer, with any status.
 * @throws Unreachable when there is no answer
 */
export async function send<Args, Answer extends AnyAnswer>(
  endpoint: Endpoint<Args, Answer>,
  args: NoInfer<Args>,
  signal?: AbortSignal,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const init = { signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]) };
  const answer = await reach(() => endpoint(args, { init }), signal);
  noteServerTime(answer.headers.get('date'));
  return answer;
}

/**
 * Returns the answer unless it is a problem.
 * @throws Refused with the problem
 */
export async function accepted<Answer extends AnyAnswer>(answer: Answer): Promise<Accepted<Answer>> {
  if (isAccepted(answer)) return answer;
  throw new Refused(await readProblem(answer));
}

function isAccepted<Answer extends AnyAnswer>(answer: Answer): answer is Answer & Accepted<Answer> {
  return answer.ok || answer.status === 304;
}

/**
 * Reads the body of an answer.
 * @throws Unreachable when the connection breaks while reading
 */
export function bodyOf<T>(answer: { json(): Promise<T> }): Promise<T> {
  return reach(() => answer.json());
}

/** Returns a new Idempotency-Key: one per intent, the same for all its retries. Unique among those of an account. */
export function newKey(): string {
  // randomUUID is missing on plain http, for example when the game is tried over the local network.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  // Short, because the database keeps it twice with every action.
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
