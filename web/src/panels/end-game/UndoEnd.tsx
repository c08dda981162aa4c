import type { GameView, LogEntry } from '@slow-train/protocol';
import { Show, type JSX } from 'solid-js';
import { endGameText } from '#text/end-game.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { createNow } from '../../client/server-time.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { undoUntil, type Ending } from './end-game.ts';
import styles from './EndGame.module.css';

const SECOND = 1_000;

/** Offers to go on with a game that the player has just ended. Shows nothing otherwise, and when the minute is over. */
export function UndoEnd(props: { game: GameView; log: readonly LogEntry[]; ending: Ending }): JSX.Element {
  const now = createNow(SECOND);
  const action = createAsyncAction();
  const undo = (): void => {
    const { ending } = props;
    action.run(() => ending.reopen());
  };
  return (
    <Show when={now() < (undoUntil(props.game, props.log) ?? 0)}>
      <div class={styles['undo']}>
        <p>{endGameText.undoMore}</p>
        <ActButton quiet action={action} label={endGameText.undo} busy={endGameText.undoing} onClick={undo} />
      </div>
      <ErrorMessage class={styles['error']} sentence={action.problem()} />
    </Show>
  );
}
