import type { PresetName } from '@slow-train/rules';
import { presetName } from '@slow-train/words';
import { For, type JSX } from 'solid-js';
import { RulesLink } from '../../components/rules/RulesLink.tsx';
import { newTableText, presetWords } from '../../text/new-table.ts';
import { rulesText } from '../../text/rules.ts';
import { PRESET_ORDER } from './draft.ts';
import styles from './NewGamePage.module.css';

/** The published rule sets, each with what it tastes of. */
export function PresetChoice(props: { value: PresetName; onChange(preset: PresetName): void }): JSX.Element {
  return (
    <fieldset class={styles['presets']}>
      <legend>{newTableText.rules}</legend>
      <For each={PRESET_ORDER}>
        {(preset) => (
          <label class={styles['preset']}>
            <input
              type="radio"
              name="preset"
              value={preset}
              checked={props.value === preset}
              onChange={() => props.onChange(preset)}
            />
            <span class={styles['preset-name']}>
              {presetName(preset)} <em>{presetWords(preset).tag}</em>
            </span>
            <span class={styles['preset-flavour']}>{presetWords(preset).flavour}</span>
          </label>
        )}
      </For>
      <RulesLink href="/rules#8-options" words={rulesText.compare} />
    </fieldset>
  );
}
