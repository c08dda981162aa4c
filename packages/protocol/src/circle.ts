import { MOST_ENGINES, PRESET_NAMES } from '@slow-train/rules';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { ClockTermsSchema } from './clock.ts';
import { GameIdSchema, GameStatusSchema, InvitationSchema } from './game.ts';
import { nameSchema } from './name.ts';
import { RuleChoiceSchema } from './round.ts';
import { TimeZoneSchema, WallTimeSchema } from './time.ts';

/** So many people fit at one table, so that everybody in a circle can be asked to every game. */
export const MOST_MEMBERS = 16;
/** Circles that one account can be in. */
export const MOST_CIRCLES = 20;

/** What adds up in a season, what each player's worst are left out of, and what late joiners get: see docs/decisions/053-circles.md. */
const SEASON_CHOICES = {
  counted: ['places', 'pips'],
  droppable: ['games', 'rounds'],
  late: ['missed', 'average', 'closed'],
} as const;

export const CircleIdSchema = z.string().regex(/^[A-Za-z0-9_-]{12}$/);
const CircleNameSchema = nameSchema(30);
/** What the others know a member by. */
const MemberNumberSchema = z.int().min(1).max(32_767);
const SeasonNumberSchema = z.int().min(1).max(32_767);
const count = z.int().min(0);

/** A weekday as ISO 8601 counts them: 1 is Monday. */
const WeeklySchema = z.strictObject({
  weekday: z.int().min(1).max(7),
  time: WallTimeSchema,
  zone: TimeZoneSchema,
});

/** How the next games of a circle are played, and when they start. */
const StandingInvitationSchema = z.strictObject({
  rules: RuleChoiceSchema,
  set: z.int().min(6).max(18).optional(),
  rounds: z.int().min(1).max(MOST_ENGINES).optional(),
  clock: ClockTermsSchema.nullable(),
  phrasesOnly: z.boolean().default(false),
  weekly: WeeklySchema.nullable().describe(
    prose(
      'the time when a game starts each week; its members are asked two days before. Null if the founder opens games',
    ),
  ),
});

/** How a season is counted. */
export const SeasonTermsSchema = z
  .strictObject({
    games: z.int().min(2).max(30).describe(prose('the number of games that are played')),
    counted: z.enum(SEASON_CHOICES.counted).describe(prose('the count that adds up; fewer are better')),
    dropped: z.int().min(0).max(9).describe(prose('how many of each player’s worst do not count')),
    droppable: z.enum(SEASON_CHOICES.droppable),
    late: z
      .enum(SEASON_CHOICES.late)
      .describe(
        prose(
          'the way earlier games count for a member who joins later: missed, their average, or nobody joins a season that has begun',
        ),
      ),
  })
  .refine(({ counted, droppable }) => counted === 'pips' || droppable === 'games', {
    error: 'must be `games` if places are counted: rounds have none',
    path: ['droppable'],
  });

export const NewCircleSchema = z.strictObject({ name: CircleNameSchema });
export const CircleChangeSchema = z.strictObject({ name: CircleNameSchema });
export const FounderSchema = z.strictObject({ member: MemberNumberSchema });
export const MembershipAnswerSchema = z.strictObject({ answer: z.enum(['yes', 'later', 'no']) });
export const StandingChangeSchema = z.strictObject({ standing: StandingInvitationSchema.nullable() });
/** A substitute and the member they play for, by seat and number; null takes it back. */
export const SubstituteSchema = z.strictObject({
  member: MemberNumberSchema,
  seat: z.int().min(0).max(15).nullable().describe(prose('the seat of the substitute for the member')),
});

/** An answer to the question whether a finished game counts for a member, or no longer does. */
export const QuestionAnswerSchema = z.strictObject({ member: MemberNumberSchema, answer: z.enum(['yes', 'no']) });

const MemberSchema = z.object({
  member: MemberNumberSchema,
  name: z.string(),
  since: z.iso.datetime(),
  isFounder: z.boolean(),
  isYou: z.boolean(),
});

const AskedSchema = z.object({
  member: MemberNumberSchema,
  name: z.string(),
  by: z.string().nullable(),
  isLater: z.boolean().describe(prose('whether they answer later')),
});

