import { PRESET_NAMES } from '@slow-train/rules';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { LevelSchema } from './game.ts';

/** The parts of a profile that its owner may hide from others. `ladder` is hidden until they show it. */
export const PROFILE_PARTS = ['results', 'pips', 'pace', 'reliability', 'ratings', 'ladder'] as const;
/** What somebody may hide: parts of their profile, and their name from people who watch their games. */
const HIDEABLE = [...PROFILE_PARTS, 'watched-name'] as const;
const HideableSchema = z.enum(HIDEABLE);

const count = z.int().min(0);
const points = count.describe(prose('the points; 1500 for a new player'));

/** The years that a profile may be asked about. */
export const YEARS = { first: 2020, last: 2200 } as const;

/** A year of the calendar, in UTC. */
export const YearNumberSchema = z.int().min(YEARS.first).max(YEARS.last);

const ResultsSchema = z.object({
  games: z.int().min(1).describe(prose('the number of games finished with a result')),
  places: z
    .array(z.object({ place: z.int().min(1), seats: z.int().min(2), times: z.int().min(1) }))
    .readonly()
    .describe(prose('how often they came in at each place of games with this number of seats; best places first')),
  rounds: count,
  roundsWon: count.describe(prose('the number of rounds in which they went out')),
  longestTrain: count.describe(prose('tiles in their train when it was longest at the end of a round')),
});

const MonthSchema = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  pips: z.number().min(0).describe(prose('pips left a round, on average over the games that finished in this month')),
});

const PaceSchema = z.object({
  shortest: z.number().min(0).describe(prose('hours from the start of their quickest game to its end')),
  longest: z.number().min(0).describe(prose('hours of their longest one')),
});

/**
 * How reliable somebody is: of the latest turns of the past half year, at least 50 once they have had that many. Of games
 * in play, those that ran out of time count already.
 */
export const ReliabilitySchema = z.object({
  turns: count,
  timeouts: count.describe(prose('the number of these turns that ran out of time')),
  away: count.describe(prose('the games of these turns whose end found somebody else in their seat')),
});

const RatingViewSchema = z.object({
  preset: z.enum(PRESET_NAMES),
  points,
  games: z.int().min(1),
  isProvisional: z.boolean().describe(prose('whether there are fewer than ten rated games')),
  history: z
    .array(z.object({ at: z.iso.datetime(), points }))
    .readonly()
    .describe(prose('the points after each of the latest rated games, oldest first')),
});

const RungSchema = z.object({
  level: LevelSchema.describe(prose('the best level in these games')),
  games: z.int().min(1),
  won: count.describe(prose('the number of them won, alone or shared')),
});

/**
 * What is known of a player from their latest 1,000 finished games with other people, and from their latest 100 against
 * computers only. A part is null if its owner does
 * not show it, or while there is nothing to show.
 */
export const ProfileSchema = z.object({
  name: z.string(),
  since: z.iso.datetime().describe(prose('when the account was created')),
  results: ResultsSchema.nullable(),
  pips: z.array(MonthSchema).readonly().nullable().describe(prose('the latest twelve months with games, oldest first')),
  pace: PaceSchema.nullable(),
  reliability: ReliabilitySchema.nullable(),
  ratings: z.array(RatingViewSchema).readonly().nullable(),
  ladder: z.array(RungSchema).readonly().nullable().describe(prose('games against computers only, by level')),
  hides: z
    .array(HideableSchema)
    .readonly()
    .nullable()
    .describe(prose('the parts that others do not see; null in another’s profile')),
  years: z
    .array(YearNumberSchema)
    .readonly()
    .nullable()
    .describe(prose('the years in which games finished, latest first; null in another’s profile')),
  together: z
    .object({
      games: count,
      ahead: count.describe(prose('the number of games in which you finished ahead of them')),
      behind: count,
    })
    .nullable()
    .describe(prose('the record of the games that both of you have finished; null in your own profile')),
});

/** What a year’s finished games with other people were for a player. */
export const YearSchema = z.object({
  year: YearNumberSchema,
  games: count.describe(prose('the number of games finished with a result')),
  firsts: count.describe(prose('the number of games won, alone or shared')),
  rounds: count,
  roundsWon: count,
  pips: z.number().min(0).describe(prose('the pips left a round, on average')),
  longestTrain: count,
  months: z.array(count).length(12).readonly().describe(prose('games that finished in each month')),
  pace: PaceSchema.nullable(),
  ratings: z
    .array(z.object({ preset: z.enum(PRESET_NAMES), games: z.int().min(1), points, gained: z.int() }))
    .readonly()
    .describe(prose('the points at the end of the year, and how much that is more than at its beginning')),
  people: z
    .array(z.object({ name: z.string(), games: z.int().min(1) }))
    .readonly()
    .describe(prose('the people with the most games, at most five')),
});

/** What others are not to see. */
export const ProfileChangeSchema = z.strictObject({ hides: z.array(HideableSchema).max(HIDEABLE.length) });

export type ProfilePart = (typeof PROFILE_PARTS)[number];
export type Hideable = z.infer<typeof HideableSchema>;
export type Profile = z.infer<typeof ProfileSchema>;
export type Year = z.infer<typeof YearSchema>;
export type RatingView = z.infer<typeof RatingViewSchema>;
export type Reliability = z.infer<typeof ReliabilitySchema>;
