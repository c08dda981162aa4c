import { parseAction } from './action.ts';
import type { Fields } from './fields.ts';
import type { BranchesNotation, LineNotation, ViewNotation } from './notation.ts';
import { PARTNERS_NEED, PARTNER_SEATS, rulesOf, type RuleSet } from './ruleset.ts';
import { scoresOf } from './score.ts';
import {
  at,
  branchName,
  hasTrain,
  MEXICAN,
  lastTileOf,
  MEXICANS,
  MOST_BRANCHES,
  PHASES,
  STEPS,
  type OpenDouble,
  type PendingBuild,
  type RoundState,
  type SeatState,
  type PublicRound,
  type Train,
  type TrainId,
} from './table.ts';
import {
  ALL_SETS,
  bears,
  high,
  isDouble,
  isInSet,
  otherEnd,
  parseTile,
  type Pips,
  type Tile,
  type TileName,
  type TileSet,
} from './tile.ts';
import type { View } from './view.ts';

/** A part that cannot be read; its message says which. `readPosition` returns it as the error. */
export class UnreadableRound extends RangeError {}

function fail(message: string): never {
  throw new UnreadableRound(message);
}

export function fields(value: unknown, what: string): Fields {
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

function train(value: unknown, what: string, start: Pips, set: TileSet, startsWithDouble = false): Train {
  const line = list(value, what);
  const forks = line.at(-1);
  const laid = tiles(Array.isArray(forks) ? line.slice(0, -1) : line, what, set);
  const [first] = laid;
  let end = startsWithDouble && first !== undefined && isDouble(first) ? high(first) : start;
  for (const next of laid) {
    if (!bears(next, end)) fail(`${what} does not match end to end.`);
    end = otherEnd(next, end);
  }
  if (!Array.isArray(forks)) return { tiles: laid, end };
  const last = laid.at(-1);
  if (last === undefined || !isDouble(last)) fail(`${what} has branches without a double.`);
  if (forks.length > MOST_BRANCHES) fail(`${what} has more than ${MOST_BRANCHES} branches on a double.`);
  return { tiles: laid, end, branches: forks.map((branch: unknown) => train(branch, what, end, set)) };
}

function double(value: unknown, what: string, seats: number, set: TileSet): OpenDouble {
  const named = fields(value, what);
  const found = tile(named['tile'], `${what}.tile`, set);
  if (!isDouble(found)) fail(`${what}.tile must be a double.`);
  const { line } = named;
  if (line !== undefined && !(typeof line === 'string' && /^[abc]+$/.test(line)))
    return fail(`${what}.line must be letters from a to c.`);
  return {
    train: MEXICANS.find((one) => one === named['train']) ?? whole(named['train'], `${what}.train`, seats - 1),
    ...(line !== undefined && { line }),
    tile: found,
    ...(named['by'] === undefined ? {} : { by: whole(named['by'], `${what}.by`, seats - 1) }),
  };
}

function oneOf<T extends string>(value: unknown, what: string, known: readonly T[], otherwise: T): T {
  if (value === undefined) return otherwise;
  return known.find((one) => one === value) ?? fail(`${what} must be one of ${known.join(', ')}.`);
}

/** The rounds of a game, as far as a position does not say which one it shows (section 24). */
export interface Rounds {
  /** The round of an engine. */
  usual(set: TileSet, engine: Pips): number;
  readonly most: (set: TileSet) => number;
}

/**
 * Reads a round that is written as a position by rules that have been read.
 * @throws Unreadable with a sentence
 */
export function readRound(position: Fields, rules: RuleSet, rounds: Rounds): RoundState {
  const set = ALL_SETS.find((one) => one === position['set']) ?? fail('set must be a whole number from 4 to 18.');
  const engine = tile(position['engine'], 'engine', set);
  if (!isDouble(engine)) fail('engine must be a double.');
  const start = high(engine);
  const sitting = list(position['seats'], 'seats').map((seat, index) => fields(seat, `seats[${index}]`));
  const count = sitting.length;
  if (count < 2 || count > 16) fail('seats must be a list of 2 to 16.');
  if (rules.partners === 'yes' && !PARTNER_SEATS.includes(count)) fail(PARTNERS_NEED);
  const turn = fields(position['turn'] ?? {}, 'turn');
  const step = oneOf(turn['step'], 'turn.step', STEPS, 'start');
  const onTurn = whole(turn['seat'], 'turn.seat', count - 1);
  const hands = sitting.map((seat, index) => tiles(seat['hand'], `seats[${index}].hand`, set));
  const drawn = turn['drawn'];
  const drawnTiles = step === 'drawn' ? tiles(Array.isArray(drawn) ? drawn : [drawn], 'turn.drawn', set) : [];
  for (const one of drawnTiles) putLast(at(hands, onTurn), one);
  const drewTwo = drawnTiles.length === 2;
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
  // Examples hold back foreign tiles there; a table is never dealt any (`openRound`).
  const boneyard = tiles(position['boneyard'], 'boneyard', at(ALL_SETS, ALL_SETS.length - 1));
  const phase = oneOf(position['phase'], 'phase', PHASES, 'play');
  const doubles = (name: string, from: unknown): OpenDouble[] =>
    list(from, name).map((one, index) => double(one, `${name}[${index}]`, count, set));
  const out =
    position['out'] === undefined || position['out'] === null ? null : whole(position['out'], 'out', count - 1);
  const first = out ?? hands.findIndex((hand) => hand.length === 0);
  const outOnDouble = flag(position['outOnDouble'], 'outOnDouble');
  const table: PublicRound = {
    rules,
    set,
    round:
      position['round'] === undefined ? rounds.usual(set, start) : whole(position['round'], 'round', rounds.most(set)),
    engine,
    phase,
    turn: {
      seat: onTurn,
      step,
      doubles: doubles('turn.doubles', turn['doubles']),
      ...(drewTwo && { drewTwo: true }),
      ...(flag(turn['bonus'], 'turn.bonus') && { bonus: true }),
    },
    seats,
    mexicans: mexicansIn(position, rules, start, set),
    boneyard: boneyard.length,
    open: doubles('open', position['open']),
    starter: whole(position['starter'], 'starter', count - 1),
    passes: whole(position['passes'], 'passes', count),
    out,
    ...(outOnDouble && { outOnDouble }),
    scores: phase === 'over' ? scoresOf(rules, hands, { out: first < 0 ? null : first, onDouble: outOnDouble }) : null,
  };
  checkDoubles(table);
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

function mexicansIn(position: Fields, rules: RuleSet, start: Pips, set: TileSet): readonly Train[] {
  const several = list(position['mexicans'], 'mexicans');
  const all = rules.mexicanTrains === 1 ? [position['mexican']] : several;
  if (all.length > rules.mexicanTrains) fail(`mexicans must be at most ${rules.mexicanTrains} trains.`);
  return Array.from({ length: rules.mexicanTrains }, (_, index) =>
    train(all[index], index === 0 ? 'mexican' : `mexicans[${index}]`, start, set, rules.mexicanTile === 'double'),
  );
}

function checkDoubles(table: PublicRound): void {
  for (const double of [...table.open, ...table.turn.doubles]) {
    if (!hasTrain(table, double.train) || lastTileOf(table, double) !== double.tile)
      fail('An open double must be the last tile of its line.');
  }
}

/** Reads a view that has been validated against the wire schema; throws a RangeError for an invalid one. */
export function readView(view: ViewNotation): View {
  const { seats, boneyard, seat, hand, pending, branches = {}, mexican, mexicans, ...rest } = view;
  const whole = (id: TrainId, tiles: readonly TileName[]): LineNotation => withBranches(String(id), tiles, branches);
  // Reads the view as a position without the other hands and the boneyard, then restores their sizes.
  const { table, secret } = readRound(
    {
      ...rest,
      turn: { seat: view.turn.seat, step: 'start', doubles: view.turn.doubles, bonus: view.turn.bonus },
      phase: view.phase,
      seats: seats.map((one, index) => ({
        ...one,
        train: whole(index, one.train),
        hand: index === seat ? hand : [],
      })),
      mexican: mexican && whole(MEXICAN, mexican),
      mexicans: mexicans?.map((tiles, index) => whole(at(MEXICANS, index), tiles)),
    },
    rulesOf(view.rules),
    { usual: () => 1, most: () => Number.MAX_SAFE_INTEGER },
  );
  return {
    table: {
      ...table,
      turn: { ...table.turn, step: view.turn.step, ...(view.turn.drewTwo && { drewTwo: true }) },
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

/** Returns a line as positions write it, with the branches that are listed by name. */
function withBranches(name: string, tiles: readonly TileName[], branches: BranchesNotation): LineNotation {
  const begun = Array.from({ length: MOST_BRANCHES }, (_, index) => name + branchName(index)).flatMap((line) => {
    const own = branches[line];
    return own === undefined ? [] : [withBranches(line, own, branches)];
  });
  return begun.length === 0 ? tiles : [...tiles, begun];
}
