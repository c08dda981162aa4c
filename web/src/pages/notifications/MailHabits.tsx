import type { MailTiming, NotificationPreferences } from '@slow-train/protocol';
import { createUniqueId, For, Show, type JSX } from 'solid-js';
import { mailText, spanWords } from '#text/notifications.ts';
import { timeOfDay } from '@slow-train/words/dates';
import type { Autosave } from '../../panels/notifications/autosave.ts';
import { Radio } from '../../ui/Radio.tsx';
import { Select } from '../../ui/Select.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import styles from './MailHabits.module.css';

const HABITS = ['unseen', 'each', 'daily'] as const satisfies readonly MailTiming['when'][];
const AFTER: readonly number[] = [1, 2, 4, 8, 12, 24, 48];
const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** Chooses when mails are sent: for unseen events, for every event, or once a day. */
export function MailHabits(props: { autosave: Autosave<NotificationPreferences> }): JSX.Element {
  const name = createUniqueId();
  const habit = (): MailTiming => props.autosave.value().mail;
  const change = (mail: MailTiming): void => props.autosave.change((now) => ({ ...now, mail }));
  return (
    <RadioList legend={mailText.when}>
      <For each={HABITS}>
        {(when) => (
          <>
            <Radio
              name={name}
              label={mailText.habits[when]}
              more={mailText.habits[`${when}More`]}
              isOn={habit().when === when}
              onChoose={() => change(usual(when))}
            />
            <Show when={habit().when === when}>
              <HabitDetail habit={habit()} onChange={change} />
            </Show>
          </>
        )}
      </For>
    </RadioList>
  );
}

/** The further setting of a mail timing. */
function HabitDetail(props: { habit: MailTiming; onChange(habit: MailTiming): void }): JSX.Element {
  const unseen = (): { readonly hours: number } | null =>
    props.habit.when === 'unseen' ? { hours: props.habit.afterHours } : null;
  const daily = (): { readonly hour: number } | null => (props.habit.when === 'daily' ? props.habit : null);
  return (
    <>
      <Show when={unseen()}>
        {(after) => (
          <Select
            class={styles['detail']}
            label={mailText.after}
            values={AFTER}
            value={after().hours}
            words={(hours) => spanWords(hours * 60)}
            onChange={(afterHours) => props.onChange({ when: 'unseen', afterHours })}
          />
        )}
      </Show>
      <Show when={daily()}>
        {(at) => (
          <Select
            class={styles['detail']}
            label={mailText.hour}
            values={HOURS}
            value={at().hour}
            words={(hour) => timeOfDay(hour * 60)}
            onChange={(hour) => props.onChange({ when: 'daily', hour })}
          />
        )}
      </Show>
    </>
  );
}

function usual(when: MailTiming['when']): MailTiming {
  switch (when) {
    case 'unseen':
      return { when, afterHours: 4 };
    case 'each':
      return { when };
    case 'daily':
      return { when, hour: 8 };
    default:
      return when satisfies never;
  }
}
