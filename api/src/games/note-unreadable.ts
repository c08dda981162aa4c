import type { UnreadableGame } from '../store/unreadable-game.ts';
import type { Ports } from './services.ts';

/**
 * Tells the operator once of a game that this release cannot read, and takes it from the schedule. Never rejects: the
 * player's answer does not depend on it.
 */
export async function noteUnreadable(
  { store, now, log }: Pick<Ports, 'store' | 'now' | 'log'>,
  error: UnreadableGame,
): Promise<void> {
  const { game } = error;
  try {
    if (await store.park(error, now()))
      log.error('A game cannot be read. Its players are told so, and it waits for another release.', { game });
  } catch (cause) {
    log.error('A game that cannot be read could not be noted.', { game, error: cause });
  }
}
