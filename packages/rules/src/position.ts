import { parseAction } from './action.ts';
import type { Fields } from './fields.ts';
import type { ViewNotation } from './notation.ts';
import { err, ok, type Result } from './result.ts';
import { parseRules, PARTNERS_NEED, PARTNER_SEATS } from './ruleset.ts';
import { scoresOf } from './score.ts';
import {
  at,
  MEXICAN,
  PHASES,
  STEPS,
  type OpenDouble,
  type PendingBuild,
  type RoundState,
  type SeatState,
  type PublicRound,
  type Train,
} from './table.ts';
import {
  bears,
  high,
  isDouble,
  isInSet,
  otherEnd,
  parseTile,
  SETS,
  type Pips,
  type Tile,
  type TileSet,
} from './tile.ts';
import type { View } from './view.ts';

/** Never leaves this file: `readPosition` returns its message as the error. */
class Unreadable extends Error {}

function fail(message: string): never {
  throw new Unreadable(message);
}

function fields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(`${what} must be an object.`);
  return Object.fromEntries(Object.entries(value));
}

function list(value: unknown, what: string): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : fail(`${what} must be a list.`);
}

function whole(value: unknown, what: string, most: number): number {
  if (value === undefined) return 0;
  const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
  return isWhole ? value : fail(`${what} must be a whole number from 0 to ${most}.`);
}

function flag(value: unknown, what: string): boolean {
  if (value === undefined) return false;
  return typeof value === 'boolean' ? value : fail(`${what} must be true or false.`);
}

function tile(value: unknown, what: string, set: TileSet): Tile {
  const found = typeof value === 'string' ? parseTile(value) : undefined;
  if (found === undefined || !isInSet(found, set))
    return fail(`${what} must be a tile of a double-${set} set, as "5-3".`);
  return found;
}

function tiles(value: unknown, what: string, set: TileSet): Tile[] {
  return list(value, what).map((one) => tile(one, what, set));
}

function train(value: unknown, what: string, start: Pips, set: TileSet): Train {
  const laid = tiles(value, what, set);
  let end = start;
  for (const next of laid) {
    if (!bears(next, end)) fail(`${what} does not match end to end.`);
    end = otherEnd(next, end);
  }
  return { tiles: laid, end };
}

function double(value: unknown, what: string, seats: number, set: TileSet): OpenDouble {
  const named = fields(value, what);
  const found = tile(named['tile'], `${what}.tile`, set);
  if (!isDouble(found)) fail(`${what}.tile must be a double.`);
  return {
    train: named['train'] === MEXICAN ? MEXICAN : whole(named['train'], `${what}.train`, seats - 1),
    tile: found,
  };
}

function oneOf<T extends string>(value: unknown, what: string, known: readonly T[], otherwise: T): T {
  if (value === undefined) return otherwise;
  return known.find((one) => one === value) ?? fail(`${what} must be one of ${known.join(', ')}.`);
}

/**
 * Reads a position (docs/rules.md section 7). Missing members are empty, zero, false or `start`.
 * The error is a sentence naming what cannot be read.
 */
export function readPosition(value: unknown): Result<RoundState, string> {
  try {
    return ok(read(fields(value, 'The position')));
  } catch (error) {
    if (error instanceof Unreadable) return err(error.message);
    throw error;
  }
}

