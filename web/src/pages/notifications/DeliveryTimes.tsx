import type { Channel, NotifyChoices } from '@slow-train/protocol';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { notifyText, spanWords } from '../../text/notify.ts';
import type { Autosave } from '../../panels/notifications/autosave.ts';
import { Select } from '../../ui/Select.tsx';
import { QuietTime } from './QuietTime.tsx';
import { CHANNEL_COLUMNS } from '../../panels/notifications/rows.ts';
import { cx } from '../../ui/cx.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { zoneWords } from '../../text/told.ts';
import { ownTimeZone } from '../../client/server-time.ts';
import styles from '../../panels/notifications/notifications.module.css';
import { Button } from '../../ui/Button.tsx';
import selectStyles from '../../ui/select.module.css';

const WAITS: { readonly [channel in Channel]: readonly number[] } = {
  push: [0, 1, 2, 5, 10, 30, 60],
  mail: [0, 5, 15, 30, 60, 120, 240, 480],
  webhook: [0, 1, 2, 5, 10, 30, 60],
};

/** How soon somebody is told, and when not at all. */
export function DeliveryTimes(props: { autosave: Autosave<NotifyChoices>; open: readonly Channel[] }): JSX.Element {
  const choices = (): NotifyChoices => props.autosave.value();
  const columns = (): readonly Channel[] =>
    CHANNEL_COLUMNS.filter((channel) => channel !== 'webhook' || props.open.includes('webhook'));
  return (
    <section class="account-part">
      <h2>{notifyText.when}</h2>
      <div class={cx(styles['told-box'], 'told-box')}>
        <h3>{notifyText.wait}</h3>
        <p class={styles['told-note']}>{notifyText.waitMore}</p>
        <For each={columns()}>
          {(channel) => (
            <Select
              label={notifyText.waits[channel]}
              values={WAITS[channel]}
              value={choices().waitMinutes[channel]}
              words={spanWords}
              onChange={(minutes) =>
                props.autosave.change((now) => ({
                  ...now,
                  waitMinutes: { ...now.waitMinutes, [channel]: minutes },
                }))
              }
            />
          )}
        </For>
      </div>
      <QuietTime autosave={props.autosave} />
      <TimeZone autosave={props.autosave} />
      <Reminders autosave={props.autosave} />
    </section>
  );
}

/** Minutes before the end: a day, six hours, one, a quarter. */
const USUAL: readonly number[] = [1440, 360, 60, 15];
const MOST = 4;

/** When, before one's time is up, one is reminded of it. */
function Reminders(props: { autosave: Autosave<NotifyChoices> }): JSX.Element {
  const chosen = (): readonly number[] => props.autosave.value().reminders;
  // What was chosen by other means is shown as well.
  const offered = (): readonly number[] => [...new Set([...USUAL, ...chosen()])].toSorted((one, two) => two - one);
  const isFull = (): boolean => chosen().length >= MOST && offered().length > MOST;
  const change = (minutes: number, isOn: boolean): void =>
    props.autosave.change((now) => {
      const others = now.reminders.filter((one) => one !== minutes);
      return { ...now, reminders: (isOn ? [...others, minutes] : others).toSorted((one, two) => two - one) };
    });
  return (
    <fieldset class={cx(styles['told-box'], 'told-box')}>
      <legend>{notifyText.reminders}</legend>
      <p class={styles['told-note']}>
        {notifyText.remindersMore}
        <Show when={isFull()}> {notifyText.remindersMost}</Show>
      </p>
      <div class={styles['told-ticks']}>
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
    </fieldset>
  );
}

/** In which zone hours are meant; where the browser is in another one, that is offered. */
function TimeZone(props: { autosave: Autosave<NotifyChoices> }): JSX.Element {
  const own = ownTimeZone();
  // There are hundreds, and each looks whether it is the one.
  const zone = createMemo((): string => props.autosave.value().timeZone ?? 'UTC');
  const zones = createMemo((): readonly string[] =>
    [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own, zone()])].toSorted(),
  );
  let field: HTMLSelectElement | undefined;
  const change = (timeZone: string): void => props.autosave.change((now) => ({ ...now, timeZone }));
  const take = (): void => {
    change(own);
    // The offer is gone with the difference.
    field?.focus();
  };
  return (
    <div class={cx(styles['told-box'], 'told-box')}>
      <label class={cx(selectStyles['pick'], 'pick', styles['tall'])}>
        <span>{notifyText.zone}</span>
        <select ref={field} onChange={(event) => change(event.currentTarget.value)}>
          <For each={zones()}>
            {(name) => (
              <option value={name} selected={name === zone()}>
                {name.replaceAll('_', ' ')}
              </option>
            )}
          </For>
        </select>
      </label>
      <Show when={own !== zone()}>
        <div class={styles['told-offer']} role="status">
          <p>{notifyText.zoneElsewhere(zoneWords(own))}</p>
          <Button quiet onClick={take}>
            {notifyText.zoneTake(zoneWords(own))}
          </Button>
        </div>
      </Show>
    </div>
  );
}
