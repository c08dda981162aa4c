import * as z from 'zod';
import { LogEntrySchema } from './game.ts';
import { RoundViewSchema } from './round.ts';

/** One revision, and the board after it as the reader could see it. */
const RecapFrameSchema = z.object({ entry: LogEntrySchema, round: RoundViewSchema });

/** What happened in a game since the reader was last there, for playback on the board. */
export const RecapSchema = z.object({
  from: RoundViewSchema.nullable().describe('the board before the first frame; null if there was none'),
  frames: z.array(RecapFrameSchema).readonly().describe('oldest first; the last is the current board'),
  skipped: z.int().min(0).describe('revisions left out before the first frame'),
});

export type Recap = z.infer<typeof RecapSchema>;
