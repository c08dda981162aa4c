import type { AccountView, Language } from '@slow-train/protocol';
import { neutralName } from '../game/names.ts';
import { reservedName } from '../games/occupant.ts';
import { ProblemError } from '../http/problem.ts';
import { cryptoChance } from '../platform/chance.ts';
import { mayTalk, requireMayTalk } from '../session/sanctions.ts';

/**
 * Returns the name that an account gets which asks for one: of somebody who may not talk and has none yet it is drawn.
 * Nobody plays without a name, and nobody gets one to speak through by deleting the account and beginning again.
 * @throws ProblemError `name-taken` (a name that nobody may have), `muted`, `suspended`
 */
export function nameFor(me: Pick<AccountView, 'name' | 'fromOperator'>, wanted: string, language: Language): string {
  const reserved = reservedName(wanted);
  if (reserved !== null) throw new ProblemError(reserved);
  if (me.name === null && !mayTalk(me)) return neutralName(language, cryptoChance);
  if (wanted !== me.name) requireMayTalk(me);
  return wanted;
}
