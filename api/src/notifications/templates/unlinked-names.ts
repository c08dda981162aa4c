import type { GameView, LogEntry, OccupantView, LogEvent } from '@slow-train/protocol';
import type { DailyDigest, GameNotification, TestMessage, TournamentNotification } from '../notification.ts';

/** WORD JOINER: invisible, and breaks what a mail program would take for an address. */
const WORD_JOINER = '\u2060';

/** Returns the message with names and words that no mail program turns into links: players choose them. */
export function withUnlinkedNames(
  message: GameNotification | TournamentNotification | DailyDigest | TestMessage,
): GameNotification | TournamentNotification | DailyDigest | TestMessage {
  switch (message.event) {
    case 'tryOut':
      return message;
    case 'daily':
      return { ...message, games: message.games.map(unlinkNotification) };
    case 'tournament': {
      const { tournament, others } = message;
      return { ...message, tournament: { ...tournament, name: unlink(tournament.name) }, others: others.map(unlink) };
    }
    default:
      return unlinkNotification(message);
  }
}

function unlinkNotification(notification: GameNotification): GameNotification {
  const { game, log, ...rest } = notification.answer;
  const answer = { ...rest, game: unlinkGame(game), log: log.map(unlinkEntry) };
  const { by, said, circle } = notification;
  return {
    ...notification,
    answer,
    by: by === null ? null : unlink(by),
    ...(said && { said: unlink(said) }),
    ...(circle && { circle: { ...circle, name: unlink(circle.name) } }),
  };
}

function unlinkGame(game: GameView): GameView {
  return { ...game, name: unlink(game.name), seats: game.seats.map(unlinkSitter) };
}

function unlinkSitter(sitter: OccupantView): OccupantView {
  if (sitter.kind === 'nobody')
    return sitter.reserved
      ? { ...sitter, reserved: { ...sitter.reserved, name: unlink(sitter.reserved.name) } }
      : sitter;
  const { name, sitsFor, ...rest } = sitter;
  return { ...rest, name: unlink(name), ...(sitsFor === undefined ? {} : { sitsFor: unlink(sitsFor) }) };
}

function unlinkEntry(entry: LogEntry): LogEntry {
  return { ...entry, events: entry.events.map(unlinkEvent) };
}

function unlinkEvent(event: LogEvent): LogEvent {
  return 'name' in event ? { ...event, name: unlink(event.name) } : event;
}

/** Returns a name that no mail program turns into a link. */
export function unlink(name: string): string {
  return name.replaceAll(/[.:@/](?=\S)/g, (mark) => mark + WORD_JOINER);
}
