import type { ClockView } from '@slow-train/protocol';
import { For, type JSX } from 'solid-js';
import { seatTimes } from './game-time.ts';
import styles from './SeatTime.module.css';

/** The lines about time below a name in the list of seats. */
export function SeatTime(props: { clock: ClockView | null; seat: number; now: number }): JSX.Element {
  return (
    <For each={seatTimes(props.clock, props.seat, props.now)}>
      {(line) => <small class={styles['seat-time']}>{line}</small>}
    </For>
  );
}
