import { ok } from '@slow-train/rules';
import type { UnparsedGame } from '../store/due-queries.ts';
import { UnreadableGame } from '../store/unreadable-game.ts';
import { noteUnreadable } from './note-unreadable.ts';
import type { Ports } from './services.ts';
import { withGame, type Outcome } from './with-game.ts';

const POSTPONED_MS = 15 * 60_000;

/** Games processed at the same time. The platform opens six connections at once. */
const AT_ONCE = 6;

/**
 * Processes what is due in the `most` games that have waited longest; called by the schedule. A game that a request
 * processes first is left alone.
 */
export async function processAllDue(ports: Ports, most: number): Promise<void> {
  await processGames(ports, await ports.store.due(ports.now(), most));
}

/**
 * Gives the time of an outage back in games that wait for something, whether or not it is due yet.
 * @param after the id of the last game of the page before; '' for the first page
 * @returns the id to continue after; null once there are no more
 */
export async function processOutage(ports: Ports, after: string, most: number): Promise<string | null> {
  const waiting = await ports.store.waiting(after, most);
  await processGames(ports, waiting);
  return waiting.length < most ? null : (waiting.at(-1)?.id ?? null);
}

/** One that fails is postponed, so that it does not hold up the others; one that cannot be read waits for a release. */
async function processGames(ports: Ports, games: readonly UnparsedGame[]): Promise<void> {
  const { store, now, log } = ports;
  const queue = games.values();
  const worker = async (): Promise<void> => {
    for (const { id, parse } of queue) {
      try {
        await settleDue(ports, parse);
      } catch (error) {
        if (error instanceof UnreadableGame) {
          await noteUnreadable(ports, error);
          continue;
        }
        log.error('What is due in a game failed. It is tried again later.', { game: id, error });
        await store.postpone(id, new Date(now().getTime() + POSTPONED_MS));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Saves what is due in a game, and nothing else. */
function settleDue(ports: Ports, parse: UnparsedGame['parse']): Promise<Outcome<null>> {
  return withGame(
    ports,
    {
      load: () => Promise.resolve(ok({ game: parse(), account: null })),
      decide: () => ok({ update: null, answer: null }),
    },
    { mostAttempts: 1, by: 'schedule' },
  );
}
