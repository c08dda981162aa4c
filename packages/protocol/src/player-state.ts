import { MOST_ENGINES } from '@slow-train/rules';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { CountSchema } from './count.ts';
import { StoredTextSchema } from './stored-text.ts';

// Player state: a player's own notes and arrangement in a game, private and on all their devices.

const tile = z.string().regex(/^\d{1,2}-\d{1,2}$/);
/** 190: the whole double-eighteen set. */
const tiles = z.array(tile).max(190).readonly();

/** The order of a hand, and the round it belongs to. */
const ArrangementSchema = z.object({ round: z.int().min(1).max(MOST_ENGINES), tiles });
/** A train laid out but not yet sent. */
const DraftSchema = z.object({ round: z.int().min(1).max(MOST_ENGINES), tiles });
const NotepadSchema = StoredTextSchema.max(4000);

export const PlayerStateSchema = z.object({
  version: z.int().min(0).describe(prose('the version, which grows with every change')),
  arrangement: ArrangementSchema.nullable(),
  draft: DraftSchema.nullable(),
  notes: NotepadSchema,
  readUpTo: z.int().min(0).describe(prose('the last revision the player has seen')),
  roundsSeen: z.int().min(0).describe(prose('the last round whose result the player has put away')),
  talkReadUpTo: z.int().min(0).describe(prose('the number of the last message that the player has read')),
  isTalkMuted: z.boolean().describe(prose('whether the talk of this game is silent: no badge, no notifications')),
  isNamed: z
    .boolean()
    .default(false)
    .describe(prose('whether the player agrees that the game’s record has their name')),
});

/**
 * Changes some parts. For arrangement and draft the last write wins; `readUpTo`, `roundsSeen` and `talkReadUpTo` only grow. `notes` names the text it
 * replaces and is refused (409) if that has changed, so that no line is lost.
 */
export const PlayerStateChangeSchema = z.object({
  arrangement: ArrangementSchema.nullable().optional(),
  draft: DraftSchema.nullable().optional(),
  notes: z.object({ text: NotepadSchema, instead: NotepadSchema.describe(prose('the text it replaces')) }).optional(),
  readUpTo: CountSchema.optional(),
  roundsSeen: CountSchema.optional(),
  talkReadUpTo: CountSchema.optional(),
  isTalkMuted: z.boolean().optional(),
  isNamed: z.boolean().optional(),
  here: z
    .literal(true)
    .optional()
    .describe(prose('somebody is looking at the game; sent now and then, so that the others hear of a move sooner')),
});

export type Arrangement = z.infer<typeof ArrangementSchema>;
export type Draft = z.infer<typeof DraftSchema>;
export type PlayerState = z.infer<typeof PlayerStateSchema>;
export type PlayerStateChange = z.infer<typeof PlayerStateChangeSchema>;
