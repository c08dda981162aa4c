import { randomFrom } from '@slow-train/players';
import type { GameView, LogEntry } from '@slow-train/protocol';
import type { Phrase } from '@slow-train/protocol/phrases';
import { at, type Seat } from '@slow-train/rules';
import { isCompany } from './unread.ts';

/** A phrase that a computer says. */
export interface Said {
  readonly seat: Seat;
  readonly phrase: Phrase;
}

/** Chances of a word during a round: so rare that most rounds have one or two. */
const WISHES_LUCK = 0.5;
const ADMIRES = 0.4;
const GROANS = 0.08;
/** The fewest tiles of a first train that is admired. */
const LONG_TRAIN = 8;

/**
 * Returns a computer's word about a move; null for none, as about most. It knows no more of the move than everybody at the
 * table, and is the same on every device. Nobody is hurried or laughed at: computers wish luck before the first round, admire
 * a person's long train, and groan about their own.
 */
export function wordOn(
  { id, seats }: Pick<GameView, 'id' | 'seats'>,
  { revision, events }: Pick<LogEntry, 'revision' | 'events'>,
): Said | null {
  const computers = [...seats.keys()].filter((seat) => isCompany(seats[seat]));
  if (computers.length === 0) return null;
  const random = randomFrom(`${id} word ${revision}`);
  const anybody = at(computers, Math.floor(random() * computers.length));
  const chance = random();
  for (const event of events) {
    if (event.type === 'started' && chance < WISHES_LUCK) return { seat: anybody, phrase: 'goodLuck' };
    if (
      event.type === 'built' &&
      seats[event.seat]?.kind === 'person' &&
      event.tiles.length >= LONG_TRAIN &&
      chance < ADMIRES
    )
      return { seat: anybody, phrase: 'wellPlayed' };
    if (event.type === 'marked' && computers.includes(event.seat) && chance < GROANS)
      return { seat: event.seat, phrase: 'ouch' };
  }
  return null;
}