function read(position: Fields): RoundState {
  const rules = parseRules(position['rules']);
  if (!rules.ok) return fail(rules.error);
  const set = SETS.find((one) => one === position['set']) ?? fail(`set must be one of ${SETS.join(', ')}.`);
  const engine = tile(position['engine'], 'engine', set);
  if (!isDouble(engine)) fail('engine must be a double.');
  const start = high(engine);
  const sitting = list(position['seats'], 'seats').map((seat, index) => fields(seat, `seats[${index}]`));
  const count = sitting.length;
  if (count < 2 || count > 16) fail('seats must be a list of 2 to 16.');
  if (rules.value.partners === 'yes' && !PARTNER_SEATS.includes(count)) fail(PARTNERS_NEED);
  const turn = fields(position['turn'] ?? {}, 'turn');
  const step = oneOf(turn['step'], 'turn.step', STEPS, 'start');
  const onTurn = whole(turn['seat'], 'turn.seat', count - 1);
  const hands = sitting.map((seat, index) => tiles(seat['hand'], `seats[${index}].hand`, set));
  if (step === 'drawn') putLast(at(hands, onTurn), tile(turn['drawn'], 'turn.drawn', set));
  const sent = fields(position['pending'] ?? {}, 'pending');
  const pending = sitting.map((_, seat) => readPending(sent[seat]));
  const seats = sitting.map((seat, index): SeatState => ({
    train: train(seat['train'], `seats[${index}].train`, start, set),
    marker: flag(seat['marker'], `seats[${index}].marker`),
    tiles: at(hands, index).length,
    turns: whole(seat['turns'], `seats[${index}].turns`, Number.MAX_SAFE_INTEGER),
    tapOwed: flag(seat['tapOwed'], `seats[${index}].tapOwed`),
    stuck: flag(seat['stuck'], `seats[${index}].stuck`),
    sent: at(pending, index) !== null,
  }));
  const boneyard = tiles(position['boneyard'], 'boneyard', set);
  const phase = oneOf(position['phase'], 'phase', PHASES, 'play');
  const doubles = (name: string, from: unknown): OpenDouble[] =>
    list(from, name).map((one, index) => double(one, `${name}[${index}]`, count, set));
  const table: PublicRound = {
    rules: rules.value,
    set,
    round: position['round'] === undefined ? set - start + 1 : whole(position['round'], 'round', set + 1),
    engine,
    phase,
    turn: { seat: onTurn, step, doubles: doubles('turn.doubles', turn['doubles']) },
    seats,
    mexican: train(position['mexican'], 'mexican', start, set),
    boneyard: boneyard.length,
    open: doubles('open', position['open']),
    starter: whole(position['starter'], 'starter', count - 1),
    passes: whole(position['passes'], 'passes', count),
    out: position['out'] === undefined || position['out'] === null ? null : whole(position['out'], 'out', count - 1),
    scores: phase === 'over' ? scoresOf(rules.value, hands) : null,
  };
  checkTiles(table, hands, boneyard);
  return { table, secret: { hands, boneyard, pending } };
}

function putLast(hand: Tile[], drawn: Tile): void {
  const index = hand.indexOf(drawn);
  if (index < 0) fail('turn.drawn must be in the hand of the seat whose turn it is.');
  hand.push(...hand.splice(index, 1));
}

function readPending(sent: unknown): PendingBuild | null {
  if (sent === undefined) return null;
  const action = typeof sent === 'string' ? parseAction(sent) : undefined;
  if (action?.do === 'build') return { tiles: action.tiles, tap: action.tap === true };
  return action?.do === 'pass' ? { tiles: [], tap: false } : fail('pending holds builds and passes only.');
}

function checkTiles(table: PublicRound, hands: readonly (readonly Tile[])[], boneyard: readonly Tile[]): void {
  const laid = [table.mexican, ...table.seats.map((seat) => seat.train)].flatMap((one) => one.tiles);
  const all = [table.engine, ...laid, ...hands.flat(), ...boneyard];
  if (new Set(all).size !== all.length) fail('A tile is there twice.');
  for (const { train: on, tile: open } of [...table.open, ...table.turn.doubles]) {
    const ends = on === MEXICAN ? table.mexican : at(table.seats, on).train;
    if (ends.tiles.at(-1) !== open) fail('An open double must be the last tile of its train.');
  }
}

/** Reads a view that has been validated against the wire schema; throws a RangeError for an invalid one. */
export function readView(view: ViewNotation): View {
  const { seats, boneyard, seat, hand, pending, ...rest } = view;
  // Reads the view as a position without the other hands and the boneyard, then restores their sizes.
  const read = readPosition({
    ...rest,
    turn: { ...view.turn, step: 'start' },
    phase: view.phase,
    seats: seats.map((one, index) => ({ ...one, hand: index === seat ? hand : [] })),
  });
  if (!read.ok) throw new RangeError(read.error);
  const { table, secret } = read.value;
  return {
    table: {
      ...table,
      turn: { ...table.turn, step: view.turn.step },
      seats: table.seats.map((one, index): SeatState => ({
        ...one,
        tiles: at(seats, index).tiles,
        sent: at(seats, index).sent,
      })),
      boneyard,
      scores: view.scores,
    },
    seat,
    hand: seat === null ? [] : at(secret.hands, seat),
    pending: pending === null ? null : readPending(pending),
  };
}
