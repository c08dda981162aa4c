import type { GameSummary } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { deadlineDay, timeLeft } from '#words';
import { Show, type JSX } from 'solid-js';
import { gamesText, clockTime, dayOf, since } from '#text/shell.ts';
import { isSoon } from '../../text/days.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { postRematch } from '../../client/games.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { cx } from '../../ui/cx.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './GameRow.module.css';

interface Cells {
  readonly large: string;
  readonly small: string;
  readonly end: string;
  readonly isUrgent?: boolean;
}

/** A game that does not wait for me, as a line of the timetable. */
export function GameRow(props: { game: GameSummary; now: number }): JSX.Element {
  const isOver = (): boolean => props.game.status === 'finished';
  const cells = (): Cells => cellsOf(props.game, props.now);
  return (
    <li class={cx(isOver() && styles['again'])}>
      <a class={styles['row']} href={`/tables/${props.game.id}`}>
        <small>
          <b>{cells().large}</b> {cells().small}
        </small>
        <span class={styles['words']}>
          <b class={cx(props.game.isUnread && styles['unread'])}>
            {props.game.name}
            <Show when={props.game.isUnread}>
              <Unseen as="i"> {gamesText.unread}</Unseen>
            </Show>
          </b>
          <small>{props.game.news}</small>
        </span>
        <small class={cx((cells().isUrgent ?? false) && styles['late'])}>{cells().end}</small>
      </a>
      <Show when={isOver()}>
        <OnceMore game={props.game} />
      </Show>
    </li>
  );
}

/** Plays a finished game again with the same people. */
function OnceMore(props: { game: GameSummary }): JSX.Element {
  const navigate = useNavigate();
  const action = createAsyncAction();
  const again = async (): Promise<void> => {
    const { game } = await postRematch(props.game.id);
    navigate(`/tables/${game.id}`);
  };
  return (
    <>
      <TextButton
        aria-label={gamesText.againAt(props.game.name)}
        aria-busy={action.busy()}
        onClick={() => action.run(again)}
      >
        {gamesText.again}
      </TextButton>
      <ErrorMessage sentence={action.problem()} />
    </>
  );
}

function cellsOf(game: GameSummary, now: number): Cells {
  const at = Date.parse(game.updatedAt);
  switch (game.status) {
    case 'lobby': {
      const taken = game.seats.filter((seat) => seat.kind !== 'nobody').length;
      return {
        large: gamesText.taken(taken, game.seats.length),
        small: gamesText.seatsTaken,
        end: since(at, now),
      };
    }
    case 'playing':
      if (game.turnBy !== null) {
        const by = Date.parse(game.turnBy);
        return {
          large: clockTime(by),
          small: deadlineDay(by, now),
          end: timeLeft(by, now),
          isUrgent: isSoon(by, now),
        };
      }
      return { large: clockTime(at), small: dayOf(at, now), end: since(at, now) };
    case 'finished':
      return {
        large: gamesText.place(game.yourPlace),
        small: game.yourPlace === null ? '' : gamesText.of(game.seats.length),
        end: '',
      };
    default:
      return game.status satisfies never;
  }
}
