import type { ChannelHealth } from '@slow-train/protocol';
import { Show, type JSX, type ParentProps } from 'solid-js';
import { healthWords } from '#text/notifications.ts';
import { StackedRow, RowLine } from './StackedRow.tsx';

/** One address of a channel: its name, how delivery has worked lately, and buttons. */
export function ChannelRow(
  props: ParentProps<{ name: string; more?: string; health: ChannelHealth; now: number }>,
): JSX.Element {
  return (
    <StackedRow
      words={
        <>
          <b>{props.name}</b>
          <Show when={props.more}>
            <RowLine>{props.more}</RowLine>
          </Show>
          <HealthLine health={props.health} now={props.now} />
        </>
      }
    >
      {props.children}
    </StackedRow>
  );
}

/** The recent health of a channel. */
export function HealthLine(props: { health: ChannelHealth; now: number }): JSX.Element {
  return <RowLine isAiling={props.health.trouble !== null}>{healthWords(props.health, props.now)}</RowLine>;
}
