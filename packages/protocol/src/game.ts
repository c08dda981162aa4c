import * as z from 'zod';
import { ClockTermsSchema, ClockViewSchema, SeatHoursSchema, VacationSchema } from './clock.ts';
import { DeskSchema } from './desk.ts';
import { DealingSchema, FairnessSchema } from './fairness.ts';
import { LaidPlanSchema } from './plan.ts';
import { RoundEventSchema, RoundViewSchema, RuleChoiceSchema } from './round.ts';
import { TimeZoneSchema } from './time.ts';
import { VoteMatterSchema, VoteSchema } from './vote.ts';

/** A name that people give: of a player, of a table, of a passkey. Trimmed, one line, no control characters. */
export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, 'must be one line of plain text');
export const PlayerNameSchema = oneLine(24);
export const TableNameSchema = oneLine(40);

export const GameIdSchema = z.string().regex(/^[A-Za-z0-9_-]{12}$/);
/** Unguessable: whoever has it may look at the table and sit down. */
export const InvitationSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** `boarding`: seats are being taken. */
export const GameStatusSchema = z.enum(['boarding', 'playing', 'finished']);

const seat = z.int().min(0).max(15);

const sitsFor = z.string().describe('whose seat it is, who may ask for it back');

/** Who sits in a seat. */
export const SitterSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nobody') }),
  z.object({ kind: z.literal('person'), name: z.string(), sitsFor: sitsFor.optional() }),
  z.object({ kind: z.literal('computer'), name: z.string(), sitsFor: sitsFor.optional() }),
]);

export const RoundResultSchema = z.object({
  engine: z.string(),
  scores: z.array(z.int()).readonly().describe('pips by seat'),
  out: seat.nullable().describe('who went out; null where the round was blocked'),
});

/** Everything a member may see of a table. */
export const GameViewSchema = z.object({
  id: GameIdSchema,
  name: z.string(),
  revision: z.int().min(0).describe('count of accepted actions: lock, sync cursor and ETag'),
  status: GameStatusSchema,
  rules: RuleChoiceSchema,
  set: z.int(),
  rounds: z.int().describe('rounds in the game'),
  seats: z.array(SitterSchema).readonly(),
  forcedPlays: z.boolean().describe('whether what a seat has no choice about plays itself at this table'),
  you: z.object({
    seat: seat.nullable(),
    isHost: z.boolean(),
    forced: z.boolean().describe('whether you let it play itself, where the table does'),
    away: seat.nullable().describe('your seat, where somebody else holds it for you'),
    plan: LaidPlanSchema.nullable(),
    planVersion: z.int().min(0).describe('counts what has become of your plans'),
  }),
  invitation: InvitationSchema.nullable().describe('while boarding, and while a seat is held by a computer player'),
  invitationUntil: z.iso.datetime().nullable().describe('when it runs out'),
  results: z.array(RoundResultSchema).readonly().describe('the rounds that are over, in order'),
  places: z.array(z.int()).readonly().nullable().describe('by seat, 1 is first; once the game is finished'),
  round: RoundViewSchema.nullable(),
  dealing: DealingSchema.nullable().describe('while the next round waits to be dealt'),
  fairness: FairnessSchema,
  clock: ClockViewSchema.nullable(),
  turnBy: z.iso
    .datetime()
    .nullable()
    .describe('when the time of whoever is on is out, yours if you are; null without a clock, and in a pause'),
  vote: VoteSchema.nullable().describe('the one that is open'),
  isCancelled: z.boolean().describe('whether the table has ended the game without a result'),
  seeksSubstitute: z.boolean().describe('whether volunteers from the lobby may take a seat that is held'),
  updatedAt: z.iso.datetime(),
});

/** What happened at a table, in a round or around it. */
export const TableEventSchema = z.union([
  RoundEventSchema,
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('joined'), seat, name: z.string() }),
    z.object({ type: z.literal('left'), seat, name: z.string() }),
    z.object({ type: z.literal('replaced'), seat }).describe('a computer player plays on in this seat'),
    z
      .object({ type: z.literal('timedOut'), seat, strikes: z.int() })
      .describe('so many times in a row; what follows was done for this seat'),
    z
      .object({ type: z.literal('held'), seat, name: z.string(), by: z.string() })
      .describe('a computer player, `by`, holds the seat of this name'),
    z.object({ type: z.literal('satIn'), seat, name: z.string() }).describe('a substitute, by this name, sits down'),
    z.object({ type: z.literal('returned'), seat, name: z.string() }).describe('its owner takes it back'),
    z
      .object({ type: z.literal('vacation'), seat, vacation: VacationSchema.nullable() })
      .describe('declared; null: over'),
    z.object({ type: z.literal('voteOpened'), seat, matter: VoteMatterSchema }),
    z.object({ type: z.literal('voted'), seat, inFavour: z.boolean() }),
    z.object({ type: z.literal('voteClosed'), matter: VoteMatterSchema, passed: z.boolean() }),
    z.object({ type: z.literal('resumed') }).describe('a pause is over'),
    z.object({ type: z.literal('started') }),
    z.object({ type: z.literal('starterDrawn'), tiles: z.array(z.string()).readonly(), seat }),
    z.object({
      type: z.literal('dealtWithout'),
      withheld: z.array(seat).readonly().describe('sealed a contribution to the deal and did not open it'),
      silent: z.array(seat).readonly().describe('people who sealed nothing'),
    }),
    z.object({ type: z.literal('gameOver'), places: z.array(z.int()).readonly() }),
  ]),
]);

