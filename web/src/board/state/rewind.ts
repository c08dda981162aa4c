import type { LogEntry, LogEvent } from '@slow-train/protocol';
import {
  high,
  lastTileOf,
  MEXICANS,
  parseTile,
  withoutTile,
  type Line,
  type OpenDouble,
  type PublicRound,
  type Seat,
  type Train,
  type TrainId,
  type View,
} from '@slow-train/rules';

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
  const isLast = (double: OpenDouble): boolean => lastTileOf(table, double) === double.tile;
  const { turn, open } = table;
  return { ...table, open: open.filter(isLast), turn: { ...turn, doubles: turn.doubles.filter(isLast) } };
}

/** Returns the table without the effect of one event. */
function without(table: PublicRound, event: LogEvent): PublicRound {
  switch (event.type) {
    case 'played':
      return inHand(shortened(table, event.train, event.line ?? ''), event.seat, 1);
    case 'built':
      return inHand(
        event.tiles.reduce((now) => shortened(now, event.seat), table),
        event.seat,
        event.tiles.length,
      );
    case 'drew':
      return { ...inHand(table, event.seat, -1), boneyard: table.boneyard + 1 };
    case 'caught':
      return { ...inHand(table, event.seat, -event.count), boneyard: table.boneyard + event.count };
    case 'marked':
    case 'unmarked':
      return withSeat(table, event.seat, { marker: event.type === 'unmarked' });
    case 'doubleCovered': {
      const tile = parseTile(event.tile);
      const { train, line } = event;
      if (tile === undefined) return table;
      const openDouble = { train, tile, ...(line !== undefined && { line }) };
      return { ...table, open: [...table.open, openDouble] };
    }
    default:
      return table;
  }
}

/** Without a line, the last tile on the main track goes. */
function shortened(table: PublicRound, id: TrainId, line?: Line): PublicRound {
  const cut = (train: Train): Train => {
    const cutAt = line ?? mainLine(train);
    const rest = withoutTile(train, cutAt);
    return rest.tiles.length === 0 ? { tiles: [], end: high(table.engine) } : rest;
  };
  if (typeof id !== 'number')
    return { ...table, mexicans: table.mexicans.map((train, index) => (MEXICANS[index] === id ? cut(train) : train)) };
  const train = table.seats[id]?.train;
  return train === undefined ? table : withSeat(table, id, { train: cut(train) });
}

/** Returns the line of the last tile on the main track. */
function mainLine({ branches }: Train): Line {
  return branches?.[0] === undefined ? '' : `a${mainLine(branches[0])}`;
}

function inHand(table: PublicRound, seat: Seat, more: number): PublicRound {
  const before = table.seats[seat];
  return before === undefined ? table : withSeat(table, seat, { tiles: Math.max(0, before.tiles + more) });
}

function withSeat(table: PublicRound, seat: Seat, change: Partial<PublicRound['seats'][number]>): PublicRound {
  return { ...table, seats: table.seats.map((one, index) => (index === seat ? { ...one, ...change } : one)) };
}
