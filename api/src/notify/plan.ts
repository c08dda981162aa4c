import { isWanted, type NotifyEvent } from '@slow-train/protocol';
import { nextTime, within } from '@slow-train/clock';
import { turnByFor } from '../clocks/table-clock.ts';
import { rankOf } from './rank.ts';
import { zoneOf, type NewOutboxRow, type OutboxRow, type Reader, type Situation, type TableNow } from './situation.ts';
import { isTimeRunning } from './still.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** So long before quiet hours begin, what would fall into them still reaches its reader. */
const BEFORE_QUIET = 15 * MINUTE;
/** What is put into a daily mail any later than this may find it already written. */
const CLOSING = 2 * MINUTE;

/** What becomes of a notice: the rows that take its place, or another look at it later. */
export type Plan =
  | { readonly kind: 'rows'; readonly rows: readonly NewOutboxRow[] }
  | { readonly kind: 'wait'; readonly until: Date };

/**
 * Who is told of a notice by which ways, and when we look again and send it. Nothing is decided for good here: what the
 * reader does meanwhile counts (see `lookAgain`). Pure.
 */
export function plan({ row, reader, table }: Situation, now: Date): Plan {
  if (reader === null || table === null) return { kind: 'rows', rows: [] };
  const { event } = row;
  if (event === 'daily' || event === 'tryOut') return { kind: 'rows', rows: [] };
  if (event === 'timeLow') {
    const due = reminderAt(reader, table, row.minutes ?? 0);
    if (due === null || !isTimeRunning(row, table)) return { kind: 'rows', rows: [] };
    // The clock may have been stopped or filled since.
    if (due > now) return { kind: 'wait', until: due };
  }
  const about: About = { row, event, reader, table, now, since: event === 'timeLow' ? now : row.createdAt };
  const rows = [
    ...(event === 'turn' ? reminders(about, now) : []),
    ...(row.present || isKnown(row, table) ? [] : personal(about)),
    ...(event === 'invited' ? [] : toTable(about)),
  ];
  return { kind: 'rows', rows };
}

interface About {
  readonly row: OutboxRow;
  readonly event: NotifyEvent;
  readonly reader: Reader;
  readonly table: TableNow;
  readonly now: Date;
  /** From when on waiting is counted. */
  readonly since: Date;
}

/** Whether its reader has been there since; of their time they are reminded all the same. */
function isKnown({ event, revision }: OutboxRow, { seenUpTo }: TableNow): boolean {
  return event !== 'timeLow' && event !== 'invited' && seenUpTo >= revision;
}

/** Reminders of one's time, each a notice of its own. */
function reminders({ row, reader, table }: About, now: Date): NewOutboxRow[] {
  return reader.choices.reminders.flatMap((minutes) => {
    const dueAt = reminderAt(reader, table, minutes);
    if (dueAt === null || dueAt <= now) return [];
    const id = `${row.id}:${minutes}`;
    return [{ ...next(row), id, kind: 'notice' as const, event: 'timeLow' as const, minutes, present: false, dueAt }];
  });
}

/** When a reminder is due: before quiet hours rather than in them. Null at a table without a clock, and for who is late. */
function reminderAt({ choices, account }: Reader, { game }: TableNow, minutes: number): Date | null {
  const turnBy = turnByFor(game, account);
  if (turnBy === null) return null;
  const at = new Date(turnBy.getTime() - minutes * MINUTE);
  const quiet = choices.quiet && within(at, choices.quiet, zoneOf(choices));
  return quiet ? new Date(quiet.began.getTime() - BEFORE_QUIET) : at;
}

