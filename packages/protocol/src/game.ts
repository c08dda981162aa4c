import { MOST_ENGINES, PRESET_NAMES } from '@slow-train/rules';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { ClockTermsSchema, ClockViewSchema, SeatHoursChangeSchema, VacationSchema } from './clock.ts';
import { PlayerStateSchema } from './player-state.ts';
import { LEVELS } from './levels.ts';
import { PlayerNameSchema } from './name.ts';
import { OpennessSchema } from './openness.ts';
import { AwaitedDealSchema, FairnessSchema } from './fairness.ts';
import { PlanViewSchema } from './plan.ts';
import { GameNameSchema, RematchDifferenceSchema } from './rematch.ts';
import { RoundEventSchema, RoundViewSchema, RuleChoiceSchema } from './round.ts';
import { TalkSchema } from './talk.ts';
import { BrowserZoneSchema } from './time.ts';
import { SeatPlaysSchema, VoteMatterSchema, VoteSchema } from './vote.ts';

export const GameIdSchema = z.string().regex(/^[A-Za-z0-9_-]{12}$/);
/** An unguessable token; anybody who has it may see the game and take a seat. */
export const InvitationSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** `lobby`: seats are being taken. */
export const GameStatusSchema = z.enum(['lobby', 'playing', 'finished']);

/** How late people without a seat see a game: when the next turn is over, or when the round is. */
export const WatchDelaySchema = z.enum(['turn', 'round']);

const seat = z.int().min(0).max(15);

const sitsFor = z.string().describe(prose('the owner of the seat, who may take it back'));

const gotUp = z
  .object({
    plays: SeatPlaysSchema.describe(prose('how the seat plays on until a substitute takes it')),
    until: z.iso.datetime().describe(prose('until when the others may change that')),
  })
  .optional()
  .describe(prose('the owner of the seat got up: they do not come back, and finish last'));

/** What somebody has said to an invitation, unless they said yes and sit down: `waiting` is nothing yet. */
const InvitationAnswerSchema = z.enum(['waiting', 'later', 'no']);

/** The parts of a game that its host may change before the start, as far as those who sit there have agreed to them. */
export const AGREED_TERMS = ['rules', 'rounds', 'clock', 'forced'] as const;
export type AgreedTerm = (typeof AGREED_TERMS)[number];

const ReservationSchema = z.object({
  name: z.string().describe(prose('the words of the host to somebody invited by mail; empty if none')),
  answer: InvitationAnswerSchema,
});

/** How well a computer player plays, weakest first. */
export const LevelSchema = z.enum(LEVELS);
export type Level = z.output<typeof LevelSchema>;

/** The occupant of a seat. */
export const OccupantViewSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('nobody'),
    reserved: ReservationSchema.optional().describe(
      prose('the person that the seat is kept for before the game starts'),
    ),
    byMail: z
      .literal(true)
      .optional()
      .describe(prose('the seat is kept for somebody who was invited by mail, or by a link of its own')),
  }),
  z.object({ kind: z.literal('person'), name: z.string(), sitsFor: sitsFor.optional(), gotUp }),
  z.object({
    kind: z.literal('computer'),
    name: z.string(),
    sitsFor: sitsFor.optional(),
    gotUp,
    level: LevelSchema.optional().describe(prose('how well it plays; as `regular` if absent')),
  }),
]);

export const RoundResultSchema = z.object({
  engine: z.string(),
  scores: z.array(z.int()).readonly().describe(prose('the pips by seat')),
  out: seat.nullable().describe(prose('the seat that went out; null if the round was blocked')),
});

/** The rounds that were played with real dominoes before a game, and count in its totals. */
export const EarlierRoundsSchema = z
  .array(RoundResultSchema)
  .readonly()
  .describe(
    prose('the rounds that were played with real dominoes before the game, in order; they count in its totals'),
  );

