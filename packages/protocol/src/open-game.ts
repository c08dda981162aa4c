import { MOST_ENGINES, PRESET_NAMES } from '@slow-train/rules';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { ClockTermsSchema } from './clock.ts';
import { addressNumber } from './count.ts';
import { GameIdSchema } from './game.ts';
import { LANGUAGES } from './languages.ts';
import { OpennessSchema } from './openness.ts';
import { ReliabilitySchema } from './profile.ts';
import { RuleChoiceSchema } from './round.ts';

// Open games: those in which anybody may take a seat.

/** How long a turn may take: less than half a day, less than two days, or longer. */
const PACES = ['hours', 'day', 'days'] as const;
/** How long such games have taken: up to three days, up to three weeks, or longer. */
const DURATIONS = ['days', 'weeks', 'months'] as const;

/** Which open games to list; an absent filter does not matter. */
export const OpenGameFilterSchema = z.object({
  preset: z.enum(PRESET_NAMES).optional(),
  seats: addressNumber(2, 16).optional(),
  pace: z.enum(PACES).optional().describe(prose('the time for each turn: under 12 hours, under two days, or more')),
  language: z.enum(LANGUAGES).optional(),
  rated: z.enum(['yes', 'no']).optional(),
  took: z
    .enum(DURATIONS)
    .optional()
    .describe(prose('the time that such games have taken: up to 3 days, up to 3 weeks, or more')),
});

/** What an open game is like: games with the same settings are of one kind. */
const settings = {
  rules: RuleChoiceSchema,
  set: z.int(),
  rounds: z.int(),
  seats: z.int().describe(prose('the number of seats')),
  clock: ClockTermsSchema.nullable(),
  isRated: z.boolean(),
};

/** The settings on which the length of a game depends. */
export const LengthQuerySchema = z.object({
  preset: z.enum(PRESET_NAMES),
  seats: addressNumber(2, 16),
  rounds: addressNumber(1, MOST_ENGINES),
  allowance: addressNumber(1, 60 * 24 * 60)
    .optional()
    .describe(prose('the minutes for each turn; absent without a clock')),
});

/** How long such games took. */
export const MeasuredLengthSchema = z.object({
  hours: z.number().min(0).nullable().describe(prose('the median of the latest of them; null before there are three')),
});
export type MeasuredLength = z.infer<typeof MeasuredLengthSchema>;

const OpenGameSchema = z.object({
  id: GameIdSchema,
  name: z.string(),
  ...settings,
  phrasesOnly: z.boolean(),
  open: OpennessSchema,
  host: z.string().nullable().describe(prose('the name of the host; null for a reader who is not signed in')),
  reliability: ReliabilitySchema.nullable().describe(
    prose('the host’s figures; null if nothing is known of them, or they hide them'),
  ),
  taken: z.int().describe(prose('seats that are taken or kept for somebody')),
  took: z
    .object({ hours: z.number().min(0), games: z.int().min(1) })
    .nullable()
    .describe(
      prose('the median of the latest games with these rules, seats, rounds and pace; null before there are three'),
    ),
  isFull: z.boolean().describe(prose('whether no seat is left: one can wait for the next game of this kind')),
  you: z.enum(['seated', 'waiting']).nullable(),
});

/** Somebody’s place in the queue for a kind of open games. */
const WaitSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{12}$/),
  ...settings,
  language: z.enum(LANGUAGES),
  until: z.iso.datetime().describe(prose('when it ends by itself')),
});

export const OpenGameListSchema = z.object({
  games: z
    .array(OpenGameSchema)
    .readonly()
    .describe(prose('the games, those with a free seat first, the latest of each first')),
  next: z.string().nullable().describe(prose('the `after` of the next page; null if this is the last')),
  waits: z.array(WaitSchema).readonly().describe(prose('the viewer’s own games')),
});

export type Pace = (typeof PACES)[number];
export type Duration = (typeof DURATIONS)[number];
export type OpenGameFilter = z.infer<typeof OpenGameFilterSchema>;
export type OpenGame = z.infer<typeof OpenGameSchema>;
export type Wait = z.infer<typeof WaitSchema>;
export type OpenGameList = z.infer<typeof OpenGameListSchema>;
