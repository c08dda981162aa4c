import type { LogEntry, LogEvent } from '@slow-train/protocol';
import {
  high,
  MEXICANS,
  parseTile,
  trainOf,
  type OpenDouble,
  type PublicRound,
  type Seat,
  type Train,
  type TrainId,
  type View,
} from '@slow-train/rules';
import { placedTiles } from './trains.ts';

/**
 * Returns the board as it was before these entries, oldest first: trains, markers, open doubles, tiles in hand as
 * numbers, and the seat whose turn it was. Uses only information that the viewer has anyway. The hand and its legal
 * actions stay those of `view`: a rewound view is for looking, not for playing.
 */
export function rewind(view: View, entries: readonly LogEntry[]): View {
  const events = entries.flatMap((entry) => entry.events);
  const table = withOpenEnds(events.reduceRight(without, view.table));
  const next = entries.find((entry) => entry.seat !== null)?.seat ?? table.turn.seat;
  return { ...view, table: { ...table, turn: { ...table.turn, seat: next } } };
}

/** Drops the doubles that are not there yet: only the last tile of a train is open. */
function withOpenEnds(table: PublicRound): PublicRound {
  const isLast = ({ train, tile }: OpenDouble): boolean => trainOf(table, train).tiles.at(-1) === tile;
  const { turn, open } = table;
  return { ...table, open: open.filter(isLast), turn: { ...turn, doubles: turn.doubles.filter(isLast) } };
}

/** Returns the table without the effect of one event. */
function without(table: PublicRound, event: LogEvent): PublicRound {
  switch (event.type) {
    case 'played':
      return inHand(shortened(table, event.train, 1), event.seat, 1);
    case 'built':
      return inHand(shortened(table, event.seat, event.tiles.length), event.seat, event.tiles.length);
    case 'drew':
      return { ...inHand(table, event.seat, -1), boneyard: table.boneyard + 1 };
    case 'caught':
      return { ...inHand(table, event.seat, -event.count), boneyard: table.boneyard + event.count };
    case 'marked':
    case 'unmarked':
      return withSeat(table, event.seat, { marker: event.type === 'unmarked' });
    case 'doubleCovered': {
      const tile = parseTile(event.tile);
      return tile === undefined ? table : { ...table, open: [...table.open, { train: event.train, tile }] };
    }
    default:
      return table;
  }
}

function shortened(table: PublicRound, id: TrainId, count: number): PublicRound {
  const cut = ({ tiles }: Train): Train => {
    const rest = tiles.slice(0, Math.max(0, tiles.length - count));
    const start = high(table.engine);
    return { tiles: rest, end: placedTiles(rest, start).at(-1)?.outward ?? start };
  };
  if (typeof id !== 'number')
    return { ...table, mexicans: table.mexicans.map((train, index) => (MEXICANS[index] === id ? cut(train) : train)) };
  const train = table.seats[id]?.train;
  return train === undefined ? table : withSeat(table, id, { train: cut(train) });
}

function inHand(table: PublicRound, seat: Seat, more: number): PublicRound {
  const before = table.seats[seat];
  return before === undefined ? table : withSeat(table, seat, { tiles: Math.max(0, before.tiles + more) });
}

function withSeat(table: PublicRound, seat: Seat, change: Partial<PublicRound['seats'][number]>): PublicRound {
  return { ...table, seats: table.seats.map((one, index) => (index === seat ? { ...one, ...change } : one)) };
}
