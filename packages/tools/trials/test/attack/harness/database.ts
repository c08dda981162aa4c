import { neon } from '@neondatabase/serverless';
import type { TestWorker } from '@slow-train/local/testing';

/** Returns a connection past the Worker. */
export function sqlOf({ database }: Pick<TestWorker, 'database'>) {
  return neon(database.url);
}

/** Makes every message due that the schedule would send later. */
export async function letMessagesBeDue(worker: TestWorker): Promise<void> {
  await sqlOf(worker)`update outbox set due_at = now() where state = 'waiting'`;
}
