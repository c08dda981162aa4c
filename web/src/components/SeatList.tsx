import type { OccupantView } from '@slow-train/protocol';
import { Index, Show, type JSX } from 'solid-js';
import { isKeptSeat, seatNote } from './seats.ts';
import { waitingText } from '#text/waiting.ts';
import { cx } from '../ui/cx.ts';
import styles from './SeatList.module.css';

/** The seats of a game in order of play, as reservations in a coach. */
export function SeatList(props: {
  seats: readonly OccupantView[];
  you: number | null;
  /** What can be done about a seat that is kept for somebody. */
  act?: ((seat: number, name: string) => JSX.Element) | undefined;
}): JSX.Element {
  return (
    <ol class={styles['seats']}>
      <Index each={props.seats}>
        {(occupant, seat) => (
          <li
            class={cx(props.you === seat && styles['mine'])}
            data-kind={occupant().kind}
            data-kept={isKeptSeat(occupant())}
          >
            <span class={styles['number']} aria-hidden="true">
              {seat + 1}
            </span>
            <span class={styles['name']}>
              <Show when={named(occupant())} fallback={<i>{waitingText.open}</i>}>
                {(name) => <b>{name()}</b>}
              </Show>
              <small>{noteOn(occupant(), props.you === seat)}</small>
            </span>
            <Show when={isKeptSeat(occupant()) && named(occupant())}>{(name) => props.act?.(seat, name())}</Show>
          </li>
        )}
      </Index>
    </ol>
  );
}

function named(occupant: OccupantView): string | null {
  if (occupant.kind !== 'nobody') return occupant.name;
  return occupant.byMail ? waitingText.byMail : (occupant.reserved?.name ?? null);
}

function noteOn(occupant: OccupantView, isYou: boolean): string {
  if (occupant.kind === 'nobody')
    return occupant.byMail
      ? waitingText.said('waiting')
      : occupant.reserved === undefined
        ? ''
        : waitingText.said(occupant.reserved.answer);
  return isYou ? waitingText.you : (seatNote(occupant, false) ?? '');
}
