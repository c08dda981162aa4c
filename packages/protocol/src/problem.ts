import { REFUSAL_CODES } from '@slow-train/rules';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { GameAnswerSchema } from './game.ts';

/** Every problem this API responds with (RFC 9457), and its status. `type` is `/problems/` and this name. */
export const PROBLEMS = {
  'invalid-request': 400,
  'not-signed-in': 401,
  'sign-in-failed': 401,
  'proof-required': 403,
  forbidden: 403,
  muted: 403,
  suspended: 403,
  'cross-origin': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'address-taken': 409,
  'name-taken': 409,
  'would-lose-guest': 409,
  'stale-revision': 412,
  'too-large': 413,
  refused: 422,
  'key-reused': 422,
  'revision-required': 428,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  'unreadable-game': 503,
  'mail-failed': 503,
  'not-delivered': 503,
  'mail-unconfigured': 503,
} as const;
export type ProblemName = keyof typeof PROBLEMS;

const base = {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe(prose('a sentence for people: the event and the remedy')),
};

/** An error in one member of the body, one header or one parameter (RFC 9457 section 3). */
const FieldErrorSchema = z.object({
  detail: z.string().describe(prose('the expected value, worded to follow the name of the field')),
  pointer: z.string().optional().describe(prose('JSON pointer into the body, as a URI fragment: "#/rules/preset"')),
  header: z.string().optional(),
  parameter: z.string().optional().describe(prose('the parameter of the query or the path')),
});
export type FieldError = z.infer<typeof FieldErrorSchema>;

/** A rule of docs/rules.md, and where the site shows it. */
const RuleLinkSchema = z.object({
  section: z.int().describe(prose('the section of docs/rules.md: 6')),
  title: z.string().describe(prose('the heading of the rule: "Open doubles"')),
  href: z.string().describe(prose('the place to read it, relative to this site: "/rules#open-doubles"')),
});
export type RuleLink = z.infer<typeof RuleLinkSchema>;

/** Any problem. `status` determines which of the optional members it has. */
export const ProblemSchema = z.object({
  ...base,
  code: z.enum(REFUSAL_CODES).optional().describe(prose('422 refused: docs/rules.md section 10')),
  rule: RuleLinkSchema.optional().describe(prose('422 refused: the rule it breaks')),
  errors: z.array(FieldErrorSchema).readonly().optional().describe(prose('400, 428: the faults, field by field')),
  current: GameAnswerSchema.optional().describe(prose('412: the game as it is now')),
  until: z.iso.datetime().optional().describe(prose('403 muted, suspended: when that ends by itself')),
  appeal: z
    .string()
    .optional()
    .describe(prose('403 muted, suspended: where to read why and to appeal, relative to this site')),
  retryAfter: z.int().optional().describe(prose('429, 503: seconds to wait before trying again, as in Retry-After')),
  requestId: z.string().optional().describe(prose('the name of the request in the server’s log, as in X-Request-Id')),
});
export type Problem = z.infer<typeof ProblemSchema>;
