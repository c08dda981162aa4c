import {
  at,
  branchOf,
  compareTiles,
  endOf,
  high,
  low,
  openEnds,
  openRound,
  otherEnd,
  parseAction,
  parseSetup,
  parseTile,
  placesOf,
  playText,
  PRESETS,
  readPosition,
  tileName,
  trackOf,
  trainOf,
  type Event,
  type Line,
  type ListedOption,
  type Options,
  type Pips,
  type PresetName,
  type Refusal,
  type RoundState,
  type RuleChoice,
  type Tile,
  type TrainId,
} from '@slow-train/rules';
import { pictureText } from '#text/rules.ts';
import { PEOPLE, type LittleRow, type LittleTile } from '../pictures/LittleBoard.tsx';
import { EXAMPLES, PRESET_SCENES, type DealExample, type ExampleMove, type Scene } from './examples.ts';

/** An option's example under one of its values. */
export interface RulePicture {
  readonly rows: readonly LittleRow[];
  /** The reason why the rules refuse the move; null if they allow it. */
  readonly refusal: Refusal | null;
}

/** Draws an option's example under one value. All of it comes from playing the example by the rules. */
export function rulePicture<K extends ListedOption>(option: K, value: Options[K]): RulePicture {
  const example = EXAMPLES[option];
  switch (example.kind) {
    case 'move':
      return pictureOfScene(
        { ...example, seats: example.seatsWith?.[String(value)] ?? example.seats },
        { ...example.rules, [option]: value },
      );
    case 'deal':
      return { rows: rowsOfDeal(option, value, example), refusal: null };
    case 'tie':
      return { rows: rowsOfTie(example.rounds, { [option]: value }), refusal: null };
    default:
      return example satisfies never;
  }
}

