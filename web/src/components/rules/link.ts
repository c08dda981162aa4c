import { isOptionName, isPresetName, OPTION_NAMES, SETS } from '@slow-train/rules';
import type { OptionName, Options, PresetName, RuleChoice, TileSet } from '@slow-train/rules';
import type { BadRulesLink } from '#text/rules.ts';
import { VALUES, withoutPresetValues, type HouseRules } from './house-rules.ts';

/** A rule set read from a link: what was understood, and what was not. */
export interface LinkedRules {
  /** null if the link names none. */
  readonly preset: PresetName | null;
  readonly house: HouseRules;
  readonly set: TileSet | null;
  readonly nonsense: BadRulesLink | null;
}

const NOTHING: LinkedRules = { preset: null, house: {}, set: null, nonsense: null };

/** Returns the query of a rules link: `preset=hub&doubleBlank=50&set=12`. */
export function writeRules(choice: RuleChoice, set: TileSet | null): string {
  const query = new URLSearchParams({ preset: choice.preset });
  for (const name of OPTION_NAMES) {
    const value = choice[name];
    if (value !== undefined) query.set(name, String(value));
  }
  if (set !== null) query.set('set', String(set));
  return query.toString();
}

/** Reads such a query. If any part is invalid, only a valid preset is kept: half a rule set is a different one. */
export function readRules(query: string): LinkedRules {
  const words = new Map(new URLSearchParams(query));
  const named = words.get('preset');
  const preset = isPresetName(named) ? named : null;
  const kept: LinkedRules = { ...NOTHING, preset };
  if (named !== undefined && preset === null) return { ...kept, nonsense: { about: 'preset', word: named } };
  let house: HouseRules = {};
  let set: TileSet | null = null;
  for (const [name, word] of words) {
    if (name === 'preset') continue;
    if (name === 'set') {
      set = SETS.find((one) => String(one) === word) ?? null;
      if (set === null) return { ...kept, nonsense: { about: 'set', word } };
    } else if (isOptionName(name)) {
      const value = optionValue(name, word);
      if (value === undefined) return { ...kept, nonsense: { about: 'value', option: name, word } };
      house = { ...house, [name]: value };
    } else if (!isTrace(name)) return { ...kept, nonsense: { about: 'option', word: name } };
  }
  return { preset, house: preset === null ? house : withoutPresetValues(preset, house), set, nonsense: null };
}

function optionValue<K extends OptionName>(name: K, word: string): Options[K] | undefined {
  return VALUES[name].find((value) => String(value) === word);
}

/** Whether a parameter is a tracking parameter of mail programs and the like. */
function isTrace(name: string): boolean {
  return name.startsWith('utm_') || name.endsWith('clid');
}
