import type { OptionName, Options, PresetName } from '@slow-train/rules';
import type { JSX } from 'solid-js';
import { OPTION_WORDS, valueWords } from '../text/options.ts';
import { rulesText } from '../text/rules.ts';
import { usual, valueOf, VALUES, type HouseRules } from './house.ts';
import { idleOption, type Idle } from './idle.ts';
import { RuleField } from './RuleField.tsx';

/** One option of the rules: what it decides, its values, and what the preset says where the house says otherwise. */
export function OptionField<K extends OptionName>(props: {
  option: K;
  preset: PresetName;
  house: HouseRules;
  onChange(value: Options[K]): void;
}): JSX.Element {
  const value = (): Options[K] => valueOf(props.preset, props.house, props.option);
  const original = (): Options[K] => usual(props.preset, props.option);
  const idle = (): Idle | null => idleOption(props.preset, props.house, props.option);
  return (
    <RuleField
      name={OPTION_WORDS[props.option].name}
      sentence={OPTION_WORDS[props.option].sentence}
      values={VALUES[props.option].map((one) => ({ value: one, label: valueWords(props.option, one) }))}
      value={value()}
      says={value() === original() ? null : rulesText.presetSays(props.preset, valueWords(props.option, original()))}
      idle={idle()}
      onChange={(chosen) => props.onChange(chosen)}
      onReset={() => props.onChange(original())}
    />
  );
}
