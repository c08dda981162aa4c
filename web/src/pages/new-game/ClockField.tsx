import { For, Show, type JSX } from 'solid-js';
import { clockText } from '../../text/clock.ts';
import { ClockTermsList } from '../../components/clock/ClockTerms.tsx';
import { CustomClock } from './CustomClock.tsx';
import { chosenClock, CLOCK_CHOICES, termsOf, type ClockDraft } from '../../components/clock/terms.ts';
import { cx } from '../../ui/cx.ts';
import newGamePageStyles from './NewGamePage.module.css';
import styles from './ClockField.module.css';

/** The clock of a new table: one of a few in plain words, or one's own; and what it means before anybody has to live by it. */
export function ClockField(props: {
  draft: ClockDraft;
  /** Whether nobody else plays there. */
  isAlone: boolean;
  onChange(draft: ClockDraft): void;
}): JSX.Element {
  const chosen = () => chosenClock(props.draft, props.isAlone);
  return (
    <fieldset class={cx(newGamePageStyles['presets'], styles['clock-field'])}>
      <legend>{clockText.title}</legend>
      <For each={CLOCK_CHOICES}>
        {(choice) => (
          <label class={newGamePageStyles['preset']}>
            <input
              type="radio"
              name="clock"
              value={choice}
              checked={chosen() === choice}
              onChange={() => props.onChange({ ...props.draft, choice })}
            />
            <span class={newGamePageStyles['preset-name']}>
              {clockText.choices[choice].name} <em>{clockText.choices[choice].tag}</em>
            </span>
            <span class={newGamePageStyles['preset-flavour']}>{clockText.choices[choice].flavour}</span>
          </label>
        )}
      </For>
      <Show when={chosen() === 'own'}>
        <CustomClock
          terms={props.draft.own}
          onChange={(own) => props.onChange({ ...props.draft, choice: 'own', own })}
        />
      </Show>
      <Show when={chosen() !== 'none'}>
        <details class={styles['clock-means']}>
          <summary>{clockText.means}</summary>
          <ClockTermsList terms={termsOf(props.draft, props.isAlone)} />
        </details>
      </Show>
    </fieldset>
  );
}
