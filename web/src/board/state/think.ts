import type { Hint } from '@slow-train/players';
import type { HintTask } from './hint-worker.ts';

/** Asks a level for a hint, in a worker; rejects if that cannot be loaded. */
export async function think(task: HintTask): Promise<Hint | null> {
  const worker = new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
  return await new Promise<Hint | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Hint | null>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('no worker')));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
