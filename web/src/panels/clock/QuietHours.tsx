import { isQuietTooLong } from '@slow-train/clock';
import type { GameView, SeatHours } from '@slow-train/protocol';
import { createSignal, Show, type JSX } from 'solid-js';
import { changeMySeat } from '../../client/game.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ownTimeZone } from '../../client/time-zone.ts';
import { clockText } from '#text/clock.ts';
import { Field } from '../../ui/Field.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './ClockSheet.module.css';

type Quiet = NonNullable<SeatHours['quiet']>;
const USUAL: Quiet = { from: '22:00', to: '08:00' };

/** Sets the hours of the day in which my clock stands still in this game. */
export function QuietHours(props: { game: GameView; hours: SeatHours }): JSX.Element {
  const action = createAsyncAction();
  // eslint-disable-next-line solid/reactivity -- the values when the sheet was opened; after that the form decides
  const [hours, setHours] = createSignal(props.hours);
  const [isKept, setKept] = createSignal(false);
  const here = ownTimeZone();
  const change = (changed: Partial<SeatHours>): void => {
    setKept(false);
    action.clear();
    setHours({ ...hours(), ...changed });
  };
  const wrong = (): string | null => {
    const { quiet } = hours();
    if (quiet === null) return null;
    if (quiet.from === quiet.to || quiet.from === '' || quiet.to === '') return clockText.quietNone;
    return isQuietTooLong(quiet) ? clockText.quietLong : null;
  };
  const keep = async (): Promise<void> => {
    const { game } = props;
    await changeMySeat(game, { hours: hours() });
    setKept(true);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong() === null) action.run(keep);
      }}
    >
      <h3>{clockText.quiet}</h3>
      <Checkbox
        label={clockText.quietMore}
        isOn={hours().quiet !== null}
        onChange={(isOn) => change({ quiet: isOn ? (props.hours.quiet ?? USUAL) : null })}
      />
      <Show when={hours().quiet}>
        {(quiet) => (
          <div class={styles['pair']}>
            <Time
              label={clockText.quietFrom}
              value={quiet().from}
              onChange={(from) => change({ quiet: { ...quiet(), from } })}
            />
            <Time
              label={clockText.quietTo}
              value={quiet().to}
              onChange={(to) => change({ quiet: { ...quiet(), to } })}
            />
          </div>
        )}
      </Show>
      <SmallPrint>{clockText.quietZone(hours().zone)}</SmallPrint>
      <Show when={props.hours.zone !== here}>
        <Checkbox
          label={clockText.quietHere(here)}
          isOn={hours().zone === here}
          onChange={(isOn) => change({ zone: isOn ? here : props.hours.zone })}
        />
      </Show>
      <SmallPrint role="status">{isKept() ? clockText.quietKept : clockText.quietNext}</SmallPrint>
      <ErrorMessage sentence={wrong() ?? action.problem()} />
      <ActButton
        quiet
        type="submit"
        action={action}
        label={clockText.quietKeep}
        busy={clockText.quietKeeping}
        unready={wrong() !== null}
      />
    </form>
  );
}

function Time(props: { label: string; value: string; onChange(value: string): void }): JSX.Element {
  return (
    <Field label={props.label}>
      <input type="time" required value={props.value} onInput={(event) => props.onChange(event.currentTarget.value)} />
    </Field>
  );
}
