import type { Instant } from '@slow-train/protocol';
import { newLogger, newRunId } from '../platform/log.ts';
import type { Settings } from '@slow-train/settings';
import { siteObjectIn } from '../platform/site-object.ts';

/** How many mails the provider accepts; null for any number. */
export interface MailLimits {
  readonly perSecond: number | null;
  readonly perDay: number | null;
}

/** What is kept of the mails sent so far. */
export interface PaceState {
  /** When the next mail may be sent. */
  readonly nextAt: Instant;
  /** The latest time given to a mail that has to come back. */
  readonly queuedUntil: Instant;
  /** The UTC day of `sent`, as "2026-11-22". */
  readonly day: string;
  /** Mails of that day. */
  readonly sent: number;
}

/** Whether a mail may be sent: after this many milliseconds, or not before an instant. */
export type MailTurn = { readonly after: number } | { readonly notBefore: Instant };

/** Paces the mails of all isolates together. */
export interface MailPace {
  /** Returns the turn of a notification that is to be sent now. */
  take(): Promise<MailTurn>;
  /** Counts a mail that cannot wait, because somebody is waiting for it. */
  spend(): Promise<void>;
  /** Sends no notification before `until`: the provider has asked for that. */
  hold(until: Instant): Promise<void>;
}

/** Where the state is kept: the scheduler's Durable Object. */
export interface MailTurns {
  takeMailTurn(limits: MailLimits): Promise<MailTurn>;
  spendMail(limits: MailLimits): Promise<void>;
  holdMail(until: Instant): Promise<void>;
}

export const NEW_PACE: PaceState = { nextAt: 0, queuedUntil: 0, day: '', sent: 0 };

/** The longest that a sweep waits for the turn of a mail, which it has claimed meanwhile. Milliseconds. */
const PATIENCE = 5_000;
/** The share of a day's mails that notifications may use up: the rest is for codes that people wait for. */
const FOR_NOTIFICATIONS = 0.8;
const DAY = 86_400_000;

/**
 * Returns the turn of a notification, and the state afterwards. One that has to come back gets a place of its own, so
 * that those that wait do not all come back at once.
 */
export function takeTurn(before: PaceState, limits: MailLimits, now: Instant): { state: PaceState; turn: MailTurn } {
  const state = onDayOf(before, now);
  const between = limits.perSecond === null ? 0 : 1_000 / limits.perSecond;
  const isUsedUp = limits.perDay !== null && state.sent >= Math.floor(limits.perDay * FOR_NOTIFICATIONS);
  const nextAt = Math.max(state.nextAt, isUsedUp ? (Math.floor(now / DAY) + 1) * DAY : now);
  if (nextAt - now <= PATIENCE)
    return { state: { ...state, nextAt: nextAt + between, sent: state.sent + 1 }, turn: { after: nextAt - now } };
  const notBefore = Math.max(nextAt, state.queuedUntil + between);
  return { state: { ...state, queuedUntil: notBefore }, turn: { notBefore: Math.ceil(notBefore) } };
}

/** Returns the state after a mail that did not wait for its turn. */
export function spendTurn(before: PaceState, limits: MailLimits, now: Instant): PaceState {
  const state = onDayOf(before, now);
  const between = limits.perSecond === null ? 0 : 1_000 / limits.perSecond;
  return { ...state, nextAt: Math.max(state.nextAt, now) + between, sent: state.sent + 1 };
}

/** Returns the state after the provider has asked to wait. */
export function holdTurns(state: PaceState, until: Instant): PaceState {
  return { ...state, nextAt: Math.max(state.nextAt, until) };
}

function onDayOf(state: PaceState, now: Instant): PaceState {
  const day = new Date(now).toISOString().slice(0, 10);
  return state.day === day ? state : { ...state, day, sent: 0 };
}

/** What Resend allows without a paid plan (https://resend.com/docs/api-reference/rate-limit): at least this. */
const RESEND: MailLimits = { perSecond: 2, perDay: 100 };
const NONE: MailLimits = { perSecond: null, perDay: null };

/** Returns the limits of the provider that the settings name, or those that they set themselves. */
export function mailLimits({ RESEND_API_KEY, MAIL_PER_SECOND, MAIL_PER_DAY }: Settings): MailLimits {
  const usual = RESEND_API_KEY === undefined ? NONE : RESEND;
  const set = (value: Settings['MAIL_PER_DAY'], otherwise: number | null): number | null =>
    value === 'unlimited' ? null : (value ?? otherwise);
  return { perSecond: set(MAIL_PER_SECOND, usual.perSecond), perDay: set(MAIL_PER_DAY, usual.perDay) };
}

/** Returns the pace for these limits. Asks nobody if there are none. A failure to ask is logged, and delays no mail. */
export function mailPace(turns: MailTurns, limits: MailLimits): MailPace {
  const isPaced = limits.perSecond !== null || limits.perDay !== null;
  const report = (error: unknown): void => {
    newLogger({ run: newRunId() }).error('The scheduler cannot be asked for the turn of a mail.', { error });
  };
  return {
    async take() {
      try {
        return isPaced ? await turns.takeMailTurn(limits) : { after: 0 };
      } catch (error) {
        report(error);
        return { after: 0 };
      }
    },
    spend: () => (isPaced ? turns.spendMail(limits).catch(report) : Promise.resolve()),
    hold: (until) => (isPaced ? turns.holdMail(until).catch(report) : Promise.resolve()),
  };
}

/**
 * Returns where a Worker's bindings keep the turns: the scheduler's Durable Object.
 * @throws ExpectedError if the binding is missing
 */
export function mailTurnsIn(bindings: object): MailTurns {
  const object = siteObjectIn<MailTurns>(bindings);
  return {
    takeMailTurn: (limits) => object().takeMailTurn(limits),
    spendMail: (limits) => object().spendMail(limits),
    holdMail: (until) => object().holdMail(until),
  };
}