/** A game as one of its players may see it. */
const GameViewSchema = z.object({
  id: GameIdSchema,
  name: z.string(),
  revision: z.int().min(0).describe(prose('count of accepted actions: lock, sync cursor and ETag')),
  status: GameStatusSchema,
  rules: RuleChoiceSchema,
  set: z.int(),
  rounds: z.int().describe(prose('rounds in the game')),
  seats: z.array(OccupantViewSchema).readonly(),
  forcedPlays: z.boolean().describe(prose('whether forced actions are played automatically in this game')),
  phrasesOnly: z.boolean().describe(prose('whether people can say only phrases here')),
  isRated: z.boolean().default(false).describe(prose('whether its places change the ratings of its players')),
  watchers: WatchDelaySchema.optional().describe(prose('how late others may watch; nobody may if absent')),
  withStrangers: z
    .literal(true)
    .optional()
    .describe(prose('whether anybody may take a seat, or could: newcomers say only phrases here')),
  you: z.object({
    seat: seat.nullable(),
    isHost: z.boolean(),
    forced: z.boolean().describe(prose('whether yours are played automatically, if the game allows it')),
    away: seat.nullable().describe(prose('your seat while somebody else holds it for you')),
    leaves: z.iso.datetime().optional().describe(prose('when you get up for good; until then you can sit down again')),
    plan: PlanViewSchema.nullable(),
    planVersion: z.int().min(0).describe(prose('count of changes to your plans')),
    invited: InvitationAnswerSchema.optional().describe(prose('your answer, if a seat is kept for you')),
    renewed: z
      .array(z.enum(AGREED_TERMS))
      .readonly()
      .optional()
      .describe(prose('changes of the host since you sat there: your seat is kept until you agree')),
  }),
  startsFull: z.boolean().optional().describe(prose('whether the game starts by itself when its last seat is taken')),
  changed: RematchDifferenceSchema.optional().describe(
    prose('the differences from the game it repeats, before the start'),
  ),
  open: OpennessSchema.extend({ until: z.iso.datetime().describe(prose('when it leaves the list of open games')) })
    .optional()
    .describe(prose('the terms while anybody may take a seat')),
  startsAt: z.iso.datetime().optional().describe(prose('when it starts by itself with those who are there')),
  repeatedBy: GameIdSchema.optional().describe(prose('the game with the same people that follows a finished one')),
  invitation: InvitationSchema.nullable().describe(
    prose('the link while seats are being taken, and while a computer player holds a seat'),
  ),
  invitationUntil: z.iso.datetime().nullable().describe(prose('when it expires')),
  earlier: EarlierRoundsSchema.optional(),
  results: z.array(RoundResultSchema).readonly().describe(prose('the finished rounds, in order')),
  roundsBefore: z
    .int()
    .min(1)
    .optional()
    .describe(
      prose(
        'the number of finished rounds before those in `results` and `fairness.deals`: you have said that you have them',
      ),
    ),
  places: z
    .array(z.int())
    .readonly()
    .nullable()
    .describe(prose('the places by seat, 1 is first; null until the game is finished')),
  round: RoundViewSchema.nullable(),
  dealing: AwaitedDealSchema.nullable().describe(prose('the deal that the next round waits for')),
  fairness: FairnessSchema,
  clock: ClockViewSchema.nullable(),
  turnBy: z.iso
    .datetime()
    .nullable()
    .describe(
      prose('the deadline of the turn, or your own if it is your turn; null without a clock or during a pause'),
    ),
  vote: VoteSchema.nullable().describe(prose('the open vote')),
  isCancelled: z
    .boolean()
    .describe(
      prose(
        'whether the game was ended without a result: by a vote, the operator, or the only person in it; never once somebody got up',
      ),
    ),
  seeksSubstitute: z.boolean().describe(prose('whether volunteers may take a held seat')),
  updatedAt: z.iso.datetime(),
});

