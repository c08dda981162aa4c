import type { ClockView } from '@slow-train/protocol';
import { at, isOn, seatsFrom } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { isHere } from '../../client/looking.ts';
import { createNow } from '../../client/server-time.ts';
import { seatTimes } from '../../components/clock/game-time.ts';
import { seatNote } from '../../components/seats.ts';
import { text } from '#text/table.ts';
import { useLiveBoard } from '../state/live-board.ts';
import { Here } from '../../ui/Here.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './Seats.module.css';

/** The seats: their occupants, tiles in hand, and pips so far. */
export function Seats(): JSX.Element {
  const board = useLiveBoard();
  const now = createNow();
  const seats = (): readonly number[] => seatsFrom(board.view().seat ?? 0, board.game().seats.length);
  /** Returns the address of the profile of the person in a seat; null for computer players. */
  const profileAt = (seat: number): string | null => {
    if (board.game().seats[seat]?.kind !== 'person') return null;
    return board.names().isYou(seat) ? '/you/profile' : `/tables/${board.game().id}/people/${seat}`;
  };
  const total = (seat: number): number => board.trains().find(({ id }) => id === seat)?.total ?? 0;
  return (
    <table class={styles['seats']}>
      <Unseen as="caption">{text.seats.caption}</Unseen>
      <thead>
        <tr>
          <th scope="col">{text.seats.name}</th>
          <th scope="col">{text.seats.hand}</th>
          <th scope="col">{text.seats.sum}</th>
        </tr>
      </thead>
      <tbody>
        <For each={seats()}>
          {(seat) => (
            <tr>
              <th scope="row">
                <Show when={isHere(board.game().id, seat)}>
                  <Here words={text.seats.here} />
                </Show>
                <Show when={profileAt(seat)} fallback={board.names().seat(seat)}>
                  {(href) => <a href={href()}>{board.names().seat(seat)}</a>}
                </Show>{' '}
                <Show when={seatNote(board.game().seats[seat], board.names().isYou(seat))}>
                  {(label) => <small>{label()}</small>}
                </Show>
                <Show when={isOn(board.view().table, seat)}>
                  <span class={styles['turn']}>{text.row.on}</span>
                </Show>
                {/* A computer player is never late: the clock counts against the seat's owner. */}
                <Show when={board.game().seats[seat]?.kind === 'person'}>
                  <SeatTime class={styles['time']} clock={board.game().clock} seat={seat} now={now()} />
                </Show>
              </th>
              <td>{at(board.view().table.seats, seat).tiles}</td>
              <td>{total(seat)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

/** The lines about time below a name in the list of seats. */
function SeatTime(props: {
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
