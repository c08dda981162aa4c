import type { RuleSet } from './ruleset.ts';
import { bears, high, type Pips, type Tile, type TileSet } from './tile.ts';

/** A place in a game, 0 to N-1 clockwise. Not its occupant, who is an account. */
export type Seat = number;

export const MEXICAN = 'M';
/** A seat's own train, or the Mexican train. */
export type TrainId = Seat | typeof MEXICAN;

export type BySeat<T> = readonly T[];

/** Tiles in order from the engine outward. */
export interface Train {
  readonly tiles: readonly Tile[];
  /** The open end: the last tile's outward number, or the engine's while the train is empty. */
  readonly end: Pips;
}

export interface OpenDouble {
  readonly train: TrainId;
  readonly tile: Tile;
}

export const PHASES = ['building', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** `drawn`: the tile just drawn (the last of the hand) can be played. `bonus`: a double was placed this turn. */
export const STEPS = ['start', 'drawn', 'bonus'] as const;
export type Step = (typeof STEPS)[number];

export interface Turn {
  readonly seat: Seat;
  readonly step: Step;
  /** Doubles placed this turn and still uncovered, in the order played, without dead ones. */
  readonly doubles: readonly OpenDouble[];
}

/** The public part of one seat. */
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

/** The public part of a round: what everybody sees, and nothing else. */
export interface PublicRound {
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
  /** Uncovered doubles of earlier turns, in the order in which they bind. */
  readonly open: readonly OpenDouble[];
  readonly starter: Seat;
  /** Consecutive passes and skips with an empty boneyard, not counting declined tiles (section 8). */
  readonly passes: number;
  /** The seat that went out while others still build or take their first turn. */
  readonly out: Seat | null;
  /** Pips of the round once it is over. */
  readonly scores: BySeat<Pips> | null;
}

/** A seat's hidden action under `simultaneousBuild`: a build, or a pass, which has no tiles. */
export interface PendingBuild {
  readonly tiles: readonly Tile[];
  readonly tap: boolean;
}

/** The part that no seat sees in full. In step `drawn` the last tile of the active hand is the drawn one. */
interface Secret {
  readonly hands: BySeat<readonly Tile[]>;
  readonly boneyard: readonly Tile[];
  readonly pending: BySeat<PendingBuild | null>;
}

/** One round as the server holds it. */
export interface RoundState {
  readonly table: PublicRound;
  readonly secret: Secret;
}

/** Returns an element that is known to exist; throws a RangeError if it does not. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return found;
}

/** Returns a train; throws a RangeError for a seat that does not exist. */
export function trainOf(table: PublicRound, train: TrainId): Train {
  return train === MEXICAN ? table.mexican : at(table.seats, train).train;
}

export function hasTrain(table: PublicRound, train: TrainId): boolean {
  return train === MEXICAN || (Number.isInteger(train) && train >= 0 && train < table.seats.length);
}

/** Returns the partner's seat (section 8, Partnerships), or the seat itself without partners. */
export function partnerOf(table: PublicRound, seat: Seat): Seat {
  const seats = table.seats.length;
  return table.rules.partners === 'yes' ? (seat + seats / 2) % seats : seat;
}

/** Whether the train counts as the seat's own: its own or its partner's. */
export function isOwn(table: PublicRound, seat: Seat, train: TrainId): boolean {
  return train === seat || train === partnerOf(table, seat);
}

export function nextSeat(table: PublicRound, seat: Seat): Seat {
  return (seat + 1) % table.seats.length;
}

/** Returns the id, unique in the game for this seat, of the seat's current or next turn. */
export function turnIdOf({ round, seats }: Pick<PublicRound, 'round' | 'seats'>, seat: Seat): string {
  return `${round}:${at(seats, seat).turns}`;
}

/** Returns all seats in order of play, starting with `first`. */
export function seatsFrom(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

/** Whether a double was placed this turn, so that a further tile is due (section 6). */
export function isAfterDouble(turn: Turn): boolean {
  return turn.step === 'bonus' || (turn.step === 'drawn' && turn.doubles.length > 0);
}

/**
 * Whether the whole suit of a double has been laid, n+1 tiles with the engine, so nothing can follow it (section 6).
 * @param more tiles about to be laid
 */
export function isLineEnded(table: PublicRound, double: Tile, more: readonly Tile[] = []): boolean {
  const number = high(double);
  const trains = [table.mexican, ...table.seats.map(({ train }) => train)];
  const there = [table.engine, ...more, ...trains.flatMap(({ tiles }) => tiles)];
  return there.filter((tile) => bears(tile, number)).length === table.set + 1;
}
