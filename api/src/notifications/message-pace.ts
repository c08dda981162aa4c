import type { Instant } from '@slow-train/protocol';
import { newLogger, newRunId } from '../platform/log.ts';
import type { Settings } from '@slow-train/settings';
import { siteObjectIn } from '../platform/site-object.ts';
import { addOne, bucketOf, DAY, HOUR, KEPT, OF_EACH, type Used } from './buckets.ts';
import type { AskedShare, MessagesHeldBack, SharesTaken } from './message-shares.ts';

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
  /** Mails of that day, by share. */
  readonly sent: Readonly<Record<MailShare, number>>;
  /** The hour of `strangers`, since 1970, and the mails to strangers in it. */
  readonly hour: number;
  readonly strangers: number;
  /** Notifications of that day by `bucketOf` their people and games; the release before has stored none. */
  readonly used?: Readonly<Used>;
  /** Notifications of that day that were put off, because somebody has had their share. */
  readonly heldBack?: number;
}

/**
 * The shares of a day's mails. None can use up another's, so who asks for codes keeps nobody from hearing of their turn:
 * `turns` are notifications; `accounts` mails to people who have an account; `strangers` all mails to addresses that
 * anybody has typed.
 */
export const MAIL_SHARES = ['turns', 'accounts', 'strangers'] as const;
type MailShare = (typeof MAIL_SHARES)[number];
/** The shares of mails that cannot wait, because somebody is waiting for them. */
export type UrgentShare = Exclude<MailShare, 'turns'>;

/** The answer to the wish to send a mail that cannot wait. */
export interface Spent {
  /** Whether it may be sent. */
  readonly isGranted: boolean;
  /** Whether a share of mails that cannot wait is used up, this one's or the other. */
  readonly isScarce: boolean;
  /** Whether this mail was the last of its share. */
  readonly isLast: boolean;
}

/** Whether a mail may be sent: after this many milliseconds, or not before an instant. */
export type MailTurn = ({ readonly after: number } | { readonly notBefore: Instant }) & {
  /** A warning for the operator: this was the day's last, or the first to be put off because somebody has had their share. */
  readonly warns?: 'last' | 'heldBack';
};

/** Paces the messages of all isolates together: mails by their limits, pushes and webhooks by shares. */
export interface MessagePace {
  /** Returns the turn of a notification that is to be sent now. */
  take(from: MailOrigin): Promise<MailTurn>;
  /** Asks for a mail that cannot wait, and counts it. */
  spend(share: UrgentShare): Promise<Spent>;
  /** Sends no notification before `until`: the provider has asked for that. */
  hold(until: Instant): Promise<void>;
  /** Returns how many mails are left of every share; null for any number, or where nobody knows. */
  left(): Promise<MailsLeft | null>;
  /** Asks for pushes and webhooks that are to be sent now, all of a round at once, and counts those that may. */
  share(asked: readonly AskedShare[]): Promise<SharesTaken>;
  /** Returns how many of those were put off today; null where nobody knows. */
  heldBack(): Promise<MessagesHeldBack | null>;
}

export type MailsLeft = Readonly<Record<MailShare, number>> & {
  /** Notifications of the day that were put off, because somebody has had their share. */
  readonly heldBack: number;
};

/** The origin of a notification: its reader, the game and the game’s host, each by a key. */
export type MailOrigin = readonly string[];

/** Where the state is kept: the scheduler's Durable Object. */
export interface MessageTurns {
  takeMailTurn(limits: MailLimits, from: MailOrigin): Promise<MailTurn>;
  spendMail(limits: MailLimits, share: UrgentShare): Promise<Spent>;
  holdMail(until: Instant): Promise<void>;
  mailsLeft(limits: MailLimits): Promise<MailsLeft | null>;
  takeShares(asked: readonly AskedShare[]): Promise<SharesTaken>;
  heldBack(): Promise<MessagesHeldBack | null>;
}

const NONE_SENT = { turns: 0, accounts: 0, strangers: 0 } as const;
export const NEW_PACE: PaceState = { nextAt: 0, queuedUntil: 0, day: '', sent: NONE_SENT, hour: 0, strangers: 0 };

