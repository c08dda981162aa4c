import { Show, type JSX } from 'solid-js';
import { endGameText } from '#text/table.ts';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { playsAlone } from '../../components/seats.ts';
import type { Ending } from './end-game.ts';
import styles from './EndGame.module.css';

/** Ends a game against computers with one tap; the page that follows offers to take it back. */
export function EndGame(props: { ending: Ending }): JSX.Element {
  const board = useLiveBoard();
  const action = createAsyncAction();
  const end = (): void => {
    const { ending } = props;
    action.run(() => ending.end());
  };
  return (
    <Show when={playsAlone(board.game())}>
      <button type="button" aria-busy={action.busy()} onClick={end}>
        {action.busy() ? endGameText.ending : endGameText.end}
      </button>
      <ErrorMessage class={styles['error']} sentence={action.problem()} />
    </Show>
  );
}
