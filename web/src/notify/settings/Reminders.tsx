import type { NotifyChoices } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { notifyText } from '../../text/notify.ts';
import type { Keeper } from './keeper.ts';
import { Tick } from '../../ui/Tick.tsx';

/** Minutes before the end: a day, six hours, one, a quarter. */
const USUAL: readonly number[] = [1440, 360, 60, 15];
const MOST = 4;

/** When, before one's time is up, one is reminded of it. */
export function Reminders(props: { keeper: Keeper<NotifyChoices> }): JSX.Element {
  const chosen = (): readonly number[] => props.keeper.choices().reminders;
  // What was chosen by other means is shown as well.
  const offered = (): readonly number[] => [...new Set([...USUAL, ...chosen()])].toSorted((one, two) => two - one);
  const isFull = (): boolean => chosen().length >= MOST && offered().length > MOST;
  const change = (minutes: number, isOn: boolean): void =>
    props.keeper.change((now) => {
      const others = now.reminders.filter((one) => one !== minutes);
      return { ...now, reminders: (isOn ? [...others, minutes] : others).toSorted((one, two) => two - one) };
    });
  return (
    <fieldset class="told-box">
      <legend>{notifyText.reminders}</legend>
      <p class="told-note">
        {notifyText.remindersMore}
        <Show when={isFull()}> {notifyText.remindersMost}</Show>
      </p>
      <div class="told-ticks">
        <For each={offered()}>
          {(minutes) => (
            <Tick
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
