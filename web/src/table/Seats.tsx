import { at, isOn, seatsFrom, totalsOf } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { createNow } from '../app/now.ts';
import { SeatTime } from '../clock/SeatTime.tsx';
import { sitterRemark } from '../substitutes/sitter-remark.ts';
import { text } from '../text/en.ts';
import { useBoard } from './board.ts';
import './seats.css';

/** Who sits at the table, with how many tiles, and how many pips so far. */
export function Seats(): JSX.Element {
  const board = useBoard();
  const now = createNow(15_000);
  const seats = (): readonly number[] => seatsFrom(board.view().seat ?? 0, board.props.game.seats.length);
  const totals = (): readonly number[] =>
    totalsOf(
      board.props.game.results.map((result) => result.scores),
      board.props.game.seats.length,
    );
  return (
    <table class="seats">
      <caption class="unseen">{text.seats.caption}</caption>
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
            <tr classList={{ turn: isOn(board.view().table, seat) }}>
              <th scope="row">
                {board.names().seat(seat)}{' '}
                <Show when={sitterRemark(board.props.game.seats[seat], board.names().isYou(seat))}>
                  {(remark) => <small>{remark()}</small>}
                </Show>
                <Show when={isOn(board.view().table, seat)}>
                  <span class="on">{text.row.on}</span>
                </Show>
                {/* A computer player is never late: what the clock has counted is of the owner of its seat. */}
                <Show when={board.props.game.seats[seat]?.kind === 'person'}>
                  <SeatTime clock={board.props.game.clock} seat={seat} now={now()} />
                </Show>
              </th>
              <td>{at(board.view().table.seats, seat).tiles}</td>
              <td>{at(totals(), seat)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
