import {
  bears,
  at,
  branchOf,
  endOf,
  high,
  isDouble,
  isLineEnded,
  isOn,
  isOnDouble,
  lastTileOf,
  legalPlays,
  mexicansOf,
  openEnds,
  otherEnd,
  partnerOf,
  seatsFrom,
  tileName,
  trackOf,
  trainOf,
  type Line,
  type OpenEnd,
  type Place,
  type Pips,
  type Seat,
  type PublicRound,
  type Tile,
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

/** The name of a row on the page: a train's, with the letters of a branch that is a row of its own. */
export type RowKey = string;

/** Returns the row of a line: branches a go on in the row of their double (docs/house-rules.md section 19.7). */
export function rowKey(train: TrainId, line?: Line): RowKey {
  return train + branchOf(line);
}

/** One train as the board shows it, or a branch of it in a row of its own. */
export interface ShownTrain {
  readonly id: TrainId;
  readonly key: RowKey;
  /** The branch in this row; empty for the train itself. */
  readonly branch: Line;
  /** How many steps the row is indented. */
  readonly depth: number;
  /** The double on which the branch begins; null for the train itself. */
  readonly fork: Tile | null;
  /** Branches that are folded away: no tile of the hand fits there. */
  readonly hidden: number;
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

/** Returns the line that ends in the double on which a branch begins. */
const forkOf = (train: TrainId, branch: Line): Place => ({ train, line: branch.slice(0, -1) });

/** Returns the tiles in the row of a line, with their ends. */
export function tilesInRow(table: PublicRound, train: TrainId, line?: Line): PlacedTile[] {
  const branch = branchOf(line);
  const { tiles } = trackOf(trainOf(table, train), branch);
  return placedTiles(tiles, branch === '' ? high(table.engine) : endOf(table, forkOf(train, branch)));
}

/** Returns the ids in board order: own train (not for spectators), the Mexican train, the others in order of play. */
export function trainOrder(table: PublicRound, seat: Seat | null): TrainId[] {
  const seats = seatsFrom(seat ?? 0, table.seats.length);
  return seat === null ? [...mexicansOf(table), ...seats] : [seat, ...mexicansOf(table), ...seats.slice(1)];
}

/** A train without branches has one row; with more than these, it folds to the rows that matter to the hand. */
const UNFOLDED_BRANCHES = 2;

/**
 * Returns every train as the board shows it, in board order, without marks, its branches below it.
 * @param unfolded the row that is shown in full: its train shows all branches
 */
export function shownTrains(view: View, unfolded: RowKey | null = null): ShownTrain[] {
  return trainOrder(view.table, view.seat).flatMap((id) => {
    const rows = openEnds(view.table, id).map((place) => shownRow(view, id, place));
    if (rows.length === 1) return rows;
    return withBranches(view, rows, unfolded?.replace(/[abc]+$/, '') === String(id));
  });
}

/** Returns the rows of a train with branches: those begun, those where a tile may go, and not too many. */
function withBranches({ table, hand, seat }: View, rows: readonly ShownTrain[], isUnfolded: boolean): ShownTrain[] {
  const mine = seat === null || !isOn(table, seat) ? [] : legalPlays(table, hand, seat);
  const there = rows.filter(
    ({ id, key, branch, laid, open }) =>
      branch === '' ||
      laid.length > 0 ||
      open !== null ||
      mine.some((play) => play.train === id && rowKey(id, play.line) === key),
  );
  const isFolded = !isUnfolded && there.length > 1 + UNFOLDED_BRANCHES;
  const shown = there.filter(
    ({ branch, end, open }) => !isFolded || branch === '' || open !== null || hand.some((tile) => bears(tile, end)),
  );
  const hidden = there.length - shown.length;
  return shown.map((row) => (row.branch === '' ? { ...row, hidden } : row));
}

function shownRow({ table, seat }: View, id: TrainId, { line, end }: OpenEnd): ShownTrain {
  const branch = branchOf(line);
  const laid = tilesInRow(table, id, branch);
  const owner = typeof id === 'number' && branch === '' ? at(table.seats, id) : null;
  const open = [...table.open, ...table.turn.doubles].find((double) => isOnDouble(table, double, id, line));
  return {
    id,
    key: rowKey(id, line),
    branch,
    depth: branch.replaceAll('a', '').length,
    fork: branch === '' ? null : (lastTileOf(table, forkOf(id, branch)) ?? null),
    hidden: 0,
    isOwn: id === seat,
    isPartners: seat !== null && id !== seat && id === partnerOf(table, seat),
    isOn: owner !== null && typeof id === 'number' && isOn(table, id),
    laid,
    end,
    // Its train says so for all of its branches.
    isPublic: branch === '' && (owner === null || owner.marker || table.rules.publicTrains === 'all'),
    open: open?.tile ?? null,
    isEnded: isEnded(table, laid),
    left: owner === null ? null : owner.tiles,
    total: null,
    hasSent: owner?.sent === true,
    owesTap: owner?.tapOwed === true,
    mark: UNMARKED,
  };
}

/** Follows the trains of a view. A tile that stays keeps its object, so that it is not redrawn. */
export function createTrains(
  view: Accessor<View>,
  unfolded: Accessor<RowKey | null> = () => null,
): Accessor<readonly ShownTrain[]> {
  return createMemo<readonly ShownTrain[]>(
    (before) =>
      shownTrains(view(), unfolded()).map((train) => {
        const known = before.find(({ key }) => key === train.key)?.laid ?? [];
        const laid = train.laid.map((one, index) => {
          const same = known[index];
          return same?.tile === one.tile && same.inward === one.inward ? same : one;
        });
        return { ...train, laid };
      }),
    [],
  );
}

/** Returns the row with this key. */
export function trainIn(trains: readonly ShownTrain[], key: RowKey): ShownTrain {
  return at(
    trains,
    trains.findIndex((train) => train.key === key),
  );
}

/** Returns a train's label for screen readers: the effect of a tap while a tile is selected, else the train's state. */
export function trainLabel(train: ShownTrain, names: Names): string {
  const { preview } = train.mark;
  const name = names.train(train.id, train.branch);
  if (preview !== null) return text.playLabel(tileName(preview.tile), name, preview.outward);
  const label = text.trainLabel({
    ...train,
    name,
    tiles: train.laid.length,
    open: train.open === null ? null : tileName(train.open),
  });
  return train.hidden === 0 ? label : `${label}, ${text.row.branches(train.hidden)}`;
}

/** Whether nothing can follow on a train, because the whole suit of its end has been played. */
function isEnded(table: PublicRound, laid: readonly PlacedTile[]): boolean {
  const last = laid.at(-1)?.tile;
  return last !== undefined && isDouble(last) && isLineEnded(table, last);
}
