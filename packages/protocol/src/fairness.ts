import { ALL_SETS, MOST_ENGINES, OPTIONS } from '@slow-train/rules';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { oneOf } from './one-of.ts';

// Provable deals, which nobody can influence (docs/fair-deals.md).

const seat = z.int().min(0).max(15);
const round = z.int().min(1).max(MOST_ENGINES);
/** 32 bytes. */
const hex32 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hexadecimal digits');
const hexBySeat = z.array(hex32.nullable()).readonly();

/** The commitments to an upcoming round: hashes and flags, the same for all players. */
const CommitmentListSchema = z.object({
  table: z.string(),
  round,
  commitment: hex32.describe(prose('the hash of the server’s secret')),
  seals: hexBySeat.describe(prose('the hashes of the seats’ contributions; null where a seat has sent none')),
  closed: z.boolean().describe(prose('whether the seals are final; contributions are taken only then')),
  opened: z.array(z.boolean()).readonly().describe(prose('whether the contribution of each seat has arrived')),
});

/** A dealt round, and the people whose browsers took no part in its shuffle. */
const DealAbsencesSchema = z.object({
  round,
  withheld: z.array(seat).readonly().describe(prose('seats that sealed a contribution but did not reveal it in time')),
  silent: z.array(seat).readonly().describe(prose('seats of people whose browsers sealed nothing in time')),
});

/** The public part of a game's deals. */
export const FairnessSchema = z.object({
  lists: z.array(CommitmentListSchema).readonly().describe(prose('the upcoming rounds, in order')),
  deals: z
    .array(DealAbsencesSchema)
    .readonly()
    .describe(prose('the dealt rounds, in order; those that are over have evidence')),
});

/** The state of a game whose next round waits for contributions. */
export const AwaitedDealSchema = z.object({
  until: z.iso.datetime().describe(prose('when the round is dealt without the missing seats')),
  missing: z.array(seat).readonly(),
});

/** A commitment or a contribution, sent by the browser without involving the player. */
const CommitmentMessageSchema = z.union(
  [z.strictObject({ round, seal: hex32 }), z.strictObject({ round, contribution: hex32 })],
  `must be {"round", "seal"} or {"round", "contribution"}, the round from 1 to ${MOST_ENGINES}, the other 64 hexadecimal digits`,
);
export const CommitmentMessagesSchema = z.object({ messages: z.array(CommitmentMessageSchema).min(1).max(4) });

/** The state of the deals after accepting commitments and contributions. A new `revision` means that the round was dealt. */
export const CommitmentsAnswerSchema = z.object({
  revision: z.int().min(0),
  fairness: FairnessSchema.pick({ lists: true }),
});

/** Everything needed to repeat the deal of a finished round. */
export const EvidenceSchema = z.object({
  format: z.literal('slow-train-deal/1'),
  table: z.string(),
  round,
  set: oneOf(ALL_SETS),
  opening: z.enum(OPTIONS.opening.values),
  sets: z.literal(2).optional().describe(prose('2 where two sets are mixed')),
  engine: z
    .int()
    .min(0)
    .max(18)
    .optional()
    .describe(prose('the number of the engine, where the rounds do not count down from the highest double')),
  engineDraw: z.literal('inTurn').optional(),
  seats: z.int().min(2).max(16),
  usedEngines: z.array(z.string()).readonly(),
  commitment: hex32,
  secret: hex32,
  seals: hexBySeat,
  contributions: hexBySeat,
  decks: z.array(z.array(z.string()).readonly()).readonly(),
  starter: z
    .discriminatedUnion('by', [
      z.object({ by: z.literal('random'), seat }),
      z.object({ by: z.literal('highTile'), tiles: z.array(z.string()).readonly(), seat }),
    ])
    .nullable(),
});

export type DealAbsences = z.infer<typeof DealAbsencesSchema>;
export type Fairness = z.infer<typeof FairnessSchema>;
export type AwaitedDeal = z.infer<typeof AwaitedDealSchema>;
export type SentCommitmentMessage = z.infer<typeof CommitmentMessageSchema>;
export type CommitmentsAnswer = z.infer<typeof CommitmentsAnswerSchema>;
export type DealEvidence = z.infer<typeof EvidenceSchema>;