/** The longest that a sweep waits for the turn of a mail, which it has claimed meanwhile. Milliseconds. */
const PATIENCE = 5_000;
/** The parts of a day's mails, of 1. */
const PARTS: Readonly<Record<MailShare, number>> = { turns: 0.6, accounts: 0.2, strangers: 0.2 };
/** The notifications of a day that each reader, game and host has at least. */
const LEAST_OF_EACH = 3;
/** The part of a day's mails to strangers that may go in one hour. */
const STRANGERS_IN_AN_HOUR = 0.5;

/**
 * Returns the turn of a notification, and the state afterwards. One that has to come back gets a place of its own, so
 * that those that wait do not all come back at once. One person's games cannot use up the day: somebody who has had their share
 * waits while the rest is kept for others.
 */
export function takeTurn(
  before: PaceState,
  limits: MailLimits,
  now: Instant,
  from: MailOrigin = [],
): { state: PaceState; turn: MailTurn } {
  const state = onDayOf(before, now);
  if (isHeldBack(state, limits, now, from)) {
    const heldBack = (state.heldBack ?? 0) + 1;
    const notBefore = Math.min((Math.floor(now / DAY) + 1) * DAY, now + HOUR);
    return { state: { ...state, heldBack }, turn: { notBefore, ...(heldBack === 1 && { warns: 'heldBack' }) } };
  }
  const between = limits.perSecond === null ? 0 : 1_000 / limits.perSecond;
  const nextAt = Math.max(state.nextAt, leftOf(state, limits, 'turns') === 0 ? (Math.floor(now / DAY) + 1) * DAY : now);
  if (nextAt - now <= PATIENCE)
    return {
      state: { ...counting(state, 'turns'), used: withOneMore(state, from), nextAt: nextAt + between },
      turn: { after: nextAt - now, ...(leftOf(state, limits, 'turns') === 1 && { warns: 'last' }) },
    };
  const notBefore = Math.max(nextAt, state.queuedUntil + between);
  return { state: { ...state, queuedUntil: notBefore }, turn: { notBefore: Math.ceil(notBefore) } };
}

/** Returns whether a mail that cannot wait may be sent, and the state afterwards. */
export function spendTurn(
  before: PaceState,
  limits: MailLimits,
  now: Instant,
  share: UrgentShare,
): { state: PaceState; spent: Spent } {
  const state = onDayOf(before, now);
  const isScarce = leftOf(state, limits, 'accounts') === 0 || leftOf(state, limits, 'strangers') === 0;
  const left = leftOf(state, limits, share);
  if (left === 0) return { state, spent: { isGranted: false, isScarce, isLast: false } };
  const between = limits.perSecond === null ? 0 : 1_000 / limits.perSecond;
  const after = { ...counting(state, share), nextAt: Math.max(state.nextAt, now) + between };
  return { state: after, spent: { isGranted: true, isScarce, isLast: left === 1 } };
}

/** Returns how many mails are left of every share; null for any number. */
export function mailsLeft(before: PaceState, limits: MailLimits, now: Instant): MailsLeft | null {
  if (limits.perDay === null) return null;
  const state = onDayOf(before, now);
  return {
    turns: leftOf(state, limits, 'turns'),
    accounts: leftOf(state, limits, 'accounts'),
    strangers: leftOf(state, limits, 'strangers'),
    heldBack: state.heldBack ?? 0,
  };
}

/** Whether a reader, game or host of a notification has had its share, and the rest is kept for others. */
function isHeldBack(state: PaceState, limits: MailLimits, now: Instant, from: MailOrigin): boolean {
  if (limits.perDay === null) return false;
  const most = mostOf(limits.perDay, 'turns');
  const share = Math.max(LEAST_OF_EACH, Math.floor(most * OF_EACH));
  const kept = most * KEPT * (1 - (now % DAY) / DAY);
  return leftOf(state, limits, 'turns') <= kept && from.some((key) => (state.used?.[bucketOf(key)] ?? 0) >= share);
}

function withOneMore({ used }: PaceState, from: MailOrigin): Used {
  const counted = { ...used };
  addOne(counted, from);
  return counted;
}

/** Returns the state after the provider has asked to wait. */
export function holdTurns(state: PaceState, until: Instant): PaceState {
  return { ...state, nextAt: Math.max(state.nextAt, until) };
}