/** An event of a game, in a round or around it. */
const LogEventSchema = z.union([
  RoundEventSchema,
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('joined'), seat, name: z.string() }),
    z.object({
      type: z.literal('left'),
      seat,
      name: z.string(),
      host: seat.optional().describe(prose('the seat of the next host, if the host has left')),
    }),
    z.object({ type: z.literal('replaced'), seat }).describe(prose('a computer player takes over the seat for good')),
    z
      .object({ type: z.literal('timedOut'), seat, strikes: z.int() })
      .describe(prose('the number of timeouts in a row; the following actions were played for the seat')),
    z
      .object({
        type: z.literal('held'),
        seat,
        name: z.string(),
        by: z.string(),
        gotUp: z.literal(true).optional().describe(prose('the owner got up, and does not come back')),
      })
      .describe(prose('the computer player `by` holds the seat for its owner `name`')),
    z
      .object({ type: z.literal('satIn'), seat, name: z.string() })
      .describe(prose('a substitute of this name takes the seat')),
    z.object({ type: z.literal('returned'), seat, name: z.string() }).describe(prose('the owner takes the seat back')),
    z
      .object({ type: z.literal('vacation'), seat, vacation: VacationSchema.nullable() })
      .describe(prose('the vacation that was declared; null if it ended')),
    z.object({ type: z.literal('voteOpened'), seat, matter: VoteMatterSchema }),
    z.object({ type: z.literal('voted'), seat, inFavour: z.boolean() }),
    z.object({ type: z.literal('voteClosed'), matter: VoteMatterSchema, passed: z.boolean() }),
    z.object({ type: z.literal('resumed') }).describe(prose('a pause ended')),
    z
      .object({ type: z.literal('outage'), minutes: z.int().positive() })
      .describe(prose('the site was down for so long; the clocks stood still')),
    z
      .object({ type: z.literal('takenDown'), reason: z.string() })
      .describe(prose('the operator of the site ended the game without a result')),
    z
      .object({ type: z.literal('ended'), seat })
      .describe(prose('the only person in the game ended it without a result')),
    z.object({ type: z.literal('reopened'), seat }).describe(prose('they took that back')),
    z.object({ type: z.literal('started') }),
    z.object({ type: z.literal('starterDrawn'), tiles: z.array(z.string()).readonly(), seat }),
    z.object({
      type: z.literal('dealtWithout'),
      withheld: z
        .array(seat)
        .readonly()
        .describe(prose('seats that sealed a contribution to the deal but did not reveal it')),
      silent: z.array(seat).readonly().describe(prose('seats of people whose browsers sealed nothing')),
    }),
    z.object({ type: z.literal('gameOver'), places: z.array(z.int()).readonly() }),
  ]),
]);

/** One revision of a game as the viewer may see it: who acted, and the events. */
export const LogEntrySchema = z.object({
  revision: z.int().min(1),
  seat: seat.nullable(),
  by: z
    .enum(['person', 'computer', 'table', 'forced', 'plan', 'timeout'])
    .describe(
      prose(
        '`forced`: the only legal action; `plan`: played by the plan of the seat; only the seat itself sees either. `timeout`: played because the seat was out of time',
      ),
    ),
  at: z.iso.datetime(),
  events: z.array(LogEventSchema).readonly(),
});

/** A game, and its log after the requested revision. */
export const GameAnswerSchema = z.object({
  game: GameViewSchema,
  log: z.array(LogEntrySchema).readonly(),
  playerState: PlayerStateSchema.optional().describe(prose('your player state; only in responses to GET')),
  talk: TalkSchema.optional().describe(prose('the messages after `talkSince`; only in responses to GET')),
});

/** One line of a list of games. */
const GameSummarySchema = z.object({
  id: GameIdSchema,
  name: z.string().describe(prose('the name of its own, or that of its tournament')),
  revision: z.int(),
  status: GameStatusSchema,
  isYourTurn: z.boolean(),
  preset: z.string(),
  seats: z.array(OccupantViewSchema).readonly(),
  yourSeat: seat.nullable(),
  round: z.int().describe(prose('the round being played; 0 before the first')),
  rounds: z.int(),
  engine: z.string().nullable(),
  turn: seat.nullable().describe(prose('the player whose turn it is')),
  news: z.string().describe(prose('the state of the game in one sentence, after the round of its tournament')),
  yourPlace: z.int().nullable().describe(prose('your place once the game is finished')),
  turnBy: z.iso
    .datetime()
    .nullable()
    .describe(prose('the deadline of the turn; null without a clock or during a pause')),
  isUnread: z.boolean().describe(prose('whether there are revisions you have not seen')),
  updatedAt: z.iso.datetime(),
});

