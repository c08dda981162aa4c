import { bonepile } from './presets/bonepile.ts';
import { caravan } from './presets/caravan.ts';
import { hub } from './presets/hub.ts';
import { roundhouse } from './presets/roundhouse.ts';
import { station } from './presets/station.ts';

/** Every preset. To add one, add its file and a line here. */
export const PRESETS = { hub, station, bonepile, roundhouse, caravan };
export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES: readonly PresetName[] = Object.keys(PRESETS).filter(isPresetName);

export function isPresetName(name: unknown): name is PresetName {
  return typeof name === 'string' && Object.hasOwn(PRESETS, name);
}