/** One revision of a table: who did it and what it caused, as the reader may know it. */
export const LogEntrySchema = z.object({
  revision: z.int().min(1),
  seat: seat.nullable(),
  by: z
    .enum(['person', 'computer', 'table', 'forced', 'plan', 'timeout'])
    .describe(
      '`forced`: the rules left nothing else; `plan`: as that seat had laid out; nobody else is told of either. `timeout`: its time was out',
    ),
  at: z.iso.datetime(),
  events: z.array(TableEventSchema).readonly(),
});

/** A table and what has happened since the revision asked for (all of the page, if none was). */
export const GameAnswerSchema = z.object({
  game: GameViewSchema,
  log: z.array(LogEntrySchema).readonly(),
  desk: DeskSchema.optional().describe('what the reader keeps at this table: in answers to a look'),
});

/** One line of "my tables". */
export const GameSummarySchema = z.object({
  id: GameIdSchema,
  name: z.string(),
  revision: z.int(),
  status: GameStatusSchema,
  isYourTurn: z.boolean(),
  preset: z.string(),
  seats: z.array(SitterSchema).readonly(),
  yourSeat: seat.nullable(),
  round: z.int().describe('the round being played; 0 before the first'),
  rounds: z.int(),
  engine: z.string().nullable(),
  turn: seat.nullable().describe('whose turn it is'),
  news: z.string().describe('the state of the table in one sentence'),
  yourPlace: z.int().nullable().describe('once the game is finished'),
  turnBy: z.iso
    .datetime()
    .nullable()
    .describe('when the time of whoever is on is out; null without a clock, and in a pause'),
  isUnread: z.boolean().describe('whether something has happened that you have not seen'),
  updatedAt: z.iso.datetime(),
});
export const GameListSchema = z.object({ games: z.array(GameSummarySchema).readonly() });

/** What somebody with the link sees before sitting down. */
export const InvitationViewSchema = z.object({
  game: z.object({
    id: GameIdSchema,
    name: z.string(),
    status: GameStatusSchema,
    rules: RuleChoiceSchema,
    set: z.int(),
    rounds: z.int(),
    forcedPlays: z.boolean(),
    clock: ClockTermsSchema.nullable(),
    seats: z.array(SitterSchema).readonly(),
    held: seat.nullable().describe('the seat in which one would sit in for somebody'),
  }),
  host: z.string(),
  /** Whether the caller sits there already. */
  isMember: z.boolean(),
});

/** A table that lets volunteers sit in for somebody, as everybody sees it who is signed in. */
export const VacancySchema = z.object({
  id: GameIdSchema,
  name: z.string(),
  rules: RuleChoiceSchema,
  set: z.int(),
  seats: z.array(SitterSchema).readonly(),
  seat: seat.describe('which one it is about'),
  round: z.int(),
  rounds: z.int(),
  clock: ClockTermsSchema.nullable(),
});
export const VacancyListSchema = z.object({ vacancies: z.array(VacancySchema).readonly() });
/** Whether volunteers may take a seat that is held. */
export const SeekingSchema = z.strictObject({ open: z.boolean() });

export const NewGameSchema = z.object({
  name: TableNameSchema.optional(),
  rules: RuleChoiceSchema,
  seats: z.int().min(2).max(16),
  set: z.int().min(6).max(18).optional(),
  rounds: z.int().min(1).max(19).optional(),
  /** Seats that computer players take from the start; the host may fill the rest when starting. */
  computers: z.int().min(0).max(15).default(0),
  /** Start at once: only where no seat is left open. */
  start: z.boolean().default(false),
  /** What a seat has no choice about plays itself. */
  forcedPlays: z.boolean().default(true),
  /** The contract about time; null: nobody is ever out of time. */
  clock: ClockTermsSchema.nullable().default(null),
  /** Where the host lives, if their account does not say so. */
  zone: TimeZoneSchema.optional(),
  /** My browser takes part in the first deal of a table that starts at once: it waits for that as for any other. */
  takesPart: z.boolean().default(false),
});

/** How one's own seat is to be at a table. */
export const SeatChangeSchema = z.strictObject({
  forced: z.boolean().optional().describe('whether what I have no choice about plays itself, where the table does so'),
  hours: SeatHoursSchema.optional().describe('when my clock stands still, from my next turn on'),
});

/** What somebody brings who sits down. */
export const SitDownSchema = z.strictObject({
  zone: TimeZoneSchema.optional().describe('where they live, if their account does not say so'),
});

export const ActionRequestSchema = z.object({
  do: z.string().min(1).max(1000).describe('an action as of RULES.md section 7: "12-5@0", "build 12-5 5-3", "draw"'),
});

/** The header that makes a retry safe: any string of the client's, a new one for each intent. */
export const IdempotencyKeySchema = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

export type GameStatus = z.infer<typeof GameStatusSchema>;
export type Sitter = z.infer<typeof SitterSchema>;
export type RoundResult = z.infer<typeof RoundResultSchema>;
export type GameView = z.infer<typeof GameViewSchema>;
export type TableEvent = z.infer<typeof TableEventSchema>;
export type LogEntry = z.infer<typeof LogEntrySchema>;
export type GameAnswer = z.infer<typeof GameAnswerSchema>;
export type GameSummary = z.infer<typeof GameSummarySchema>;
export type GameList = z.infer<typeof GameListSchema>;
export type InvitationView = z.infer<typeof InvitationViewSchema>;
export type VacancyList = z.infer<typeof VacancyListSchema>;
export type Vacancy = z.infer<typeof VacancySchema>;
export type SitDown = z.infer<typeof SitDownSchema>;
export type SeatChange = z.infer<typeof SeatChangeSchema>;
export type NewGame = z.input<typeof NewGameSchema>;
