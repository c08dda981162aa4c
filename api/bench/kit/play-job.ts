import * as z from 'zod';

const PlayedGameSchema = z.object({
  id: z.string(),
  revision: z.number(),
  /** The session's cookie of each seat. */
  cookies: z.array(z.string()),
  /** Every action of the game, if all seats are people's. */
  script: z.array(z.object({ seat: z.number(), do: z.string() })).optional(),
  /** The round as the first seat sees it, if the others are computers, and how many requests to send. */
  first: z.unknown(),
  most: z.number(),
});

/** Games to play. */
export const PlayJobSchema = z.object({ url: z.string(), games: z.array(PlayedGameSchema), atOnce: z.number() });

export type PlayedGame = z.infer<typeof PlayedGameSchema>;
export type PlayJob = z.infer<typeof PlayJobSchema>;
