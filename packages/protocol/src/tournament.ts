import { MOST_ENGINES } from '@slow-train/rules';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { ClockTermsSchema } from './clock.ts';
import { GameIdSchema } from './game.ts';
import { LANGUAGES } from './languages.ts';
import { nameSchema } from './name.ts';
import { RuleChoiceSchema } from './round.ts';

// Tournaments: rounds that last days, for 8 to 200 people (docs/decisions/054-tournaments.md).

const TOURNAMENT_KINDS = ['swiss', 'roundRobin'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

/** `open`: people register. */
const TOURNAMENT_STATUSES = ['open', 'playing', 'finished', 'cancelled'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** `reserve`: takes the seat of somebody who leaves. `removed`: by the organiser, for good. */
const ENTRANT_STATES = ['in', 'reserve', 'left', 'removed'] as const;
export type EntrantState = (typeof ENTRANT_STATES)[number];

/** What every tournament keeps to. */
export const TOURNAMENT_LIMITS = {
  people: { least: 8, most: 200 },
  tableSize: { least: 2, most: 8 },
  rounds: { least: 1, most: 15 },
  roundDays: { least: 1, most: 60 },
  accountDays: { least: 0, most: 365 },
  finishedGames: { least: 0, most: 100 },
  /** Of one network: a family, or a club that meets. `usual` unless the organiser allows more. */
  fromNetwork: { least: 1, usual: 6, most: 200 },
} as const;

const { people, tableSize, rounds, roundDays, accountDays, finishedGames, fromNetwork } = TOURNAMENT_LIMITS;

/** Same as the id of a game: its holder may read the tournament's page. */
export const TournamentIdSchema = GameIdSchema;

const common = {
  name: nameSchema(40),
  kind: z
    .enum(TOURNAMENT_KINDS)
    .describe(prose('`swiss`: equal points meet; `roundRobin`: everybody meets as many others as possible')),
  tableSize: z.int().min(tableSize.least).max(tableSize.most),
  roundDays: z.int().min(roundDays.least).max(roundDays.most).describe(prose('days that a round lasts at most')),
  mostPeople: z.int().min(people.least).max(people.most),
  closesAt: z.iso.datetime().describe(prose('when registration ends and the first round begins')),
  language: z.enum(LANGUAGES),
  rules: RuleChoiceSchema,
  clock: ClockTermsSchema,
  accountDays: z
    .int()
    .min(accountDays.least)
    .max(accountDays.most)
    .default(accountDays.least)
    .describe(prose('days that an account has to be old to register')),
  finishedGames: z
    .int()
    .min(finishedGames.least)
    .max(finishedGames.most)
    .default(finishedGames.least)
    .describe(prose('games with others that an account has to have finished to register')),
  fromNetwork: z
    .int()
    .min(fromNetwork.least)
    .max(fromNetwork.most)
    .default(fromNetwork.usual)
    .describe(prose('people who may register from one network')),
};

export const NewTournamentSchema = z.object({
  ...common,
  rounds: z
    .int()
    .min(rounds.least)
    .max(rounds.most)
    .describe(
      prose('the number of rounds of the tournament; in a round robin two and two, the number it takes instead'),
    ),
  set: z.int().min(6).max(18).optional(),
  gameRounds: z.int().min(1).max(MOST_ENGINES).describe(prose('rounds of each game')),
  rated: z.boolean().default(false),
  phrasesOnly: z.boolean().default(false),
  listed: z
    .boolean()
    .default(false)
    .describe(prose('whether it seeks people: everybody with an account is shown it, and guests do not enter')),
});
export type NewTournament = z.input<typeof NewTournamentSchema>;

/** What the organiser may change before registration ends. */
export const TournamentChangeSchema = z.object({
  closesAt: common.closesAt.optional(),
  fromNetwork: common.fromNetwork.unwrap().optional(),
  listed: z.boolean().optional().describe(prose('whether everybody with an account is shown it')),
});
export type TournamentChange = z.infer<typeof TournamentChangeSchema>;

/** The entrants that an organiser removes, in an address: `3` or `3,7,12`. */
export const EntrantNumbersSchema = z
  .string()
  .regex(/^[1-9]\d{0,3}(?:,[1-9]\d{0,3}){0,249}$/)
  .describe(prose('numbers of entrants, separated by commas'));

const EntrantSchema = z.object({
  number: z.int(),
  name: z
    .string()
    .nullable()
    .describe(prose('the name; null once they have deleted their account, and for somebody you are kept apart from')),
  state: z.enum(ENTRANT_STATES),
  isYou: z.boolean(),
});

const StandingLineSchema = EntrantSchema.extend({
  rank: z.int().nullable().describe(prose('the place, 1 is first; null before the first round')),
  points: z.number(),
  games: z.int(),
  opponents: z.number().describe(prose('points of everybody they have played with (Buchholz)')),
  beaten: z.number().describe(prose('the points of everybody they have beaten (Sonneborn–Berger)')),
  place: z.number().nullable().describe(prose('their mean place')),
  pips: z.number().nullable().describe(prose('their mean pips a game')),
});

const TournamentSeatSchema = EntrantSchema.pick({ number: true, name: true, isYou: true }).extend({
  points: z.number().nullable().describe(prose('the points; null while the game is being played')),
  place: z.int().nullable(),
  pips: z.int().nullable(),
});

const TournamentRoundSchema = z.object({
  round: z.int().min(1),
  tables: z
    .array(
      z.object({
        number: z.int(),
        game: GameIdSchema.nullable().describe(prose('the game, for those who play there')),
        isCounted: z.boolean().describe(prose('whether its result stands')),
        isYours: z.boolean(),
        seats: z.array(TournamentSeatSchema).readonly(),
      }),
    )
    .readonly(),
  without: z
    .array(TournamentSeatSchema.extend({ kind: z.enum(['bye', 'late', 'absent', 'apart']) }))
    .readonly()
    .describe(prose('the people who have no table in this round')),
});

/** A tournament as somebody with its link may see it. */
export const TournamentSchema = z.object({
  id: TournamentIdSchema,
  ...common,
  name: z.string(),
  accountDays: z.int(),
  finishedGames: z.int(),
  fromNetwork: z.int(),
  status: z.enum(TOURNAMENT_STATUSES),
  organiser: z.string().nullable(),
  isOrganiser: z.boolean(),
  rounds: z.int(),
  set: z.int().nullable(),
  gameRounds: z.int(),
  isRated: z.boolean(),
  phrasesOnly: z.boolean(),
  isListed: z
    .boolean()
    .describe(prose('whether it seeks people: everybody with an account is shown it, and guests do not enter')),
  round: z.int().describe(prose('the round being played, or the last one; 0 before the first')),
  roundEndsAt: z.iso.datetime().nullable(),
  people: z.int().describe(prose('the number of people who play, without the reserve')),
  reserves: z.int(),
  registering: z
    .enum(['in', 'reserve'])
    .nullable()
    .describe(prose('the place that registering leads to now; null if it is closed')),
  seedHash: z.string().describe(prose('SHA-256 of the seed, in hex: shown from the beginning')),
  seed: z.string().nullable().describe(prose('the seed that decides all lots; shown once the tournament has begun')),
  blocked: z
    .int()
    .describe(
      prose(
        'how many people who play here you have blocked: you never sit with them, and earn nothing if nobody else is left',
      ),
    ),
  you: z
    .object({
      number: z.int(),
      state: z.enum(ENTRANT_STATES),
      game: GameIdSchema.nullable().describe(prose('the game of the round being played')),
    })
    .nullable(),
  standing: z.array(StandingLineSchema).readonly(),
  shown: TournamentRoundSchema.nullable().describe(
    prose('the round asked for, else the latest; null before the first'),
  ),
});
export type TournamentView = z.infer<typeof TournamentSchema>;
export type TournamentRound = z.infer<typeof TournamentRoundSchema>;
export type TournamentSeat = z.infer<typeof TournamentSeatSchema>;
export type StandingLine = z.infer<typeof StandingLineSchema>;

const TournamentSummarySchema = z.object({
  id: TournamentIdSchema,
  name: z.string(),
  status: z.enum(TOURNAMENT_STATUSES),
  isOrganiser: z.boolean(),
  state: z.enum(ENTRANT_STATES).nullable().describe(prose('your state; null if you only organise it')),
  round: z.int(),
  rounds: z.int(),
  people: z.int(),
  closesAt: z.iso.datetime(),
  roundEndsAt: z.iso.datetime().nullable(),
  rank: z.int().nullable(),
});
export const TournamentListSchema = z.object({
  tournaments: z.array(TournamentSummarySchema).readonly(),
  seeking: z
    .array(TournamentSummarySchema)
    .readonly()
    .describe(prose('the others, open for registration, that seek people; the first to close comes first')),
});
export type TournamentSummary = z.infer<typeof TournamentSummarySchema>;
export type TournamentList = z.infer<typeof TournamentListSchema>;
