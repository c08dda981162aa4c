import type { ClockView } from '@slow-train/protocol';
import { For, type JSX } from 'solid-js';
import { seatTimes } from './game-time.ts';

/** The lines about time below a name in the list of seats. */
export function SeatTime(props: {
  clock: ClockView | null;
  seat: number;
  now: number;
  class: string | undefined;
}): JSX.Element {
  return (
    <For each={seatTimes(props.clock, props.seat, props.now)}>
      {(line) => <small class={props.class}>{line}</small>}
    </For>
  );
}
