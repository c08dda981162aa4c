import { createSignal, Show, type JSX } from 'solid-js';
import { Portal } from 'solid-js/web';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { getUpText as words } from '#text/people.ts';
import type { Substitutes } from '../substitutes/substitutes.ts';
import styles from './GetUp.module.css';

/** Lets a player get up from a game with others, once a sheet has said what follows. */
export default function GetUp(props: { substitutes: Substitutes }): JSX.Element {
  const board = useLiveBoard();
  const action = createAsyncAction();
  const [isOpen, setOpen] = createSignal(false);
  const getUp = (): void => {
    const { substitutes } = props;
    action.run(() => substitutes.getUp());
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <Show when={isOpen()}>
        <Portal>
          <Sheet
            open
            class={styles['sheet']}
            title={words.title}
            close={words.stay}
            onClose={() => setOpen(false)}
            foot={<ActButton quiet action={action} label={words.up} busy={words.going} onClick={getUp} />}
          >
            <p>{words.follows}</p>
            <ul>
              <li>{words.last}</li>
              <li>{words.others(board.game().seats.length)}</li>
              <li>{words.hidden}</li>
            </ul>
            <p>{words.upMore}</p>
            <Show when={board.game().clock}>
              <SmallPrint>{words.busy}</SmallPrint>
            </Show>
            <ErrorMessage sentence={action.problem()} />
          </Sheet>
        </Portal>
      </Show>
    </>
  );
}
