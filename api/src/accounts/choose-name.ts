import type { AccountView, Language } from '@slow-train/protocol';
import type { Chance } from '../game/chance.ts';
import { neutralName } from '../game/names.ts';
import { reservedName } from '../games/occupant.ts';
import { ProblemError } from '../http/problem.ts';
import { mayTalk, requireMayTalk } from '../session/sanctions.ts';

/**
 * Returns the name for an account that asks for one. If it may not talk and has none yet, the name is drawn: nobody plays
 * without one, and nobody gets one to speak through by deleting the account and beginning again.
 * @throws ProblemError `name-taken` (a name that nobody may have), `muted`, `suspended`
 */
export function chooseName(
  { chance }: { readonly chance: Chance },
  me: Pick<AccountView, 'name' | 'fromOperator'>,
  wanted: string,
  language: Language,
): string {
  const reserved = reservedName(wanted);
  if (reserved !== null) throw new ProblemError(reserved);
  if (me.name === null && !mayTalk(me)) return neutralName(language, chance);
  if (wanted !== me.name) requireMayTalk(me);
  return wanted;
}
