import { ExpectedError } from '@slow-train/settings/expected-error';
import { PROBLEMS } from '@slow-train/protocol';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isUnreachable } from '../platform/database.ts';
import { tagged } from './headers.ts';
import type { AppEnv } from './router.ts';
import { languageOf } from './language.ts';
import { documentOf, inEnglish, ProblemError, UNAVAILABLE, type Failure } from './problem.ts';

const INTERNAL: Failure = {
  problem: 'internal',
  detail: (say) => say.internal,
};

/**
 * Answers any thrown error.
 * @param answer by default with a problem document (RFC 9457)
 */
export function onError<E extends AppEnv>(
  error: Error,
  c: Context<E>,
  answer: (c: Context<E>, failure: Failure) => Response | Promise<Response> = answerProblem,
): Response | Promise<Response> {
  if (isUnreachable(error)) noticeOutage(c);
  return answer(c, failureOf(error));
}

/** Makes the scheduler look at the database now: an outage is measured from its first failed run. */
function noticeOutage<E extends AppEnv>(c: Context<E>): void {
  const { scheduler, now } = c.get('services');
  c.executionCtx.waitUntil(scheduler.noLaterThan(now().getTime()));
}

/** Returns a failure's document as a response, in the language of the request. */
export function answerProblem<E extends AppEnv>(c: Context<E>, failure: Failure): Response {
  const language = languageOf(c);
  const body = documentOf(failure, c.get('requestId'), language);
  c.header('cache-control', 'no-store');
  c.header('content-language', language);
  c.header('vary', 'accept-language', { append: true });
  if (failure.current) c.header('etag', tagged(failure.current).etag);
  const retryAfter = failure.problem === 'unavailable' ? 5 : failure.retryAfter;
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  return c.body(JSON.stringify(body), PROBLEMS[failure.problem], { 'content-type': 'application/problem+json' });
}

function failureOf(error: Error): Failure {
  if (error instanceof ProblemError) return error.failure;
  if (error instanceof ExpectedError) return { problem: 'unavailable', detail: inEnglish(error.message) };
  if (error instanceof HTTPException) return fromHono(error);
  return isUnreachable(error) ? UNAVAILABLE : INTERNAL;
}

/** Returns the failure for what Hono and its validators throw themselves. */
function fromHono({ status }: HTTPException): Failure {
  switch (status) {
    case 400:
      return {
        problem: 'invalid-request',
        detail: inEnglish('The body is not valid JSON. Look for a missing or extra quote, comma or bracket.'),
      };
    case 413:
      return { problem: 'too-large', detail: (say) => say.tooLarge };
    case 415:
      return { problem: 'invalid-request', detail: inEnglish('Send the body as application/json.') };
    default:
      return INTERNAL;
  }
}
