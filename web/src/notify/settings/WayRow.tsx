import type { Health } from '@slow-train/protocol';
import { Show, type JSX, type ParentProps } from 'solid-js';
import { healthWords } from '../../text/notify-health.ts';

/** One way to somebody: what it is called, how it has worked lately, and what can be done with it. */
export function WayRow(props: ParentProps<{ name: string; more?: string; health: Health; now: number }>): JSX.Element {
  return (
    <li class="way-row">
      <div class="way-words">
        <b>{props.name}</b>
        <Show when={props.more}>
          <span>{props.more}</span>
        </Show>
        <span classList={{ ailing: props.health.trouble !== null }}>{healthWords(props.health, props.now)}</span>
      </div>
      <div class="way-acts">{props.children}</div>
    </li>
  );
}
