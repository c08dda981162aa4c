import { createSignal, onCleanup, type Accessor } from 'solid-js';
import type { ReviewNews, ReviewTask } from './review-worker.ts';

export type ReviewState = ReviewNews | { readonly kind: 'failed' };

/** Reviews finished rounds in a worker, until the page that asks is left. */
export function createReview(task: ReviewTask): Accessor<ReviewState> {
  const [state, setState] = createSignal<ReviewState>({ kind: 'working', done: 0, of: 1, share: 0 });
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  onCleanup(() => worker.terminate());
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewNews>) => setState(data));
  worker.addEventListener('error', () => setState({ kind: 'failed' }));
  worker.postMessage(task);
  return state;
}
