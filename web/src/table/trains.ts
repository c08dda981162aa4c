import {
  at,
  bears,
  high,
  isDouble,
  isOn,
  MEXICAN,
  otherEnd,
  partnerOf,
  seatsFrom,
  trainOf,
  type Pips,
  type Seat,
  type Table,
  type Tile,
  type Train,
  type TrainId,
  type View,
} from '@slow-train/rules';

/** A tile as it lies in a train: the end that faces the engine, and the other. */
export interface Laid {
  readonly tile: Tile;
  readonly inward: Pips;
  readonly outward: Pips;
}

/** One train as the board shows it. */
export interface ShownTrain {
  readonly id: TrainId;
  readonly isOwn: boolean;
  readonly isPartners: boolean;
  /** Whose turn it is, on their own train. */
  readonly isOn: boolean;
  readonly laid: readonly Laid[];
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
}

/** The tiles of a train with their ends, from the engine outwards. */
export function laidOf(tiles: readonly Tile[], start: Pips): Laid[] {
  let end = start;
  return tiles.map((tile) => {
    const inward = end;
    end = otherEnd(tile, inward);
    return { tile, inward, outward: end };
  });
}

/** The order on the board: own train, the Mexican train, the others in order of play. A spectator has no own. */
export function trainOrder(table: Table, seat: Seat | null): TrainId[] {
  const seats = seatsFrom(seat ?? 0, table.seats.length);
  return seat === null ? [MEXICAN, ...seats] : [seat, MEXICAN, ...seats.slice(1)];
}

/** Every train as the board shows it, in its order. */
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
      laid: laidOf(train.tiles, start),
      end: train.end,
      isPublic: owner === null || owner.marker,
      open: open.get(id) ?? null,
      isEnded: isEnded(table, train),
      left: owner === null ? null : owner.tiles,
      hasSent: owner?.sent === true,
      owesTap: owner?.tapOwed === true,
    };
  });
}

/** Whether the whole suit of the open end lies on the table: a fact to tell, not a rule. */
function isEnded(table: Table, train: Train): boolean {
  const last = train.tiles.at(-1);
  if (last === undefined || !isDouble(last)) return false;
  const trains = [table.mexican, ...table.seats.map((one) => one.train)];
  const there = trains.flatMap((one) => one.tiles).filter((tile) => bears(tile, train.end)).length;
  return there + (bears(table.engine, train.end) ? 1 : 0) === table.set + 1;
}
