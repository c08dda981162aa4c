import type { Hook } from '@hono/zod-openapi';
import type * as z from 'zod';
import type { AppEnv } from './accounts/session.ts';
import { NOT_FOUND, ProblemError, type Failure } from './problem.ts';

/** What a request that does not fit its schema is told. Never what was sent: only where it is wrong. */
export const onInvalid: Hook<unknown, AppEnv, string, void> = (result) => {
  if (!result.success) throw new ProblemError(failureOf(result.target, result.error.issues));
};

function failureOf(target: string, issues: readonly z.core.$ZodIssue[]): Failure {
  // An id that cannot be one is as unknown as any other.
  if (target === 'param') return NOT_FOUND;
  if (target === 'header' && issues.some(isMissingRevision)) {
    return {
      problem: 'revision-required',
      detail: 'Send If-Match with the revision you have seen, as: If-Match: "12".',
    };
  }
  const errors = issues.map(({ path, message }) => ({ at: [target, ...path].join('.'), message }));
  const [first] = errors;
  return { problem: 'invalid-request', detail: `The request does not fit: ${first?.at}: ${first?.message}.`, errors };
}

function isMissingRevision(issue: z.core.$ZodIssue): boolean {
  return issue.path[0] === 'if-match' && issue.code === 'invalid_type';
}
