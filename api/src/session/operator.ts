import { createMiddleware } from 'hono/factory';
import { NOT_FOUND, ProblemError } from '../http/problem.ts';
import type { AppEnv } from '../http/router.ts';
import { keyedHash } from '../platform/keyed-hash.ts';

/** How an operator who gives no name appears in the audit log. */
const UNNAMED = 'unnamed';
/** Enough for a name. */
const LONGEST_NAME = 60;

/**
 * Requires `Authorization: Bearer` with OPERATOR_TOKEN (RFC 6750). Answers `not-found` without it, or if none is set. Sets
 * `operator` to the name in `x-operator` (percent-encoded), by which the audit log knows who it was.
 */
export const requireOperator = createMiddleware<AppEnv & { Variables: { operator: string } }>(async (c, next) => {
  const { settings } = c.get('services');
  const [, sent = ''] = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  const known = settings.OPERATOR_TOKEN;
  // Comparing hashes takes the same time for any wrong token.
  const isOperator = known !== undefined && (await keyedHash(settings, sent)) === (await keyedHash(settings, known));
  if (!isOperator) throw new ProblemError(NOT_FOUND);
  c.set('operator', nameIn(c.req.header('x-operator')));
  await next();
});

function nameIn(header = ''): string {
  try {
    const name = decodeURIComponent(header)
      .replaceAll(/\p{Cc}/gu, '')
      .trim();
    return name.slice(0, LONGEST_NAME) || UNNAMED;
  } catch {
    return UNNAMED;
  }
}