/** Returns how many mails are left of a share. Each has at least one a day, however few the provider allows. */
function leftOf({ sent, strangers }: PaceState, { perDay }: MailLimits, share: MailShare): number {
  if (perDay === null) return Number.POSITIVE_INFINITY;
  const most = mostOf(perDay, share);
  const left = Math.max(0, most - sent[share]);
  return share === 'strangers' ? Math.min(left, Math.max(0, Math.ceil(most * STRANGERS_IN_AN_HOUR) - strangers)) : left;
}

const mostOf = (perDay: number, share: MailShare): number => Math.max(1, Math.floor(perDay * PARTS[share]));

function counting(state: PaceState, share: MailShare): PaceState {
  const sent = { ...state.sent, [share]: state.sent[share] + 1 };
  return { ...state, sent, strangers: state.strangers + (share === 'strangers' ? 1 : 0) };
}

function onDayOf(before: PaceState, now: Instant): PaceState {
  const hour = Math.floor(now / HOUR);
  const state = before.hour === hour ? before : { ...before, hour, strangers: 0 };
  const day = new Date(now).toISOString().slice(0, 10);
  return state.day === day ? state : { ...state, day, sent: NONE_SENT, used: {}, heldBack: 0 };
}

/** What Resend allows without a paid plan (https://resend.com/docs/api-reference/rate-limit): at least this. */
const RESEND: MailLimits = { perSecond: 2, perDay: 100 };
const NONE: MailLimits = { perSecond: null, perDay: null };

/** The answer where mails are not counted. */
export const GRANTED: Spent = { isGranted: true, isScarce: false, isLast: false };

/** Returns the limits of the provider that the settings name, or those that they set themselves. */
export function mailLimits({ RESEND_API_KEY, MAIL_PER_SECOND, MAIL_PER_DAY }: Settings): MailLimits {
  const usual = RESEND_API_KEY === undefined ? NONE : RESEND;
  const set = (value: Settings['MAIL_PER_DAY'], otherwise: number | null): number | null =>
    value === 'unlimited' ? null : (value ?? otherwise);
  return { perSecond: set(MAIL_PER_SECOND, usual.perSecond), perDay: set(MAIL_PER_DAY, usual.perDay) };
}

/** Returns the pace for these limits. Asks nobody if there are none. A failure to ask is logged, and delays no mail. */
export function messagePace(turns: MessageTurns, limits: MailLimits): MessagePace {
  const isPaced = limits.perSecond !== null || limits.perDay !== null;
  const report = (error: unknown): void => {
    newLogger({ run: newRunId() }).error('The scheduler cannot be asked for the turn of a message.', { error });
  };
  return {
    async take(from) {
      try {
        return isPaced ? await turns.takeMailTurn(limits, from) : { after: 0 };
      } catch (error) {
        report(error);
        return { after: 0 };
      }
    },
    async spend(share) {
      try {
        return isPaced ? await turns.spendMail(limits, share) : GRANTED;
      } catch (error) {
        report(error);
        return GRANTED;
      }
    },
    left: () => turns.mailsLeft(limits),
    hold: (until) => (isPaced ? turns.holdMail(until).catch(report) : Promise.resolve()),
    heldBack: () => turns.heldBack(),
    async share(asked) {
      try {
        if (asked.length > 0) return await turns.takeShares(asked);
      } catch (error) {
        report(error);
      }
      return { turns: asked.map(() => null), warns: [] };
    },
  };
}

/**
 * Returns where a Worker's bindings keep the turns: the scheduler's Durable Object.
 * @throws ExpectedError if the binding is missing
 */
export function messageTurnsIn(bindings: object): MessageTurns {
  const object = siteObjectIn<MessageTurns>(bindings);
  return {
    takeMailTurn: (limits, from) => object().takeMailTurn(limits, from),
    spendMail: (limits, share) => object().spendMail(limits, share),
    holdMail: (until) => object().holdMail(until),
    mailsLeft: (limits) => object().mailsLeft(limits),
    takeShares: (asked) => object().takeShares(asked),
    heldBack: () => object().heldBack(),
  };
}
