import {
  bestOf,
  costliest,
  isReviewable,
  reviewSteps,
  roundsInReview,
  type ReviewedMove,
  type RoundReview,
} from '@slow-train/players/review';
import { at, type GameRecord, type Seat, type View } from '@slow-train/rules';

// Reviews finished rounds away from the page, which stays quick meanwhile.

export interface ReviewTask {
  readonly record: GameRecord;
  readonly seat: Seat;
  /** By round, the places of those among the seat's moves that somebody else made. */
  readonly byOthers?: readonly (readonly number[])[];
  /** The same figures for everybody who asks again, on every device. */
  readonly seed: string;
  /** Only this round, from 1; null for all. */
  readonly round: number | null;
  /** Deals for each decision, if not the usual number. */
  readonly samples?: number;
}

/** A move that is shown with the board as it was. */
export interface ShownMove extends ReviewedMove {
  readonly round: number;
  readonly before: View;
  /** Actions of the round before it. */
  readonly step: number;
}

export interface ReviewedRound extends RoundReview {
  /** From 1. */
  readonly round: number;
  /** Those that mattered most in this round. */
  readonly mattered: readonly ShownMove[];
  readonly good: ShownMove | undefined;
}

export type ReviewNews =
  | { readonly kind: 'working'; readonly done: number; readonly of: number; readonly share: number }
  | { readonly kind: 'done'; readonly rounds: readonly ReviewedRound[]; readonly isRefused: boolean };

addEventListener('message', ({ data }: MessageEvent<ReviewTask>) => {
  const wanted = roundsInReview(data.record, data.seat, data.seed, data.byOthers)
    .map((round, index) => ({ ...round, number: index + 1 }))
    .filter(({ number }) => data.round === null || number === data.round);
  const rounds: ReviewedRound[] = [];
  for (const [index, { number, ...round }] of wanted.entries()) {
    const steps = reviewSteps(data.samples === undefined ? round : { ...round, samples: data.samples });
    let step = steps.next();
    while (step.done !== true) {
      tell({ kind: 'working', done: index + 1, of: wanted.length, share: (index + step.value) / wanted.length });
      step = steps.next();
    }
    const review = step.value;
    if (review === null) continue;
    const shown = (move: ReviewedMove): ShownMove => {
      const { before, step: place } = at(round.moves, move.index);
      return { ...move, round: number, before, step: place };
    };
    const good = bestOf(review.moves);
    rounds.push({
      ...review,
      round: number,
      mattered: costliest(review.moves).map(shown),
      good: good && shown(good),
    });
  }
  tell({ kind: 'done', rounds, isRefused: wanted.some(({ table }) => !isReviewable(table)) });
});

function tell(news: ReviewNews): void {
  postMessage(news);
}
