import { For, Show, type JSX } from 'solid-js';
import { clockText } from '#text/clock.ts';
import { ClockTermsList } from '../../components/clock/ClockTerms.tsx';
import { CustomClock } from './CustomClock.tsx';
import { chosenClock, CLOCK_CHOICES, termsOf, type ClockDraft } from '../../components/clock/terms.ts';
import { RadioCard, RadioCards } from './RadioCards.tsx';
import styles from './ClockField.module.css';

/** The time control of a new game: a ready-made or custom one, and its meaning for the players. */
export function ClockField(props: {
  draft: ClockDraft;
  /** Whether all opponents are computer players. */
  isAlone: boolean;
  onChange(draft: ClockDraft): void;
}): JSX.Element {
  const chosen = () => chosenClock(props.draft, props.isAlone);
  return (
    <RadioCards legend={clockText.title}>
      <For each={CLOCK_CHOICES}>
        {(choice) => (
          <RadioCard
            group="clock"
            value={choice}
            name={clockText.choices[choice].name}
            tag={clockText.choices[choice].tag}
            flavour={clockText.choices[choice].flavour}
            isChosen={chosen() === choice}
            onChoose={() => props.onChange({ ...props.draft, choice })}
          />
        )}
      </For>
      <Show when={chosen() === 'own'}>
        <CustomClock
          terms={props.draft.own}
          onChange={(own) => props.onChange({ ...props.draft, choice: 'own', own })}
        />
      </Show>
      <Show when={chosen() !== 'none'}>
        <details class={styles['means']}>
          <summary>{clockText.means}</summary>
          <ClockTermsList terms={termsOf(props.draft, props.isAlone)} />
        </details>
      </Show>
    </RadioCards>
  );
}
