import type { ReviewedRound, ReviewNews, ReviewTask } from './review-worker.ts';

/** How far a review is. */
export type ReviewState = ReviewNews | { readonly kind: 'failed' };

/** Begins to review finished rounds, in a worker. Returns a function that ends it. */
export function startReview(task: ReviewTask, onNews: (state: ReviewState) => void): () => void {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewNews>) => onNews(data));
  worker.addEventListener('error', () => onNews({ kind: 'failed' }));
  worker.postMessage(task);
  return () => worker.terminate();
}

/** Returns the review of finished rounds once it is there; none if they cannot be reviewed. */
export function reviewOf(task: ReviewTask): Promise<readonly ReviewedRound[]> {
  return new Promise((resolve) => {
    const stop = startReview(task, (state) => {
      if (state.kind === 'working') return;
      stop();
      resolve(state.kind === 'done' ? state.rounds : []);
    });
  });
}
