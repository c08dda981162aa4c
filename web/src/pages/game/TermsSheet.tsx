import type { ClockTerms, GameTerms, GameView } from '@slow-train/protocol';
import { parseTable, type PresetName } from '@slow-train/rules';
import { presetName } from '#words';
import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { clockText } from '#text/clock.ts';
import { newGameText } from '#text/new-game.ts';
import { termsText } from '#text/waiting.ts';
import type { AsyncAction } from '../../client/async-action.ts';
import { CLOCK_CHOICES, chosenClock, clockDraftOf, DEFAULT_CLOCK, termsOf } from '../../components/clock/terms.ts';
import { DEFAULT_PRESET, PRESET_ORDER } from '../../components/rules/house-rules.ts';
import { useLength } from '../../components/length.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Radio } from '../../ui/Radio.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import { Select } from '../../ui/Select.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import styles from './ChangeSheet.module.css';

/** The most chairs that the sheet offers; the form for a new game has more. */
const MOST_SEATS = 8;

/** Changes the game of a table before it begins: the link stays the same, and people who sit there are asked again. */
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
  const [preset, setPreset] = createSignal<PresetName | null>(null);
  const [seats, setSeats] = createSignal<number | null>(null);
  /** The fewest chairs: one for everybody who sits there or is asked, and one more for a host who is alone. */
  const least = (): number => {
    const computers = props.game.seats.filter(({ kind }) => kind === 'computer').length;
    const people = props.game.seats.filter(
      (one) => one.kind === 'person' || (one.kind === 'nobody' && (one.reserved || one.byMail)),
    ).length;
    return computers + Math.max(people, 2);
  };
  /** Everybody else who sits there. */
  const others = (): readonly string[] =>
    props.game.seats.flatMap((one, seat) => (one.kind === 'person' && seat !== props.game.you.seat ? [one.name] : []));
  const rules = (): GameView['rules'] => {
    const chosen = preset();
    return chosen === null ? props.game.rules : { preset: chosen };
  };
  /** The highest number of rounds: one for each double of the set that the game would have. */
  const most = (): number => {
    const same = preset() === null;
    const many = seats() ?? props.game.seats.length;
    const kept = parseTable(rules(), many, same ? props.game.set : undefined);
    const fits = kept.ok ? kept : parseTable(rules(), many);
    return (fits.ok ? fits.value.set : props.game.set) + 1;
  };
  const terms = (): GameTerms => {
    const chosen = clock();
    const other = preset();
    const many = seats();
    return {
      ...(other !== null && other !== props.game.rules.preset && { preset: other }),
      ...(many !== null && many !== props.game.seats.length && { seats: many }),
      rounds: Math.min(rounds() ?? props.game.rounds, most()),
      clock: chosen === undefined ? was() : chosen,
      forcedPlays: forced() ?? props.game.forcedPlays,
    };
  };
  const isChosen = (): string => chosenClock(clockDraftOf(terms().clock), false);
  const length = useLength(() => ({ ...terms(), ...props.people, rules: rules() }));
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
        <Select<PresetName>
          label={newGameText.rules}
          values={PRESET_ORDER}
          value={PRESET_ORDER.find((one) => one === rules().preset) ?? DEFAULT_PRESET}
          words={presetName}
          onChange={(chosen) => setPreset(chosen === props.game.rules.preset ? null : chosen)}
        />
        <Stepper
          label={termsText.seats}
          more=""
          value={seats() ?? props.game.seats.length}
          least={least()}
          most={MOST_SEATS}
          onChange={(many) => setSeats(Math.min(Math.max(many, least()), MOST_SEATS))}
        />
        <Stepper
          label={newGameText.rounds}
          more=""
          value={terms().rounds}
          least={1}
          most={most()}
          onChange={(many) => setRounds(Math.min(Math.max(many, 1), most()))}
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
        <Show when={others().length > 0}>
          <p>{termsText.askedAgain(others())}</p>
        </Show>
        <ErrorMessage sentence={props.action.problem()} />
      </div>
    </Sheet>
  );
}
