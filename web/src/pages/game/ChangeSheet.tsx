import { isSameClock, type GameView, type RematchChange } from '@slow-train/protocol';
import { createSignal, createUniqueId, For, Match, Switch, type JSX } from 'solid-js';
import { presetName } from '#words';
import { clockText } from '#text/clock.ts';
import { presetWords } from '#text/new-game.ts';
import { rematchText } from '#text/waiting.ts';
import type { AsyncAction } from '../../client/async-action.ts';
import { CLOCK_CHOICES, DEFAULT_CLOCK, termsOf, type ClockChoice } from '../../components/clock/terms.ts';
import { PRESET_ORDER } from '../../components/rules/house-rules.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { LineField } from '../../ui/LineField.tsx';
import { Radio } from '../../ui/Radio.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import styles from './ChangeSheet.module.css';

const THINGS = ['rules', 'clock', 'rounds', 'name'] as const satisfies readonly RematchChange['what'][];
const LONGEST_NAME = 40;
type ReadyMade = Exclude<ClockChoice, 'own'>;

/** Plays again with the same people, with one thing changed. */
export default function ChangeSheet(props: {
  game: GameView;
  open: boolean;
  action: AsyncAction;
  onClose(): void;
  onAsk(change: RematchChange): void;
}): JSX.Element {
  const [what, setWhat] = createSignal<RematchChange['what']>('rules');
  const change = (to: RematchChange): void => {
    props.action.clear();
    setChanges((now) => ({ ...now, [to.what]: to }));
  };
  const [changes, setChanges] = createSignal<{ readonly [what in RematchChange['what']]?: RematchChange }>({});
  const chosen = (): RematchChange | undefined => changes()[what()];
  const group = createUniqueId();
  const preset = (): string | null => {
    const found = changes().rules;
    return found?.what === 'rules' ? found.preset : null;
  };
  const rounds = (): number => {
    const found = changes().rounds;
    return found?.what === 'rounds' ? found.rounds : props.game.rounds;
  };
  const name = (): string => {
    const found = changes().name;
    return found?.what === 'name' ? found.name : props.game.name;
  };
  const [clock, setClock] = createSignal<ReadyMade | null>(null);
  const pickClock = (choice: ReadyMade): void => {
    setClock(choice);
    change({ what: 'clock', clock: termsOf({ ...DEFAULT_CLOCK, choice }, false) });
  };
  /** The preset that is played already is one of them only if house rules change it. */
  const presets = () =>
    PRESET_ORDER.filter((one) => one !== props.game.rules.preset || Object.keys(props.game.rules).length > 1);
  const clocks = () =>
    CLOCK_CHOICES.flatMap((choice): ReadyMade[] => {
      if (choice === 'own' || (choice === 'none' && props.game.isRated)) return [];
      const terms = termsOf({ ...DEFAULT_CLOCK, choice }, false);
      return isSameClock(terms, props.game.clock?.terms ?? null) ? [] : [choice];
    });
  const isReady = (): boolean => {
    const now = chosen();
    if (now?.what === 'rounds') return now.rounds !== props.game.rounds;
    if (now?.what === 'name') return now.name.trim() !== '' && now.name !== props.game.name;
    return now !== undefined;
  };
  const ask = (): void => {
    const now = chosen();
    if (now !== undefined && isReady()) props.onAsk(now);
  };
  return (
    <Sheet
      open={props.open}
      title={rematchText.open}
      close={rematchText.close}
      isCloseQuiet
      foot={
        <ActButton
          class={styles['ask']}
          action={props.action}
          label={rematchText.again}
          busy={rematchText.asking}
          unready={!isReady()}
          onClick={ask}
        />
      }
      onClose={() => props.onClose()}
    >
      <form
        class={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <p>{rematchText.lead}</p>
        <Choices
          legend={rematchText.what}
          value={what()}
          options={THINGS.map((value) => ({ value, label: rematchText.things[value] }))}
          onChoose={setWhat}
        />
        <Switch>
          <Match when={what() === 'rules'}>
            <RadioList legend={rematchText.things.rules}>
              <For each={presets()}>
                {(one) => (
                  <Radio
                    name={`${group}-rules`}
                    label={presetName(one)}
                    more={presetWords(one).flavour}
                    isOn={preset() === one}
                    onChoose={() => change({ what: 'rules', preset: one })}
                  />
                )}
              </For>
            </RadioList>
          </Match>
          <Match when={what() === 'clock'}>
            <RadioList legend={rematchText.things.clock}>
              <For each={clocks()}>
                {(choice) => (
                  <Radio
                    name={`${group}-clock`}
                    label={clockText.choices[choice].name}
                    more={clockText.choices[choice].flavour}
                    isOn={clock() === choice}
                    onChoose={() => pickClock(choice)}
                  />
                )}
              </For>
            </RadioList>
          </Match>
          <Match when={what() === 'rounds'}>
            <Stepper
              label={rematchText.things.rounds}
              more={rematchText.rounds(props.game.rounds)}
              value={rounds()}
              least={1}
              most={props.game.set + 1}
              onChange={(many) => change({ what: 'rounds', rounds: Math.min(Math.max(many, 1), props.game.set + 1) })}
            />
          </Match>
          <Match when={what() === 'name'}>
            <LineField
              label={rematchText.things.name}
              hint={rematchText.nameHint}
              missing={rematchText.nameMissing}
              most={LONGEST_NAME}
              value={name()}
              attributes={{ name: 'table', autocomplete: 'off' }}
              onInput={(typed) => change({ what: 'name', name: typed })}
            />
          </Match>
        </Switch>
        <ErrorMessage sentence={props.action.problem()} />
      </form>
    </Sheet>
  );
}
