import type { RuleSet } from './ruleset.ts';
import type { Pips, Tile, TileSet } from './tile.ts';

/** A place at the table, 0 to N-1 clockwise. A player is somebody who sits there. */
export type Seat = number;

export const MEXICAN = 'M';
/** Whose train: a seat's own, or the one that is everybody's. */
export type TrainId = Seat | typeof MEXICAN;

export type BySeat<T> = readonly T[];

/** The first tile faces the engine; every next one faces the end before it. */
export interface Train {
  readonly tiles: readonly Tile[];
  /** The number the next tile has to bear: the last tile's outward end, or the engine's number. */
  readonly end: Pips;
}

export interface OpenDouble {
  readonly train: TrainId;
  readonly tile: Tile;
}

export const PHASES = ['building', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** `drawn`: the tile just drawn, the last of the hand, can be played. `bonus`: a double was placed this turn. */
export const STEPS = ['start', 'drawn', 'bonus'] as const;
export type Step = (typeof STEPS)[number];

export interface Turn {
  readonly seat: Seat;
  readonly step: Step;
  /** Doubles placed this turn and not covered yet, in the order played; dead ones are left out. */
  readonly doubles: readonly OpenDouble[];
}

/** What everybody sees of one seat. */
export interface SeatState {
  readonly train: Train;
  readonly marker: boolean;
  /** Tiles in hand. */
  readonly tiles: number;
  /** Turns ended this round. */
  readonly turns: number;
  readonly tapOwed: boolean;
  /** Partnerships: ended a turn without a play and has not played since. */
  readonly stuck: boolean;
  /** `simultaneousBuild`: has sent a build that is still hidden. */
  readonly sent: boolean;
}

/** The public part of a round: everything that lies open on the table, and nothing else. */
export interface Table {
  readonly rules: RuleSet;
  readonly set: TileSet;
  /** 1 for the first. */
  readonly round: number;
  readonly engine: Tile;
  readonly phase: Phase;
  readonly turn: Turn;
  readonly seats: BySeat<SeatState>;
  readonly mexican: Train;
  /** Undrawn tiles. */
  readonly boneyard: number;
  /** Doubles left by earlier turns, in the order in which they bind. */
  readonly open: readonly OpenDouble[];
  readonly starter: Seat;
  /** Passes and skips in a row with an empty boneyard (section 8). */
  readonly passes: number;
  /** Who went out while others still build or take their first turn. */
  readonly out: Seat | null;
  /** Pips of the round once it is over. */
  readonly scores: BySeat<Pips> | null;
}

/** What a seat that builds at once has sent: a build, or a pass where it has none. */
export interface PendingBuild {
  readonly tiles: readonly Tile[];
  readonly tap: boolean;
}

/** What nobody sees whole. In step `drawn` the last tile of the hand in turn is the drawn one. */
export interface Secret {
  readonly hands: BySeat<readonly Tile[]>;
  readonly boneyard: readonly Tile[];
  readonly pending: BySeat<PendingBuild | null>;
}

/** One round as the server holds it. */
export interface RoundState {
  readonly table: Table;
  readonly secret: Secret;
}

/** The element of a list that is known to be there. Throws a RangeError where it is not. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return found;
}

/** The train of that name. Throws a RangeError for a seat that does not exist. */
export function trainOf(table: Table, train: TrainId): Train {
  return train === MEXICAN ? table.mexican : at(table.seats, train).train;
}

export function hasTrain(table: Table, train: TrainId): boolean {
  return train === MEXICAN || (Number.isInteger(train) && train >= 0 && train < table.seats.length);
}

/** The partner's seat (section 8, Partnerships), or the seat itself where everybody plays alone. */
export function partnerOf(table: Table, seat: Seat): Seat {
  const seats = table.seats.length;
  return table.rules.partners === 'yes' ? (seat + seats / 2) % seats : seat;
}

/** Whether the seat plays on this train as its own: its own train, and its partner's. */
export function isOwn(table: Table, seat: Seat, train: TrainId): boolean {
  return train === seat || train === partnerOf(table, seat);
}

export function nextSeat(table: Table, seat: Seat): Seat {
  return (seat + 1) % table.seats.length;
}

/** What the turn that a seat has, or has next, is called: no other turn of the game has the same name. */
export function turnIdOf({ round, seats }: Pick<Table, 'round' | 'seats'>, seat: Seat): string {
  return `${round}:${at(seats, seat).turns}`;
}

/** All seats in order of play, `first` first. */
export function seatsFrom(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

/** Whether a double was placed this turn, so that a further tile is due (section 6). */
export function isAfterDouble(turn: Turn): boolean {
  return turn.step === 'bonus' || (turn.step === 'drawn' && turn.doubles.length > 0);
}
