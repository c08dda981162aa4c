export type { Option, Verdict, Weighed } from './decision.ts';
export { sumOf, type Shares } from './luck.ts';
export type { OwnMove } from './own-move.ts';
export { roundsInReview } from './own-moves.ts';
export { advantageOf, type Advantage, type Why } from './reason.ts';
export {
  bestOf,
  costliest,
  isReviewable,
  reviewRound,
  reviewSteps,
  type ReviewedMove,
  type ReviewedTurn,
  type RoundInReview,
  type RoundReview,
} from './round-review.ts';
