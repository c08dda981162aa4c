import { bonepile } from './presets/bonepile.ts';
import { caravan } from './presets/caravan.ts';
import { hub } from './presets/hub.ts';
import { roundhouse } from './presets/roundhouse.ts';
import { station } from './presets/station.ts';

/** Every rule set that can be named. One more is one more file, and its line here. */
export const PRESETS = { hub, station, bonepile, roundhouse, caravan };
export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES: readonly PresetName[] = Object.keys(PRESETS).filter(isPresetName);

export function isPresetName(name: unknown): name is PresetName {
  return typeof name === 'string' && Object.hasOwn(PRESETS, name);
}
