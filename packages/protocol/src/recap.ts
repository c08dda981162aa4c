import * as z from 'zod';
import { LogEntrySchema } from './game.ts';
import { RoundViewSchema } from './round.ts';

/** A revision, and the board after it as the reader could see it then. */
export const RecapFrameSchema = z.object({ entry: LogEntrySchema, round: RoundViewSchema });

/** What has happened at a table since somebody was there, to be watched on the board. */
export const RecapSchema = z.object({
  from: RoundViewSchema.nullable().describe('the board before the first frame; null where there was none'),
  frames: z.array(RecapFrameSchema).readonly().describe('oldest first; the last one is the present board'),
  skipped: z.int().min(0).describe('revisions before the first frame that are not shown'),
});

export type RecapFrame = z.infer<typeof RecapFrameSchema>;
export type Recap = z.infer<typeof RecapSchema>;