/** A game that has not started: who is in. */
const OpenGameSchema = z.object({
  id: GameIdSchema,
  name: z.string(),
  revision: z.int(),
  preset: z.enum(PRESET_NAMES),
  rounds: z.int(),
  startsAt: z.iso
    .datetime()
    .nullable()
    .describe(prose('the time of the start; null if it starts when the host says so, or when all are there')),
  yes: z.array(z.string()).readonly(),
  answer: z
    .enum(['yes', 'waiting', 'later', 'no'])
    .nullable()
    .describe(prose('your answer; null if no seat is kept for you')),
  hasRoom: z.boolean().describe(prose('whether there is a seat for you')),
  invitation: InvitationSchema,
});

/** A game that has started. */
const CircleGameSchema = z.object({
  id: GameIdSchema,
  name: z.string(),
  status: GameStatusSchema,
  season: SeasonNumberSchema.nullable(),
  isYours: z.boolean().describe(prose('whether you have a seat in it')),
  round: z.int(),
  rounds: z.int(),
  turn: z.string().nullable().describe(prose('the name of the player whose turn it is; empty for your own turn')),
  winners: z
    .array(z.object({ name: z.string(), isYou: z.boolean(), pips: count }))
    .readonly()
    .nullable()
    .describe(prose('the winners; null unless the game was played to its end')),
  seats: z
    .array(z.object({ seat: z.int(), name: z.string(), member: MemberNumberSchema.nullable() }))
    .readonly()
    .describe(prose('the people in it, and which member each plays for')),
  at: z.iso.datetime().describe(prose('when it last went on')),
});

/** A question of the founder about a finished game, to the member that it would count for and to the person who played. */
const QuestionSchema = z.object({
  circle: z.object({ id: CircleIdSchema, name: z.string() }),
  game: GameIdSchema,
  gameName: z.string(),
  member: MemberNumberSchema,
  name: z.string().describe(prose('the name of the member')),
  by: z.string().describe(prose('the name of the person who played')),
  isBack: z.boolean().describe(prose('whether the result would go back from the member to the person who played')),
  yours: z.enum(['member', 'substitute']).nullable().describe(prose('which of the two you are; null for neither')),
  memberSays: z.boolean().nullable().describe(prose('the answer of the member; null until they have answered')),
  substituteSays: z.boolean().nullable().describe(prose('the answer of the person who played')),
  state: z
    .enum(['open', 'moved', 'refused', 'late'])
    .describe(prose('`moved` once both have said yes; `refused` if one says no; `late` if the season ended first')),
});

/** An evening of real dominoes that a member has entered into a season. */
const CircleEveningSchema = z.object({
  id: GameIdSchema,
  title: z.string().describe(prose('the name of the evening; empty if its date stands for it')),
  season: SeasonNumberSchema.nullable(),
  by: z.string().nullable().describe(prose('the member who entered it')),
  playedAt: z.iso.datetime(),
  countsAt: z.iso
    .datetime()
    .nullable()
    .describe(prose('when it begins to count unless somebody who played objects; null once it counts')),
  rounds: z.int().min(1),
  rows: z
    .array(
      z.object({
        name: z.string(),
        isYou: z.boolean(),
        isGuest: z.boolean().describe(prose('whether they are no member, and get nothing')),
        place: z.int().min(1),
        pips: z.int(),
        says: z.boolean().nullable().describe(prose('whether they have confirmed it; null until then, and for guests')),
      }),
    )
    .readonly()
    .describe(prose('its people, best first')),
  you: z
    .enum(['asked', 'confirmed', 'author'])
    .nullable()
    .describe(prose('your part while it does not count yet: `author` if you have entered it without having played')),
});

/** An evening for a circle, and the members who played it. */
export const EnterEveningSchema = z.strictObject({
  players: z
    .array(MemberNumberSchema.nullable())
    .min(2)
    .max(20)
    .describe(prose('the member in each seat, by number; null for a guest')),
});

/** An answer of somebody who played. */
export const EveningAnswerSchema = z.strictObject({
  answer: z.enum(['yes', 'no']).describe(prose('`no` is enough to have it deleted')),
});

const TotalSchema = z.object({
  name: z.string(),
  isYou: z.boolean(),
  games: z.int().min(1),
  wins: count,
  place: z.number().min(1).describe(prose('the average')),
  pips: z.number().min(0).describe(prose('the pips left a round, on average')),
  months: z
    .array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), pips: z.number().min(0) }))
    .readonly()
    .describe(prose('pips a round, on average over the games of each of the latest months with games')),
});

