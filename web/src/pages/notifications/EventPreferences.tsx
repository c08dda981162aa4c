import type { Channel, NotifyChoices } from '@slow-train/protocol';
import { listed } from '@slow-train/words';
import { Show, type JSX } from 'solid-js';
import { CHANNEL_WORDS, notifyText } from '../../text/notify.ts';
import type { Autosave } from '../../panels/notifications/autosave.ts';
import { Matrix } from '../../panels/notifications/PreferenceMatrix.tsx';
import { CHANNEL_COLUMNS, EVENT_ROWS } from '../../panels/notifications/rows.ts';
import styles from '../../panels/notifications/notifications.module.css';

/** Of what somebody is told by which way. Nobody has to know what a webhook is before there is one. */
export function EventPreferences(props: { autosave: Autosave<NotifyChoices>; open: readonly Channel[] }): JSX.Element {
  const choices = (): NotifyChoices => props.autosave.value();
  const columns = (): readonly Channel[] =>
    CHANNEL_COLUMNS.filter((channel) => channel !== 'webhook' || props.open.includes('webhook'));
  const idle = (): readonly string[] =>
    columns().flatMap((channel) => (props.open.includes(channel) ? [] : [CHANNEL_WORDS[channel].toLowerCase()]));
  return (
    <section class="account-part">
      <h2>{notifyText.what}</h2>
      <Matrix
        caption={notifyText.what}
        rows={EVENT_ROWS}
        columns={columns()}
        isOn={(event, channel) => choices().events[event][channel]}
        onChange={(event, channel, isOn) =>
          props.autosave.change((now) => ({
            ...now,
            events: { ...now.events, [event]: { ...now.events[event], [channel]: isOn } },
          }))
        }
      />
      <Show when={idle().length > 0}>
        <p class={styles['told-note']}>{notifyText.noWayYet(listed(idle()))}</p>
      </Show>
    </section>
  );
}
