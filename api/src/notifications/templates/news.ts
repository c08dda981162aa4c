import type { LogEntry, LogEvent } from '@slow-train/protocol';
import { tileText, wordsIn, type Names } from '@slow-train/words';
import { textIn, type NotificationText } from '../text/index.ts';
import { publicEntry } from '../public-words.ts';
import type { News } from './content.ts';
import type { Perspective } from './perspective.ts';

/** Returns what happened since the reader's last visit, except their own actions; at most `limit` lines, the newest. */
export function unseenNews({ notification, seat }: Perspective, limit: number): News {
  const { namesThen, sentenceOf } = wordsIn(notification.language);
  const namesAt = namesThen(notification.answer.game, notification.answer.log);
  const lines = notification.answer.log.flatMap((entry) => {
    if (entry.by === 'person' && entry.seat === seat) return [];
    const sentence = sentenceOf(publicEntry(entry), namesAt(entry.revision));
    return sentence === '' ? [] : [{ tile: playedTile(entry), sentence }];
  });
  const omitted = lines.length - limit;
  return {
    lines: lines.slice(-limit),
    omitted: omitted > 0 ? textIn(notification.language).news.omitted(omitted) : null,
  };
}

function playedTile({ events }: LogEntry): string | null {
  return events.find((event) => event.type === 'played')?.tile ?? null;
}

/** Returns the newest event in a few words, for a subject: `Ana played 5‑3`; null when there is none to name. */
export function latestNews({ notification, names, seat }: Perspective): string | null {
  const text = textIn(notification.language).news;
  const events = notification.answer.log.flatMap((entry) => entry.events);
  for (const event of events.toReversed()) {
    const words = 'seat' in event && event.seat === seat ? null : inFewWords(event, names, text);
    if (words !== null) return words;
  }
  return null;
}

function inFewWords(event: LogEvent, names: Names, text: NotificationText['news']): string | null {
  switch (event.type) {
    case 'played':
      return text.played(names.seat(event.seat), names.isYou(event.seat), tileText(event.tile));
    case 'built':
      return text.built(names.seat(event.seat), names.isYou(event.seat), event.tiles.length);
    case 'drew':
      return text.drew(names.seat(event.seat), names.isYou(event.seat));
    case 'passed':
      return text.passed(names.seat(event.seat), names.isYou(event.seat));
    case 'wentOut':
      return text.wentOut(names.seat(event.seat), names.isYou(event.seat));
    case 'dealt':
      return text.dealt(event.round);
    default:
      return null;
  }
}
