import { AGREED_TERMS, type AgreedTerm } from '@slow-train/protocol';
import { TERMS } from '../game/events.ts';
import type { Game, GameSetup } from '../game/game.ts';
import type { StoredEntry } from '../game/update.ts';
import type { Failure } from '../http/problem.ts';

// Nobody agrees to a game that its host has changed since they looked.

/** Returns the action by which a host changes this setup: with its terms, for those who have seen them. */
export function changeOf(was: GameSetup): string {
  const texts = textsOf(was);
  return [TERMS, ...AGREED_TERMS.map((term) => texts[term])].join(' ');
}

/** Returns what somebody who has agreed to the first would have to agree to again. */
export function differencesOf(was: GameSetup, now: GameSetup): AgreedTerm[] {
  return differencesSince(changeOf(was), now);
}

function differencesSince(change: string, now: GameSetup): AgreedTerm[] {
  const [, ...before] = change.split(' ');
  const texts = textsOf(now);
  return AGREED_TERMS.filter((term, index) => texts[term] !== before[index]);
}

/** Returns texts without spaces that are the same for the same terms. They are stored, so they must not change. */
function textsOf({ rules, set, rounds, clock, forced }: GameSetup): { readonly [T in AgreedTerm]: string } {
  return {
    rules: JSON.stringify([set, ...sorted(rules)]),
    rounds: String(rounds),
    clock: JSON.stringify(sorted(clock ?? {})),
    forced: String(forced === true),
  };
}

/** Returns the entries of an object in one order, which the database does not keep. */
function sorted(values: object): readonly (readonly [string, unknown])[] {
  return Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Returns the failure for somebody who agrees to a game as it was before these log entries, which says how it is now;
 * null if they agree to the same.
 */
export function termsChanged(
  { setup }: Pick<Game, 'setup'>,
  missed: readonly StoredEntry[],
): (Failure & { readonly problem: 'conflict' }) | null {
  const change = missed.find(({ action }) => action.split(' ')[0] === TERMS);
  const different = change === undefined ? [] : differencesSince(change.action, setup);
  if (different.length === 0) return null;
  const { rules, rounds, clock, forced } = setup;
  const now = {
    ...(different.includes('rules') && { rules: rules.preset }),
    ...(different.includes('rounds') && { rounds }),
    ...(different.includes('clock') && { hasClock: clock !== undefined }),
    ...(different.includes('forced') && { forced: forced === true }),
  };
  return { problem: 'conflict', detail: (say) => say.termsChanged(now) };
}