/** Draws the flavour of a rule set: a move that its rules allow. */
export function presetPicture(preset: PresetName): RulePicture {
  return pictureOfScene(PRESET_SCENES[preset], { preset });
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** Returns "You", or the name of another seat. */
function trainName(train: TrainId): string {
  if (typeof train !== 'number') return pictureText.mexican;
  return train === 0 ? pictureText.you : (PEOPLE[train - 1] ?? '');
}

function placed(tiles: readonly Tile[], start: Pips): LittleTile[] {
  let end = start;
  return tiles.map((tile) => {
    const inward = end;
    end = otherEnd(tile, inward);
    return { inward, outward: end };
  });
}

const held = (tiles: readonly Tile[]): LittleTile[] =>
  tiles.map((tile) => ({ inward: high(tile), outward: low(tile) }));

function roundOf(example: Scene, rules: RuleChoice): RoundState {
  const firstTurn = rules.firstTurn ?? PRESETS[rules.preset].options.firstTurn;
  const isFirst = example.seats.every(({ turns }) => turns === 0);
  const read = readPosition({
    rules,
    set: example.set ?? 12,
    engine: example.engine ?? '9-9',
    phase: isFirst && firstTurn === 'phase' ? 'building' : 'play',
    seats: example.seats.map(({ train, hand, marker = false, turns = 3 }) => ({
      train: words(train),
      hand: words(hand),
      marker,
      turns,
    })),
    mexican: words(example.mexican),
    mexicans: [words(example.mexican)],
    boneyard: words(example.boneyard),
    open: openOf(example, rules),
    turn: {
      seat: example.turn ?? 0,
      ...(example.drawn === undefined ? {} : { step: 'drawn', drawn: example.drawn }),
    },
  });
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** The open double of a scene, as the rules know it: nobody's, or that of a player. */
function openOf({ open }: Scene, { openBinds }: RuleChoice): readonly object[] {
  if (open === undefined || openBinds === 'none') return [];
  const { by, ...anybodys } = open;
  return [openBinds === 'player' ? { ...anybodys, by } : anybodys];
}

function pictureOfScene(example: Scene, rules: RuleChoice): RulePicture {
  let before = roundOf(example, rules);
  for (const [seat, action] of example.before ?? []) {
    const played = playText(before, seat, action);
    if (played.ok) before = played.value.state;
  }
  const tried = example.moves.map((move) => ({ move, played: playText(before, ...move) }));
  const { move, played } = tried.find((one) => one.played.ok) ?? at(tried, 0);
  const after = played.ok ? played.value.state : before;
  const shown: Shown = {
    before,
    after,
    move,
    events: played.ok ? played.value.events : [],
    isRefused: !played.ok,
    hasSignals: example.signals ?? false,
  };
  const rows = after.table.scores === null ? example.shows.flatMap((row) => rowsOf(row, shown)) : countedRows(after);
  return { rows, refusal: played.ok ? null : played.error };
}

/** A move and its outcome. */
interface Shown {
  readonly before: RoundState;
  readonly after: RoundState;
  readonly move: ExampleMove;
  readonly events: readonly Event[];
  readonly isRefused: boolean;
  readonly hasSignals: boolean;
}

function rowsOf(row: TrainId | 'hand', shown: Shown): readonly LittleRow[] {
  if (row === 'hand') return [handRow(shown)];
  const { table } = shown.after;
  const branches = openEnds(table, row)
    .map(({ line }) => branchOf(line))
    .filter((branch) => branch !== '' && trackOf(trainOf(table, row), branch).tiles.length > 0);
  return [trainRow(row, shown), ...branches.map((branch) => branchRow(row, branch, shown))];
}

/** A branch of a train, which begins on the double that ends the line before it. */
function branchRow(id: TrainId, branch: Line, { before, after }: Shown): LittleRow {
  const { tiles } = trackOf(trainOf(after.table, id), branch);
  const laid = placed(tiles, endOf(after.table, { train: id, line: branch.slice(0, -1) }));
  const known = trackOf(trainOf(before.table, id), branch).tiles.length;
  return {
    name: pictureText.branch(branch),
    tiles: laid.map((tile, index): LittleTile => (index < known ? tile : { ...tile, state: 'new' })),
    note: known < laid.length ? pictureText.allowed : '',
    tone: known < laid.length ? 'lit' : 'plain',
  };
}

/** The hand of the first seat, with the effect of the move on it. */
function handRow({ after, move, isRefused, events }: Shown): LittleRow {
  const [seat, action] = move;
  const { table, secret } = after;
  const hand = at(secret.hands, 0);
  const drawn = events.find((event) => event.type === 'drew');
  const note = (): string => {
    if (action === 'pass') return isRefused ? pictureText.mayNotKeep : pictureText.mayKeep;
    if (isRefused) return pictureText.mayNotDraw;
    if (drawn?.type === 'drew' && drawn.tile !== null)
      return table.turn.step === 'drawn' ? pictureText.drew(tileName(drawn.tile)) : pictureText.mayDraw;
    if (at(table.seats, seat).tapOwed) return pictureText.tap;
    return events.some((event) => event.type === 'lastTile') ? pictureText.oneLeft : '';
  };
  return {
    name: pictureText.yourHand,
    tiles: held(hand),
    isLoose: true,
    note: note(),
    tone: isRefused ? 'dim' : 'plain',
  };
}

function trainRow(id: TrainId, shown: Shown): LittleRow {
  const { before, after, move, isRefused, hasSignals } = shown;
  const { table } = after;
  const start = high(table.engine);
  const laid = placed(trackOf(trainOf(table, id)).tiles, start);
  const grown = laid.length - trackOf(trainOf(before.table, id)).tiles.length;
  const proposed = proposedTiles(id, shown);
  const tiles: LittleTile[] = [
    ...laid.map((tile, index): LittleTile => (index >= laid.length - grown ? { ...tile, state: 'new' } : tile)),
    ...proposed,
  ];
  const open = [...table.turn.doubles, ...table.open].find((double) => double.train === id);
  const marker = typeof id === 'number' && at(table.seats, id).marker;
  const isTarget = grown > 0 || proposed.length > 0;
  const isBuild = move[1].startsWith('build');
  return {
    name: trainName(id),
    tiles,
    ...((hasSignals || marker) && typeof id === 'number' ? { signal: marker ? 'up' : 'down' } : {}),
    note: noteOf(id, shown, { open: open?.tile, marker, isTarget, isBuild }),
    tone: open !== undefined ? 'red' : isRefused && isTarget ? 'dim' : isTarget ? 'lit' : 'plain',
  };
}

/** The tiles that the move would have laid on this train: refused, or sent and still hidden. */
function proposedTiles(id: TrainId, { after, move, isRefused }: Shown): LittleTile[] {
  const [seat, text] = move;
  const action = parseAction(text);
  const end = trainOf(after.table, id).end;
  const state = isRefused ? 'refused' : 'new';
  const isSent = id === seat && at(after.table.seats, seat).sent && at(after.table.seats, seat).turns === 0;
  if (action?.do === 'play' && isRefused && action.train === id)
    return placed([action.tile], end).map((tile) => ({ ...tile, state }));
  if (action?.do === 'build' && id === seat && (isRefused || isSent))
    return placed(action.tiles, end).map((tile) => ({ ...tile, state }));
  return [];
}

function noteOf(
  id: TrainId,
  { before, after, move, events, isRefused }: Shown,
  row: {
    readonly open: Tile | undefined;
    readonly marker: boolean;
    readonly isTarget: boolean;
    readonly isBuild: boolean;
  },
): string {
  const { table } = after;
  if (isRefused && row.isTarget) return pictureText.refused;
  if (row.open !== undefined) return pictureText.doubleOpen(tileName(row.open));
  if (events.some((event) => event.type === 'skipped' && event.seat === id)) return pictureText.skipped;
  if (events.some((event) => event.type === 'skipped') || before.table.open.length > 0) {
    if (id === table.turn.seat) return pictureText.toPlay;
  }
  if (typeof id === 'number' && at(table.seats, id).sent && row.isTarget) return pictureText.sent;
  if (row.marker) return pictureText.open;
  if (typeof id === 'number' && at(before.table.seats, id).marker) return pictureText.closed;
  if (row.isTarget && row.isBuild) return pictureText.ends(trainOf(table, id).end);
  return row.isTarget && move[1].includes('@') ? pictureText.allowed : '';
}

/** Everybody's tiles at the end of a round, and their score. */
function countedRows({ table, secret }: RoundState): LittleRow[] {
  return table.seats.map((_, seat) => ({
    name: trainName(seat),
    tiles: held(at(secret.hands, seat)),
    isLoose: true,
    note: scoreNote(at(secret.hands, seat).length === 0, at(table.scores ?? [], seat)),
    tone: 'plain',
  }));
}

/** "out" or "counts 12"; both for a player who is out and does not score 0. */
function scoreNote(isOut: boolean, score: Pips): string {
  if (!isOut) return pictureText.counts(score);
  return score === 0 ? pictureText.out : `${pictureText.out}, ${pictureText.counts(score)}`;
}

/** The hands that are dealt, two tiles each, then the boneyard. You hold a double, Ana the engine and the highest double. */
const DECK = '10-10 5-2 9-9 11-11 10-2 11-4 8-3 12-1';
const ENGINE = '9-9';
/** The round whose engine that is, in a double-twelve set. */
const ROUND = 4;

const parsed = (names: readonly string[]): Tile[] => names.flatMap((name) => parseTile(name) ?? []);

function rowsOfDeal<K extends ListedOption>(option: K, value: Options[K], example: DealExample): LittleRow[] {
  const setup = parseSetup({ preset: 'caravan', ...example.with[String(value)], [option]: value }, 2, 12);
  if (!setup.ok) throw new Error(setup.error);
  const { rules } = setup.value;
  const isAside = rules.opening === 'aside';
  const names = words(example.deck ?? DECK);
  const deck = parsed(isAside ? names.map((name) => (name === ENGINE ? '12-0' : name)) : names);
  const opened = openRound({
    setup: { ...setup.value, handSize: 2 },
    round: ROUND,
    usedEngines: [],
    starter: 0,
    decks: [deck],
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const { state, events } = opened.value;
  const engineRow: LittleRow = {
    name: pictureText.engine,
    tiles: held([state.table.engine]),
    isLoose: true,
    tone: 'lit',
  };
  const layer = events.find((event) => event.type === 'engineLaid');
  if (layer?.type !== 'engineLaid')
    return [engineRow, ...(option === 'starter' ? rowsOfDraw(rules.starter, state) : rowsOfHands(state))];
  const rows = state.secret.hands.map((hand, seat): LittleRow => {
    const isLayer = seat === layer.seat;
    const begins = seat === state.table.starter;
    const note = isLayer
      ? (begins ? pictureText.layAndStarts : pictureText.lays)(tileName(layer.tile))
      : begins
        ? pictureText.starts
        : '';
    return {
      name: trainName(seat),
      tiles: held(isLayer ? [layer.tile, ...hand] : hand),
      isLoose: true,
      note,
      tone: isLayer ? 'lit' : 'plain',
    };
  });
  return rows;
}

function rowsOfHands({ secret }: RoundState): LittleRow[] {
  return secret.hands.map((hand, seat) => ({ name: trainName(seat), tiles: held(hand), isLoose: true, tone: 'plain' }));
}

/** The draw for the first turn where the engine is put aside: by chance, or by the highest tile. */
function rowsOfDraw(starter: Options['starter'], { secret }: RoundState): LittleRow[] {
  const drawn = secret.hands.map((hand) => at(hand, 1));
  const highest = at(drawn.toSorted(compareTiles), drawn.length - 1);
  return drawn.map((tile, seat) => ({
    name: trainName(seat),
    tiles: starter === 'highTile' ? held([tile]) : [],
    isLoose: true,
    note: starter === 'random' ? pictureText.byChance : tile === highest ? pictureText.starts : '',
    tone: 'plain',
  }));
}

function rowsOfTie(rounds: readonly (readonly number[])[], option: Partial<Options>): LittleRow[] {
  const seats = at(rounds, 0).length;
  const setup = parseSetup({ preset: 'caravan', ...option }, seats);
  if (!setup.ok) throw new Error(setup.error);
  const places = placesOf(setup.value.rules, rounds, seats);
  return places.map((place, seat) => {
    const scores = rounds.map((round) => at(round, seat));
    const sum = scores.reduce((total, score) => total + score, 0);
    const note = pictureText.rounds(scores, sum);
    return {
      name: trainName(seat),
      tiles: [],
      isLoose: true,
      note: place === 1 ? `${note}, ${pictureText.wins}` : note,
      tone: place === 1 ? 'lit' : 'plain',
    };
  });
}
