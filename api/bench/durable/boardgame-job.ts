import * as z from 'zod';

const MatchSchema = z.object({
  id: z.string(),
  /** Of each player. */
  credentials: z.array(z.string()),
  script: z.array(z.object({ seat: z.number(), do: z.string() })),
});

/** Matches to play on boardgame.io's server. */
export const BoardgameJobSchema = z.object({ url: z.string(), matches: z.array(MatchSchema), atOnce: z.number() });

export type Match = z.infer<typeof MatchSchema>;
export type BoardgameJob = z.infer<typeof BoardgameJobSchema>;
