import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { EmailSchema } from './account.ts';
import { ClockTermsSchema } from './clock.ts';
import {
  EarlierRoundsSchema,
  GameIdSchema,
  GameStatusSchema,
  InvitationSchema,
  OccupantViewSchema,
  WatchDelaySchema,
} from './game.ts';
import { PlayerNameSchema } from './name.ts';
import { RuleChoiceSchema } from './round.ts';
import { BrowserZoneSchema } from './time.ts';

const seat = z.int().min(0).max(15);

/** An invitation as the holder of its link sees it before taking a seat. */
export const InvitationViewSchema = z.object({
  game: z.object({
    id: GameIdSchema,
    name: z.string(),
    revision: z.int(),
    status: GameStatusSchema,
    rules: RuleChoiceSchema,
    set: z.int(),
    rounds: z.int(),
    forcedPlays: z.boolean(),
    isRated: z.boolean().default(false),
    watchers: WatchDelaySchema.optional().describe(prose('how late others may watch; nobody may if absent')),
    clock: ClockTermsSchema.nullable(),
    earlier: EarlierRoundsSchema.optional(),
    seats: z.array(OccupantViewSchema).readonly(),
    held: seat.nullable().describe(prose('the seat to hold for its owner, if one is open to a substitute')),
  }),
  host: z.string(),
  isKept: z.boolean().optional().describe(prose('whether the link leads to a seat that is kept for its reader')),
  keptFor: z.string().optional().describe(prose('the name that the host wrote at the seat that is kept')),
  answer: z.enum(['later', 'no']).optional().describe(prose('the answer of the reader of that mail')),
  /** Whether the viewer already has a seat in this game, or one is kept for them. */
  isMember: z.boolean(),
});

/** The game that somebody agrees to, as they have seen it. */
const SeenRevisionSchema = z
  .int()
  .min(0)
  .max(999_999_999)
  .optional()
  .describe(prose('revision of the game that you agree to: refused if the host has changed it since'));

/** A request to take a seat. */
export const SeatRequestSchema = z.strictObject({
  revision: SeenRevisionSchema,
  zone: BrowserZoneSchema.optional().describe(prose('your time zone, if your account has none')),
  name: PlayerNameSchema.optional().describe(prose('your name at this table, if it is not your account’s')),
});

/** Somebody the viewer has played with, identified by the game and their seat in it. */
const CompanionSchema = z.object({
  game: GameIdSchema,
  seat,
  name: z.string(),
  games: z.int().optional().describe(prose('how many games you have shared')),
  metAt: z.iso.datetime().optional().describe(prose('when the latest of them last went on')),
});
export const CompanionListSchema = z.object({ companions: z.array(CompanionSchema).readonly() });
/** An invitation by mail into a seat that is kept for its reader. */
export const MailInvitationSchema = z.strictObject({
  email: EmailSchema,
  label: PlayerNameSchema.optional().describe(prose('the text at the seat until its person sits down')),
});
/** The links of seats that are kept for the people of an evening. */
export const SeatLinksSchema = z.object({
  links: z
    .array(z.object({ seat, name: z.string().describe(prose('the name on the score sheet')), code: InvitationSchema }))
    .readonly(),
});
export type SeatLinks = z.infer<typeof SeatLinksSchema>;
/** What somebody invited by mail says without taking the seat. */
export const MailedAnswerSchema = z.strictObject({ answer: z.enum(['later', 'no']) });
/** An answer to an invitation. */
export const AnswerRequestSchema = z.strictObject({
  answer: z.enum(['yes', 'later', 'no']),
  zone: BrowserZoneSchema.optional().describe(prose('your time zone, if your account has none')),
  revision: SeenRevisionSchema,
});

/** A game whose held seat is open to volunteers, as every signed-in person sees it. */
const VacancySchema = z.object({
  id: GameIdSchema,
  name: z.string(),
  rules: RuleChoiceSchema,
  set: z.int(),
  seats: z.array(OccupantViewSchema).readonly(),
  seat: seat.describe(prose('the seat to take')),
  round: z.int(),
  rounds: z.int(),
  clock: ClockTermsSchema.nullable(),
});
export const VacancyListSchema = z.object({ vacancies: z.array(VacancySchema).readonly() });
/** Whether volunteers may take a held seat. */
export const SeekingSchema = z.strictObject({ open: z.boolean() });

export type InvitationView = z.infer<typeof InvitationViewSchema>;
export type SeatRequest = z.infer<typeof SeatRequestSchema>;
export type Companion = z.infer<typeof CompanionSchema>;
export type Vacancy = z.infer<typeof VacancySchema>;
export type VacancyList = z.infer<typeof VacancyListSchema>;
