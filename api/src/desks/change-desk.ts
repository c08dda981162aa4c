import type { Desk, DeskChange } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { isMember } from '../games/game.ts';
import type { Player } from '../games/player.ts';
import { MOST_TRIES } from '../games/ports.ts';
import { NOT_FOUND, type Failure } from '../problem.ts';
import type { Services } from '../services.ts';
import { changedDesk, deskOf } from './desk.ts';
import { deskStore } from './store.ts';

/**
 * Changes what a player keeps at a table for their own eyes: no revision of the table, and nobody else's news.
 * @returns the desk as it is then
 * Failures: `not-found`; `conflict` for notes that were changed meanwhile
 */
export async function changeDesk(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { account }: Player,
  { id, change }: { readonly id: string; readonly change: DeskChange },
): Promise<Result<Desk, Failure>> {
  const store = deskStore(db);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const loaded = await store.load(id, account);
    if (loaded === undefined || !isMember(loaded.game, account)) return err(NOT_FOUND);
    const desk = deskOf(loaded.desk);
    const changed = changedDesk(desk, change, loaded.game.revision);
    if (!changed.ok || changed.value === desk) return changed;
    if (await store.save(id, account, changed.value, now())) return ok(changed.value);
    // Another device of theirs was first.
  }
  return err({ problem: 'conflict', detail: 'Your devices change too much at once here. Send it again.' });
}
