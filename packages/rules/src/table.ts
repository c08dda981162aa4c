import type { RuleSet } from './ruleset.ts';
import { bears, high, isDouble, otherEnd, type Pips, type Tile, type TileSet } from './tile.ts';

/** A place in a game, 0 to N-1 clockwise. Not its occupant, who is an account. */
export type Seat = number;

/** The Mexican trains by name, in the order in which they are started (section 16.1). */
export const MEXICANS = ['M', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8'] as const;
export type MexicanId = (typeof MEXICANS)[number];
const BY_NUMBER = Array.from({ length: MEXICANS.length }, (_, number) => MEXICANS.slice(0, number));
/** The Mexican train, or the first of several. */
export const MEXICAN = 'M';
/** A seat's own train, or a Mexican train. */
export type TrainId = Seat | MexicanId;

/**
 * A line of a train (section 19.2): empty for its first, and otherwise a letter for each branch on the way there. Without
 * branches there is only the first.
 */
export type Line = string;

const BRANCHES = ['a', 'b', 'c'] as const;
/** Returns the letter of a double's branch, by its order. */
export const branchName = (index: number): Line => at(BRANCHES, index);

/** Branches for which a double has room (decision 26). */
export const MOST_BRANCHES = BRANCHES.length;

export type BySeat<T> = readonly T[];

/** Tiles in order from the engine, or from the double that they branch off, outward. */
export interface Train {
  readonly tiles: readonly Tile[];
  /** The outward number of the last tile, or the number that the first tile has to match. */
  readonly end: Pips;
  /** `foot`: the lines begun on the double that ends this one, in order (section 19.1). */
  readonly branches?: readonly Train[];
}

/** A place for a tile: the line that it comes to lie on. */
export interface Place {
  readonly train: TrainId;
  /** Left out for the first line. */
  readonly line?: Line;
}

export interface OpenDouble extends Place {
  readonly tile: Tile;
  /** `openBinds: player`: the seat that laid it. */
  readonly by?: Seat;
}

export const PHASES = ['building', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** `drawn`: a tile just drawn can be played. `bonus`: a double was placed this turn. */
export const STEPS = ['start', 'drawn', 'bonus'] as const;
export type Step = (typeof STEPS)[number];

export interface Turn {
  readonly seat: Seat;
  readonly step: Step;
  /** Doubles placed this turn and still uncovered, in the order played, without dead ones. */
  readonly doubles: readonly OpenDouble[];
  /** In step `drawn`, after a draw of two (section 17.1): both are the last of the hand. Otherwise the last one is drawn. */
  readonly drewTwo?: true;
  /** In step `drawn`: a double was placed this turn, though `doubles` is empty (decision 24). */
  readonly bonus?: true;
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
  /** As many as `mexicanTrains` says. */
  readonly mexicans: readonly Train[];
  /** Undrawn tiles. */
  readonly boneyard: number;
  /** Uncovered doubles of earlier turns, in the order in which they bind. */
  readonly open: readonly OpenDouble[];
  readonly starter: Seat;
  /** Consecutive passes and skips with an empty boneyard, not counting declined tiles (section 8). */
  readonly passes: number;
  /** The seat that went out while others still build or take their first turn. */
  readonly out: Seat | null;
  /** `goOutOnDouble: twice`: the seat that went out did so with a double. */
  readonly outOnDouble?: true;
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
  return typeof train === 'number' ? at(table.seats, train).train : at(table.mexicans, MEXICANS.indexOf(train));
}

/** Returns the names of the Mexican trains, started or not. */
export function mexicansOf({ mexicans }: PublicRound): readonly MexicanId[] {
  return BY_NUMBER[mexicans.length] ?? MEXICANS;
}

/** Returns a line of a train; undefined if it has not been begun. */
function lineOf(train: Train, line: Line): Train | undefined {
  if (line === '') return train;
  let found: Train | undefined = train;
  for (const letter of line) found = found?.branches?.[BRANCHES.findIndex((one) => one === letter)];
  return found;
}

/** Whether tiles branch off doubles (section 19). */
export function hasBranches({ rules }: PublicRound): boolean {
  return rules.foot !== 'none';
}

/** A place on a train, and the number that a tile has to match there. */
export interface OpenEnd {
  readonly line: Line;
  readonly end: Pips;
  /** The double of which a tile there is the next branch; null if there is none. */
  readonly fork: Tile | null;
}

/** Returns every place on a train, in the order of their names (section 19.3): without branches its open end. */
export function openEnds(table: PublicRound, train: TrainId): readonly OpenEnd[] {
  const first = trainOf(table, train);
  return hasBranches(table) ? endsOf(first, '') : [{ line: '', end: first.end, fork: null }];
}

/** Returns the place on a train with this line; undefined if there is none. */
export function openEnd(table: PublicRound, train: TrainId, line: Line): OpenEnd | undefined {
  const first = trainOf(table, train);
  if (hasBranches(table)) return endsOf(first, '').find((one) => one.line === line);
  return line === '' ? { line, end: first.end, fork: null } : undefined;
}

function endsOf({ tiles, end, branches = [] }: Train, line: Line): OpenEnd[] {
  const last = tiles.at(-1);
  if (last === undefined || !isDouble(last)) return [{ line, end, fork: null }];
  const begun = branches.flatMap((branch, index) => endsOf(branch, line + at(BRANCHES, index)));
  const next = BRANCHES[branches.length];
  return next === undefined ? begun : [...begun, { line: line + next, end, fork: last }];
}

/** Returns the place where a build goes on: the end of the main track, along branches a (section 19.5). */
export function mainEnd(table: PublicRound, train: TrainId): OpenEnd {
  let line = '';
  let found = trainOf(table, train);
  if (!hasBranches(table)) return { line, end: found.end, fork: null };
  for (;;) {
    const last = found.tiles.at(-1);
    if (last === undefined || !isDouble(last)) return { line, end: found.end, fork: null };
    line += 'a';
    const next: Train | undefined = found.branches?.[0];
    if (next === undefined) return { line, end: found.end, fork: last };
    found = next;
  }
}

/** Returns the place on which a tile covers a double, or is its next branch (section 19.4). */
function coverPlace(table: PublicRound, { train, line = '' }: Place): Required<Place> {
  if (!hasBranches(table)) return { train, line };
  const begun = lineOf(trainOf(table, train), line)?.branches?.length ?? 0;
  return { train, line: line + (BRANCHES[begun] ?? '') };
}

/** Whether a tile on this line of a train covers that double, or is its next branch. */
export function isOnDouble(table: PublicRound, double: Place, train: TrainId, line: Line): boolean {
  return double.train === train && (!hasBranches(table) || coverPlace(table, double).line === line);
}

/** Returns the number at the end of a line; throws a RangeError for one that has not been begun. */
export function endOf(table: PublicRound, { train, line = '' }: Place): Pips {
  const found = lineOf(trainOf(table, train), line);
  if (found === undefined) throw new RangeError(`no line ${train}${line}`);
  return found.end;
}

/** Returns the last tile of a line; undefined if it has none. */
export function lastTileOf(table: PublicRound, { train, line = '' }: Place): Tile | undefined {
  return lineOf(trainOf(table, train), line)?.tiles.at(-1);
}

/** Returns how many branches the double that ends a line has. */
export function branchesOn(table: PublicRound, { train, line = '' }: Place): number {
  return lineOf(trainOf(table, train), line)?.branches?.length ?? 0;
}

/** Returns the train with a tile at the end of a line, which begins with it if there is none yet. */
export function withTile(train: Train, line: Line, tile: Tile): Train {
  if (line === '') return { tiles: [...train.tiles, tile], end: otherEnd(tile, train.end) };
  const { branches = [], end } = train;
  const index = BRANCHES.findIndex((letter) => letter === line[0]);
  const grown = withTile(branches[index] ?? { tiles: [], end }, line.slice(1), tile);
  return { ...train, branches: [...branches.slice(0, index), grown, ...branches.slice(index + 1)] };
}

/** Returns the train without the last tile of a line, which is no more if that was its only one. */
export function withoutTile(train: Train, line: Line): Train {
  const { tiles, end, branches = [] } = train;
  const last = tiles.at(-1);
  if (line === '') return last === undefined ? train : { tiles: tiles.slice(0, -1), end: otherEnd(last, end) };
  const index = BRANCHES.findIndex((letter) => letter === line[0]);
  const left = branches.flatMap((branch, other) => {
    const shorter = other === index ? withoutTile(branch, line.slice(1)) : branch;
    return shorter.tiles.length === 0 ? [] : [shorter];
  });
  return left.length === 0 ? { tiles, end } : { tiles, end, branches: left };
}

/** Returns the branch on which a line lies: along branches a, the main track goes on (section 19.5). */
export const branchOf = (line: Line = ''): Line => line.replace(/a+$/, '');

/** Returns a branch with all that follows on its main track, as one line; without tiles if it has not been begun. */
export function trackOf(train: Train, line: Line = ''): Pick<Train, 'tiles' | 'end'> {
  let found = lineOf(train, line);
  if (found?.branches === undefined) return found ?? { tiles: [], end: train.end };
  const tiles = [...found.tiles];
  for (;;) {
    const next: Train | undefined = found.branches?.[0];
    if (next === undefined) return { tiles, end: found.end };
    tiles.push(...next.tiles);
    found = next;
  }
}

/** Returns every tile of a train, line by line. */
export function tilesOn({ tiles, branches = [] }: Train): readonly Tile[] {
  return branches.length === 0 ? tiles : [...tiles, ...branches.flatMap(tilesOn)];
}

export function hasTrain(table: PublicRound, train: TrainId): boolean {
  if (typeof train !== 'number') return MEXICANS.indexOf(train) < table.mexicans.length;
  return Number.isInteger(train) && train >= 0 && train < table.seats.length;
}

/** Whether a train bears no tile yet. */
export function isEmpty(table: PublicRound, train: TrainId): boolean {
  return trainOf(table, train).tiles.length === 0;
}

/** Whether the seat's own train, or its partner's, bears a tile (docs/rules.md section 11). */
export function hasStarted(table: PublicRound, seat: Seat): boolean {
  return !isEmpty(table, seat) || !isEmpty(table, partnerOf(table, seat));
}

/** Returns the partner's seat (section 8, Partnerships), or the seat itself without partners. */
export function partnerOf(table: PublicRound, seat: Seat): Seat {
  const seats = table.seats.length;
  return table.rules.partners === 'yes' ? (seat + seats / 2) % seats : seat;
}

/** Whether the train counts as the seat's own: its own or its partner's. */
export function isOwn(table: PublicRound, seat: Seat, train: TrainId): boolean {
  return train === seat || (table.rules.partners === 'yes' && train === partnerOf(table, seat));
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

/** Returns the tiles that the seat whose turn it is has just drawn and may play: the last of its hand, in step `drawn`. */
export function drawnOf({ turn }: PublicRound, hand: readonly Tile[]): readonly Tile[] {
  return turn.step === 'drawn' ? hand.slice(turn.drewTwo ? -2 : -1) : [];
}

/** Whether a double was placed this turn, so that a further tile is due (section 6). */
export function isAfterDouble(turn: Turn): boolean {
  return turn.step === 'bonus' || (turn.step === 'drawn' && (turn.doubles.length > 0 || turn.bonus === true));
}

/**
 * Returns the open double that the seat has to cover in its turn; undefined for none: it is bound by the first one that
 * concerns it (sections 6, 14.4 and 18.3).
 */
export function bindingDouble(table: PublicRound, seat: Seat): OpenDouble | undefined {
  const { open, rules } = table;
  if (open.length === 0 || (rules.ownTrainFirst === 'strict' && !hasStarted(table, seat))) return undefined;
  return rules.openBinds === 'player' ? open.find(({ by }) => by === seat) : open[0];
}

/**
 * Whether the whole suit of a double has been laid, n+1 tiles of each set with the engine, so nothing can follow it
 * (sections 6 and 12.3).
 * @param more tiles about to be laid
 */
export function isLineEnded(table: PublicRound, double: Tile, more: readonly Tile[] = []): boolean {
  const number = high(double);
  const trains = [...table.mexicans, ...table.seats.map(({ train }) => train)];
  const there = [table.engine, ...more, ...trains.flatMap(tilesOn)];
  return there.filter((tile) => bears(tile, number)).length === (table.set + 1) * table.rules.sets;
}
