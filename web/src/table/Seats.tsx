import { at, isOn, seatsFrom, totalsOf } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { useBoard } from './board.ts';
import './seats.css';

/** Who sits at the table, with how many tiles, and how many pips so far. */
export function Seats(): JSX.Element {
  const board = useBoard();
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
                {board.names().seat(seat)}
                <Show when={board.props.game.seats[seat]?.kind === 'computer'}>
                  <small> {text.seats.computer}</small>
                </Show>
                <Show when={isOn(board.view().table, seat)}>
                  <span class="on">{text.row.on}</span>
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
