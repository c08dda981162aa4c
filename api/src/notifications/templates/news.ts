import type { LogEntry, LogEvent } from '@slow-train/protocol';
import { count, namesThen, sentenceOf, tileText, type Names } from '@slow-train/words/en';
import { publicEntry } from '../public-words.ts';
import type { News } from './content.ts';
import type { Perspective } from './perspective.ts';

/** Returns what happened since the reader's last visit, except their own actions; at most `limit` lines, the newest. */
export function unseenNews({ notification, seat }: Perspective, limit: number): News {
  const namesAt = namesThen(notification.answer.game, notification.answer.log);
  const lines = notification.answer.log.flatMap((entry) => {
    if (entry.by === 'person' && entry.seat === seat) return [];
    const sentence = sentenceOf(publicEntry(entry), namesAt(entry.revision));
    return sentence === '' ? [] : [{ tile: playedTile(entry), sentence }];
  });
  const omitted = lines.length - limit;
  return {
    lines: lines.slice(-limit),
    omitted: omitted > 0 ? `${count(omitted, 'earlier move')} not shown.` : null,
  };
}

function playedTile({ events }: LogEntry): string | null {
  return events.find((event) => event.type === 'played')?.tile ?? null;
}

/** Returns the newest event in a few words, for a subject: `Ana played 5‑3`; null when there is none to name. */
export function latestNews({ notification, names, seat }: Perspective): string | null {
  const events = notification.answer.log.flatMap((entry) => entry.events);
  for (const event of events.toReversed()) {
    const words = 'seat' in event && event.seat === seat ? null : inFewWords(event, names);
    if (words !== null) return words;
  }
  return null;
}

function inFewWords(event: LogEvent, names: Names): string | null {
  switch (event.type) {
    case 'played':
      return `${names.seat(event.seat)} played ${tileText(event.tile)}`;
    case 'built':
      return `${names.seat(event.seat)} built ${count(event.tiles.length, 'tile')}`;
    case 'drew':
      return `${names.seat(event.seat)} drew`;
    case 'passed':
      return `${names.seat(event.seat)} passed`;
    case 'wentOut':
      return `${names.seat(event.seat)} went out`;
    case 'dealt':
      return `round ${event.round} is dealt`;
    default:
      return null;
  }
}
