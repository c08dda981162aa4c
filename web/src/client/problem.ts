import { ProblemSchema, type Problem } from '@slow-train/protocol';
import { shellText } from '#text/shell.ts';

/** Reads a problem document (RFC 9457). Anything else, such as a proxy's own page, becomes a problem of that status. */
export function parseProblem(status: number, body: unknown): Problem {
  const parsed = ProblemSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  return {
    type: 'about:blank',
    title: `Status ${status}`,
    status,
    detail: shellText.problem.unreadable,
  };
}
