import * as z from 'zod';
import { TimeZoneSchema, WallTimeSchema } from './time.ts';

// The clock of a table: its terms, which everybody sees before sitting down, and how it stands.

const DAY = 24 * 60;

/** What is done for a seat whose time is out. */
export const TIMEOUT_PLAYS = ['least', 'computer'] as const;

/** The contract of a table about time (docs/clocks.md). Minutes, unless said otherwise. */
export const ClockTermsSchema = z
  .strictObject({
    allowance: z
      .int()
      .min(5)
      .max(14 * DAY)
      .describe('for each turn'),
    bank: z
      .int()
      .min(0)
      .max(30 * DAY)
      .describe('beside it, at the start'),
    cap: z
      .int()
      .min(0)
      .max(30 * DAY)
      .describe('what a bank holds at most: what is left of an allowance goes there'),
    weekendsOff: z
      .boolean()
      .describe('whether time stands still on Saturdays and Sundays, as they are where each player lives'),
    vacationDays: z.int().min(0).max(60).describe('days that each player may take in the whole game'),
    onTimeout: z.enum(TIMEOUT_PLAYS).describe('who is out of time: `least` draws, passes or plays the lightest tile'),
    strikes: z
      .int()
      .min(1)
      .max(10)
      .describe('so many times in a row out of time, and a computer player holds the seat'),
  })
  .refine(({ bank, cap }) => bank <= cap, { error: 'must not be more than the bank holds', path: ['bank'] });

/** When one's own clock stands still every day, and in which zone one's days and weekends are. */
export const SeatHoursSchema = z.strictObject({
  zone: TimeZoneSchema,
  quiet: z.strictObject({ from: WallTimeSchema, to: WallTimeSchema }).nullable().describe('twelve hours at most'),
});

const day = z.iso.date();
/** Local days, both included. */
export const VacationSchema = z.strictObject({ from: day, to: day });

/** How the clock of a table stands. */
export const ClockViewSchema = z.object({
  terms: ClockTermsSchema,
  pausedUntil: z.iso.datetime().nullable().describe('the table has voted for a pause'),
  seats: z
    .array(
      z.object({
        by: z.iso
          .datetime()
          .nullable()
          .describe('when the time of this seat is out; null where it is not on, and in a pause'),
        bank: z.int().min(0).describe('minutes'),
        strikes: z.int().min(0).describe('times in a row out of time'),
        vacation: VacationSchema.nullable().describe('the one that is planned or goes on'),
      }),
    )
    .readonly(),
  you: z
    .object({
      hours: SeatHoursSchema.describe('from the next turn on'),
      daysLeft: z.int().min(0).describe('of vacation'),
      stops: z
        .object({
          since: z.iso.datetime(),
          budget: z.int().describe('milliseconds that were there then'),
          hours: SeatHoursSchema.describe('as they count in this turn'),
          breaks: z
            .array(z.object({ from: z.number(), until: z.number() }))
            .readonly()
            .describe('instants in milliseconds'),
        })
        .nullable()
        .describe('what my deadline was reckoned from, while it is my turn'),
    })
    .nullable(),
});

export type ClockTerms = z.infer<typeof ClockTermsSchema>;
export type SeatHours = z.infer<typeof SeatHoursSchema>;
export type Vacation = z.infer<typeof VacationSchema>;
export type ClockView = z.infer<typeof ClockViewSchema>;
