import type { ClockView } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { clockText } from '#text/clock.ts';

/** The time left on my clock; for spectators, the state of the game's clock. */
export function Standing(props: { clock: ClockView; seat: number | null; now: number }): JSX.Element {
  return (
    <Show when={standing(props.clock, props.seat, props.now).length > 0}>
      <section>
        <h3>{clockText.yours}</h3>
        <For each={standing(props.clock, props.seat, props.now)}>{(sentence) => <p>{sentence}</p>}</For>
      </section>
    </Show>
  );
}

function standing({ terms, pausedUntil, seats }: ClockView, seat: number | null, now: number): readonly string[] {
  const paused = pausedUntil === null ? [] : [clockText.tablePaused(Date.parse(pausedUntil))];
  const mine = seat === null ? undefined : seats[seat];
  if (mine === undefined) return paused;
  // While a turn runs, its reserve shrinks with it.
  const bankWords = mine.by === null ? clockText.inBank : clockText.hadInBank;
  const idle = pausedUntil === null ? [clockText.idle] : [];
  return [
    ...paused,
    ...(mine.by === null ? idle : [clockText.runs(Date.parse(mine.by), now)]),
    ...(terms.cap === 0 ? [] : [bankWords(mine.bank, terms.cap)]),
    ...(mine.strikes === 0 ? [] : [clockText.strikesYours(mine.strikes, terms.strikes)]),
  ];
}
