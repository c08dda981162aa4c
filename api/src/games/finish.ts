import type { Context } from 'hono';
import { orThrow } from '../http/problem.ts';
import type { AppEnv } from '../http/router.ts';
import { seatThoseWaiting } from './seat-waiting.ts';
import type { GameServices } from './services.ts';
import type { Outcome } from './with-game.ts';

/**
 * Returns the result of a use case. If it has saved events, also drains the outbox after the response: the people
 * concerned are notified at once after any route, and the caller does not wait for it.
 * @throws ProblemError the failure, if there is no result
 */
export function finish<T, E extends AppEnv<GameServices>>(
  c: Context<E>,
  { result, events, freed = [] }: Outcome<T>,
): T {
  if (events.length > 0 || freed.length > 0) c.executionCtx.waitUntil(follow(c.get('services'), freed));
  return orThrow(result);
}

/** Gives seats that have become free to those who wait for one, and notifies the people concerned. */
async function follow(services: GameServices, freed: readonly string[]): Promise<void> {
  await Promise.all(freed.map((id) => seatThoseWaiting(services, id)));
  await services.drainOutbox();
}
