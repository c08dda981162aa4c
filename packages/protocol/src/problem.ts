import { REFUSAL_CODES } from '@slow-train/rules';
import * as z from 'zod';
import { GameAnswerSchema } from './game.ts';

/** Every problem this API responds with (RFC 9457). `type` is `/problems/` and this name. */
export const PROBLEMS = {
  'invalid-request': { status: 400, title: 'The request is not valid' },
  'not-signed-in': { status: 401, title: 'You are not signed in' },
  'sign-in-failed': { status: 401, title: 'Sign-in failed' },
  'proof-required': { status: 403, title: 'Show that it is you first' },
  forbidden: { status: 403, title: 'You may not do that' },
  'cross-origin': { status: 403, title: 'The request comes from another site' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'This address does not accept that method' },
  conflict: { status: 409, title: 'That is not possible right now' },
  'address-taken': { status: 409, title: 'This address belongs to another account' },
  'name-taken': { status: 409, title: 'Your name looks like another one at this table' },
  'would-lose-guest': { status: 409, title: 'You would lose the seats you took as a guest' },
  'stale-revision': { status: 412, title: 'The game has moved on' },
  'too-large': { status: 413, title: 'The request is too large' },
  refused: { status: 422, title: 'The rules do not allow this action' },
  'key-reused': { status: 422, title: 'This Idempotency-Key was used for another request' },
  'revision-required': { status: 428, title: 'If-Match is missing' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'The service is not available' },
  'unreadable-game': { status: 503, title: 'This table cannot be opened at the moment' },
  'mail-failed': { status: 503, title: 'The mail could not be sent' },
  'not-delivered': { status: 503, title: 'The test message did not arrive' },
  'mail-unconfigured': { status: 503, title: 'This server sends no mail' },
} as const;
export type ProblemName = keyof typeof PROBLEMS;

const base = {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('what happened and what to do, for people'),
};

/** An error in one member of the body, one header or one parameter (RFC 9457 section 3). */
const FieldErrorSchema = z.object({
  detail: z.string().describe('what is expected, worded to follow the name of the field'),
  pointer: z.string().optional().describe('JSON pointer into the body, as a URI fragment: "#/rules/preset"'),
  header: z.string().optional(),
  parameter: z.string().optional().describe('parameter of the query or the path'),
});
export type FieldError = z.infer<typeof FieldErrorSchema>;

/** A rule of docs/rules.md, and where the site shows it. */
const RuleLinkSchema = z.object({
  section: z.int().describe('the section of docs/rules.md: 6'),
  title: z.string().describe('the heading of the rule: "Open doubles"'),
  href: z.string().describe('where to read it, relative to this site: "/rules#open-doubles"'),
});
export type RuleLink = z.infer<typeof RuleLinkSchema>;

/** Any problem. `status` determines which of the optional members it has. */
export const ProblemSchema = z.object({
  ...base,
  code: z.enum(REFUSAL_CODES).optional().describe('422 refused: docs/rules.md section 10'),
  rule: RuleLinkSchema.optional().describe('422 refused: the rule it breaks'),
  errors: z.array(FieldErrorSchema).readonly().optional().describe('400, 428: what is wrong, field by field'),
  current: GameAnswerSchema.optional().describe('412: the game as it is now'),
  retryAfter: z.int().optional().describe('429, 503: seconds to wait before trying again, as in Retry-After'),
  requestId: z.string().optional().describe('names the request in the server’s log, as in X-Request-Id'),
});
export type Problem = z.infer<typeof ProblemSchema>;
