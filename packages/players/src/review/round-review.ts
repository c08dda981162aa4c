import { at, type Pips, type PublicRound, type Seat, type View } from '@slow-train/rules';
import { isThinkable } from '../thinking/round.ts';
import { SAMPLES, seatOf, weigh, type Weighed } from './decision.ts';
import { sharesOf, type Shares } from './luck.ts';
import type { OwnMove } from './own-move.ts';
import { advantageOf, type Advantage } from './reason.ts';

/** A decision that was weighed. */
export interface ReviewedMove extends Weighed {
  /** By its place among the own moves of the round. */
  readonly index: number;
  /** Counts the seat's own turns from 1. */
  readonly turn: number;
  /** Advantage of the best move over the chosen one, or of the chosen one over the next, if that is the best. */
  readonly advantage: Advantage;
  /** What speaks for the chosen move, next to the best of the others. */
  readonly reason: Advantage;
}

/** A turn, as a chart shows it. */
interface ReviewedTurn {
  readonly turn: number;
  /** Pips that its costly moves cost. */
  readonly cost: number;
  /** Whether there was anything to choose. */
  readonly hadChoice: boolean;
}

export interface RoundReview {
  readonly result: Pips;
  readonly shares: Shares;
  readonly turns: readonly ReviewedTurn[];
  readonly moves: readonly ReviewedMove[];
}

export interface RoundInReview {
  readonly moves: readonly OwnMove[];
  /** The table at the end. */
  readonly table: PublicRound;
  readonly seat: Seat;
  /** The same seed gives the same figures. */
  readonly seed: string;
  readonly samples?: number;
}

/** Whether rounds with these rules can be reviewed. */
export const isReviewable = isThinkable;

/**
 * Reviews a seat's moves in a finished round by its knowledge then, a move for each step, so that a caller can show its progress.
 * @returns the review; null for a round that is not over, or whose rules cannot be thought through
 */
export function* reviewSteps({
  moves,
  table,
  seat,
  seed,
  samples = SAMPLES,
}: RoundInReview): Generator<number, RoundReview | null> {
  if (table.scores === null || !isReviewable(table)) return null;
  const weighed: ReviewedMove[] = [];
  for (const [index, { before, action, isByOther }] of moves.entries()) {
    const found = isByOther === true ? null : weigh(before, action, `${seed} ${index}`, samples);
    if (found !== null) {
      const reason = advantageOf(before, found.chosen.move, found.other.move);
      const advantage = found.best === found.chosen ? reason : advantageOf(before, found.best.move, found.chosen.move);
      weighed.push({ ...found, index, turn: turnOf(before), advantage, reason });
    }
    yield (index + 1) / moves.length;
  }
  const result = at(table.scores, seat);
  const play = weighed.reduce((sum, { cost, ordinary }) => sum + cost - ordinary, 0);
  return {
    result,
    shares: sharesOf(moves, seat, seed, play, result),
    turns: turnsOf(moves, weighed),
    moves: weighed,
  };
}

/** Reviews a round at once. */
export function reviewRound(round: RoundInReview): RoundReview | null {
  const steps = reviewSteps(round);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const turnOf = (view: View): number => at(view.table.seats, seatOf(view)).turns + 1;

function turnsOf(moves: readonly OwnMove[], weighed: readonly ReviewedMove[]): readonly ReviewedTurn[] {
  return [...new Set(moves.map(({ before }) => turnOf(before)))].map((turn) => {
    const here = weighed.filter((one) => one.turn === turn);
    const costly = here.filter(({ verdict }) => verdict === 'costly');
    return { turn, cost: costly.reduce((sum, { cost }) => sum + cost, 0), hadChoice: here.length > 0 };
  });
}

/** Returns the moves that cost most, three by default, the dearest first. */
export function costliest<T extends Pick<ReviewedMove, 'verdict' | 'cost'>>(
  moves: readonly T[],
  most = 3,
): readonly T[] {
  return moves
    .filter(({ verdict }) => verdict === 'costly')
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most);
}

/** Returns the move that was furthest ahead of all others; undefined if none was clearly ahead. */
export function bestOf<T extends Pick<ReviewedMove, 'verdict' | 'chosen' | 'other'>>(
  moves: readonly T[],
): T | undefined {
  const ahead = ({ chosen, other }: T): number => other.mean - chosen.mean;
  return moves.filter(({ verdict }) => verdict === 'best').toSorted((a, b) => ahead(b) - ahead(a))[0];
}
