import { timeOfDay } from '@slow-train/words/dates';
import type { NotificationPreferences } from '@slow-train/protocol';
import { Show, type JSX } from 'solid-js';
import { notifyText } from '#text/notifications.ts';
import { wallTime } from '../../text/days.ts';
import type { Autosave } from '../../panels/notifications/autosave.ts';
import { Select } from '../../ui/Select.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Box } from '../../panels/notifications/Box.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './DeliveryTimes.module.css';

type Hours = NonNullable<NotificationPreferences['quiet']>;
const USUAL: Hours = { from: '22:00', to: '08:00' };

/** Sets the hours in which nothing is sent. */
export function QuietTime(props: { autosave: Autosave<NotificationPreferences> }): JSX.Element {
  const quiet = (): NotificationPreferences['quiet'] => props.autosave.value().quiet;
  const change = (hours: Partial<Hours>): void =>
    props.autosave.change((now) => ({ ...now, quiet: { ...(now.quiet ?? USUAL), ...hours } }));
  return (
    <Box as="div">
      <Checkbox
        label={notifyText.quiet}
        more={notifyText.quietMore}
        isOn={quiet() !== null}
        onChange={(isOn) => props.autosave.change((now) => ({ ...now, quiet: isOn ? (now.quiet ?? USUAL) : null }))}
      />
      <Show when={quiet()}>
        {(hours) => (
          <>
            <div class={styles['pair']}>
              <Time label={notifyText.quietFrom} value={hours().from} onChange={(from) => change({ from })} />
              <Time label={notifyText.quietTo} value={hours().to} onChange={(to) => change({ to })} />
            </div>
            <Show when={hours().from === hours().to}>
              <SmallPrint>{notifyText.quietNever}</SmallPrint>
            </Show>
          </>
        )}
      </Show>
    </Box>
  );
}

/** Every half hour, in minutes since midnight. */
const HALF_HOURS: readonly number[] = Array.from({ length: 48 }, (_, half) => half * 30);

function Time(props: { label: string; value: string; onChange(value: string): void }): JSX.Element {
  return (
    <Select
      class={styles['stacked']}
      label={props.label}
      spoken={notifyText.quietOne(props.label)}
      values={HALF_HOURS}
      value={minutesOf(props.value)}
      words={timeOfDay}
      onChange={(minutes) => props.onChange(wallTime(minutes))}
    />
  );
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
