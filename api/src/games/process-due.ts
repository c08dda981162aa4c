import { ok } from '@slow-train/rules';
import { forLog } from '../platform/database.ts';
import type { Ports } from './services.ts';
import { withGame } from './with-game.ts';

/** Games in one scheduled run: each takes one request, or two if it fails, and the platform allows fifty. */
const MOST = 24;
const POSTPONED_MS = 15 * 60_000;

/**
 * Processes what is due in games that nobody has open; called by the schedule. A game that a request processes first is
 * left alone. One that fails is postponed, so that it does not hold up the others.
 */
export async function processAllDue(ports: Ports): Promise<void> {
  const { store, now } = ports;
  for (const { id, parse } of await store.due(now(), MOST)) {
    try {
      const load = () => Promise.resolve(ok({ game: parse(), account: null }));
      await withGame(ports, { load, decide: () => ok({ update: null, answer: null }) }, 1);
    } catch (error) {
      console.error(`What is due in game ${id}: ${error instanceof Error ? forLog(error) : 'failed'}`);
      await store.postpone(id, new Date(now().getTime() + POSTPONED_MS));
    }
  }
}
