import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { GameIdSchema } from './game.ts';
import { CHANNELS, NOTIFICATION_EVENTS, DELIVERY_FAILURES } from './notifications.ts';
import { StoredTextSchema } from './stored-text.ts';

// The operator's view and commands (`npm run admin`): never a hand, a boneyard, a seed or a token.

/** Why a command was given: kept in the audit log. */
export const ReasonSchema = z.strictObject({ reason: StoredTextSchema.trim().min(1).max(300) });

export const GameLookupSchema = z.union([
  z.strictObject({ id: StoredTextSchema.min(1).max(40) }),
  z.strictObject({ invitation: StoredTextSchema.min(1).max(40) }),
]);

/** A game as the operator sees it. Not read from its snapshot, so it also shows a game that cannot be read. */
export const GameReportSchema = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  revision: z.int(),
  host: z.string().nullable().describe(prose('account id')),
  seats: z
    .array(z.object({ kind: z.string(), name: z.string().nullable(), account: z.string().nullable() }))
    .readonly()
    .describe(prose('the seats, a held one with its owner')),
  rounds: z.int().describe(prose('rounds that are over')),
  turnBy: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime().nullable().describe(prose('when something is due without a request')),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type GameReport = z.infer<typeof GameReportSchema>;

export const TakeDownSchema = ReasonSchema.extend({
  deleted: z.boolean().default(false).describe(prose('whether the game is deleted with its history')),
});
export const TakenDownSchema = z.object({
  outcome: z.enum(['ended', 'deleted']).describe(prose('a game that has not started is always deleted')),
});
export type TakenDown = z.infer<typeof TakenDownSchema>;

export const AccountLookupSchema = z.union([
  z.strictObject({ id: StoredTextSchema.min(1).max(40) }),
  z.strictObject({ email: StoredTextSchema.trim().toLowerCase().min(3).max(254) }),
]);

/** An account as the operator sees it. */
export const AccountReportSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable().describe(prose('the address; null for a guest')),
  canComeBack: z
    .boolean()
    .describe(prose('whether an address or a passkey leads to the account; otherwise only a signed-in browser does')),
  passkeys: z.int(),
  mailStopped: z.enum(['bounced', 'complained']).nullable(),
  sessions: z
    .array(z.object({ signedInAt: z.iso.datetime(), lastUsedAt: z.iso.datetime(), userAgent: z.string() }))
    .readonly(),
  games: z.array(z.object({ id: GameIdSchema, name: z.string(), status: z.string() })).readonly(),
  createdAt: z.iso.datetime(),
});
export type AccountReport = z.infer<typeof AccountReportSchema>;

export const SessionsEndedSchema = z.object({ sessions: z.int() });

/** A command that an operator has given. */
const AuditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  operator: z.string(),
  command: z.string(),
  target: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type AuditEntry = z.infer<typeof AuditEntrySchema>;
export const AuditListSchema = z.object({ audit: z.array(AuditEntrySchema).readonly() });

/** A message that could not be delivered, as the operator sees it: without its address. */
const UndeliveredSchema = z.object({
  id: z.string(),
  kind: z.enum(['notice', ...CHANNELS]),
  event: z.enum([...NOTIFICATION_EVENTS, 'daily', 'tryOut']),
  game: z.string().nullable(),
  attempts: z.int(),
  trouble: z.enum(DELIVERY_FAILURES).nullable(),
  createdAt: z.iso.datetime(),
  givenUpAt: z.iso.datetime(),
});
export type Undelivered = z.infer<typeof UndeliveredSchema>;
export const UndeliveredListSchema = z.object({ undelivered: z.array(UndeliveredSchema).readonly() });

/** A game that a release could not read. Its players are told so. */
const UnreadableSchema = z.object({
  game: z.string(),
  revision: z.int(),
  release: z.string().describe(prose('the release that could not read it; empty if it had no name')),
  since: z.iso.datetime(),
});
export type Unreadable = z.infer<typeof UnreadableSchema>;
export const UnreadableListSchema = z.object({ unreadable: z.array(UnreadableSchema).readonly() });