/** What a game counts for a player of a season. */
const CellSchema = z.object({
  kind: z
    .enum(['played', 'substituted', 'missed', 'before'])
    .describe(prose('`before`: they joined later, and it counts like their average')),
  value: count,
  isDropped: z.boolean(),
  droppedRounds: z.array(z.int().min(1)).readonly().describe(prose('the rounds of it that do not count')),
  by: z.string().nullable().describe(prose('the name of the player who played for them')),
});

const SeasonRowSchema = z.object({
  name: z.string(),
  isYou: z.boolean(),
  place: z.int().min(1),
  sum: count,
  wins: count,
  cells: z.array(CellSchema).readonly().describe(prose('the results by game')),
  course: z.array(z.int().nullable()).readonly().describe(prose('their place after each game; null before they came')),
});

/** A season and its table, best first. */
export const SeasonSchema = z.object({
  number: SeasonNumberSchema,
  terms: SeasonTermsSchema,
  startedAt: z.iso.datetime(),
  isOver: z.boolean(),
  games: z
    .array(
      z.object({
        id: GameIdSchema,
        number: z.int(),
        name: z.string().nullable(),
        isReal: z
          .literal(true)
          .optional()
          .describe(prose('whether it was played with real dominoes, and is no table here')),
      }),
    )
    .readonly(),
  rows: z.array(SeasonRowSchema).readonly(),
});

/** A circle as one of its members sees it. */
export const CircleSchema = z.object({
  id: CircleIdSchema,
  name: z.string(),
  invitation: InvitationSchema,
  isFounder: z.boolean(),
  members: z.array(MemberSchema).readonly(),
  asked: z
    .array(AskedSchema)
    .readonly()
    .describe(prose('the people who have been asked to join and have not answered')),
  standing: StandingInvitationSchema.nullable(),
  next: z
    .object({ asksAt: z.iso.datetime(), startsAt: z.iso.datetime() })
    .nullable()
    .describe(prose('when the schedule asks for the next game, and when that starts')),
  open: OpenGameSchema.nullable(),
  games: z.array(CircleGameSchema).readonly().describe(prose('the latest games, newest first')),
  questions: z.array(QuestionSchema).readonly().describe(prose('the questions about those games, and their answers')),
  evenings: z
    .array(CircleEveningSchema)
    .readonly()
    .describe(prose('the latest evenings of real dominoes that were entered, newest first')),
  totals: z
    .array(TotalSchema)
    .readonly()
    .describe(prose('the totals of the latest 1,000 results, best average place first')),
  season: SeasonSchema.nullable().describe(prose('the latest season')),
});

/** One line of the list of an account's circles. */
const CircleSummarySchema = z.object({
  id: CircleIdSchema,
  name: z.string(),
  members: z.int().min(1),
  isAsked: z.boolean().describe(prose('whether you are asked to join, and have not said yes or no')),
  isLater: z.boolean().describe(prose('whether you answer later')),
  by: z.string().nullable().describe(prose('the member who asks you')),
});
export const CircleListSchema = z.object({
  circles: z.array(CircleSummarySchema).readonly(),
  questions: z
    .array(QuestionSchema)
    .readonly()
    .describe(
      prose('the questions about finished games that you have not answered, also of circles that you are not in'),
    ),
});

/** A circle as the holder of its link sees it. */
export const CircleInvitationSchema = z.object({
  id: CircleIdSchema.nullable().describe(prose('the id of the circle; null unless you are in it')),
  name: z.string(),
  founder: z.string().nullable(),
  members: z.int().min(1),
});

export type Circle = z.infer<typeof CircleSchema>;
export type CircleInvitation = z.infer<typeof CircleInvitationSchema>;
export type CircleList = z.infer<typeof CircleListSchema>;
export type CircleEvening = z.infer<typeof CircleEveningSchema>;
export type CircleMember = z.infer<typeof MemberSchema>;
export type CircleGame = z.infer<typeof CircleGameSchema>;
export type CircleQuestion = z.infer<typeof QuestionSchema>;
export type CircleTotal = z.infer<typeof TotalSchema>;
export type OpenCircleGame = z.infer<typeof OpenGameSchema>;
export type CircleSummary = z.infer<typeof CircleSummarySchema>;
export type Season = z.infer<typeof SeasonSchema>;
export type SeasonTerms = z.infer<typeof SeasonTermsSchema>;
export type StandingInvitation = z.infer<typeof StandingInvitationSchema>;
