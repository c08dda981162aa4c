import type { GameAnswer } from '@slow-train/protocol';
import { Refused } from './http.ts';

/** The part of an open table that takes answers in. */
export interface Taker {
  take(fresh: GameAnswer): void;
  lookAgain(): void;
}

/**
 * Takes the table as a request leaves it. After a refusal it looks again: the table is not the one that was asked.
 * @throws whatever the request does
 */
export async function taken(table: Taker, request: Promise<GameAnswer>): Promise<void> {
  try {
    table.take(await request);
  } catch (error) {
    if (error instanceof Refused && error.status < 500) table.lookAgain();
    throw error;
  }
}
