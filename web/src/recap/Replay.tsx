import { Match, onMount, Switch, untrack, type JSX } from 'solid-js';
import { Portal } from 'solid-js/web';
import { useRecap } from '../api/queries.ts';
import { useBoard } from '../table/board.ts';
import { recapText } from '../text/recap.ts';
import type { Missed } from './missed.ts';
import { Showing } from './Showing.tsx';

/** What was missed, on a board of its own over the present one. Esc leads back to that. */
export function Replay(props: { missed: Missed; onDone(): void }): JSX.Element {
  const board = useBoard();
  const { id, revision } = untrack(() => board.props.game);
  // eslint-disable-next-line solid/reactivity -- another recap is another replay
  const recap = useRecap(id, props.missed.since, revision);
  let dialog: HTMLDialogElement | undefined;
  onMount(() => {
    dialog?.addEventListener('close', () => props.onDone());
    dialog?.showModal();
  });
  const close = (): void => dialog?.close();
  return (
    // Outside of the board over which it lies: what is pressed here is not meant for that one.
    <Portal>
      <dialog ref={dialog} class="recap-show" aria-label={recapText.replay}>
        <Switch fallback={<Between words={recapText.reading} onLeave={close} />}>
          <Match when={recap.data()} keyed>
            {(found) => <Showing recap={found} board={board} onLeave={close} />}
          </Match>
          <Match when={recap.error()}>
            <Between words={recapText.failed} onLeave={close} onAgain={() => recap.lookAgain()} />
          </Match>
        </Switch>
      </dialog>
    </Portal>
  );
}

/** While there is no film: what is the matter, and the way back. */
function Between(props: { words: string; onLeave(): void; onAgain?: () => void }): JSX.Element {
  return (
    <div class="recap-between">
      <p role="status">{props.words}</p>
      {props.onAgain && (
        <button type="button" onClick={() => props.onAgain?.()}>
          {recapText.tryAgain}
        </button>
      )}
      <button type="button" onClick={() => props.onLeave()}>
        {recapText.skipToNow}
      </button>
    </div>
  );
}
