import type { ChannelKind, NotificationPreferences } from '@slow-train/protocol';
import { AccountPart } from '../../account/AccountPart.tsx';
import { listed } from '#words';
import { Show, type JSX } from 'solid-js';
import { CHANNEL_WORDS, notifyText } from '#text/notifications.ts';
import type { Autosave } from '../../panels/notifications/autosave.ts';
import { Matrix } from '../../panels/notifications/PreferenceMatrix.tsx';
import { shownChannels } from '../../panels/notifications/channels.ts';
import { EVENT_ROWS } from '../../panels/notifications/rows.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import pageStyles from './NotificationsPage.module.css';

/** Notification preferences by event and channel. */
export function EventPreferences(props: {
  autosave: Autosave<NotificationPreferences>;
  open: readonly ChannelKind[];
}): JSX.Element {
  const choices = (): NotificationPreferences => props.autosave.value();
  const columns = (): readonly ChannelKind[] => shownChannels(props.open).map(({ kind }) => kind);
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
