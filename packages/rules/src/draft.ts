import type { Event } from './event.ts';
import { without } from './hand.ts';
import { scoresOf } from './score.ts';
import {
  at,
  branchesOn,
  hasBranches,
  isLineEnded,
  isOwn,
  mainEnd,
  MEXICANS,
  MOST_BRANCHES,
  partnerOf,
  trainOf,
  withTile,
  type OpenDouble,
  type PendingBuild,
  type Place,
  type RoundState,
  type Seat,
  type SeatState,
  type PublicRound,
  type TrainId,
} from './table.ts';
import { isDouble, type Tile } from './tile.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A round while an action is applied to it: the only mutable state of the rules. It lives only inside one call of
 * `play` (or a replay), which returns a new state and leaves the original unchanged.
 */
export interface Draft {
  readonly table: Writable<PublicRound>;
  /** The seats before the action. */
  readonly before: readonly SeatState[];
  readonly seats: Writable<SeatState>[];
  readonly hands: (readonly Tile[])[];
  boneyard: readonly Tile[];
  pending: readonly (PendingBuild | null)[];
  readonly events: Event[];
}

export function draftOf({ table, secret }: RoundState): Draft {
  return {
    table: { ...table },
    before: table.seats,
    seats: [...table.seats],
    hands: [...secret.hands],
    boneyard: secret.boneyard,
    pending: secret.pending,
    events: [],
  };
}

/** Returns the draft as an immutable state, with its events. */
export function settleDraft(draft: Draft): { readonly state: RoundState; readonly events: readonly Event[] } {
  const { hands, boneyard, pending, events } = draft;
  return { state: { table: tableOf(draft), secret: { hands, boneyard, pending } }, events };
}

/** Returns the draft's current public round, for the functions of `legal.ts` and `table.ts`. */
export function tableOf(draft: Draft): PublicRound {
  draft.table.seats = draft.seats;
  draft.table.boneyard = draft.boneyard.length;
  return draft.table;
}

/** Returns a seat to be changed: a copy, made once in a draft. */
export function writableSeat({ before, seats }: Draft, seat: Seat): Writable<SeatState> {
  const one = at(seats, seat);
  return one === before[seat] ? (seats[seat] = { ...one }) : one;
}

/** Moves the next boneyard tile to the end of the hand and returns it; undefined if the boneyard is empty. */
export function takeTile(draft: Draft, seat: Seat): Tile | undefined {
  const [tile] = draft.boneyard;
  if (tile === undefined) return undefined;
  draft.boneyard = draft.boneyard.slice(1);
  const hand = [...at(draft.hands, seat), tile];
  draft.hands[seat] = hand;
  writableSeat(draft, seat).tiles = hand.length;
  draft.table.passes = 0;
  return tile;
}

/** Adds a matching tile at a place, and removes the marker if this play does so (`liftedBy`). */
export function layTile(draft: Draft, seat: Seat, tile: Tile, { train, line = '' }: Place): void {
  const { table } = draft;
  const after = withTile(trainOf(tableOf(draft), train), line, tile);
  const hand = without(at(draft.hands, seat), tile);
  draft.hands[seat] = hand;
  const mine = writableSeat(draft, seat);
  mine.tiles = hand.length;
  mine.stuck = false;
  table.passes = 0;
  if (typeof train !== 'number') table.mexicans = table.mexicans.with(MEXICANS.indexOf(train), after);
  else {
    writableSeat(draft, train).train = after;
    if (table.rules.liftedBy === 'anyone' || isOwn(table, seat, train)) unmark(draft, train);
  }
  if (table.rules.liftedBy === 'play') unmark(draft, seat);
}

/** Marks a train (both ends in a partnership). A new marker restarts the count of passes. */
export function mark(draft: Draft, seat: Seat): boolean {
  // Where all trains are open, or none ever is, there are no markers (section 15.1).
  const { publicTrains } = draft.table.rules;
  if (publicTrains === 'all' || publicTrains === 'none') return false;
  const partner = partnerOf(draft.table, seat);
  const isNew = setMarker(draft, seat, true);
  const isNewToPartner = partner !== seat && setMarker(draft, partner, true);
  if (!isNew && !isNewToPartner) return false;
  draft.table.passes = 0;
  return true;
}