function personal(about: About): NewOutboxRow[] {
  const { row, event, reader, table, since } = about;
  const { choices, atTable } = reader;
  const wants = (channel: 'push' | 'mail' | 'webhook'): boolean => isWanted(choices, atTable, event, channel);
  // A reminder has waited long enough.
  const wait = (channel: 'push' | 'webhook'): number =>
    event === 'timeLow' ? 0 : choices.waitMinutes[channel] * MINUTE;
  const at = (milliseconds: number): Date => afterQuiet(reader, new Date(since.getTime() + milliseconds));
  const pushes = (wants('push') ? reader.devices : []).map(({ id: target }) => ({
    ...next(row),
    id: `${row.id}:push:${target}`,
    kind: 'push' as const,
    target,
    dueAt: at(wait('push')),
  }));
  const calls = (wants('webhook') ? reader.hooks : []).map(({ id: target }) => ({
    ...next(row),
    id: `${row.id}:hook:${target}`,
    kind: 'webhook' as const,
    target,
    dueAt: at(wait('webhook')),
  }));
  const mails = wants('mail') && reader.address !== null ? [mailOf(about, table, pushes.length > 0)] : [];
  return [...pushes, ...calls, ...mails];
}

function mailOf(
  { row, event, reader, since, now }: About,
  { game, seenUpTo }: TableNow,
  isPushed: boolean,
): NewOutboxRow {
  const { choices, account } = reader;
  const turnBy = turnByFor(game, account);
  const mail = { ...next(row), kind: 'mail' as const };
  if (choices.mail.when === 'daily' && event !== 'timeLow') {
    const time = `${String(choices.mail.hour).padStart(2, '0')}:00`;
    const dueAt = nextTime(new Date(now.getTime() + CLOSING), time, zoneOf(choices));
    return { ...mail, id: `daily:${account}:${dueAt.toISOString()}`, event: 'daily', gameId: null, revision: 0, dueAt };
  }
  const pushAt = afterQuiet(reader, new Date(since.getTime() + choices.waitMinutes.push * MINUTE));
  const wait =
    choices.mail.when === 'unseen' && isPushed
      ? pushAt.getTime() - since.getTime() + choices.mail.afterHours * HOUR
      : choices.waitMinutes.mail * MINUTE;
  const dueAt = afterQuiet(reader, new Date(since.getTime() + Math.min(wait, patience(row, event, turnBy))));
  // One for each absence: whatever else happens meanwhile finds this one there, and is told in it.
  const absence = event === 'timeLow' ? row.id : `${seenUpTo}:${rankOf(event) === 'asks' ? event : 'tells'}`;
  // What hurries must not wait for the end of a night that is just beginning.
  const isTooLate = event === 'timeLow' && turnBy !== null && dueAt >= turnBy;
  return { ...mail, id: `mail:${account}:${game.id}:${absence}`, dueAt: isTooLate ? since : dueAt };
}

/** How long a mail may wait at most where the reader has a clock: half of the time that is left. Milliseconds. */
function patience(row: OutboxRow, event: NotifyEvent, turnBy: Date | null): number {
  if (event === 'timeLow') return ((row.minutes ?? 0) * MINUTE) / 4;
  return turnBy === null ? Infinity : Math.max(0, (turnBy.getTime() - row.createdAt.getTime()) / 2);
}

/** What the table's own webhooks are told: once, however many people it is about. */
function toTable({ row, event, table, since }: About): NewOutboxRow[] {
  const { id, revision } = { id: table.game.id, revision: row.revision };
  const isOfAll = event === 'started' || event === 'roundOver' || event === 'gameOver' || event === 'vote';
  const what = isOfAll ? `${id}:${revision}:${event}` : row.id;
  return table.hooks.map(({ id: target }) => ({
    ...next(row),
    id: `${what}:table:${target}`,
    kind: 'webhook',
    accountId: null,
    target,
    dueAt: since,
  }));
}

function afterQuiet({ choices }: Reader, at: Date): Date {
  return (choices.quiet && within(at, choices.quiet, zoneOf(choices)))?.ends ?? at;
}

/** What a row that follows from a notice takes over from it. */
function next({ id, accountId, gameId, event, revision, by, minutes, createdAt }: OutboxRow) {
  const state = 'waiting' as const;
  return { accountId, gameId, event, revision, noticeId: id, by, minutes, createdAt, state };
}
