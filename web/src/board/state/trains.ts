import {
  bears,
  at,
  high,
  isDouble,
  isLineEnded,
  isOn,
  mexicansOf,
  otherEnd,
  partnerOf,
  seatsFrom,
  tileName,
  trainOf,
  type Pips,
  type Seat,
  type PublicRound,
  type Tile,
  type Train,
  type TrainId,
  type View,
} from '@slow-train/rules';
import type { Names } from '#words';
import { createMemo, type Accessor } from 'solid-js';
import { text } from '#text/table.ts';

/** A tile in a train: its end that faces the engine, and its other end. */
export interface PlacedTile {
  readonly tile: Tile;
  readonly inward: Pips;
  readonly outward: Pips;
}

/** One train as the board shows it. */
export interface ShownTrain {
  readonly id: TrainId;
  readonly isOwn: boolean;
  readonly isPartners: boolean;
  /** Whether its owner has the turn. */
  readonly isOn: boolean;
  readonly laid: readonly PlacedTile[];
  readonly end: Pips;
  /** Whether it is open to all. */
  readonly isPublic: boolean;
  /** The double at its end that has to be covered. */
  readonly open: Tile | null;
  /** Whether every tile that could follow has been played. */
  readonly isEnded: boolean;
  /** Tiles in its owner's hand; null for the Mexican train. */
  readonly left: number | null;
  /** Its owner's pips so far; null for the Mexican train, before the first round is over, and where nobody plays. */
  readonly total: Pips | null;
  readonly hasSent: boolean;
  readonly owesTap: boolean;
  /** Empty on a board that nobody plays on. */
  readonly mark: TrainMark;
}

/** The part that a train has in the move that the player has selected. */
interface TrainMark {
  /** The selected tile as it would lie here; null where it cannot be played. */
  readonly preview: PlacedTile | null;
  /** Whether the selected tile would be played here. */
  readonly isAimed: boolean;
  /** Whether the selected tile goes on other trains only. */
  readonly isDim: boolean;
  /** The tiles of a build, which have not been sent; null while this train is not being built. */
  readonly build: readonly PlacedTile[] | null;
}

const UNMARKED: TrainMark = { preview: null, isAimed: false, isDim: false, build: null };

/** Returns the tiles of a train with their ends, from the engine outwards. */
export function placedTiles(tiles: readonly Tile[], start: Pips): PlacedTile[] {
  let end = start;
  return tiles.map((tile) => {
    // A Mexican train that starts with a double does not match the engine (docs/rules.md section 16.3).
    const inward = bears(tile, end) ? end : high(tile);
    end = otherEnd(tile, inward);
    return { tile, inward, outward: end };
  });
}

/** Returns the ids in board order: own train (not for spectators), the Mexican train, the others in order of play. */
export function trainOrder(table: PublicRound, seat: Seat | null): TrainId[] {
  const seats = seatsFrom(seat ?? 0, table.seats.length);
  return seat === null ? [...mexicansOf(table), ...seats] : [seat, ...mexicansOf(table), ...seats.slice(1)];
}

/** Returns every train as the board shows it, in board order, without marks. */
export function shownTrains({ table, seat }: View): ShownTrain[] {
  const open = new Map([...table.open, ...table.turn.doubles].map((double) => [double.train, double.tile]));
  const start = high(table.engine);
  return trainOrder(table, seat).map((id) => {
    const train = trainOf(table, id);
    const owner = typeof id === 'number' ? at(table.seats, id) : null;
    return {
      id,
      isOwn: id === seat,
      isPartners: seat !== null && id !== seat && id === partnerOf(table, seat),
      isOn: typeof id === 'number' && isOn(table, id),
      laid: placedTiles(train.tiles, start),
      end: train.end,
      isPublic: owner === null || owner.marker || table.rules.publicTrains === 'all',
      open: open.get(id) ?? null,
      isEnded: isEnded(table, train),
      left: owner === null ? null : owner.tiles,
      total: null,
      hasSent: owner?.sent === true,
      owesTap: owner?.tapOwed === true,
      mark: UNMARKED,
    };
  });
}

/** Follows the trains of a view. A tile that stays keeps its object, so that it is not redrawn. */
export function createTrains(view: Accessor<View>): Accessor<readonly ShownTrain[]> {
  return createMemo<readonly ShownTrain[]>(
    (before) =>
      shownTrains(view()).map((train) => {
        const known = before.find(({ id }) => id === train.id)?.laid ?? [];
        const laid = train.laid.map((one, index) => {
          const same = known[index];
          return same?.tile === one.tile && same.inward === one.inward ? same : one;
        });
        return { ...train, laid };
      }),
    [],
  );
}

/** Returns the train with this id. */
export function trainIn(trains: readonly ShownTrain[], id: TrainId): ShownTrain {
  return at(
    trains,
    trains.findIndex((train) => train.id === id),
  );
}

/** Returns a train's label for screen readers: the effect of a tap while a tile is selected, else the train's state. */
export function trainLabel(train: ShownTrain, names: Names): string {
  const { preview } = train.mark;
  const name = names.train(train.id);
  if (preview !== null) return text.playLabel(tileName(preview.tile), name, preview.outward);
  return text.trainLabel({
    ...train,
    name,
    tiles: train.laid.length,
    open: train.open === null ? null : tileName(train.open),
  });
}

/** Whether nothing can follow on a train, because the whole suit of its end has been played. */
function isEnded(table: PublicRound, { tiles }: Train): boolean {
  const last = tiles.at(-1);
  return last !== undefined && isDouble(last) && isLineEnded(table, last);
}
