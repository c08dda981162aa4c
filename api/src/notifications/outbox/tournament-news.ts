import { isWanted, type ChannelKind } from '@slow-train/protocol';
import type { NewOutboxRow, OutboxRow, TournamentNews } from '../../schema/notifications.ts';
import type { CurrentTournament } from '../../tournaments/news-store.ts';
import { LISTED, messagesTo } from '../channels/channels.ts';
import type { TournamentNotification } from '../notification.ts';
import type { Recipient } from './context.ts';

// News of tournaments: no game to look at, so they have a schedule and a recheck of their own.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whether there is still something to say: nobody needs to be told of a round that is over, or of a table they have seen. */
export function isStillNews(news: TournamentNews, round: number, current: CurrentTournament): boolean {
  const { status, state, isCounted, isSeen } = current;
  const isPlaying = status === 'playing' && current.round === round && state === 'in';
  switch (news) {
    case 'moved':
      return status === 'open' && (state === 'in' || state === 'reserve');
    case 'paired':
      return isPlaying && !isSeen;
    case 'ending':
      return isPlaying && current.kind === 'game' && !isCounted;
    case 'over':
      return status === 'finished';
    case 'cancelled':
      return status === 'cancelled';
    default:
      return news satisfies never;
  }
}

/**
 * Returns the messages about a tournament, to be sent when each is due. A mail waits after a push like any other, unless its
 * recipient has to act by tomorrow. It is never part of a daily mail.
 */
export function scheduleTournamentNews(row: OutboxRow, recipient: Recipient, now: Date): NewOutboxRow[] {
  const { preferences, targets, address } = recipient;
  const wants = (channel: ChannelKind): boolean => isWanted(preferences, {}, 'tournament', channel);
  const { mail, waitMinutes } = preferences;
  const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
  const { id, accountId, event, revision, tournamentId, news, createdAt } = row;
  const rest = { accountId, event, revision, tournamentId, news, createdAt, eventId: id, state: 'waiting' as const };
  const messages = messagesTo(targets, LISTED.filter(wants)).map(({ idPart, kind, target }) => ({
    ...rest,
    id: `${id}:${idPart}:${target}`,
    kind,
    target,
    dueAt: after(waitMinutes[kind] * MINUTE),
  }));
  if (!wants('mail') || address === null) return messages;
  const isLater = news !== 'ending' && mail.when === 'unseen' && messages.some(({ kind }) => kind === 'push');
  const dueAt = after(isLater ? mail.afterHours * HOUR : waitMinutes.mail * MINUTE);
  return [...messages, { ...rest, id: `${id}:mail`, kind: 'mail', dueAt }];
}

/** Returns the message for an outbox row; null if it is about something else. */
export function tournamentNotification(
  { id: key, event, news, revision: round, createdAt: happenedAt }: OutboxRow,
  current: CurrentTournament | null,
  { preferences, language }: Pick<Recipient, 'preferences' | 'language'>,
): TournamentNotification | null {
  if (event !== 'tournament' || news === null || current === null) return null;
  const { id, name, rounds, rank, points, others, kind } = current;
  const ends = news === 'moved' ? current.closesAt : current.roundEndsAt;
  return {
    key,
    event,
    news,
    happenedAt,
    tournament: { id, name },
    round,
    rounds,
    endsAt: ends === null ? null : new Date(ends),
    // Before the second round there is nothing to tell of the first.
    standing: rank === null || points === null || (news !== 'over' && round < 2) ? null : { rank, points },
    others: others ?? [],
    isBye: kind === 'bye',
    timeZone: preferences.timeZone,
    language,
  };
}
