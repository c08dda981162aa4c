import { isWanted, type Channel, type NotifyEvent } from '@slow-train/protocol';
import { within } from '@slow-train/clock';
import { rankOf } from './rank.ts';
import { zoneOf, type OutboxRow, type Reader, type Sibling, type Situation, type TableNow } from './situation.ts';
import { isBallotMissing, isStillInvited, isStillOn, isTimeRunning } from './still.ts';

/** What becomes of a row that is due. */
export type Verdict =
  | { readonly kind: 'send' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'wait'; readonly until: Date };

const SEND: Verdict = { kind: 'send' };
const DROP: Verdict = { kind: 'drop' };

/**
 * Whether what is due is still worth telling, now that its wait is over: it is dropped if the reader has seen it, has
 * acted, has changed their mind, or is told by another mail; and never because a page merely lies open. Pure.
 */
export function lookAgain({ row, reader, table, siblings }: Situation, now: Date): Verdict {
  if (reader === null) return row.event === 'turn' && isOvertaken(row, table) ? DROP : SEND;
  if (row.kind === 'mail' && reader.address === null) return DROP;
  if (row.event !== 'daily' && row.event !== 'tryOut') {
    if (table === null || row.kind === 'notice') return DROP;
    if (!isWorthTelling({ ...row, event: row.event, channel: row.kind }, reader, table, now)) return DROP;
    if (rankOf(row.event) === 'tells' && siblings.some((other) => isToldBy(row, other))) return DROP;
  }
  const { quiet } = reader.choices;
  const silence = quiet && within(now, quiet, zoneOf(reader.choices));
  return silence ? { kind: 'wait', until: silence.ends } : SEND;
}

interface Matter {
  readonly event: NotifyEvent;
  /** The revision of the table that it is about. */
  readonly revision: number;
  readonly channel: Channel;
}

/** Whether its reader wants to be told of this by this way, and has neither seen it nor dealt with it. */
export function isWorthTelling(
  { event, revision, channel }: Matter,
  reader: Reader,
  table: TableNow,
  now: Date,
): boolean {
  if (!isWanted(reader.choices, reader.atTable, event, channel)) return false;
  const about = { accountId: reader.account, revision };
  const isUnseen = table.seenUpTo < revision;
  switch (event) {
    case 'turn':
      return isUnseen && isStillOn(about, table);
    case 'timeLow':
      return isTimeRunning(about, table);
    case 'invited':
      return isStillInvited(about, table, now);
    case 'started':
    case 'roundOver':
    case 'gameOver':
    case 'playedFor':
    case 'caught':
      return isUnseen;
    case 'vote':
      return isUnseen && isBallotMissing(about, table);
    default:
      return event satisfies never;
  }
}

/** Whether another turn has begun since: of that one the table's webhook is told as well. */
function isOvertaken({ revision }: OutboxRow, table: TableNow | null): boolean {
  const later = table?.log.filter((entry) => entry.revision > revision) ?? [];
  return later.some(({ events }) => events.some(({ type }) => type === 'turnBegan'));
}

/** Whether another row, which asks something of the same reader by the same way, tells this as well. */
function isToldBy(row: OutboxRow, other: Sibling): boolean {
  if (other.kind !== row.kind || other.target !== row.target || other.event === 'daily' || other.event === 'tryOut')
    return false;
  const goesOut = other.state === 'waiting' || other.state === 'sent';
  return goesOut && rankOf(other.event) !== 'tells' && other.revision >= row.revision;
}
