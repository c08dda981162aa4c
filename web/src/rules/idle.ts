import type { OptionName, PresetName } from '@slow-train/rules';
import { usual, valueOf, type HouseRules } from './house.ts';

/** Why an option has no say at a table. */
export type Idle = 'noPhase' | 'phase' | 'partners';

/** Why this option decides nothing beside the others (RULES.md section 8, "n/a"); null where it does. */
export function idleOption(preset: PresetName, house: HouseRules, name: OptionName): Idle | null {
  // What was changed stays to be changed back, whatever else has become of the rules.
  if (valueOf(preset, house, name) !== usual(preset, name)) return null;
  const hasPhase = valueOf(preset, house, 'firstTurn') === 'phase';
  if (name === 'simultaneousBuild' && !hasPhase) return 'noPhase';
  if (name === 'mexicanOnFirstTurn' && hasPhase) return 'phase';
  return name === 'markOn' && valueOf(preset, house, 'partners') === 'yes' ? 'partners' : null;
}
