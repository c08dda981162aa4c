import type { PresetName } from '@slow-train/rules';

/**
 * The turns of a round by rule set, over all seats: fewer people have more of them each. As `wakeupsOf` counts them in
 * whole games for four.
 */
export const TURNS_OF_ROUND: { readonly [P in PresetName]: number } = {
  hub: 41,
  station: 70,
  bonepile: 40,
  roundhouse: 26,
  caravan: 63,
};
