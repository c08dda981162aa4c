import type { ClockTerms, GameTerms, GameView } from '@slow-train/protocol';
import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { clockText } from '#text/clock.ts';
import { newGameText } from '#text/new-game.ts';
import { termsText } from '#text/waiting.ts';
import type { AsyncAction } from '../../client/async-action.ts';
import { CLOCK_CHOICES, chosenClock, clockDraftOf, DEFAULT_CLOCK, termsOf } from '../../components/clock/terms.ts';
import { useLength } from '../../components/length.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Radio } from '../../ui/Radio.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import styles from './ChangeSheet.module.css';

/** Changes the game of a table at which nobody else sits yet; the link stays the same. */
export default function TermsSheet(props: {
  game: GameView;
  /** The seats and computers that a game takes which begins with those who come. */
  people: { readonly seats: number; readonly computers: number };
  action: AsyncAction;
  onClose(): void;
  onKeep(terms: GameTerms): void;
}): JSX.Element {
  const group = createUniqueId();
  const was = (): ClockTerms | null => props.game.clock?.terms ?? null;
  const [rounds, setRounds] = createSignal<number | null>(null);
  const [clock, setClock] = createSignal<ClockTerms | null | undefined>(undefined);
  const [forced, setForced] = createSignal<boolean | null>(null);
  const terms = (): GameTerms => {
    const chosen = clock();
    return {
      rounds: rounds() ?? props.game.rounds,
      clock: chosen === undefined ? was() : chosen,
      forcedPlays: forced() ?? props.game.forcedPlays,
    };
  };
  const isChosen = (): string => chosenClock(clockDraftOf(terms().clock), false);
  const length = useLength(() => ({ rules: props.game.rules, ...terms(), ...props.people }));
  return (
    <Sheet
      open
      title={termsText.title}
      close={termsText.close}
      isCloseQuiet
      foot={
        <ActButton
          class={styles['ask']}
          action={props.action}
          label={termsText.keep}
          busy={termsText.keeping}
          onClick={() => props.onKeep(terms())}
        />
      }
      onClose={() => props.onClose()}
    >
      <div class={styles['form']}>
        <p aria-live="polite">{newGameText.takes(length())}</p>
        <Stepper
          label={newGameText.rounds}
          more=""
          value={terms().rounds}
          least={1}
          most={props.game.set + 1}
          onChange={(many) => setRounds(Math.min(Math.max(many, 1), props.game.set + 1))}
        />
        <RadioList legend={clockText.allowance}>
          <For each={CLOCK_CHOICES}>
            {(choice) => (
              <Show when={choice !== 'own' || isChosen() === 'own'}>
                <Radio
                  name={`${group}-clock`}
                  label={clockText.choices[choice].name}
                  more={clockText.choices[choice].flavour}
                  isOn={isChosen() === choice}
                  onChoose={() => setClock(choice === 'own' ? was() : termsOf({ ...DEFAULT_CLOCK, choice }, false))}
                />
              </Show>
            )}
          </For>
        </RadioList>
        <Choices
          legend={newGameText.forced}
          value={terms().forcedPlays ? 'yes' : 'no'}
          options={[
            { value: 'no', label: newGameText.forcedNo },
            { value: 'yes', label: newGameText.forcedYes },
          ]}
          onChoose={(value) => setForced(value === 'yes')}
        />
        <ErrorMessage sentence={props.action.problem()} />
      </div>
    </Sheet>
  );
}
