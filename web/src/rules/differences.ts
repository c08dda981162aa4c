import type { PresetName, RuleChoice } from '@slow-train/rules';
import { setName } from '@slow-train/words';
import { OPTION_WORDS, valueWords } from '../text/options.ts';
import { rulesText } from '../text/rules.ts';
import { changedOptions, usual, usualSet, valueOf } from './house.ts';

/** What a table plays by. */
export interface PlayedBy {
  readonly rules: RuleChoice;
  readonly set: number;
  readonly seats: number;
}

/** One thing in which a table differs from its preset, in words. */
export interface Difference {
  readonly name: string;
  readonly value: string;
  /** What the preset says instead. */
  readonly instead: string;
}

/** All in which a table differs from its preset. */
export function differencesOf({ rules, set, seats }: PlayedBy): Difference[] {
  const { preset } = rules;
  const original = usualSet(preset, seats);
  const ofSet =
    original === undefined || original === set
      ? []
      : [different(preset, rulesText.set, setName(set), setName(original))];
  const ofOptions = changedOptions(preset, rules).map((name) =>
    different(
      preset,
      OPTION_WORDS[name].name,
      valueWords(name, valueOf(preset, rules, name)),
      valueWords(name, usual(preset, name)),
    ),
  );
  return [...ofSet, ...ofOptions];
}

function different(preset: PresetName, name: string, value: string, original: string): Difference {
  return { name, value, instead: rulesText.instead(preset, original) };
}
