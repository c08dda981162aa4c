import type { Problem } from '@slow-train/protocol';
import { shellText } from '#text/shell.ts';
import { recordReached } from './connection.ts';

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
}

/**
 * Does something that needs the network, and records whether it could be reached.
 * @throws Unreachable when it was not
 */
export async function reach<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    const answer = await send();
    recordReached(true);
    return answer;
  } catch (cause) {
    // A request that was aborted, because its page was left, says nothing about the connection.
    if (signal?.aborted) throw cause;
    recordReached(false);
    throw new Unreachable('The service cannot be reached.', { cause });
  }
}

/**
 * Reads the problem document (RFC 9457) of an answer. Anything else, such as a proxy's own page, becomes a problem of that
 * status and of no type of ours. By hand, because every page needs it at once: it must never be a file that a later release
 * no longer has.
 */
export async function readProblem(answer: {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  json(): Promise<unknown>;
}): Promise<Problem> {
  const body = await answer.json().catch(() => undefined);
  if (isProblemDocument(body)) return body;
  const { status, headers } = answer;
  const retryAfter = secondsIn(headers.get('retry-after'));
  return {
    type: 'about:blank',
    title: `Status ${status}`,
    status,
    detail: shellText.problem.unreadable,
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** Whether a body has the members of every problem. This service alone answers so, and in the schema's shape. */
function isProblemDocument(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { type, title, status, detail }: { [K in keyof Problem]?: unknown } = body;
  return [type, title, detail].every((member) => typeof member === 'string') && typeof status === 'number';
}

/** Reads a Retry-After: seconds, or a date. */
function secondsIn(value: string | null): number | undefined {
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Problems for which pages have something better to offer than the sentence. */
type Known =
  | 'would-lose-guest'
  | 'address-taken'
  | 'name-taken'
  | 'not-signed-in'
  | 'too-many-requests'
  | 'proof-required';

/** Whether a request was refused with this problem. */
export function isProblem(error: unknown, name: Known): boolean {
  return error instanceof Refused && error.problem.type === `/problems/${name}`;
}
