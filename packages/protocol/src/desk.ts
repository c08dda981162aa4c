import * as z from 'zod';

// A desk: what one player has laid out at one table for their own eyes, on every device alike.

const tile = z.string().regex(/^\d{1,2}-\d{1,2}$/);
/** The largest hand there is: the whole double-eighteen. */
const tiles = z.array(tile).max(190).readonly();

/** How a hand was arranged, in the round for which it was. */
export const ArrangementSchema = z.object({ round: z.int().min(1).max(19), tiles });
/** A train laid out but not sent. */
export const DraftSchema = z.object({ round: z.int().min(1).max(19), tiles });
/** Without what no database and no other program takes: zero bytes, and halves of characters. */
export const NotepadSchema = z
  .string()
  .max(4000)
  .regex(/^[^\0\p{Cs}]*$/u, 'must be whole characters');

export const DeskSchema = z.object({
  version: z.int().min(0).describe('grows with every change of any part'),
  arrangement: ArrangementSchema.nullable(),
  draft: DraftSchema.nullable(),
  notes: NotepadSchema,
  readUpTo: z.int().min(0).describe('the last revision that its player has seen'),
});

/**
 * Changes some parts. Arrangement and draft: the last one counts. `readUpTo` only grows. Notes say which text they were
 * written over; where another one stands by now they are refused (409), so that no line is lost.
 */
export const DeskChangeSchema = z.object({
  arrangement: ArrangementSchema.nullable().optional(),
  draft: DraftSchema.nullable().optional(),
  notes: z.object({ text: NotepadSchema, instead: NotepadSchema.describe('the text it replaces') }).optional(),
  readUpTo: z.int().min(0).optional(),
});

export type Arrangement = z.infer<typeof ArrangementSchema>;
export type Draft = z.infer<typeof DraftSchema>;
export type Desk = z.infer<typeof DeskSchema>;
export type DeskChange = z.infer<typeof DeskChangeSchema>;