/** A tournament in which the viewer waits for a game, or that they organise. */
const EnteredTournamentSchema = z.object({
  id: GameIdSchema,
  name: z.string(),
  role: z.enum(['in', 'reserve', 'organiser']),
  round: z.int().describe(prose('the round being played; 0 before the first')),
  rounds: z.int(),
  until: z.iso.datetime().describe(prose('when the round ends at the latest; before the first, when it begins')),
});

/** A game that keeps a seat for the viewer, who has not said yes or no. */
const InvitationSummarySchema = z.object({
  id: GameIdSchema,
  name: z.string(),
  revision: z.int(),
  answer: InvitationAnswerSchema,
  host: z.string(),
  preset: z.string(),
  set: z.int(),
  rounds: z.int(),
  clock: ClockTermsSchema.nullable(),
  changed: RematchDifferenceSchema.optional().describe(prose('the differences from the game it repeats')),
  seats: z.array(OccupantViewSchema).readonly(),
});
/** A circle that somebody asks the viewer into, until they answer. */
const CircleRequestSchema = z.object({
  id: GameIdSchema,
  name: z.string(),
  by: z.string().nullable().describe(prose('the person who asks')),
  members: z.int(),
});

export const GameListSchema = z.object({
  games: z.array(GameSummarySchema).readonly(),
  invitations: z.array(InvitationSummarySchema).readonly().optional(),
  circles: z.array(CircleRequestSchema).readonly().optional(),
  tournaments: z.array(EnteredTournamentSchema).readonly().optional(),
});

/** Somebody the viewer has played with, by a game that both have played in and their seat in it. */
export const CompanionshipSchema = z.object({ game: GameIdSchema, seat });

/** What the host of a game may change before the start; people who have sat down are asked again. */
export const GameTermsSchema = z.strictObject({
  preset: z.enum(PRESET_NAMES).optional().describe(prose('other rules, without house rules; unchanged if absent')),
  seats: z.int().min(2).max(16).optional().describe(prose('how many seats it has; unchanged if absent')),
  rounds: z.int().min(1).max(MOST_ENGINES),
  clock: ClockTermsSchema.nullable(),
  forcedPlays: z.boolean().describe(prose('whether forced actions are played automatically')),
});
export type GameTerms = z.infer<typeof GameTermsSchema>;

/** The pips of a hand on a score sheet, for each of the others where only the winner scores. */
const MOST_EARLIER_PIPS = 9999 * 20;

/** A table with real dominoes that goes on by correspondence: its rounds so far, and the people of the other seats. */
const EarlierEveningSchema = z.strictObject({
  rounds: z
    .array(
      z.strictObject({
        engine: z
          .string()
          .regex(/^(?:\d|1[0-8])-(?:\d|1[0-8])$/, 'must be a double, as "12-12"')
          .describe(prose('the engine of the round')),
        scores: z
          .array(z.int().min(-MOST_EARLIER_PIPS).max(MOST_EARLIER_PIPS))
          .min(2)
          .max(16)
          .describe(prose('the pips by seat, yours first')),
        out: seat.nullable().describe(prose('the seat that went out; null if nobody did')),
      }),
    )
    .min(1)
    .max(MOST_ENGINES),
  people: z
    .array(PlayerNameSchema)
    .min(1)
    .max(15)
    .describe(
      prose('the names of the others in the order of their seats; each seat is kept for the holder of its link'),
    ),
});

