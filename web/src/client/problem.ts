import { ProblemSchema, type Problem } from '@slow-train/protocol';

/** Reads a problem document (RFC 9457). Anything else, such as a proxy's own page, becomes a problem of that status. */
export function parseProblem(status: number, body: unknown): Problem {
  const parsed = ProblemSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  return {
    type: 'about:blank',
    title: `Status ${status}`,
    status,
    detail: 'The answer could not be read. Try again in a moment.',
  };
}
