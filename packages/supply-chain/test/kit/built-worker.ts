import type { TestServer } from '@slow-train/local/testing';
import { inject } from 'vitest';

/** Returns the module of the Worker that was bundled for this run. @throws Error if it could not be */
export function builtWorker(): string {
  const worker: TestServer['worker'] = inject('testServer').worker;
  if ('failure' in worker) throw new Error(worker.failure);
  return worker.script;
}
