import { at, type Line, type Pips, type Seat, type Tile, type TrainId } from '@slow-train/rules';
import { tilesInRow, type PlacedTile } from '../../board/state/trains.ts';
import type { RecordFrame, ReplayedRecord } from '../../playback/record-timeline.ts';

/** The last tile of a round, and where it went. */
export interface LastPlay {
  readonly seat: Seat;
  readonly tile: Tile;
  readonly train: TrainId;
  readonly line?: Line | undefined;
}

/** The parts of a finished round that were hidden or have passed. */
export interface RoundOutcome {
  /** The play that ended the round; null if it was blocked or ended with a built train. */
  readonly last: LastPlay | null;
  /** The tiles left in each hand, by seat. */
  readonly hands: readonly (readonly Tile[])[];
}

/** Returns the frames of one round of a record; empty if the record does not have it. */
export function framesOfRound(record: ReplayedRecord, round: number): readonly RecordFrame[] {
  const span = record.rounds.find((one) => one.round === round);
  return span === undefined ? [] : record.frames.slice(span.first, span.last + 1);
}

/** Returns the result of a round; null unless its frames reach its end. */
export function roundResult(frames: readonly RecordFrame[]): RoundOutcome | null {
  const end = frames.at(-1);
  if (end === undefined || end.state.table.scores === null) return null;
  const out = end.events.findLast((event) => event.type === 'wentOut');
  const play = end.events.findLast((event) => event.type === 'played');
  const last = play !== undefined && out?.seat === play.seat ? play : null;
  return {
    last: last === null ? null : { seat: last.seat, tile: last.tile, train: last.train, line: last.line },
    hands: end.state.table.seats.map((_, seat) => at(end.state.secret.hands, seat)),
  };
}

/** A train with the tile that ended the round at its end. */
export interface LastTrain {
  readonly id: TrainId;
  readonly line?: Line | undefined;
  readonly tiles: readonly PlacedTile[];
}

/** Returns the train that the last tile of a round went to; null if no tile ended it. */
export function lastTrain(frames: readonly RecordFrame[], result: RoundOutcome | null): LastTrain | null {
  const table = frames.at(-1)?.state.table;
  if (table === undefined || result === null || result.last === null) return null;
  const { train, line } = result.last;
  return { id: train, line, tiles: tilesInRow(table, train, line) };
}

/** Returns the seats by their pips in a round, fewest first. */
export function seatsByPips(scores: readonly Pips[]): readonly Seat[] {
  return [...scores.entries()].toSorted(([a, x], [b, y]) => x - y || a - b).map(([seat]) => seat);
}
