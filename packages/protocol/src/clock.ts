import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { BrowserZoneSchema, TimeZoneSchema, WallTimeSchema } from './time.ts';

// A game's clock: its time control, which everybody sees before taking a seat, and its state.

const DAY = 24 * 60;

/** Who plays for a seat that is out of time. */
const TIMEOUT_PLAYS = ['least', 'computer'] as const;

/** A game's time control (docs/clocks.md). In minutes unless stated otherwise. */
export const ClockTermsSchema = z
  .strictObject({
    allowance: z
      .int()
      .min(5)
      .max(14 * DAY)
      .describe(prose('minutes for each turn')),
    bank: z
      .int()
      .min(0)
      .max(30 * DAY)
      .describe(prose('minutes in reserve at the start')),
    cap: z
      .int()
      .min(0)
      .max(30 * DAY)
      .describe(prose('the most minutes a bank holds; unused allowance goes there')),
    weekendsOff: z
      .boolean()
      .describe(prose('whether clocks stop on Saturdays and Sundays, in each player’s time zone')),
    vacationDays: z.int().min(0).max(60).describe(prose('vacation days for each player in the whole game')),
    onTimeout: z
      .enum(TIMEOUT_PLAYS)
      .describe(
        prose(
          'the fate of a seat out of time: `least` draws, passes or plays its lightest tile; `computer` lets a computer player play',
        ),
      ),
    strikes: z
      .int()
      .min(1)
      .max(10)
      .describe(prose('the number of timeouts in a row after which a computer player holds the seat')),
  })
  .refine(({ bank, cap }) => bank <= cap, { error: 'must not be more than `cap`', path: ['bank'] });

/** Whether two time controls are the same. */
export function isSameClock(one: ClockTerms | null, other: ClockTerms | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.allowance === other.allowance &&
    one.bank === other.bank &&
    one.cap === other.cap &&
    one.weekendsOff === other.weekendsOff &&
    one.vacationDays === other.vacationDays &&
    one.onTimeout === other.onTimeout &&
    one.strikes === other.strikes
  );
}

/** A seat's time zone, and the hours of the day when its clock stops. */
const SeatHoursSchema = z.strictObject({
  zone: TimeZoneSchema,
  quiet: z
    .strictObject({ from: WallTimeSchema, to: WallTimeSchema })
    .nullable()
    .describe(prose('the quiet hours, twelve at most')),
});

const day = z.iso.date();
/** The hours that a player asks for. */
export const SeatHoursChangeSchema = z.strictObject({ ...SeatHoursSchema.shape, zone: BrowserZoneSchema });

/** Local dates, both inclusive. */
export const VacationSchema = z.strictObject({ from: day, to: day });

/** The state of a game's clock. */
export const ClockViewSchema = z.object({
  terms: ClockTermsSchema,
  pausedUntil: z.iso.datetime().nullable().describe(prose('the end of a pause the players voted for')),
  seats: z
    .array(
      z.object({
        by: z.iso
          .datetime()
          .nullable()
          .describe(prose('the seat’s deadline; null if it is not its turn, or during a pause')),
        reserveFrom: z.iso
          .datetime()
          .nullable()
          .describe(
            prose('when the turn’s allowance is used up and the reserve begins; null if the seat has no deadline'),
          ),
        bank: z.int().min(0).describe(prose('minutes in reserve; during a turn, those at its beginning')),
        strikes: z.int().min(0).describe(prose('timeouts in a row')),
        vacation: VacationSchema.nullable().describe(prose('the vacation planned or in progress')),
      }),
    )
    .readonly(),
  you: z
    .object({
      hours: SeatHoursSchema.describe(prose('the hours that apply from the next turn on')),
      daysLeft: z.int().min(0).describe(prose('vacation days left')),
      stops: z
        .object({
          since: z.iso.datetime(),
          budget: z.int().describe(prose('milliseconds available at `since`')),
          hours: SeatHoursSchema.describe(prose('the hours that apply to this turn')),
          breaks: z
            .array(z.object({ from: z.number(), until: z.number() }))
            .readonly()
            .describe(prose('instants in milliseconds')),
        })
        .nullable()
        .describe(prose('the figures that your deadline is computed from, while it is your turn')),
    })
    .nullable(),
});

export type ClockTerms = z.infer<typeof ClockTermsSchema>;
export type SeatHours = z.infer<typeof SeatHoursSchema>;
export type Vacation = z.infer<typeof VacationSchema>;
export type ClockView = z.infer<typeof ClockViewSchema>;
