import { isSameValue, OPTION_NAMES, type OptionName, type Options } from './options.ts';
import { PRESETS, type PresetName } from './presets.ts';

export const MOST_SEATS = 16;
/** Section 8, Partnerships. */
export const PARTNER_SEATS: readonly number[] = [4, 6, 8];
export const PARTNERS_NEED = 'Partners need 4, 6 or 8 seats.';

/** The rules of a game: a preset with a value for every option. */
export type RuleSet = Options & { readonly preset: PresetName };

/** A preset and the options that differ from it ("house rules"), as written in positions and records. */
export type RuleChoice = { readonly preset: PresetName } & { readonly [K in OptionName]?: Options[K] | undefined };

/** Returns the whole rules for a choice that is known to be valid, as those of a game are. */
export function rulesOf(choice: RuleChoice): RuleSet {
  const named = Object.entries(choice).filter(([, value]) => value !== undefined);
  return { ...PRESETS[choice.preset].options, preset: choice.preset, ...Object.fromEntries(named) };
}

/** Returns the short form of a rule set: its preset and the options that differ from it (section 7). */
export function ruleChoice(rules: RuleSet): RuleChoice {
  const usual = PRESETS[rules.preset].options;
  const changed = OPTION_NAMES.filter((name) => !isSameValue(rules[name], usual[name]));
  return { preset: rules.preset, ...Object.fromEntries(changed.map((name) => [name, rules[name]])) };
}
