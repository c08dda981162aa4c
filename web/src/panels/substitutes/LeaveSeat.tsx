import { Show, type JSX } from 'solid-js';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { substitutesText as words } from '#text/clock.ts';
import { ownerRepresented } from '../../components/seats.ts';
import type { Substitutes } from './substitutes.ts';
import styles from './LeaveSeat.module.css';

/** Lets a substitute leave the seat. Shows nothing to anybody else. */
export function LeaveSeat(props: { substitutes: Substitutes }): JSX.Element {
  const board = useLiveBoard();
  const action = createAsyncAction();
  const owner = (): string | null => (board.game().status === 'playing' ? ownerRepresented(board.game()) : null);
  const getUp = (): void => {
    const { substitutes } = props;
    action.run(() => substitutes.getUp());
  };
  return (
    <Show when={owner()}>
      {(name) => (
        <>
          <AskFirst
            class={styles['ask']}
            label={words.getUp(name())}
            question={words.getUpSure(name())}
            yes={words.getUpYes}
            no={words.getUpNo}
            busy={words.gettingUp}
            action={action}
            onYes={getUp}
          />
          <ErrorMessage class={styles['error']} sentence={action.problem()} />
        </>
      )}
    </Show>
  );
}
