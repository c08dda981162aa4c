import { daysOf, localDay } from '@slow-train/clock';
import type { ClockView, Vacation } from '@slow-train/protocol';
import { createSignal, createUniqueId, Show, type JSX } from 'solid-js';
import { takeGame } from '../../client/game.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import type { AsyncAction } from '../../client/async-action.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { clockText } from '#text/clock.ts';
import { declareElsewhere, type Elsewhere } from './elsewhere.ts';
import { effectOf, effectWords, wrongWith } from './vacation.ts';
import { postVacation } from './requests.ts';
import { Field } from '../../ui/Field.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './ClockSheet.module.css';

/** Chooses the days of a vacation and shows its effect on my clock before it is declared. */
export function VacationForm(props: {
  id: string;
  /** My deadline; null while my clock is not running. */
  by: string | null;
  weekendsOff: boolean;
  you: NonNullable<ClockView['you']>;
  now: number;
  action: AsyncAction;
  onDeclared(): void;
  onElsewhere(others: Elsewhere): void;
}): JSX.Element {
  const effect = createUniqueId();
  const today = (): string => localDay(new Date(props.now), props.you.hours.zone);
  const [days, setDays] = createSignal<Vacation>({ from: today(), to: today() });
  const [isEverywhere, setEverywhere] = createSignal(false);
  const wrong = (): string | null => wrongWith(days(), props.you, props.now);
  const change = (changed: Partial<Vacation>): void => {
    props.action.clear();
    const next = { ...days(), ...changed };
    // A later first day moves the last one along.
    setDays(changed.from !== undefined && next.to < next.from ? { ...next, to: next.from } : next);
  };
  const declare = async (): Promise<void> => {
    const { id, onElsewhere, onDeclared } = props;
    const vacation = days();
    const others = isEverywhere();
    const answer = await postVacation(id, vacation);
    // Updates the game last: that removes this form.
    try {
      if (others) onElsewhere(await declareElsewhere(id, vacation));
    } finally {
      takeGame(answer);
      onDeclared();
    }
  };
  return (
    <Show when={props.you.daysLeft > 0} fallback={<p>{clockText.daysLeft(0)}</p>}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong() === null) props.action.run(declare);
        }}
      >
        <p>{clockText.daysLeft(props.you.daysLeft)}</p>
        <div class={styles['pair']}>
          <Day
            describedBy={effect}
            label={clockText.vacationFrom}
            value={days().from}
            least={today()}
            onChange={(from) => change({ from })}
          />
          <Day
            describedBy={effect}
            label={clockText.vacationTo}
            value={days().to}
            least={days().from}
            onChange={(to) => change({ to })}
          />
        </div>
        <div role="status">
          <Show when={wrong()}>
            {(sentence) => (
              <Card as="p" kind="note">
                {sentence()}
              </Card>
            )}
          </Show>
        </div>
        <Show when={wrong() === null}>
          {/* No live region: the text changes with the time. It is read out along with the days. */}
          <Card as="p" kind="note" id={effect}>
            {effectWords(effectOf(days(), props.you, props))}{' '}
            {clockText.takes(daysOf(days()), props.you.daysLeft - daysOf(days()))}
          </Card>
        </Show>
        <Checkbox label={clockText.elsewhere} isOn={isEverywhere()} onChange={setEverywhere} />
        <ActButton
          quiet
          type="submit"
          action={props.action}
          label={clockText.declare}
          busy={clockText.declaring}
          unready={wrong() !== null}
        />
      </form>
    </Show>
  );
}

function Day(props: {
  label: string;
  value: string;
  least: string;
  describedBy: string;
  onChange(value: string): void;
}): JSX.Element {
  return (
    <Field label={props.label}>
      <input
        type="date"
        aria-describedby={props.describedBy}
        required
        min={props.least}
        value={props.value}
        onInput={(event) => props.onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
