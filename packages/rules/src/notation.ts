import { ruleChoice, type RuleChoice } from './ruleset.ts';
import {
  at,
  branchName,
  drawnOf,
  MEXICAN,
  mexicansOf,
  trainOf,
  type Line,
  type OpenDouble,
  type PendingBuild,
  type Phase,
  type RoundState,
  type Seat,
  type SeatState,
  type Step,
  type PublicRound,
  type Train,
  type TrainId,
} from './table.ts';
import { high, otherEnd, tileName, type Pips, type TileName } from './tile.ts';
import type { View } from './view.ts';

export interface OpenDoubleNotation {
  readonly train: TrainId;
  readonly line?: Line | undefined;
  readonly tile: TileName;
  readonly by?: Seat | undefined;
}

/**
 * A train, or a line of it: its tiles, each starting with the end that faces the engine; once branches have begun on the
 * double that ends it, a list of lines follows (section 19.6).
 */
export type LineNotation = readonly (TileName | readonly LineNotation[])[];

/** The branches of all trains by name, each a list of tiles: "0a", "M2ba" (section 19.2). */
export interface BranchesNotation {
  readonly [line: string]: readonly TileName[];
}

interface SeatNotation {
  readonly marker: boolean;
  readonly turns: number;
  readonly tapOwed: boolean;
  readonly stuck: boolean;
}

interface MexicanNotation<T> {
  /** If there is one Mexican train. */
  readonly mexican?: T | undefined;
  /** If there are several. */
  readonly mexicans?: readonly T[] | undefined;
}

interface TableNotation {
  readonly rules: RuleChoice;
  readonly set: number;
  readonly round: number;
  readonly engine: TileName;
  readonly phase: Phase;
  readonly open: readonly OpenDoubleNotation[];
  readonly starter: Seat;
  readonly passes: number;
  readonly out: Seat | null;
  readonly outOnDouble?: true | undefined;
  readonly scores: readonly Pips[] | null;
}

interface TurnNotation {
  readonly seat: Seat;
  readonly step: Step;
  readonly doubles: readonly OpenDoubleNotation[];
  readonly bonus?: true | undefined;
}

/** A whole round with its secrets, in the exchange format of docs/rules.md section 7. */
export interface Position extends TableNotation, MexicanNotation<LineNotation> {
  readonly turn: TurnNotation & { readonly drawn?: TileName | readonly TileName[] };
  readonly seats: readonly (SeatNotation & { readonly train: LineNotation; readonly hand: readonly TileName[] })[];
  readonly boneyard: readonly TileName[];
  readonly pending: { readonly [seat: string]: string };
}

/** One seat's view of a round in the same format, with counts where a position has tiles, and branches by name. */
export interface ViewNotation extends TableNotation, MexicanNotation<readonly TileName[]> {
  readonly turn: TurnNotation & { readonly drewTwo?: true | undefined };
  readonly seats: readonly (SeatNotation & {
    readonly train: readonly TileName[];
    readonly tiles: number;
    readonly sent: boolean;
  })[];
  /** Left out without branches. */
  readonly branches?: BranchesNotation | undefined;
  readonly boneyard: number;
  readonly seat: Seat | null;
  /** In step `drawn` of the seat's own turn the last tile is the drawn one; with `drewTwo` the last two. */
  readonly hand: readonly TileName[];
  readonly pending: string | null;
}

/** Returns the names of a line's own tiles, each starting with the end that faces the engine. */
function writeLine({ tiles }: Train, start: Pips): TileName[] {
  let end = start;
  return tiles.map((tile) => {
    const outward = otherEnd(tile, end);
    const name = `${end}-${outward}`;
    end = outward;
    return name;
  });
}

/** Returns the names of a train's tiles, and then its branches, if it has any. */
function writeTrain(train: Train, start: Pips): LineNotation {
  const names = writeLine(train, start);
  const { branches, end } = train;
  return branches === undefined ? names : [...names, branches.map((branch) => writeTrain(branch, end))];
}

