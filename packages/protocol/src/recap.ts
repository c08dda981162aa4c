import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { LogEntrySchema } from './game.ts';
import { RoundViewSchema } from './round.ts';

/** One revision, and the round after it as the viewer could see it. */
const RecapFrameSchema = z.object({ entry: LogEntrySchema, round: RoundViewSchema });

/** A game's history since the viewer's last visit, for playback on the board. */
export const RecapSchema = z.object({
  from: RoundViewSchema.nullable().describe(prose('the board before the first frame; null if there was none')),
  frames: z
    .array(RecapFrameSchema)
    .readonly()
    .describe(prose('the frames, oldest first; the last is the current board')),
  skipped: z.int().min(0).describe(prose('revisions left out before the first frame')),
});

export type Recap = z.infer<typeof RecapSchema>;
