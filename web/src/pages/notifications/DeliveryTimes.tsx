import type { ChannelKind, NotificationPreferences } from '@slow-train/protocol';
import { AccountPart } from '../../account/AccountPart.tsx';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { notifyText, spanWords, zoneWords } from '#text/notifications.ts';
import type { Autosave } from '../../panels/notifications/autosave.ts';
import { Select } from '../../ui/Select.tsx';
import { QuietTime } from './QuietTime.tsx';
import { shownChannels } from '../../panels/notifications/channels.ts';
import { Box } from '../../panels/notifications/Box.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ownTimeZone } from '../../client/time-zone.ts';
import { Button } from '../../ui/Button.tsx';
import pageStyles from './NotificationsPage.module.css';
import styles from './DeliveryTimes.module.css';

/** Sets how soon notifications are sent, and the hours without any. */
export function DeliveryTimes(props: {
  autosave: Autosave<NotificationPreferences>;
  open: readonly ChannelKind[];
}): JSX.Element {
  const choices = (): NotificationPreferences => props.autosave.value();
  return (
    <AccountPart id="quiet" class={pageStyles['part']} title={notifyText.when}>
      <Box as="div">
        <h3>{notifyText.wait}</h3>
        <SmallPrint>{notifyText.waitMore}</SmallPrint>
        <For each={shownChannels(props.open)}>
          {({ kind, waits }) => (
            <Select
              label={notifyText.waits[kind]}
              values={waits}
              value={choices().waitMinutes[kind]}
              words={spanWords}
              onChange={(minutes) =>
                props.autosave.change((now) => ({
                  ...now,
                  waitMinutes: { ...now.waitMinutes, [kind]: minutes },
                }))
              }
            />
          )}
        </For>
      </Box>
      <QuietTime autosave={props.autosave} />
      <TimeZone autosave={props.autosave} />
      <Reminders autosave={props.autosave} />
    </AccountPart>
  );
}

/** Minutes before the deadline: a day, six hours, one hour, a quarter of an hour. */
const USUAL: readonly number[] = [1440, 360, 60, 15];
const MOST = 4;

/** Chooses the reminders before one's time runs out. */
function Reminders(props: { autosave: Autosave<NotificationPreferences> }): JSX.Element {
  const chosen = (): readonly number[] => props.autosave.value().reminders;
  // Also lists values that were set by other clients.
  const offered = (): readonly number[] => [...new Set([...USUAL, ...chosen()])].toSorted((one, two) => two - one);
  const isFull = (): boolean => chosen().length >= MOST && offered().length > MOST;
  const change = (minutes: number, isOn: boolean): void =>
    props.autosave.change((now) => {
      const others = now.reminders.filter((one) => one !== minutes);
      return { ...now, reminders: (isOn ? [...others, minutes] : others).toSorted((one, two) => two - one) };
    });
  return (
    <Box as="fieldset">
      <legend>{notifyText.reminders}</legend>
      <SmallPrint>
        {notifyText.remindersMore}
        <Show when={isFull()}> {notifyText.remindersMost}</Show>
      </SmallPrint>
      <div class={styles['ticks']}>
        <For each={offered()}>
          {(minutes) => (
            <Checkbox
              label={notifyText.reminder(minutes)}
              isOn={chosen().includes(minutes)}
              disabled={isFull() && !chosen().includes(minutes)}
              onChange={(isOn) => change(minutes, isOn)}
            />
          )}
        </For>
      </div>
    </Box>
  );
}

/** The value of the select while no zone is known: an empty one is no zone's name. */
const UNKNOWN = '';

/** The time zone of the hours above; offers the browser's zone if it is another one. */
function TimeZone(props: { autosave: Autosave<NotificationPreferences> }): JSX.Element {
  const own = ownTimeZone();
  // Memoized: each of the hundreds of options reads it to see whether it is selected.
  const zone = createMemo((): string => props.autosave.value().timeZone ?? UNKNOWN);
  const zones: readonly string[] = [...Intl.supportedValuesOf('timeZone'), 'UTC', own];
  let field: HTMLSelectElement | undefined;
  const change = (timeZone: string): void => props.autosave.change((now) => ({ ...now, timeZone }));
  const take = (): void => {
    change(own);
    // The button disappears with the difference, so the focus needs a new target.
    field?.focus();
  };
  return (
    <Box as="div">
      <Select
        ref={(select) => (field = select)}
        class={styles['stacked']}
        label={notifyText.zone}
        values={zones}
        value={zone()}
        words={(name) => (name === UNKNOWN ? notifyText.zoneUnknown : name.replaceAll('_', ' '))}
        onChange={change}
      />
      <Show when={own !== zone()}>
        <div class={styles['offer']} role="status">
          <p>{notifyText.zoneElsewhere(zoneWords(own))}</p>
          <Button quiet onClick={take}>
            {notifyText.zoneTake(zoneWords(own))}
          </Button>
        </div>
      </Show>
    </Box>
  );
}
