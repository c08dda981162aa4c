import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { LANGUAGES } from './languages.ts';

/** What the host of an open game asks of those who take a seat. */
export const OpennessSchema = z.strictObject({
  language: z.enum(LANGUAGES).describe(prose('the language of the table')),
  mostTimeouts: z
    .int()
    .min(0)
    .max(50)
    .optional()
    .describe(prose('the number of their latest 50 turns that may have run out of time; any number if absent')),
  newcomers: z.boolean().default(true).describe(prose('whether people may join who have too few known turns')),
});
export type Openness = z.infer<typeof OpennessSchema>;

/** The turns of which somebody must be known to be no newcomer. */
export const KNOWN_TURNS = 10;
/** The latest turns that reliability is about. */
export const LATEST_TURNS = 50;
/** Late turns that a seat left for good counts as. */
export const LEFT_COUNTS = 10;
