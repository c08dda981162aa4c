import {
  OPTION_NAMES,
  OPTIONS,
  parseSetup,
  PRESET_NAMES,
  valuesOf,
  type OptionName,
  type OptionRecord,
  type Setup,
} from '../src/index.ts';
import type { Chance } from './chance.ts';

/** Options of a mix that differ from those of its preset, at most. */
const MOST_CHANGES = 8;

/** Returns a random valid setup: a preset with some options changed, at 2 to 8 seats, for at most three rounds. */
export function anySetup(chance: Chance): Setup {
  for (;;) {
    const preset = chance.pick(PRESET_NAMES);
    const names = chance.shuffle(OPTION_NAMES).slice(0, chance.below(MOST_CHANGES + 1));
    const changed = Object.fromEntries(names.flatMap((name) => changeOf(name, chance)));
    const setup = parseSetup({ preset, ...changed }, 2 + chance.below(7), undefined, 1 + chance.below(3));
    if (setup.ok) return setup.value;
  }
}

/** Returns an option with one of its values; nothing for the usual one, which is left out. */
function changeOf(name: OptionName, chance: Chance): readonly (readonly [string, unknown])[] {
  const { usual }: OptionRecord = OPTIONS[name];
  const value = chance.pick<unknown>(valuesOf(name));
  return value === usual ? [] : [[name, value]];
}
