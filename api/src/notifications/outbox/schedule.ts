import { isWanted, type ChannelKind, type GameEventName, type Instant } from '@slow-train/protocol';
import { nextTime } from '@slow-train/clock';
import { deadlineFor } from '../../game/clock.ts';
import type { NewOutboxRow, OutboxRow } from '../../schema/notifications.ts';
import { LISTED, messagesTo } from '../channels/channels.ts';
import type { CurrentGame, OutboxContext, Recipient } from './context.ts';
import { priorityOf } from './priority.ts';
import { isSameTurn } from './recheck.ts';
import { afterQuiet, silenceAt } from './silence.ts';
import { isStillNews, scheduleTournamentNews } from './tournament-news.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A reminder that would fall into quiet hours comes this long before they begin, if it is that player's turn by then. */
const BEFORE_QUIET = 15 * MINUTE;
/** An invitation without an answer is sent once more after so long. */
const ASKED_AGAIN = 48 * HOUR;
/** A digest may be written already when less than this is left until it is due. */
const DIGEST_CLOSES = 2 * MINUTE;

/** What becomes of an event: the messages that replace it, or another attempt to schedule it later. */
export type MessageSchedule =
  | { readonly kind: 'rows'; readonly rows: readonly NewOutboxRow[] }
  | { readonly kind: 'postpone'; readonly until: Date };

const NOTHING: MessageSchedule = { kind: 'rows', rows: [] };

/**
 * Schedules the messages for an event: by which channels they go, and when. Each is rechecked when it is due
 * (`recheck`), so nothing has to be cancelled if the recipient comes back first. Pure.
 */
export function schedule({ row, recipient, current, tournament }: OutboxContext, now: Date): MessageSchedule {
  const { event } = row;
  if (recipient !== null && tournament !== null && row.news !== null)
    return isStillNews(row.news, row.revision, tournament)
      ? { kind: 'rows', rows: scheduleTournamentNews(row, recipient, now) }
      : NOTHING;
  if (recipient === null || current === null || event === 'tournament') return NOTHING;
  if (event === 'daily' || event === 'tryOut') return NOTHING;
  if (event === 'timeLow') {
    const due = reminderAt(row, recipient, current, row.minutes ?? 0);
    if (due === null || !isSameTurn(row, current)) return NOTHING;
    // A vote may have stopped or extended the clock since.
    if (due > now) return { kind: 'postpone', until: due };
  }
  const context: SchedulingContext = {
    row,
    event,
    recipient,
    current,
    now,
    since: event === 'timeLow' ? now : row.createdAt,
  };
  const rows = [
    ...(event === 'turn' ? reminders(context) : []),
    ...(event === 'invited' && row.minutes === null ? [secondAsking(context)] : []),
    ...(row.present || isSeen(row, current) ? [] : personalRows(context)),
    ...(isPersonal(event) ? [] : gameWebhookRows(context)),
  ];
  return { kind: 'rows', rows };
}

interface SchedulingContext {
  readonly row: OutboxRow;
  readonly event: GameEventName;
  readonly recipient: Recipient;
  readonly current: CurrentGame;
  readonly now: Date;
  /** When waiting begins. */
  readonly since: Date;
}

/** Returns whether the recipient has seen the news; a reminder and an invitation are sent all the same. */
function isSeen({ event, revision, talk }: OutboxRow, { seenUpTo, talk: heard }: CurrentGame): boolean {
  if (talk !== null) return heard.readUpTo >= talk;
  return event !== 'timeLow' && event !== 'invited' && event !== 'circle' && seenUpTo >= revision;
}

/** Whether an event is for one person only, and not for a game's webhooks. */
function isPersonal(event: GameEventName): boolean {
  return event === 'invited' || event === 'answered' || event === 'circle' || event === 'seat' || isTalk(event);
}

/** Whether an event is about what was said: it has its own read mark, and is for people, not for a game's webhooks. */
function isTalk(event: GameEventName): boolean {
  return event === 'talk' || event === 'mention';
}

/** Returns an event for each reminder that the recipient wants before their deadline; one for those that come together. */
function reminders({ row, recipient, current, now }: SchedulingContext): readonly NewOutboxRow[] {
  const turnBy = deadlineFor(current.game, recipient.account) ?? 0;
  const later = recipient.preferences.reminders.filter((minutes) => turnBy - minutes * MINUTE > now.getTime());
  const rows = later.flatMap((minutes): readonly NewOutboxRow[] => {
    const dueAt = reminderAt(row, recipient, current, minutes);
    const id = `${row.id}:${minutes}`;
    return dueAt === null
      ? []
      : [{ ...following(row), id, kind: 'notice', event: 'timeLow', minutes, present: false, dueAt }];
  });
  return [...new Map(rows.map((reminder) => [reminder.dueAt.getTime(), reminder])).values()];
}

/** Returns the event that reminds of an invitation, once; it is dropped if they have answered by then. */
function secondAsking({ row }: SchedulingContext): NewOutboxRow {
  const dueAt = new Date(row.createdAt.getTime() + ASKED_AGAIN);
  const minutes = ASKED_AGAIN / MINUTE;
  return { ...following(row), id: `${row.id}:again`, kind: 'notice', minutes, present: false, dueAt, createdAt: dueAt };
}

