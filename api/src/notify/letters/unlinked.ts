import type { GameView, LogEntry, Sitter, TableEvent } from '@slow-train/protocol';
import type { Daily, Told, TryOutMessage } from '../told.ts';

/** Holds together what stands around it, and breaks what a mail program would take for an address (U+2060). */
const JOINER = '\u2060';

/** What is told, with names that no mail program makes a link of: whoever chose them did not write the mail. */
export function unlinked(what: Told | Daily | TryOutMessage): Told | Daily | TryOutMessage {
  switch (what.event) {
    case 'tryOut':
      return what;
    case 'daily':
      return { ...what, tables: what.tables.map(unlinkedTold) };
    default:
      return unlinkedTold(what);
  }
}

function unlinkedTold(told: Told): Told {
  const { game, log, ...rest } = told.answer;
  const answer = { ...rest, game: unlinkedGame(game), log: log.map(unlinkedEntry) };
  return { ...told, answer, by: told.by === null ? null : plain(told.by) };
}

function unlinkedGame(game: GameView): GameView {
  return { ...game, name: plain(game.name), seats: game.seats.map(unlinkedSitter) };
}

function unlinkedSitter(sitter: Sitter): Sitter {
  if (sitter.kind === 'nobody') return sitter;
  const { name, sitsFor, ...rest } = sitter;
  return { ...rest, name: plain(name), ...(sitsFor === undefined ? {} : { sitsFor: plain(sitsFor) }) };
}

function unlinkedEntry(entry: LogEntry): LogEntry {
  return { ...entry, events: entry.events.map(unlinkedEvent) };
}

function unlinkedEvent(event: TableEvent): TableEvent {
  return 'name' in event ? { ...event, name: plain(event.name) } : event;
}

function plain(name: string): string {
  return name.replaceAll(/[.:@/](?=\S)/g, (mark) => mark + JOINER);
}
