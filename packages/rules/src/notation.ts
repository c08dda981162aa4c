import { ruleChoice, type RuleChoice } from './ruleset.ts';
import {
  at,
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
  readonly tile: TileName;
}

interface SeatNotation {
  readonly train: readonly TileName[];
  readonly marker: boolean;
  readonly turns: number;
  readonly tapOwed: boolean;
  readonly stuck: boolean;
}

interface TableNotation {
  readonly rules: RuleChoice;
  readonly set: number;
  readonly round: number;
  readonly engine: TileName;
  readonly phase: Phase;
  readonly mexican: readonly TileName[];
  readonly open: readonly OpenDoubleNotation[];
  readonly starter: Seat;
  readonly passes: number;
  readonly out: Seat | null;
  readonly scores: readonly Pips[] | null;
}

interface TurnNotation {
  readonly seat: Seat;
  readonly step: Step;
  readonly doubles: readonly OpenDoubleNotation[];
}

/** A whole round with its secrets, in the exchange format of docs/rules.md section 7. */
export interface Position extends TableNotation {
  readonly turn: TurnNotation & { readonly drawn?: TileName };
  readonly seats: readonly (SeatNotation & { readonly hand: readonly TileName[] })[];
  readonly boneyard: readonly TileName[];
  readonly pending: { readonly [seat: string]: string };
}

/** One seat's view of a round in the same format, with counts where a position has tiles. */
export interface ViewNotation extends TableNotation {
  readonly turn: TurnNotation;
  readonly seats: readonly (SeatNotation & { readonly tiles: number; readonly sent: boolean })[];
  readonly boneyard: number;
  readonly seat: Seat | null;
  /** In step `drawn` of the seat's own turn the last tile is the drawn one. */
  readonly hand: readonly TileName[];
  readonly pending: string | null;
}

/** Returns the names of a train's tiles, each starting with the end that faces the engine. */
function writeTrain(train: Train, start: Pips): TileName[] {
  let end = start;
  return train.tiles.map((tile) => {
    const outward = otherEnd(tile, end);
    const name = `${end}-${outward}`;
    end = outward;
    return name;
  });
}

function writeTable(table: PublicRound): TableNotation {
  const start = high(table.engine);
  return {
    rules: ruleChoice(table.rules),
    set: table.set,
    round: table.round,
    engine: tileName(table.engine),
    phase: table.phase,
    mexican: writeTrain(table.mexican, start),
    open: table.open.map(writeDouble),
    starter: table.starter,
    passes: table.passes,
    out: table.out,
    scores: table.scores,
  };
}

function writeTurn({ turn }: PublicRound): TurnNotation {
  return { seat: turn.seat, step: turn.step, doubles: turn.doubles.map(writeDouble) };
}

function writeSeat({ train, marker, turns, tapOwed, stuck }: SeatState, start: Pips): SeatNotation {
  return { train: writeTrain(train, start), marker, turns, tapOwed, stuck };
}

function writeDouble({ train, tile }: OpenDouble): OpenDoubleNotation {
  return { train, tile: tileName(tile) };
}

function writePending({ tiles, tap }: PendingBuild): string {
  return (tiles.length === 0 ? 'pass' : `build ${tiles.map(tileName).join(' ')}`) + (tap ? '!' : '');
}

/** Writes the round as a position, from which `readPosition` restores it. */
export function writePosition({ table, secret }: RoundState): Position {
  const start = high(table.engine);
  const drawn = table.turn.step === 'drawn' ? at(secret.hands, table.turn.seat).at(-1) : undefined;
  return {
    ...writeTable(table),
    turn: { ...writeTurn(table), ...(drawn === undefined ? {} : { drawn: tileName(drawn) }) },
    seats: table.seats.map((state, seat) => ({
      hand: at(secret.hands, seat).map(tileName),
      ...writeSeat(state, start),
    })),
    boneyard: secret.boneyard.map(tileName),
    pending: Object.fromEntries(secret.pending.flatMap((sent, seat) => (sent ? [[seat, writePending(sent)]] : []))),
  };
}

/** Writes a view for the wire, member by member, so that nothing is sent by accident. */
export function writeView({ table, seat, hand, pending }: View): ViewNotation {
  const start = high(table.engine);
  return {
    ...writeTable(table),
    turn: writeTurn(table),
    seats: table.seats.map((state) => ({ ...writeSeat(state, start), tiles: state.tiles, sent: state.sent })),
    boneyard: table.boneyard,
    seat,
    hand: hand.map(tileName),
    pending: pending && writePending(pending),
  };
}