/**
 * Returns when a reminder is due; null if the recipient's clock is not running. One that falls into quiet hours comes before
 * them; if the turn began too late for that, at their end; if that is after the deadline, at once.
 */
function reminderAt(
  { createdAt: begun }: OutboxRow,
  recipient: Recipient,
  { game }: CurrentGame,
  minutes: number,
): Date | null {
  const turnBy = deadlineFor(game, recipient.account);
  if (turnBy === null) return null;
  const at = new Date(turnBy - minutes * MINUTE);
  const quiet = silenceAt(recipient, at);
  if (quiet === null) return at;
  const before = new Date(quiet.began.getTime() - BEFORE_QUIET);
  if (before > begun) return before;
  return quiet.ends.getTime() < turnBy ? quiet.ends : begun;
}

function personalRows(context: SchedulingContext): NewOutboxRow[] {
  const { row, event, recipient, current, since } = context;
  const { preferences, gamePreferences } = recipient;
  const wants = (channel: ChannelKind): boolean => isWanted(preferences, gamePreferences, event, channel);
  const turnBy = deadlineFor(current.game, recipient.account);
  const dueIn = (milliseconds: number): Date =>
    afterQuiet(recipient, new Date(since.getTime() + milliseconds), { event, turnBy });
  const messages = messagesTo(recipient.targets, LISTED.filter(wants)).map(({ idPart, kind, target }) => ({
    ...following(row),
    id: `${row.id}:${idPart}:${target}`,
    kind,
    target,
    dueAt: dueIn(waitFor(context, kind)),
  }));
  const isPushed = messages.some(({ kind }) => kind === 'push');
  const mails = wants('mail') && recipient.address !== null ? [mailRow(context, current, isPushed)] : [];
  return [...messages, ...mails];
}

/** Returns the milliseconds to wait before sending; none for a reminder, which comes at the time that it was set for. */
function waitFor({ event, recipient }: SchedulingContext, channel: ChannelKind): number {
  return event === 'timeLow' ? 0 : recipient.preferences.waitMinutes[channel] * MINUTE;
}

function mailRow(context: SchedulingContext, { game, seenUpTo, talk }: CurrentGame, isPushed: boolean): NewOutboxRow {
  const { row, event, recipient, since, now } = context;
  const { preferences, account } = recipient;
  const turnBy = deadlineFor(game, account);
  const mail = { ...following(row), kind: 'mail' as const };
  if (preferences.mail.when === 'daily' && event !== 'timeLow') {
    const time = `${String(preferences.mail.hour).padStart(2, '0')}:00`;
    const dueAt = nextTime(new Date(now.getTime() + DIGEST_CLOSES), time, preferences.timeZone ?? 'UTC');
    return { ...mail, id: `daily:${account}:${dueAt.toISOString()}`, event: 'daily', gameId: null, revision: 0, dueAt };
  }
  const pushAt = afterQuiet(recipient, new Date(since.getTime() + waitFor(context, 'push')), { event, turnBy });
  const wait =
    preferences.mail.when === 'unseen' && isPushed
      ? pushAt.getTime() - since.getTime() + preferences.mail.afterHours * HOUR
      : waitFor(context, 'mail');
  const latest = new Date(since.getTime() + Math.min(wait, longestWait(row, event, turnBy)));
  const dueAt = silenceAt(recipient, latest)?.ends ?? latest;
  // One mail between two visits: later news finds this row in place, and is in the mail.
  const visit = isTalk(event) ? `said:${talk.readUpTo}` : String(seenUpTo);
  const subject = priorityOf(event) === 'asks' || event === 'talk' ? event : 'tells';
  const absence = row.minutes !== null || row.circleId !== null ? row.id : `${visit}:${subject}`;
  // An urgent mail cannot wait until quiet hours end.
  const isTooLate = event === 'timeLow' && turnBy !== null && dueAt.getTime() >= turnBy;
  return { ...mail, id: `mail:${account}:${game.id}:${absence}`, dueAt: isTooLate ? since : dueAt };
}

/** Returns how long a mail may wait, in milliseconds: with a clock, half of the time that is left. */
function longestWait(row: OutboxRow, event: GameEventName, turnBy: Instant | null): number {
  if (event === 'timeLow') return ((row.minutes ?? 0) * MINUTE) / 4;
  return turnBy === null ? Infinity : Math.max(0, (turnBy - row.createdAt.getTime()) / 2);
}

/** Returns a row for each of the game's webhooks; with one id for all rows of an event that concerns everybody. */
function gameWebhookRows({ row, event, current, since }: SchedulingContext): NewOutboxRow[] {
  const { game, targets } = current;
  const concernsAll = event === 'started' || event === 'roundOver' || event === 'gameOver' || event === 'vote';
  const subject = concernsAll ? `${game.id}:${row.revision}:${event}` : row.id;
  return messagesTo(targets).map(({ kind, target }) => ({
    ...following(row),
    id: `${subject}:table:${target}`,
    kind,
    accountId: null,
    target,
    dueAt: since,
  }));
}

/** Returns the columns that a row takes over from its event. */
function following({ id, accountId, gameId, event, revision, talk, circleId, by, minutes, createdAt }: OutboxRow) {
  const state = 'waiting' as const;
  return { accountId, gameId, event, revision, talk, circleId, eventId: id, by, minutes, createdAt, state };
}
