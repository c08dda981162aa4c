import { createEffect, createMemo, on, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { useBoard } from '../table/board.ts';
import { focusMainButton } from '../table/focus-main.ts';
import type { Missed } from './missed.ts';
import { Plate } from './Plate.tsx';
import { Replay } from './Replay.tsx';
import './recap.css';

/** How somebody is told what they have missed: by a plate on the board, or on the board itself. */
export type RecapStage = 'plate' | 'replay';

/** What happened while the player was away. It goes as soon as they play, and whenever they want. */
export default function Recap(props: {
  missed: Missed;
  stage: RecapStage;
  onWatch(): void;
  onDone(): void;
}): JSX.Element {
  const board = useBoard();
  /** What the player is about: as a text, so that only what differs is a change. */
  const inHand = createMemo(() => {
    const { tile, draft } = board.choice();
    return [tile, draft.length, board.props.sending.state].join();
  });
  // Who takes a tile in hand has seen enough.
  createEffect(
    on(
      inHand,
      () => {
        if (props.stage === 'plate') props.onDone();
      },
      { defer: true },
    ),
  );
  const skip = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && props.stage === 'plate' && board.sheet() === 'none')
      props.onDone();
  };
  onMount(() => document.addEventListener('keydown', skip));
  onCleanup(() => {
    document.removeEventListener('keydown', skip);
    focusMainButton();
  });
  return (
    <Show
      when={props.stage === 'replay'}
      fallback={<Plate missed={props.missed} onWatch={() => props.onWatch()} onSkip={() => props.onDone()} />}
    >
      <Replay missed={props.missed} onDone={() => props.onDone()} />
    </Show>
  );
}
