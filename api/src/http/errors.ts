import { PROBLEMS } from '@slow-train/protocol';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { forLog, isUnreachable } from '../platform/database.ts';
import { SettingsError } from '../platform/settings.ts';
import { tagged } from './headers.ts';
import { documentOf, ProblemError, UNAVAILABLE, type Failure } from './problem.ts';

const INTERNAL: Failure = {
  problem: 'internal',
  detail: 'That should not have happened. Nothing was changed; try again.',
};

/** Answers any thrown error with a problem document (RFC 9457). */
export function onError(error: Error, c: Context): Response {
  const failure = failureOf(error);
  if (PROBLEMS[failure.problem].status >= 500) report(error, c);
  return answerProblem(c, failure);
}

/** Returns a failure's document as a response. */
export function answerProblem(c: Context, failure: Failure): Response {
  const body = documentOf(failure);
  c.header('cache-control', 'no-store');
  if (failure.current) c.header('etag', tagged(failure.current).etag);
  const retryAfter = failure.problem === 'unavailable' ? 5 : failure.retryAfter;
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  return c.body(JSON.stringify(body), PROBLEMS[failure.problem].status, { 'content-type': 'application/problem+json' });
}

function failureOf(error: Error): Failure {
  if (error instanceof ProblemError) return error.failure;
  if (error instanceof SettingsError) return { problem: 'unavailable', detail: error.message };
  if (error instanceof HTTPException) return fromHono(error);
  return isUnreachable(error) ? UNAVAILABLE : INTERNAL;
}

/** Returns the failure for what Hono and its validators throw themselves. */
function fromHono({ status }: HTTPException): Failure {
  switch (status) {
    case 400:
      return {
        problem: 'invalid-request',
        detail: 'The body is not valid JSON. Look for a missing or extra quote, comma or bracket.',
      };
    case 413:
      return { problem: 'too-large', detail: 'The body is larger than this service accepts.' };
    case 415:
      return { problem: 'invalid-request', detail: 'Send the body as application/json.' };
    default:
      return INTERNAL;
  }
}

/** Logs an error with its route, not its path: that may contain an invitation. */
function report(error: Error, c: Context): void {
  const isOurs = error instanceof ProblemError || error instanceof SettingsError;
  const what = isOurs ? error.message : forLog(error);
  console.error(`${c.req.method} ${routePath(c)}: ${what}`);
}
