import type { Recap } from '@slow-train/protocol';
import {
  createEffect,
  createSignal,
  lazy,
  Match,
  on,
  onMount,
  Show,
  Suspense,
  Switch,
  untrack,
  type JSX,
} from 'solid-js';
import { Portal } from 'solid-js/web';
import { BoardProvider } from '../../board/state/board.ts';
import { useLiveBoard, type LiveBoard } from '../../board/state/live-board.ts';
import { useRecap } from '../../client/queries.ts';
import { PlaybackButtons } from '../../playback/PlaybackButtons.tsx';
import { createPlayer, PlayerBoard } from '../../playback/PlayerBoard.tsx';
import { PlayerControls } from '../../playback/PlayerControls.tsx';
import { ToastPlace } from '../../ui/Toasts.tsx';
import { recapText } from '#text/table.ts';
import { createRecapTimeline } from './recap-timeline.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './RecapPlayer.module.css';

const RoundEnd = lazy(() => import('../round-end/RoundEnd.tsx'));

/** Time per frame: long enough to look from the sentence to its train. */
const PACE = 1800;

/** The stretch of a game that is shown. */
export interface RevisionSpan {
  /** The revision before it. */
  readonly since: number;
  /** Its last revision; missing for a stretch that ends with the present board, and grows with it. */
  readonly until?: number;
}

/** Plays a stretch of the game on its own board over the present one. Esc returns to that. */
export function RecapPlayer(props: { span: RevisionSpan; onDone(): void }): JSX.Element {
  const board = useLiveBoard();
  const { id, revision } = untrack(board.game);
  // eslint-disable-next-line solid/reactivity -- another recap is another player
  const recap = useRecap(id, props.span, revision);
  let dialog: HTMLDialogElement | undefined;
  onMount(() => {
    dialog?.addEventListener('close', () => props.onDone());
    dialog?.showModal();
  });
  const close = (): void => dialog?.close();
  return (
    // Mounted outside the present board, whose key handlers must not react to keys pressed here.
    <Portal>
      <dialog
        ref={dialog}
        class={styles['player']}
        data-player
        aria-label={props.span.until === undefined ? recapText.replay : recapText.moment}
      >
        <Switch fallback={<Waiting words={recapText.reading} onLeave={close} />}>
          <Match when={recap.data()} keyed>
            {(fetched) => (
              <Playing recap={fetched} present={board} isMoment={props.span.until !== undefined} onLeave={close} />
            )}
          </Match>
          <Match when={recap.error()}>
            <Waiting words={recapText.failed} onLeave={close} onRetry={() => recap.refetch()} />
          </Match>
        </Switch>
      </dialog>
    </Portal>
  );
}

/** Shown until the recap is loaded, or when it fails, with a button to go back. */
function Waiting(props: { words: string; onLeave(): void; onRetry?: () => void }): JSX.Element {
  return (
    <div class={styles['waiting']}>
      <p role="status">{props.words}</p>
      {props.onRetry && <TextButton onClick={() => props.onRetry?.()}>{recapText.tryAgain}</TextButton>}
      <TextButton onClick={() => props.onLeave()}>{recapText.skipToNow}</TextButton>
    </div>
  );
}

/**
 * The board as it was, revision by revision. Up to the present it starts to play at once; a moment of the log stands
 * still until the player goes on from there.
 */
function Playing(props: { recap: Recap; present: LiveBoard; isMoment: boolean; onLeave(): void }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another recap is another player: the caller keys it
  const { recap, present, isMoment } = props;
  const timeline = createRecapTimeline(recap, present.game, () => present.props.log, isMoment);
  const player = createPlayer(timeline, PACE);
  const { playback } = player;
  onMount(() => {
    if (isMoment) playback.go(recap.from === null ? 0 : 1);
    else if (!matchMedia('(prefers-reduced-motion: reduce)').matches && playback.last > 0) playback.toggle();
  });
  /** The round whose end is shown, and whether the playback goes on after it. */
  const [ended, setEnded] = createSignal<{ readonly round: number; readonly goesOn: boolean } | null>(null);
  createEffect(
    on(playback.position, (position, before) => {
      // Only on the way forward: going back, the player has seen it.
      if (before === undefined || position !== before + 1) return;
      const { entries, view } = player.frame();
      const events = entries.flatMap((entry) => entry.events);
      if (!events.some(({ type }) => type === 'roundOver')) return;
      // The same revision may have dealt the next round.
      const dealt = events.find((event) => event.type === 'dealt');
      const round = dealt === undefined ? view.table.round : dealt.round - 1;
      setEnded({ round, goesOn: playback.isRunning() && position < playback.last });
      playback.go(position);
    }),
  );
  const goOn = (): void => {
    const isRunning = ended()?.goesOn === true;
    setEnded(null);
    if (isRunning) playback.toggle();
  };
  return (
    <BoardProvider value={player.board}>
      <Show when={ended()} keyed>
        {({ round }) => (
          <div class={styles['ended']}>
            <Suspense>
              <RoundEnd game={present.game()} round={round} goOn={recapText.goOn} onReady={goOn} />
            </Suspense>
          </div>
        )}
      </Show>
      <PlayerBoard
        class={styles['board']}
        player={player}
        exit={
          <button type="button" onClick={() => props.onLeave()}>
            {isMoment || playback.position() === playback.last ? recapText.toTable : recapText.skipToNow}
          </button>
        }
        // A recap is short, so new frames are announced even while it plays.
        isReadOut
      >
        <PlayerControls label={recapText.player}>
          <div class={styles['toasts']}>
            <ToastPlace />
          </div>
          <p class={styles['where']}>
            <span>{recapText.position(playback.position(), playback.last, !isMoment)}</span>{' '}
            <span>{recapText.keys}</span>
          </p>
          <PlaybackButtons class={styles['buttons']} playback={playback} />
        </PlayerControls>
      </PlayerBoard>
    </BoardProvider>
  );
}
