import type { ClockView } from '@slow-train/protocol';
import { For, type JSX } from 'solid-js';
import { seatTimes } from './table-time.ts';
import './seat-time.css';

/** The lines about time below a name in the list of seats. */
export function SeatTime(props: { clock: ClockView | null; seat: number; now: number }): JSX.Element {
  return (
    <For each={seatTimes(props.clock, props.seat, props.now)}>{(line) => <small class="seat-time">{line}</small>}</For>
  );
}
