import { For, Show, type JSX } from 'solid-js';
import { clockText } from '../text/clock.ts';
import { Contract } from './Contract.tsx';
import { OwnTerms } from './OwnTerms.tsx';
import { CLOCK_CHOICES, chosenClock, termsOf, type ClockDraft } from './terms.ts';
import './clock-field.css';

/** The clock of a new table: one of a few in plain words, or one's own; and what it means before anybody has to live by it. */
export function ClockField(props: {
  draft: ClockDraft;
  /** Whether nobody else plays there. */
  isAlone: boolean;
  onChange(draft: ClockDraft): void;
}): JSX.Element {
  const chosen = () => chosenClock(props.draft, props.isAlone);
  return (
    <fieldset class="presets clock-field">
      <legend>{clockText.title}</legend>
      <For each={CLOCK_CHOICES}>
        {(choice) => (
          <label class="preset">
            <input
              type="radio"
              name="clock"
              value={choice}
              checked={chosen() === choice}
              onChange={() => props.onChange({ ...props.draft, choice })}
            />
            <span class="preset-name">
              {clockText.choices[choice].name} <em>{clockText.choices[choice].tag}</em>
            </span>
            <span class="preset-flavour">{clockText.choices[choice].flavour}</span>
          </label>
        )}
      </For>
      <Show when={chosen() === 'own'}>
        <OwnTerms terms={props.draft.own} onChange={(own) => props.onChange({ ...props.draft, choice: 'own', own })} />
      </Show>
      <Show when={chosen() !== 'none'}>
        <details class="clock-means">
          <summary>{clockText.means}</summary>
          <Contract terms={termsOf(props.draft, props.isAlone)} />
        </details>
      </Show>
    </fieldset>
  );
}
