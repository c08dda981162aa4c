import { ClockTermsSchema, isSameClock, type ClockTerms } from '@slow-train/protocol';
import { DAY_MINUTES, DAY_A_TURN, HOUR_MINUTES, READY_MADE } from './ready-made.ts';

/** The offered time controls, in the order of the form. */
export const CLOCK_CHOICES = ['none', 'lively', 'day', 'unhurried', 'own'] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];

/** A time control in the form. */
export interface ClockDraft {
  /** null for the default. */
  readonly choice: ClockChoice | null;
  /** The custom terms. */
  readonly own: ClockTerms;
}

export const DEFAULT_CLOCK: ClockDraft = { choice: null, own: DAY_A_TURN };

/** Returns the choice in effect: by default no clock against computer players only, and a day a turn among people. */
export function chosenClock({ choice }: ClockDraft, isAlone: boolean): ClockChoice {
  return choice ?? (isAlone ? 'none' : 'day');
}

/** Returns the terms of a draft; null without a clock. They may be invalid (`isValidClock`). */
export function termsOf(draft: ClockDraft, isAlone: boolean): ClockTerms | null {
  const choice = chosenClock(draft, isAlone);
  return choice === 'own' ? draft.own : READY_MADE[choice];
}

/** Returns these terms as they are chosen in the form. */
export function clockDraftOf(terms: ClockTerms | null): ClockDraft {
  const ready = CLOCK_CHOICES.find((choice) => choice !== 'own' && isSameClock(READY_MADE[choice], terms));
  return { choice: ready ?? 'own', own: terms ?? DAY_A_TURN };
}

/** Whether the service accepts these terms. */
export function isValidClock(terms: ClockTerms | null): boolean {
  return terms === null || ClockTermsSchema.safeParse(terms).success;
}

/** Returns the terms with a change. The bank's cap never drops below the bank; the latest change wins. */
export function changedTerms(terms: ClockTerms, change: Partial<ClockTerms>): ClockTerms {
  const next = { ...terms, ...change };
  return change.cap === undefined
    ? { ...next, cap: Math.max(next.cap, next.bank) }
    : { ...next, bank: Math.min(next.bank, next.cap) };
}

const hours = (...many: readonly number[]): readonly number[] => many.map((one) => one * HOUR_MINUTES);
const days = (...many: readonly number[]): readonly number[] => many.map((one) => one * DAY_MINUTES);

/** The offered minutes for a turn. */
export const ALLOWANCES: readonly number[] = [
  5,
  10,
  15,
  30,
  ...hours(1, 2, 3, 4, 6, 8, 12),
  ...days(1, 2, 3, 4, 5, 7, 10, 14),
];

/** The offered minutes of reserve. */
export const BANKS: readonly number[] = [
  0,
  15,
  30,
  ...hours(1, 2, 3, 6, 12),
  ...days(1, 2, 3, 4, 5, 7, 10, 14, 21, 30),
];
