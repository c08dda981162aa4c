import { ALL_SETS, behindAll, countedScores, enginesOf, placesOf, rulesOf, totalsOf } from '@slow-train/rules';
import type { GameView } from '@slow-train/protocol';
import { occupantName } from '../occupant.ts';
import { scoresText } from '#text/rules.ts';
import type { Who } from '#words';

/** One seat on the score sheet. */
interface Column extends Who {
  /** Also of the player, whose `name` is “You”: for paper. */
  readonly ownName: string;
  readonly seat: number;
  readonly total: number;
  readonly place: number;
  readonly isLeading: boolean;
  /** Places gained in the last round, negative if lost; 0 before the second round. */
  readonly moved: number;
}

/** The content of a cell: pips, or nothing yet. */
export interface ScoreCell {
  readonly pips: number | null;
  readonly wentOut: boolean;
}

/** A row of the score sheet. */
export interface ScoreRound {
  readonly round: number;
  /** null if it is not known before the deal. */
  readonly engine: string | null;
  readonly state: 'past' | 'now' | 'next' | 'todo';
  readonly isBlocked: boolean;
  /** By column. */
  readonly cells: readonly ScoreCell[];
}

/** The scores of a game in display order: my column first, then the others in order of play. */
export interface ScoreTable {
  readonly columns: readonly Column[];
  /** The rounds before the game, which were played with real dominoes. */
  readonly earlier: readonly Pick<ScoreRound, 'engine' | 'isBlocked' | 'cells'>[];
  readonly rounds: readonly ScoreRound[];
  readonly leaders: readonly Column[];
  readonly you: Column | null;
  readonly blocked: readonly number[];
  readonly played: number;
  /** Whether there are places yet, or ever: a cancelled game has none. */
  readonly isRanked: boolean;
}

/** The parts of a game that its score sheet shows. */
export type ScoredGame = Pick<
  GameView,
  'seats' | 'rounds' | 'earlier' | 'results' | 'places' | 'rules' | 'set' | 'isCancelled'
> & {
  readonly you: Pick<GameView['you'], 'seat'>;
  /** The round that is being played. */
  readonly round: { readonly round: number; readonly engine: string } | null;
};

/** Returns the score sheet of a game. */
export function sheetOf(game: ScoredGame): ScoreTable {
  const columns = columnsOf(game);
  const played = game.results.length;
  return {
    columns,
    earlier: (game.earlier ?? []).map(({ engine, scores, out }) => ({
      engine,
      // Nobody has to note on paper who went out.
      isBlocked: false,
      cells: columns.map(({ seat }) => ({ pips: scores[seat] ?? null, wentOut: out === seat })),
    })),
    rounds: Array.from({ length: isOver(game) ? played : game.rounds }, (_, index) =>
      scoreRoundOf(game, index + 1, columns),
    ),
    leaders: columns.filter((column) => column.isLeading),
    you: columns.find((column) => column.isYou) ?? null,
    blocked: game.results.flatMap((result, index) => (result.out === null ? [index + 1] : [])),
    played,
    isRanked: isRanked(game),
  };
}

/** Whether a game has come to its result: after all of its rounds, or when a total has reached the target. */
const isOver = ({ places }: Pick<ScoredGame, 'places'>): boolean => places !== null;

/** Whether no round follows this one, as far as is known yet. */
export function isLastRound(game: Pick<ScoredGame, 'places' | 'results' | 'rounds'>, round: number): boolean {
  return round === (isOver(game) ? game.results.length : game.rounds);
}

/** Returns the score sheet of a game as it was when a round was over. */
export function sheetAfter(game: ScoredGame, round: number): ScoreTable {
  return sheetOf({
    ...game,
    results: game.results.slice(0, round),
    places: isLastRound(game, round) ? game.places : null,
    isCancelled: false,
    round: null,
  });
}

/** Returns the name of a seat: mine is "You". */
export function whoAt(game: Pick<ScoredGame, 'seats' | 'you'>, seat: number): Who {
  const isYou = game.you.seat === seat;
  return { name: isYou ? scoresText.you : occupantName(game, seat), isYou };
}

function isRanked({ earlier = [], results, places, isCancelled }: ScoredGame): boolean {
  return (earlier.length + results.length > 0 || places !== null) && !isCancelled;
}

/** Returns the places with those who got up behind all others. */
function rankedIn(game: Pick<ScoredGame, 'seats'>, places: readonly number[]): readonly number[] {
  return behindAll(
    places,
    game.seats.map((seat) => seat.kind !== 'nobody' && seat.gotUp !== undefined),
  );
}

function columnsOf(game: ScoredGame): Column[] {
  const scores = countedScores(game);
  const seats = game.seats.length;
  const totals = totalsOf(scores, seats);
  const rules = rulesOf(game.rules);
  const placesAfter = (rounds: number): readonly number[] =>
    rankedIn(game, placesOf(rules, scores.slice(0, rounds), seats));
  const places = game.places ?? placesAfter(scores.length);
  const before = scores.length > 1 ? placesAfter(scores.length - 1) : places;
  const first = game.you.seat ?? 0;
  return Array.from({ length: seats }, (_, step) => {
    const seat = (first + step) % seats;
    const place = places[seat] ?? 1;
    return {
      ...whoAt(game, seat),
      ownName: occupantName(game, seat),
      seat,
      total: totals[seat] ?? 0,
      place,
      isLeading: isRanked(game) && place === 1,
      moved: (before[seat] ?? place) - place,
    };
  });
}

function scoreRoundOf(game: ScoredGame, round: number, columns: readonly Column[]): ScoreRound {
  const result = game.results[round - 1];
  const state = stateOf(game, round);
  return {
    round,
    engine: result?.engine ?? engineOf(game, round),
    state,
    isBlocked: result !== undefined && result.out === null,
    cells: columns.map(({ seat }) => ({
      pips: result?.scores[seat] ?? null,
      wentOut: result !== undefined && result.out === seat,
    })),
  };
}

function stateOf(game: ScoredGame, round: number): ScoreRound['state'] {
  const played = game.results.length;
  if (round <= played) return 'past';
  if (round > played + 1 || game.isCancelled) return 'todo';
  return game.round?.round === round ? 'now' : 'next';
}

/**
 * Returns the engine of a round. If doubles come in order it is known in advance; with `highest` it depends on the
 * deal.
 */
function engineOf(game: ScoredGame, round: number): string | null {
  if (game.round?.round === round) return game.round.engine;
  const rules = rulesOf(game.rules);
  const set = ALL_SETS.find((one) => one === game.set);
  const isKnown = rules.opening !== 'highest' && set !== undefined;
  const pips = isKnown ? enginesOf(rules, set)[round - 1] : undefined;
  return pips === undefined ? null : `${pips}-${pips}`;
}
