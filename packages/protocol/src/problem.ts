import { REFUSAL_CODES } from '@slow-train/rules';
import * as z from 'zod';
import { GameAnswerSchema } from './game.ts';

/** Every problem this API answers with (RFC 9457); `type` is this name behind `/problems/`. */
export const PROBLEMS = {
  'invalid-request': { status: 400, title: 'The request cannot be read' },
  'not-signed-in': { status: 401, title: 'You are not signed in' },
  'sign-in-failed': { status: 401, title: 'That does not sign you in' },
  forbidden: { status: 403, title: 'Only the host may do that' },
  'cross-origin': { status: 403, title: 'The request comes from another site' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-not-allowed': { status: 405, title: 'That cannot be done at this address' },
  conflict: { status: 409, title: 'That cannot be done at this moment' },
  'address-taken': { status: 409, title: 'This address belongs to another account' },
  'would-lose-guest': { status: 409, title: 'You would lose your seats as a guest' },
  'stale-revision': { status: 412, title: 'The table has moved on' },
  'too-large': { status: 413, title: 'The request is too large' },
  refused: { status: 422, title: 'The rules refuse this action' },
  'key-reused': { status: 422, title: 'This key was used for another request' },
  'revision-required': { status: 428, title: 'Say which revision you have seen' },
  'too-many-requests': { status: 429, title: 'Too often' },
  internal: { status: 500, title: 'Something went wrong here' },
  unavailable: { status: 503, title: 'The service cannot be reached' },
  'mail-failed': { status: 503, title: 'The mail could not be sent' },
  'not-delivered': { status: 503, title: 'It did not arrive' },
  'mail-unconfigured': { status: 503, title: 'No mail goes out from here' },
} as const;
export type ProblemName = keyof typeof PROBLEMS;

const base = {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('what to do, for people'),
};

/** What is wrong in one place of a request (as in RFC 9457 section 3): a member of the body, a header, or a parameter. */
export const FieldErrorSchema = z.object({
  detail: z.string().describe('what is expected there, in words that follow its name'),
  pointer: z.string().optional().describe('JSON pointer into the body, as a URI fragment: "#/rules/preset"'),
  header: z.string().optional(),
  parameter: z.string().optional().describe('of the query'),
});
export type FieldError = z.infer<typeof FieldErrorSchema>;

/** Any problem. The members that some have are told by `status`. */
export const ProblemSchema = z.object({
  ...base,
  code: z.enum(REFUSAL_CODES).optional().describe('422 refused: RULES.md section 10'),
  rule: z.string().optional().describe('422 refused: the rule it rests on'),
  errors: z.array(FieldErrorSchema).readonly().optional().describe('400, 428: what is wrong where'),
  current: GameAnswerSchema.optional().describe('412: the table as it is now'),
  retryAfter: z.int().optional().describe('429, 503: seconds after which to try again, as in Retry-After'),
});
export type Problem = z.infer<typeof ProblemSchema>;
