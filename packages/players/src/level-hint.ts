import { isOn, type Action, type Move, type View } from '@slow-train/rules';
import { hint, reasonOf } from './computer.ts';
import type { Hint } from './hint.ts';
import { levelOf, type LevelName } from './levels.ts';
import { randomFrom } from './random.ts';

/**
 * Returns this level's choice in this seat, and its reason; null if the seat has nothing to decide. The same view and seed
 * give the same hint on every device.
 */
export function hintAt(view: View, level: LevelName, seed: string): Hint | null {
  const { table, seat } = view;
  if (seat === null || !isOn(table, seat)) return null;
  const action = levelOf(level).chooseAction(view, { random: randomFrom(seed) });
  return isMove(action) ? { action, reason: reasonOf(view, seat, action) } : hint(view);
}

function isMove(action: Action): action is Move {
  return action.do !== 'tap' && action.do !== 'catch';
}
