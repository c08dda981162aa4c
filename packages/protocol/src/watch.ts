import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import {
  EarlierRoundsSchema,
  GameStatusSchema,
  OccupantViewSchema,
  RoundResultSchema,
  WatchDelaySchema,
} from './game.ts';
import { RecapSchema } from './recap.ts';
import { RuleChoiceSchema } from './round.ts';

// Watching: what somebody without a seat sees of a game.

/** An unguessable token, other than the invitation: its holder may watch. */
export const WatchTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Who may watch a game while it is played, and how late. */
const WatchersSchema = z.enum(['nobody', ...WatchDelaySchema.options]);

/** Names one state of a game as watchers see it. It changes with nothing that they do not see yet. */
export const WatchVersionSchema = z.string().regex(/^[btrfe]\d{1,9}$/);

/** The answer to a poll: whether there is anything new to fetch. */
export const WatchPointerSchema = z.object({ version: WatchVersionSchema });

/** A game as it was some time ago, for people without a seat: only what lay on the table then. */
export const WatchedGameSchema = z.object({
  version: WatchVersionSchema,
  name: z.string(),
  status: GameStatusSchema,
  delay: WatchDelaySchema.nullable().describe(prose('the delay; null once the game is finished')),
  rules: RuleChoiceSchema,
  set: z.int(),
  rounds: z.int(),
  seats: z
    .array(OccupantViewSchema)
    .readonly()
    .describe(prose('the seats, without the names of people who do not show theirs to watchers')),
  earlier: EarlierRoundsSchema.optional(),
  results: z.array(RoundResultSchema).readonly().describe(prose('the finished rounds, in order')),
  places: z
    .array(z.int())
    .readonly()
    .nullable()
    .describe(prose('the places by seat, 1 is first; null until the game is finished')),
  isCancelled: z.boolean().describe(prose('whether the game was ended without a result')),
  asOf: z.iso
    .datetime()
    .nullable()
    .describe(prose('the time when it looked like this, to the minute; null before the first move')),
  recap: RecapSchema.describe(prose('the latest moves that may be seen, without anything that concerns people')),
});

/** Changes who may watch. Once a game has started, only to fewer or later. */
export const WatchersChangeSchema = z.strictObject({ watchers: WatchersSchema });

/** A request for the link. */
export const WatchLinkRequestSchema = z.strictObject({
  renew: z
    .boolean()
    .default(false)
    .describe(prose('whether to replace the link: the old one shows nothing any more; for the host')),
});

/** What the people of a game know about who watches it. */
export const WatchingSchema = z.object({
  watchers: WatchersSchema,
  token: WatchTokenSchema.nullable().describe(prose('the token of the link; null while there is none')),
  named: z
    .object({ agreed: z.int(), people: z.int(), you: z.boolean() })
    .describe(
      prose(
        'how many of the people agree that the record has their names, and whether you do; it has them once all do',
      ),
    ),
});

export type Watchers = z.infer<typeof WatchersSchema>;
export type WatchPointer = z.infer<typeof WatchPointerSchema>;
export type WatchedGame = z.infer<typeof WatchedGameSchema>;
export type Watching = z.infer<typeof WatchingSchema>;