function unmark(draft: Draft, seat: Seat): void {
  const partner = partnerOf(draft.table, seat);
  setMarker(draft, seat, false);
  if (partner !== seat) setMarker(draft, partner, false);
}

function setMarker(draft: Draft, seat: Seat, marker: boolean): boolean {
  if (at(draft.seats, seat).marker === marker) return false;
  writableSeat(draft, seat).marker = marker;
  draft.events.push({ type: marker ? 'marked' : 'unmarked', seat });
  return true;
}

/** Closes the open doubles that a tile laid at this place has just covered: under `foot: must` the third one does. */
export function coverDouble(draft: Draft, { train, line = '' }: Place): void {
  const { table, events } = draft;
  if (!hasDoubles(draft)) return;
  const round = tableOf(draft);
  const isCovered = (double: OpenDouble): boolean => {
    if (double.train !== train) return false;
    if (table.rules.foot === 'none') return true;
    const isBranch = line.slice(0, -1) === (double.line ?? '') && line !== '';
    return isBranch && (table.rules.foot === 'may' || branchesOn(round, double) === MOST_BRANCHES);
  };
  for (const double of [...table.turn.doubles, ...table.open]) {
    if (isCovered(double)) events.push({ type: 'doubleCovered', ...placeOf(double), tile: double.tile });
  }
  keepDoubles(draft, (double) => !isCovered(double));
}

/** Returns the place of a double, without its other members. */
export function placeOf({ train, line }: Place): Place {
  return line === undefined ? { train } : { train, line };
}

/** `deadDouble: release`: closes the doubles whose whole suit is on the table (section 6). */
export function releaseDeadDoubles(draft: Draft): void {
  const { table, events } = draft;
  if (table.rules.deadDouble !== 'release' || !hasDoubles(draft)) return;
  const dead = [...table.turn.doubles, ...table.open].filter(({ tile }) => isLineEnded(tableOf(draft), tile));
  for (const double of dead) events.push({ type: 'lineEnded', ...placeOf(double), tile: double.tile });
  if (dead.length > 0) keepDoubles(draft, (double) => !dead.includes(double));
}

function hasDoubles({ table }: Draft): boolean {
  return table.open.length > 0 || table.turn.doubles.length > 0;
}

function keepDoubles({ table }: Draft, keep: (double: OpenDouble) => boolean): void {
  table.open = table.open.filter(keep);
  table.turn = { ...table.turn, doubles: table.turn.doubles.filter(keep) };
}

/** Returns the double at the end of a train, or of its main track, if it can still be covered. */
export function doubleAtEnd(table: PublicRound, train: TrainId): OpenDouble | undefined {
  const { line, fork } = mainEnd(table, train);
  const last = trainOf(table, train).tiles.at(-1);
  const tile = hasBranches(table) ? fork : last;
  if (tile === undefined || tile === null || !isDouble(tile)) return undefined;
  if (table.rules.deadDouble === 'release' && isLineEnded(table, tile)) return undefined;
  const parent = line.slice(0, -1);
  return { train, ...(parent !== '' && { line: parent }), tile };
}

/**
 * Ends the round: closes all doubles and scores the hands (sections 8 and 21).
 * @param out the seat that went out, the first one where several did; null if the round is blocked
 */
export function endRound(draft: Draft, out: Seat | null): void {
  const { table, events } = draft;
  table.phase = 'over';
  table.open = [];
  table.turn = { seat: table.turn.seat, step: 'start', doubles: [] };
  table.scores = scoresOf(table.rules, draft.hands, { out, onDouble: table.outOnDouble === true });
  events.push({ type: 'roundOver', scores: table.scores });
}
