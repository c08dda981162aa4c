import type { PresetName } from '@slow-train/rules';
import { presetName } from '@slow-train/words';
import { For, type JSX } from 'solid-js';
import { newTableText, presetWords } from '../text/new-table.ts';
import { OFFERED } from './draft.ts';

/** The published rule sets, each with what it tastes of. */
export function PresetChoice(props: { value: PresetName; onChange(preset: PresetName): void }): JSX.Element {
  return (
    <fieldset class="presets">
      <legend>{newTableText.rules}</legend>
      <For each={OFFERED}>
        {(preset) => (
          <label class="preset">
            <input
              type="radio"
              name="preset"
              value={preset}
              checked={props.value === preset}
              onChange={() => props.onChange(preset)}
            />
            <span class="preset-name">
              {presetName(preset)} <em>{presetWords(preset).tag}</em>
            </span>
            <span class="preset-flavour">{presetWords(preset).flavour}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