/** Returns the number that a train starts with: the engine's, or of a Mexican train its first double's (16.3). */
function startOf({ rules, engine }: PublicRound, id: TrainId, { tiles }: Train): Pips {
  const [first] = tiles;
  return rules.mexicanTile === 'double' && typeof id !== 'number' && first !== undefined ? high(first) : high(engine);
}

/** Writes the Mexican trains: one, or a list. */
function writeMexicans<T>(table: PublicRound, write: (train: Train, start: Pips) => T): MexicanNotation<T> {
  const written = table.mexicans.map((train) => write(train, startOf(table, MEXICAN, train)));
  const [mexican] = written;
  if (mexican === undefined) return {};
  return written.length === 1 ? { mexican } : { mexicans: written };
}

/** Returns the branches of all trains by name; undefined for none. */
function writeBranches(table: PublicRound): BranchesNotation | undefined {
  const ids: readonly TrainId[] = [...table.seats.keys(), ...mexicansOf(table)];
  const lines = ids.flatMap((id) => branchLines(String(id), trainOf(table, id)));
  return lines.length === 0 ? undefined : Object.fromEntries(lines);
}

function branchLines(name: string, { branches = [], end }: Train): (readonly [string, TileName[]])[] {
  return branches.flatMap((branch, index) => {
    const line = name + branchName(index);
    return [[line, writeLine(branch, end)] as const, ...branchLines(line, branch)];
  });
}

function writeTable(table: PublicRound): TableNotation {
  return {
    rules: ruleChoice(table.rules),
    set: table.set,
    round: table.round,
    engine: tileName(table.engine),
    phase: table.phase,
    open: table.open.map(writeDouble),
    starter: table.starter,
    passes: table.passes,
    out: table.out,
    ...(table.outOnDouble && { outOnDouble: true }),
    scores: table.scores,
  };
}

function writeTurn({ turn }: PublicRound): TurnNotation {
  const { seat, step, doubles, bonus } = turn;
  return { seat, step, doubles: doubles.map(writeDouble), ...(bonus && { bonus }) };
}

function writeSeat({ marker, turns, tapOwed, stuck }: SeatState): SeatNotation {
  return { marker, turns, tapOwed, stuck };
}

function writeDouble({ train, line, tile, by }: OpenDouble): OpenDoubleNotation {
  return { train, ...(line !== undefined && { line }), tile: tileName(tile), ...(by !== undefined && { by }) };
}

function writePending({ tiles, tap }: PendingBuild): string {
  return (tiles.length === 0 ? 'pass' : `build ${tiles.map(tileName).join(' ')}`) + (tap ? '!' : '');
}

/** Writes the round as a position, from which `readPosition` restores it. */
export function writePosition({ table, secret }: RoundState): Position {
  const start = high(table.engine);
  const hand = at(secret.hands, table.turn.seat);
  const [drawn, second] = drawnOf(table, hand).map(tileName);
  return {
    ...writeTable(table),
    turn: {
      ...writeTurn(table),
      ...(drawn === undefined ? {} : { drawn: second === undefined ? drawn : [drawn, second] }),
    },
    seats: table.seats.map((state, seat) => ({
      hand: at(secret.hands, seat).map(tileName),
      train: writeTrain(state.train, start),
      ...writeSeat(state),
    })),
    ...writeMexicans(table, writeTrain),
    boneyard: secret.boneyard.map(tileName),
    pending: Object.fromEntries(secret.pending.flatMap((sent, seat) => (sent ? [[seat, writePending(sent)]] : []))),
  };
}

/** Writes a view for the wire, member by member, so that nothing is sent by accident. */
export function writeView({ table, seat, hand, pending }: View): ViewNotation {
  const start = high(table.engine);
  const branches = writeBranches(table);
  return {
    ...writeTable(table),
    turn: { ...writeTurn(table), ...(table.turn.drewTwo && { drewTwo: true }) },
    seats: table.seats.map((state) => ({
      train: writeLine(state.train, start),
      ...writeSeat(state),
      tiles: state.tiles,
      sent: state.sent,
    })),
    ...writeMexicans(table, writeLine),
    ...(branches && { branches }),
    boneyard: table.boneyard,
    seat,
    hand: hand.map(tileName),
    pending: pending && writePending(pending),
  };
}
