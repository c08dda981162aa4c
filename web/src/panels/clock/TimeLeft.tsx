import type { ClockView } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { clockText } from '#text/clock.ts';

/** The time left on my clock; for spectators, the state of the game's clock. */
export function TimeLeft(props: {
  clock: ClockView;
  seat: number | null;
  /** The end of the standstill of the turn's clock; null while it runs. */
  stopped: number | null;
  now: number;
}): JSX.Element {
  const sentences = (): readonly string[] => standing(props.clock, props.seat, props.stopped, props.now);
  return (
    <Show when={sentences().length > 0}>
      <section>
        <h3>{clockText.yours}</h3>
        <For each={sentences()}>{(sentence) => <p>{sentence}</p>}</For>
      </section>
    </Show>
  );
}

function standing(
  { terms, pausedUntil, seats }: ClockView,
  seat: number | null,
  stopped: number | null,
  now: number,
): readonly string[] {
  const paused = pausedUntil === null ? [] : [clockText.tablePaused(Date.parse(pausedUntil))];
  const mine = seat === null ? undefined : seats[seat];
  if (mine === undefined) return paused;
  const idle = pausedUntil === null ? [clockText.idle] : [];
  return [
    ...paused,
    ...(mine.by === null ? idle : runningTurn(mine, Date.parse(mine.by), terms, now)),
    ...(mine.by === null || stopped === null ? [] : [clockText.stoppedYours(stopped, now)]),
    // While a turn runs, its reserve shrinks with it.
    ...(terms.cap === 0 || mine.by !== null ? [] : [clockText.inBank(mine.bank, terms.cap)]),
    ...(mine.strikes === 0 ? [] : [clockText.strikesYours(mine.strikes, terms.strikes)]),
  ];
}

/** Returns the deadline, the shares of the turn and of its reserve, and the consequence at the end, in sentences. */
function runningTurn(
  { bank, reserveFrom }: ClockView['seats'][number],
  by: number,
  terms: ClockView['terms'],
  now: number,
): readonly string[] {
  const ends = reserveFrom === null ? by : Date.parse(reserveFrom);
  const hasReserve = bank > 0 && ends < by;
  return [
    clockText.runs(by, now),
    ...(hasReserve && now < ends
      ? [clockText.turnEnds(ends, now), clockText.thenReserve(bank, by, now)]
      : hasReserve && now < by
        ? [clockText.usesReserve]
        : []),
    ...(now < by ? [clockText.afterThat(terms.onTimeout)] : []),
  ];
}
