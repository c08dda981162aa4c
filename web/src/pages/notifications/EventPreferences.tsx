import type { Channel, NotificationPreferences } from '@slow-train/protocol';
import { AccountPart } from '../../account/AccountPart.tsx';
import { listed } from '#words';
import { Show, type JSX } from 'solid-js';
import { CHANNEL_WORDS, notifyText } from '#text/notifications.ts';
import type { Autosave } from '../../panels/notifications/autosave.ts';
import { Matrix } from '../../panels/notifications/PreferenceMatrix.tsx';
import { CHANNEL_COLUMNS, EVENT_ROWS } from '../../panels/notifications/rows.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import pageStyles from './NotificationsPage.module.css';

/** Notification preferences by event and channel. The webhook column appears only once there is a webhook. */
export function EventPreferences(props: {
  autosave: Autosave<NotificationPreferences>;
  open: readonly Channel[];
}): JSX.Element {
  const choices = (): NotificationPreferences => props.autosave.value();
  const columns = (): readonly Channel[] =>
    CHANNEL_COLUMNS.filter((channel) => channel !== 'webhook' || props.open.includes('webhook'));
  const idle = (): readonly string[] =>
    columns().flatMap((channel) => (props.open.includes(channel) ? [] : [CHANNEL_WORDS[channel]]));
  return (
    <AccountPart class={pageStyles['part']} title={notifyText.what}>
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
        <SmallPrint>{notifyText.noChannelYet(listed(idle()))}</SmallPrint>
      </Show>
    </AccountPart>
  );
}
