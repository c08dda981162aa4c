import { forLog } from '../db.ts';
import { isDealDue } from '../fairness/preparing.ts';
import { runOn } from './automation.ts';
import { changeOf } from './change.ts';
import type { Game } from './game.ts';
import { MOST_TRIES, type Ports } from './ports.ts';

/**
 * Deals the round that a table has waited for long enough, without those who are missing, and plays on.
 * @returns the table as it is then; the same one where nothing was due or somebody else was faster
 */
export async function dealIfDue(ports: Ports, game: Game): Promise<Game> {
  let now = game;
  for (let tries = 0; tries < MOST_TRIES && isDealDue(now, ports.now()); tries++) {
    const change = runOn(changeOf(now, ports.now()), ports.chance);
    if (await ports.store.save(change)) return change.game;
    // Somebody else has dealt; or a contribution has come in, and the deal has to be made with it.
    now = (await ports.store.load(game.id)) ?? now;
  }
  return now;
}

/** Deals wherever the patience is at its end and nobody looks: for the schedule. */
export async function dealDue(ports: Ports): Promise<void> {
  for (const id of await ports.store.due(ports.now())) {
    try {
      const game = await ports.store.load(id);
      if (game !== undefined) await dealIfDue(ports, game);
    } catch (error) {
      // The others wait as well.
      console.error(`Dealing for table ${id}: ${error instanceof Error ? forLog(error) : 'failed'}`);
    }
  }
}
