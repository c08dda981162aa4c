import { TERMS } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import type { StoredEntry } from '../game/update.ts';
import type { Failure } from '../http/problem.ts';

// Nobody agrees to a game that its host has changed since they looked.

/** Whether the host has changed the game in these log entries. */
export function hasOtherTerms(missed: readonly StoredEntry[]): boolean {
  return missed.some(({ action }) => action === TERMS);
}

/** The failure for somebody who agrees to a game as it was before; it says how the game is now. */
export function termsChanged({ setup }: Pick<Game, 'setup'>): Failure & { readonly problem: 'conflict' } {
  const { rules, rounds } = setup;
  return { problem: 'conflict', detail: (say) => say.termsChanged(rules.preset, rounds) };
}
