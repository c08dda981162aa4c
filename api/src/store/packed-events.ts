import type { LogEvent } from '@slow-train/protocol';
import { MEXICANS, type Seat, type TrainId } from '@slow-train/rules';

// The events of nearly all revisions, as short text: "p0 12-7 M 7;t1" for a play and the turn after it. As JSON they were
// more than half of a game's history. Stored, so the letters must not change their meaning.

/** Returns events as text; null if one of them is not of the frequent kinds. Those have no names in them. */
export function packEvents(events: readonly LogEvent[]): string | null {
  const packed = events.map(pack);
  return packed.includes(null) ? null : packed.join(';');
}

/**
 * Returns the events of a text.
 * @throws Error if a newer release has written it
 */
export function unpackEvents(text: string): LogEvent[] {
  return text === '' ? [] : text.split(';').map(unpack);
}

function pack(event: LogEvent): string | null {
  switch (event.type) {
    case 'turnBegan':
      return `t${event.seat}`;
    case 'played':
      if (event.line !== undefined) return null;
      return `p${event.seat} ${event.tile} ${event.train} ${event.end}`;
    case 'drew':
      return `d${event.seat} ${event.tile ?? '-'}`;
    case 'marked':
      return `m${event.seat}`;
    case 'unmarked':
      return `u${event.seat}`;
    case 'doubleOpened':
      if (event.line !== undefined) return null;
      return `o${event.train} ${event.tile}`;
    case 'doubleCovered':
      if (event.line !== undefined) return null;
      return `c${event.train} ${event.tile}`;
    case 'built':
      return `b${event.seat} ${event.tiles.join(',')}`;
    case 'lastTile':
      return `l${event.seat}`;
    case 'passed':
      return `x${event.seat}`;
    case 'skipped':
      return `k${event.seat}`;
    case 'wentOut':
      return `w${event.seat}`;
    default:
      return null;
  }
}

function unpack(text: string): LogEvent {
  const [first = '', tile = '', train = '', end = ''] = text.slice(1).split(' ');
  const seat: Seat = Number(first);
  switch (text[0]) {
    case 't':
      return { type: 'turnBegan', seat };
    case 'p':
      return { type: 'played', seat, tile, train: trainIn(train), end: Number(end) };
    case 'd':
      return { type: 'drew', seat, tile: tile === '-' ? null : tile };
    case 'm':
      return { type: 'marked', seat };
    case 'u':
      return { type: 'unmarked', seat };
    case 'o':
      return { type: 'doubleOpened', train: trainIn(first), tile };
    case 'c':
      return { type: 'doubleCovered', train: trainIn(first), tile };
    case 'b':
      return { type: 'built', seat, tiles: tile.split(',') };
    case 'l':
      return { type: 'lastTile', seat };
    case 'x':
      return { type: 'passed', seat };
    case 'k':
      return { type: 'skipped', seat };
    case 'w':
      return { type: 'wentOut', seat };
    default:
      throw new Error('A newer release wrote this entry of the history.');
  }
}

const trainIn = (text: string): TrainId => MEXICANS.find((name) => name === text) ?? Number(text);
