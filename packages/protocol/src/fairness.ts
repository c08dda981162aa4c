import { OPTIONS, SETS } from '@slow-train/rules';
import * as z from 'zod';

// How deals are made so that nobody can steer them: docs/fair-deals.md.

const seat = z.int().min(0).max(15);
const round = z.int().min(1).max(19);
/** 32 bytes. */
const hex32 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hexadecimal digits');
const hexBySeat = z.array(hex32.nullable()).readonly();

/** How a round to come is prepared: hashes and flags, the same for everybody at the table. */
export const SealListSchema = z.object({
  table: z.string(),
  round,
  commitment: hex32.describe("hash of the server's secret"),
  seals: hexBySeat.describe("hashes of the seats' contributions; null where a seat has sent none"),
  closed: z.boolean().describe('no seal is added or changed any more, and contributions are taken'),
  opened: z.array(z.boolean()).readonly().describe('by seat, whether its contribution is there'),
});

/** A round that was dealt by the protocol, and the people without whose browsers that was. */
export const DealNoteSchema = z.object({
  round,
  withheld: z.array(seat).readonly().describe('sealed a contribution and did not open it in time'),
  silent: z.array(seat).readonly().describe('people who sealed nothing in time'),
});

/** What is known of the chance at a table. */
export const FairnessSchema = z.object({
  lists: z.array(SealListSchema).readonly().describe('the rounds that are being prepared, in order'),
  deals: z
    .array(DealNoteSchema)
    .readonly()
    .describe('the rounds that were dealt, in order; of those that are over there is evidence'),
});

/** The next round waits for contributions that were sealed. */
export const DealingSchema = z.object({
  until: z.iso.datetime().describe('dealt then without those who are missing'),
  missing: z.array(seat).readonly(),
});

/** What a browser sends without asking its player. */
export const NoteSchema = z.union(
  [z.strictObject({ round, seal: hex32 }), z.strictObject({ round, contribution: hex32 })],
  'must be {"round", "seal"} or {"round", "contribution"}, the round from 1 to 19, the other 64 hexadecimal digits',
);
export const NotesSchema = z.object({ notes: z.array(NoteSchema).min(1).max(4) });

/** How the chance stands once notes are taken; where `revision` is a new one, the round was dealt. */
export const NotesAnswerSchema = z.object({ revision: z.int().min(0), fairness: FairnessSchema });

/** All that anybody needs to make the deal of a round that is over again. */
export const EvidenceSchema = z.object({
  format: z.literal('slow-train-deal/1'),
  table: z.string(),
  round,
  set: z.literal(SETS),
  opening: z.enum(OPTIONS.opening),
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

export type SealListView = z.infer<typeof SealListSchema>;
export type DealNote = z.infer<typeof DealNoteSchema>;
export type Fairness = z.infer<typeof FairnessSchema>;
export type Dealing = z.infer<typeof DealingSchema>;
export type SentNote = z.infer<typeof NoteSchema>;
export type Notes = z.infer<typeof NotesSchema>;
export type NotesAnswer = z.infer<typeof NotesAnswerSchema>;
export type DealEvidence = z.infer<typeof EvidenceSchema>;
