import {
  at,
  high,
  isDouble,
  isLineEnded,
  isOn,
  MEXICAN,
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
import type { Names } from '@slow-train/words';
import { createMemo, type Accessor } from 'solid-js';
import { text } from '../../text/en.ts';

/** A tile as it lies in a train: the end that faces the engine, and the other. */
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
  /** Open to all. */
  readonly isPublic: boolean;
  /** The double at its end that has to be covered. */
  readonly open: Tile | null;
  /** Every tile that could follow lies on the table. */
  readonly isEnded: boolean;
  /** Tiles in its owner's hand; null for the Mexican train. */
  readonly left: number | null;
  readonly hasSent: boolean;
  readonly owesTap: boolean;
  /** Nothing on a board on which nobody plays. */
  readonly mark: TrainMark;
}

/** How a train takes part in the move that the player has selected. */
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

/** The tiles of a train with their ends, from the engine outwards. */
export function placedTiles(tiles: readonly Tile[], start: Pips): PlacedTile[] {
  let end = start;
  return tiles.map((tile) => {
    const inward = end;
    end = otherEnd(tile, inward);
    return { tile, inward, outward: end };
  });
}

/** The order on the board: own train, the Mexican train, the others in order of play. A spectator has no own. */
export function trainOrder(table: PublicRound, seat: Seat | null): TrainId[] {
  const seats = seatsFrom(seat ?? 0, table.seats.length);
  return seat === null ? [MEXICAN, ...seats] : [seat, MEXICAN, ...seats.slice(1)];
}

/** Every train as the board shows it, in its order, without marks. */
export function shownTrains({ table, seat }: View): ShownTrain[] {
  const open = new Map([...table.open, ...table.turn.doubles].map((double) => [double.train, double.tile]));
  const start = high(table.engine);
  return trainOrder(table, seat).map((id) => {
    const train = trainOf(table, id);
    const owner = id === MEXICAN ? null : at(table.seats, id);
    return {
      id,
      isOwn: seat !== null && id === seat,
      isPartners: seat !== null && id !== seat && id === partnerOf(table, seat),
      isOn: id !== MEXICAN && isOn(table, id),
      laid: placedTiles(train.tiles, start),
      end: train.end,
      isPublic: owner === null || owner.marker,
      open: open.get(id) ?? null,
      isEnded: isEnded(table, train),
      left: owner === null ? null : owner.tiles,
      hasSent: owner?.sent === true,
      owesTap: owner?.tapOwed === true,
      mark: UNMARKED,
    };
  });
}

/** Follows the trains of a view. A tile that stays is the same object, so that it is not drawn again. */
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

/** The train of that name among those on a board. */
export function trainIn(trains: readonly ShownTrain[], id: TrainId): ShownTrain {
  return at(
    trains,
    trains.findIndex((train) => train.id === id),
  );
}

/** What a screen reader says of a train: what a tap would do while a tile is selected, else how the train stands. */
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

/** Whether nothing can follow on a train, since the whole suit of its end lies on the table. */
function isEnded(table: PublicRound, { tiles }: Train): boolean {
  const last = tiles.at(-1);
  return last !== undefined && isDouble(last) && isLineEnded(table, last);
}
