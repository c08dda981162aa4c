import type { Problem } from '@slow-train/protocol';
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

  get status(): number {
    return this.problem.status;
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

/** Reads the problem document of an answer. */
export async function readProblem(answer: { readonly status: number; json(): Promise<unknown> }): Promise<Problem> {
  const body = await answer.json().catch(() => undefined);
  // Loaded on demand: problems are rare and their schema is not small. If loading fails, so did the connection.
  const { parseProblem } = await reach(() => import('./problem.ts'));
  return parseProblem(answer.status, body);
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
