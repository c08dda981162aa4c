import type { ChannelKind, NotificationEventName } from '@slow-train/protocol';
import { For, type JSX } from 'solid-js';
import { CHANNEL_WORDS, EVENT_WORDS, notifyText, gameNotificationsText } from '#text/notifications.ts';
import { cx } from '../../ui/cx.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './PreferenceMatrix.module.css';

/** The notification preferences as a table: a row for each event, a column for each channel. */
export function Matrix(props: {
  caption: string;
  rows: readonly NotificationEventName[];
  columns: readonly ChannelKind[];
  isOn(event: NotificationEventName, channel: ChannelKind): boolean;
  /** Whether a cell is marked as different from the general preferences. */
  differs?(event: NotificationEventName, channel: ChannelKind): boolean;
  onChange(event: NotificationEventName, channel: ChannelKind, isOn: boolean): void;
}): JSX.Element {
  const differs = (event: NotificationEventName, channel: ChannelKind): boolean =>
    props.differs?.(event, channel) ?? false;
  const spoken = (event: NotificationEventName, channel: ChannelKind): string =>
    `${notifyText.one(event, channel)}${differs(event, channel) ? `, ${gameNotificationsText.differs}` : ''}`;
  return (
    <table class={styles['matrix']}>
      <Unseen as="caption">{props.caption}</Unseen>
      <thead>
        <tr>
          <th scope="col">
            <Unseen>{notifyText.event}</Unseen>
          </th>
          <For each={props.columns}>{(channel) => <th scope="col">{CHANNEL_WORDS[channel]}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(event) => (
            <tr>
              <th scope="row">{EVENT_WORDS[event]}</th>
              <For each={props.columns}>
                {(channel) => (
                  <td class={cx(differs(event, channel) && styles['differs'])}>
                    <label>
                      <input
                        type="checkbox"
                        aria-label={spoken(event, channel)}
                        checked={props.isOn(event, channel)}
                        onChange={(change) => props.onChange(event, channel, change.currentTarget.checked)}
                      />
                    </label>
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

/** Explains the marks in a Matrix. */
export function DiffersNote(): JSX.Element {
  return (
    <SmallPrint>
      <i class={styles['dot']} aria-hidden="true" /> {gameNotificationsText.differsNote}
    </SmallPrint>
  );
}
