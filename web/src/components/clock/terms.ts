import { ClockTermsSchema, type ClockTerms } from '@slow-train/protocol';

const HOUR = 60;
const DAY = 24 * HOUR;

/** The clocks that are offered, as they stand in the form. */
export const CLOCK_CHOICES = ['none', 'lively', 'day', 'unhurried', 'own'] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];

const DAY_A_TURN: ClockTerms = {
  allowance: DAY,
  bank: 3 * DAY,
  cap: 5 * DAY,
  weekendsOff: false,
  vacationDays: 14,
  onTimeout: 'least',
  strikes: 3,
};

const READY_MADE: { readonly [C in Exclude<ClockChoice, 'own'>]: ClockTerms | null } = {
  none: null,
  lively: { ...DAY_A_TURN, allowance: HOUR, bank: 3 * HOUR, cap: 6 * HOUR, vacationDays: 3, onTimeout: 'computer' },
  day: DAY_A_TURN,
  unhurried: {
    ...DAY_A_TURN,
    allowance: 3 * DAY,
    bank: 7 * DAY,
    cap: 14 * DAY,
    weekendsOff: true,
    vacationDays: 30,
  },
};

/** A clock as somebody is choosing it. */
export interface ClockDraft {
  /** null: as the table needs it. */
  readonly choice: ClockChoice | null;
  /** Where none of the ready-made ones will do. */
  readonly own: ClockTerms;
}

export const DEFAULT_CLOCK: ClockDraft = { choice: null, own: DAY_A_TURN };

/** Which clock stands chosen: computer players never keep anybody waiting, people may. */
export function chosenClock({ choice }: ClockDraft, isAlone: boolean): ClockChoice {
  return choice ?? (isAlone ? 'none' : 'day');
}

/** What a draft comes to: null without a clock. The terms may be such that nobody would take them (`isClock`). */
export function termsOf(draft: ClockDraft, isAlone: boolean): ClockTerms | null {
  const choice = chosenClock(draft, isAlone);
  return choice === 'own' ? draft.own : READY_MADE[choice];
}

/** Whether the service takes these terms. */
export function isValidClock(terms: ClockTerms | null): boolean {
  return terms === null || ClockTermsSchema.safeParse(terms).success;
}

/** The terms with something else: a bank never holds less than there is in it. What was changed last counts. */
export function changedTerms(terms: ClockTerms, change: Partial<ClockTerms>): ClockTerms {
  const next = { ...terms, ...change };
  return change.cap === undefined
    ? { ...next, cap: Math.max(next.cap, next.bank) }
    : { ...next, bank: Math.min(next.bank, next.cap) };
}

const hours = (...many: readonly number[]): readonly number[] => many.map((one) => one * HOUR);
const days = (...many: readonly number[]): readonly number[] => many.map((one) => one * DAY);

/** Minutes that one may choose from for a turn. */
export const ALLOWANCES: readonly number[] = [
  5,
  10,
  15,
  30,
  ...hours(1, 2, 3, 4, 6, 8, 12),
  ...days(1, 2, 3, 4, 5, 7, 10, 14),
];

/** Minutes that one may choose from beside it. */
export const BANKS: readonly number[] = [
  0,
  15,
  30,
  ...hours(1, 2, 3, 6, 12),
  ...days(1, 2, 3, 4, 5, 7, 10, 14, 21, 30),
];