export const NewGameSchema = z.object({
  name: GameNameSchema.optional(),
  rules: RuleChoiceSchema,
  seats: z.int().min(2).max(16),
  set: z.int().min(6).max(18).optional(),
  rounds: z.int().min(1).max(MOST_ENGINES).optional(),
  /** Seats for computer players from the start; the host may fill the others when starting. */
  computers: z.int().min(0).max(15).default(0),
  levels: z
    .array(LevelSchema)
    .max(15)
    .optional()
    .describe(
      prose('how well the computer players play, in the order of their seats; those left out play as `regular`'),
    ),
  /** Starts at once; only if no seat is open. */
  start: z.boolean().default(false),
  forcedPlays: z
    .boolean()
    .optional()
    .describe(
      prose(
        'whether forced actions are played automatically; if absent, only in games with other people: against computers the seat waits until its player changes that',
      ),
    ),
  /** The time control; null for a game without a clock. */
  clock: ClockTermsSchema.nullable().default(null),
  rated: z
    .boolean()
    .optional()
    .describe(
      prose(
        'whether its places change the players’ ratings: only by a published rule set, with a clock, without computers',
      ),
    ),
  /** The host's time zone, if their account does not say. */
  zone: BrowserZoneSchema.optional(),
  open: OpennessSchema.optional().describe(
    prose(
      'the terms that open the game to anybody, and start it by itself when it is full; it needs a clock and a free seat',
    ),
  ),
  phrasesOnly: z
    .boolean()
    .optional()
    .describe(prose('whether people can say only phrases; if absent, they can in open games only')),
  invite: z
    .array(CompanionshipSchema)
    .max(15)
    .optional()
    .describe(
      prose('people that seats are kept for; if none is left, the game starts by itself when all have said yes'),
    ),
  watchers: WatchDelaySchema.optional().describe(prose('how late others may watch; nobody may if absent')),
  evening: EarlierEveningSchema.optional().describe(
    prose(
      'a table with real dominoes that this game goes on with: never rated, open to nobody else, without computers',
    ),
  ),
  /** Whether the first deal of a game that starts at once waits for this browser's contribution, as later ones do. */
  takesPart: z.boolean().default(false),
});

/** Changes to my own seat. */
export const SeatChangeSchema = z.strictObject({
  forced: z
    .boolean()
    .optional()
    .describe(prose('whether your forced actions are played automatically, if the game allows it')),
  hours: SeatHoursChangeSchema.optional().describe(prose('when your clock stops, from your next turn on')),
});

export const ActionRequestSchema = z.object({
  do: z
    .string()
    .min(1)
    .max(1000)
    .describe(prose('an action in the notation of docs/rules.md section 7: "12-5@0", "build 12-5 5-3", "draw"')),
});

/** The Idempotency-Key header, which makes retries safe: chosen by the client, a new one for each intent. */
export const IdempotencyKeySchema = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

export type InvitationAnswer = z.infer<typeof InvitationAnswerSchema>;
export type WatchDelay = z.infer<typeof WatchDelaySchema>;
export type GameStatus = z.infer<typeof GameStatusSchema>;
export type OccupantView = z.infer<typeof OccupantViewSchema>;
export type RoundResult = z.infer<typeof RoundResultSchema>;
export type GameView = z.infer<typeof GameViewSchema>;
export type LogEvent = z.infer<typeof LogEventSchema>;
export type LogEntry = z.infer<typeof LogEntrySchema>;
export type GameAnswer = z.infer<typeof GameAnswerSchema>;
export type GameSummary = z.infer<typeof GameSummarySchema>;
export type InvitationSummary = z.infer<typeof InvitationSummarySchema>;
export type CircleRequest = z.infer<typeof CircleRequestSchema>;
export type EnteredTournament = z.infer<typeof EnteredTournamentSchema>;
export type GameList = z.infer<typeof GameListSchema>;
export type SeatChange = z.input<typeof SeatChangeSchema>;
export type Companionship = z.infer<typeof CompanionshipSchema>;
export type NewGame = z.input<typeof NewGameSchema>;
