import type { Channel, NotifyEvent } from '@slow-train/protocol';
import { For, type JSX } from 'solid-js';
import { CHANNEL_WORDS, EVENT_WORDS, notifyText, tableTellText } from '../../text/notify.ts';
import { cx } from '../../ui/cx.ts';
import { Note } from './Box.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './PreferenceMatrix.module.css';

/** What is told by which way: a line for each event, a column for each way. */
export function Matrix(props: {
  caption: string;
  rows: readonly NotifyEvent[];
  columns: readonly Channel[];
  isOn(event: NotifyEvent, channel: Channel): boolean;
  /** Whether it is marked as not what it is everywhere. */
  differs?(event: NotifyEvent, channel: Channel): boolean;
  onChange(event: NotifyEvent, channel: Channel, isOn: boolean): void;
}): JSX.Element {
  const differs = (event: NotifyEvent, channel: Channel): boolean => props.differs?.(event, channel) ?? false;
  const spoken = (event: NotifyEvent, channel: Channel): string =>
    `${notifyText.one(event, channel)}${differs(event, channel) ? `, ${tableTellText.differs}` : ''}`;
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

/** Says what the marks in a Matrix mean. */
export function DiffersNote(): JSX.Element {
  return (
    <Note>
      <i class={styles['dot']} aria-hidden="true" /> {tableTellText.differsNote}
    </Note>
  );
}
