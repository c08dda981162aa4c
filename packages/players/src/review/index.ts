export { SAMPLES } from './decision.ts';
export { sumOf, type Shares } from './luck.ts';
export { roundsInReview } from './own-moves.ts';
export type { Advantage, Why } from './reason.ts';
export {
  bestOf,
  costliest,
  isReviewable,
  reviewRound,
  reviewSteps,
  type ReviewedMove,
  type RoundInReview,
  type RoundReview,
} from './round-review.ts';
