import * as z from 'zod';

/** Polls to send, in turn for each of these pages. */
export const PollJobSchema = z.object({
  url: z.string(),
  pages: z.array(z.object({ id: z.string(), cookie: z.string(), version: z.string() })),
  count: z.number(),
  /** Either this many at once, or this many a second, however long the answers take. */
  pace: z.union([z.object({ atOnce: z.number() }), z.object({ perSecond: z.number() })]),
});
export type PollJob = z.infer<typeof PollJobSchema>;
