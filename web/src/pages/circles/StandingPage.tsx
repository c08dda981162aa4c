import { useNavigate } from '@solidjs/router';
import type { Circle, StandingInvitation } from '@slow-train/protocol';
import type { PresetName } from '@slow-train/rules';
import { presetName } from '#words';
import { createSignal, Show, type JSX } from 'solid-js';
import { AccountMain } from '../../account/AccountMain.tsx';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { changeCircle } from '../../client/circles.ts';
import { ownTimeZone } from '../../client/time-zone.ts';
import { clockDraftOf, termsOf, type ClockChoice } from '../../components/clock/terms.ts';
import { PRESET_ORDER } from '../../components/rules/house-rules.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Select } from '../../ui/Select.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { circlesText } from '#text/circles.ts';
import { clockText } from '#text/clock.ts';
import { shellText } from '#text/shell.ts';
import { CircleLoader } from './CircleLoader.tsx';
import styles from './Circles.module.css';

const text = circlesText.play;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const THURSDAY = 4;
const EVENING = '20:00';
const TIMES = Array.from({ length: 48 }, (_, half) => `${pad(Math.floor(half / 2))}:${half % 2 === 0 ? '00' : '30'}`);
const ROUNDS = 3;
const READY_MADE: readonly ClockChoice[] = ['none', 'lively', 'day', 'unhurried'];

/** The form for how a circle plays: its rules, its clock, and its weekday. For its founder. */
export default function StandingPage(): JSX.Element {
  return <CircleLoader>{(circle) => <Page circle={circle()} />}</CircleLoader>;
}

function Page(props: { circle: Circle }): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(text.title) }));
  return (
    <AccountMain
      isNarrow
      title={text.title}
      line={text.line}
      back={{ href: `/circles/${props.circle.id}`, words: props.circle.name }}
    >
      <Form circle={props.circle} />
    </AccountMain>
  );
}

function Form(props: { circle: Circle }): JSX.Element {
  const navigate = useNavigate();
  const action = createAsyncAction();
  // eslint-disable-next-line solid/reactivity -- the form starts with the loaded values
  const { id, standing: so } = props.circle;
  const draft = so === null ? null : clockDraftOf(so.clock);
  const [preset, setPreset] = createSignal<PresetName>(so?.rules.preset ?? 'station');
  const [rounds, setRounds] = createSignal(so?.rounds ?? ROUNDS);
  const [clock, setClock] = createSignal<ClockChoice>(draft?.choice ?? 'day');
  const [phrasesOnly, setPhrasesOnly] = createSignal(so?.phrasesOnly ?? false);
  const [isWeekly, setWeekly] = createSignal(so === null || so.weekly !== null);
  const [weekday, setWeekday] = createSignal(so?.weekly?.weekday ?? THURSDAY);
  const [time, setTime] = createSignal(so?.weekly?.time ?? EVENING);
  const zone = so?.weekly?.zone ?? ownTimeZone();
  const standing = (): StandingInvitation => ({
    // House rules and a set that were chosen elsewhere stay, as long as the preset does.
    ...(so !== null && preset() === so.rules.preset
      ? { rules: so.rules, ...(so.set !== undefined && { set: so.set }) }
      : { rules: { preset: preset() } }),
    rounds: rounds(),
    clock: clock() === 'own' ? (so?.clock ?? null) : termsOf({ choice: clock(), own: clockDraftOf(null).own }, false),
    phrasesOnly: phrasesOnly(),
    weekly: isWeekly() ? { weekday: weekday(), time: time(), zone } : null,
  });
  const save = async (): Promise<void> => {
    await changeCircle(id, { do: 'setStanding', standing: standing() });
    navigate(`/circles/${id}`);
  };
  return (
    <AccountPart>
      <form
        class={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          action.run(save);
        }}
      >
        <Select label={text.rules} values={PRESET_ORDER} value={preset()} words={presetName} onChange={setPreset} />
        <Stepper label={text.rounds} more={text.roundsMore} value={rounds()} least={1} most={13} onChange={setRounds} />
        <Select label={text.clock} values={READY_MADE} value={clock()} words={clockWords} onChange={setClock} />
        <Checkbox label={text.phrasesOnly} more={text.phrasesOnlyMore} isOn={phrasesOnly()} onChange={setPhrasesOnly} />
        <Checkbox label={text.weekly} more={text.weeklyMore} isOn={isWeekly()} onChange={setWeekly} />
        <Show when={isWeekly()}>
          <Select label={text.weekday} values={WEEKDAYS} value={weekday()} words={text.day} onChange={setWeekday} />
          <Select
            label={zone === ownTimeZone() ? text.time : text.timeIn(zone)}
            values={TIMES}
            value={time()}
            words={(one: string) => one}
            onChange={setTime}
          />
        </Show>
        <ErrorMessage sentence={action.problem()} />
        <Acts>
          <ActButton type="submit" action={action} label={text.save} busy={circlesText.busy} />
        </Acts>
      </form>
    </AccountPart>
  );
}

function clockWords(choice: ClockChoice): string {
  if (choice === 'own') return text.keepClock;
  return `${clockText.choices[choice].name}, ${clockText.choices[choice].tag}`;
}

function pad(hour: number): string {
  return String(hour).padStart(2, '0');
}
