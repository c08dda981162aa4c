import type { LogEntry, TableEvent } from '@slow-train/protocol';
import { count, namesThen, sentenceOf, type Names } from '@slow-train/words';
import { openPart } from '../channels/table-words.ts';
import type { NewsLine } from './letter.ts';
import type { Reading } from './reading.ts';

/** What happened since the reader was there, without what they did themselves; drawn tiles are nobody's business. */
export function since({ told, seat }: Reading, most: number): { lines: NewsLine[]; before: string | null } {
  const namesAt = namesThen(told.answer.game, told.answer.log);
  const all = told.answer.log.flatMap((entry) => {
    if (entry.by === 'person' && entry.seat === seat) return [];
    const sentence = sentenceOf(openPart(entry), namesAt(entry.revision));
    return sentence === '' ? [] : [{ tile: tileIn(entry), sentence }];
  });
  const left = all.length - most;
  return { lines: all.slice(-most), before: left > 0 ? `${count(left, 'thing')} more happened before that.` : null };
}

function tileIn({ events }: LogEntry): string | null {
  return events.find((event) => event.type === 'played')?.tile ?? null;
}

/** The newest of it in few words, for a subject: `Ana played 5-3`. Null where there is nothing to say. */
export function newest({ told, names, seat }: Reading): string | null {
  const events = told.answer.log.flatMap((entry) => entry.events);
  for (const event of events.toReversed()) {
    const words = 'seat' in event && event.seat === seat ? null : inFewWords(event, names);
    if (words !== null) return words;
  }
  return null;
}

function inFewWords(event: TableEvent, names: Names): string | null {
  switch (event.type) {
    case 'played':
      return `${names.seat(event.seat)} played ${event.tile}`;
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
