import type { GameView, LogEntry } from '@slow-train/protocol';
import { createEffect, createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { endGameText } from '#text/table.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { serverNow } from '../../client/server-time.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { undoUntil, type Ending } from './end-game.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './EndGame.module.css';

/** Offers to go on with a game that the player has just ended. Shows nothing otherwise, and when the minute is over. */
export function UndoEnd(props: { game: GameView; log: readonly LogEntry[]; ending: Ending }): JSX.Element {
  const [isOffered, setOffered] = createSignal(false);
  createEffect(() => {
    const left = (undoUntil(props.game, props.log) ?? 0) - serverNow();
    setOffered(left > 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setOffered(false), left);
    onCleanup(() => clearTimeout(timer));
  });
  const action = createAsyncAction();
  const undo = (): void => {
    const { ending } = props;
    action.run(() => ending.reopen());
  };
  return (
    <Show when={isOffered()}>
      <Card as="div" kind="note" class={styles['undo']}>
        <p>{endGameText.undoMore}</p>
        <ActButton quiet action={action} label={endGameText.undo} busy={endGameText.undoing} onClick={undo} />
      </Card>
      <ErrorMessage class={styles['error']} sentence={action.problem()} />
    </Show>
  );
}
