import type { GameSummary } from '@slow-train/protocol';
import type { JSX } from 'solid-js';
import { lobby } from '../text/lobby.ts';
import { clockTime, dayOf, since } from '../text/when.ts';

interface Cells {
  readonly large: string;
  readonly small: string;
  readonly end: string;
}

/** A table that does not wait for me, as a line of the timetable. */
export function TimetableRow(props: { game: GameSummary; now: number }): JSX.Element {
  const cells = (): Cells => cellsOf(props.game, props.now);
  const isOver = (): boolean => props.game.status === 'finished';
  return (
    <li>
      <a class="ttrow" href={`/tables/${props.game.id}${isOver() ? '/scores' : ''}`}>
        <span class="tm">
          <b>{cells().large}</b> {cells().small}
        </span>
        <span class="tw">
          <b>{props.game.name}</b>
          <span>{props.game.news}</span>
        </span>
        <span class="tp">{cells().end}</span>
      </a>
    </li>
  );
}

function cellsOf(game: GameSummary, now: number): Cells {
  const at = Date.parse(game.updatedAt);
  switch (game.status) {
    case 'boarding': {
      const taken = game.seats.filter((seat) => seat.kind !== 'nobody').length;
      return {
        large: lobby.tables.taken(taken, game.seats.length),
        small: lobby.tables.seatsTaken,
        end: since(at, now),
      };
    }
    case 'playing':
      return { large: clockTime(at), small: dayOf(at, now), end: since(at, now) };
    case 'finished':
      return {
        large: lobby.tables.place(game.yourPlace),
        small: lobby.tables.of(game.seats.length),
        end: lobby.tables.score,
      };
    default:
      return game.status satisfies never;
  }
}
