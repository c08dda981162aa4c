import { isWanted, type ChannelKind, type GameEventName } from '@slow-train/protocol';
import { deadlineFor } from '../../game/clock.ts';
import { hasExpired } from '../../game/invitation.ts';
import { answerOf, openSeatFor } from '../../game/reservations.ts';
import { seatOf } from '../../game/seats.ts';
import type { OutboxRow } from '../../schema/notifications.ts';
import type { CircleRef } from '../notification.ts';
import type { CurrentGame, OutboxContext, Recipient, Sibling } from './context.ts';
import { priorityOf } from './priority.ts';
import { afterQuiet } from './silence.ts';
import { isStillNews } from './tournament-news.ts';

/** What to do with a row that is due. */
export type RecheckResult =
  | { readonly kind: 'send' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'postpone'; readonly until: Date };

const SEND: RecheckResult = { kind: 'send' };
const DROP: RecheckResult = { kind: 'drop' };

/**
 * Decides what to do with a row that is due. Drops it if the recipient has seen the news, has acted, no longer wants
 * it, or gets it in another message; a page that is merely open does not count as seen. Postpones it in quiet hours.
 * Pure.
 */
export function recheck({ row, recipient, current, tournament, siblings }: OutboxContext, now: Date): RecheckResult {
  if (recipient === null) return row.event === 'turn' && isOvertaken(row, current) ? DROP : SEND;
  if (row.kind === 'mail' && recipient.address === null) return DROP;
  if (row.event === 'tournament') {
    if (tournament === null || row.news === null || row.kind === 'notice') return DROP;
    if (!isWanted(recipient.preferences, {}, 'tournament', row.kind)) return DROP;
    if (!isStillNews(row.news, row.revision, tournament)) return DROP;
  } else if (row.event !== 'daily' && row.event !== 'tryOut') {
    if (current === null || row.kind === 'notice') return DROP;
    if (row.talk !== null && current.talk.said === null) return DROP;
    if (
      !isStillRelevant({ ...row, event: row.event, channel: row.kind, circle: current.circle }, recipient, current, now)
    )
      return DROP;
    if (priorityOf(row.event) === 'informs' && siblings.some((sibling) => isIncludedIn(row, sibling))) return DROP;
  }
  const turnBy = current === null ? null : deadlineFor(current.game, recipient.account);
  const until = afterQuiet(recipient, now, { event: row.event, turnBy });
  return until > now ? { kind: 'postpone', until } : SEND;
}

interface News {
  readonly event: GameEventName;
  /** The game's revision that it is about. */
  readonly revision: number;
  readonly channel: ChannelKind;
  /** The message that it is about. */
  readonly talk: number | null;
  /** The circle that it asks into. */
  readonly circle: CircleRef | null;
}

/** Returns whether the recipient wants this news by this channel, and has neither seen it nor dealt with it. */
export function isStillRelevant(
  { event, revision, channel, talk, circle }: News,
  { account, preferences, gamePreferences }: Recipient,
  current: CurrentGame,
  now: Date,
): boolean {
  if (!isWanted(preferences, gamePreferences, event, channel)) return false;
  const isUnseen = current.seenUpTo < revision;
  switch (event) {
    case 'turn':
      return isUnseen && current.waitsFor.includes(account) && current.actedUpTo < revision;
    case 'timeLow':
      return isSameTurn({ accountId: account, revision }, current);
    case 'invited':
      return canStillJoin(account, current, now);
    case 'answered':
      return isUnseen && current.game.status === 'lobby';
    case 'seat':
    case 'started':
    case 'roundOver':
    case 'gameOver':
    case 'playedFor':
    case 'caught':
      return isUnseen;
    case 'vote':
      return isUnseen && isVoteMissing(account, revision, current);
    case 'mention':
    case 'talk':
      return talk !== null && current.talk.readUpTo < talk && !current.talk.isMuted;
    case 'circle':
      return circle !== null;
    default:
      return event satisfies never;
  }
}

/** Returns whether the turn of a row is still in progress: also after a draw, or while a double has to be covered. */
export function isSameTurn(
  { accountId, revision }: Pick<OutboxRow, 'accountId' | 'revision'>,
  { waitsFor, turnSince }: CurrentGame,
): boolean {
  return accountId !== null && waitsFor.includes(accountId) && turnSince === revision;
}

function canStillJoin(account: string, { game }: CurrentGame, now: Date): boolean {
  if (game.status !== 'lobby' || hasExpired(game, now.getTime()) || seatOf(game, account) !== null) return false;
  const answer = answerOf(game, account);
  // The release before this one invited without keeping a seat.
  return answer === null ? openSeatFor(game, null) !== null : answer !== 'no';
}

function isVoteMissing(account: string, revision: number, { game }: CurrentGame): boolean {
  const { vote } = game;
  const seat = seatOf(game, account);
  if (vote === null || vote.id > revision || seat === null) return false;
  return vote.voters.includes(seat) && !vote.yes.includes(seat) && !vote.no.includes(seat);
}

/** Returns whether another turn has begun since: the game's webhook is notified of that one instead. */
function isOvertaken({ revision }: OutboxRow, current: CurrentGame | null): boolean {
  const later = current?.log.filter((entry) => entry.revision > revision) ?? [];
  return later.some(({ events }) => events.some(({ type }) => type === 'turnBegan'));
}

/** Returns whether another message, which asks something of the recipient, includes the news of this row. */
function isIncludedIn({ kind, target, revision }: OutboxRow, other: Sibling): boolean {
  if (other.kind !== kind || other.target !== target || other.event === 'daily' || other.event === 'tryOut')
    return false;
  const goesOut = other.state === 'waiting' || other.state === 'sent';
  return goesOut && priorityOf(other.event) !== 'informs' && other.revision >= revision;
}
