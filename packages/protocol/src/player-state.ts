import * as z from 'zod';

// Player state: what a player keeps in a game, private and on all their devices. On the wire it is called `desk`.

const tile = z.string().regex(/^\d{1,2}-\d{1,2}$/);
/** 190: the whole double-eighteen set. */
const tiles = z.array(tile).max(190).readonly();

/** The order of a hand, and the round it belongs to. */
const ArrangementSchema = z.object({ round: z.int().min(1).max(19), tiles });
/** A train laid out but not yet sent. */
const DraftSchema = z.object({ round: z.int().min(1).max(19), tiles });
/** Excludes what databases and other programs reject: zero bytes and lone surrogates. */
const NotepadSchema = z
  .string()
  .max(4000)
  .regex(/^[^\0\p{Cs}]*$/u, 'must not contain zero bytes or broken characters');

export const PlayerStateSchema = z.object({
  version: z.int().min(0).describe('grows with every change'),
  arrangement: ArrangementSchema.nullable(),
  draft: DraftSchema.nullable(),
  notes: NotepadSchema,
  readUpTo: z.int().min(0).describe('the last revision the player has seen'),
});

/**
 * Changes some parts. For arrangement and draft the last write wins; `readUpTo` only grows. `notes` names the text it
 * replaces and is refused (409) if that has changed, so that no line is lost.
 */
export const PlayerStateChangeSchema = z.object({
  arrangement: ArrangementSchema.nullable().optional(),
  draft: DraftSchema.nullable().optional(),
  notes: z.object({ text: NotepadSchema, instead: NotepadSchema.describe('the text it replaces') }).optional(),
  readUpTo: z.int().min(0).optional(),
});

export type Arrangement = z.infer<typeof ArrangementSchema>;
export type Draft = z.infer<typeof DraftSchema>;
export type PlayerState = z.infer<typeof PlayerStateSchema>;
export type PlayerStateChange = z.infer<typeof PlayerStateChangeSchema>;
