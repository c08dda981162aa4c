import type { Health } from '@slow-train/protocol';
import { Show, type JSX, type ParentProps } from 'solid-js';
import { healthWords } from '../../text/notify-health.ts';
import { cx } from '../../ui/cx.ts';
import channelsStyles from './channels.module.css';
import notificationsStyles from './notifications.module.css';

/** One way to somebody: what it is called, how it has worked lately, and what can be done with it. */
export function ChannelRow(
  props: ParentProps<{ name: string; more?: string; health: Health; now: number }>,
): JSX.Element {
  return (
    <li class={channelsStyles['way-row']}>
      <div class={channelsStyles['way-words']}>
        <b>{props.name}</b>
        <Show when={props.more}>
          <span>{props.more}</span>
        </Show>
        <span
          class={cx(
            props.health.trouble !== null && notificationsStyles['ailing'],
            props.health.trouble !== null && 'ailing',
          )}
        >
          {healthWords(props.health, props.now)}
        </span>
      </div>
      <div class={channelsStyles['way-acts']}>{props.children}</div>
    </li>
  );
}
