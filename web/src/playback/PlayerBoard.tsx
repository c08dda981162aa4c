import { createEffect, createMemo, on, Show, type Accessor, type JSX, type ParentProps } from 'solid-js';
import { slideIn } from '../board/state/arrivals.ts';
import { createBoard, type BoardState } from '../board/state/board.ts';
import { BoardLayout } from '../board/view/BoardLayout.tsx';
import { StatusLine } from '../board/view/StatusBar.tsx';
import { headingOf, TopBarFrame } from '../board/view/TopBar.tsx';
import { TrainRows } from '../board/view/TrainRows.tsx';
import { WideLayout } from '../board/view/WideLayout.tsx';
import { WIDE } from '../board/view/widths.ts';
import { replayText } from '#text/replay.ts';
import { createMedia } from '../ui/media.ts';
import { Rich } from '../ui/Rich.tsx';
import { createPlayback, usePlaybackKeys, type Playback } from './playback.ts';
import type { Frame, Timeline } from './timeline.ts';
import { cx } from '../ui/cx.ts';
import styles from './PlayerBoard.module.css';

/** A timeline that is being played on a board. */
export interface TimelinePlayer {
  readonly timeline: Timeline;
  readonly playback: Playback;
  readonly frame: Accessor<Frame>;
  /** Trains unfold on it; nothing can be selected. */
  readonly board: BoardState;
}

/**
 * Creates the player of a timeline, with its keyboard.
 * @param pace from one frame to the next while it plays, in milliseconds
 */
export function createPlayer(timeline: Timeline, pace: number): TimelinePlayer {
  const playback = createPlayback(timeline.last, pace);
  usePlaybackKeys(playback);
  const frame = createMemo(() => timeline.frame(playback.position()));
  const game = createMemo(() => frame().game);
  const view = createMemo(() => frame().view);
  return { timeline, playback, frame, board: createBoard(game, view) };
}

/** The board of a player: the trains as they were, the latest event, and a way out. Needs a `BoardProvider`. */
export function PlayerBoard(
  props: ParentProps<{
    player: TimelinePlayer;
    /** The way out, at the right end of the top bar. */
    exit: JSX.Element;
    /** The fault of this frame, in place of its sentence. */
    fault?: string | null;
    /** Below the sentence. */
    alert?: JSX.Element;
    /** Whether screen readers read out every sentence while it plays. */
    isReadOut: boolean;
    class?: string | undefined;
  }>,
): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another player is another board
  const { frame, board, playback, timeline } = props.player;
  const isWide = createMedia(WIDE);
  let root: HTMLDivElement | undefined;
  const heading = (): string => {
    const { phase, turn } = board.view().table;
    if (phase !== 'over' && turn.seat === board.game().you.seat) return replayText.youAreOn;
    return headingOf(board, phase === 'over' ? 'over' : 'watching');
  };
  createEffect(
    on(playback.position, (now, before) => {
      if (before !== undefined && now === before + 1) slideIn(frame().entries, root);
    }),
  );
  const status = (): JSX.Element => (
    <StatusLine
      class={styles['status']}
      tone={props.fault ? 'red' : 'plain'}
      aria-live={playback.isRunning() && !props.isReadOut ? 'off' : 'polite'}
    >
      <p>
        <Show when={props.fault} fallback={<Rich text={timeline.sentence(playback.position())} />}>
          {props.fault}
        </Show>
      </p>
    </StatusLine>
  );
  return (
    <BoardLayout ref={(element) => (root = element)} class={cx(styles['player'], props.class)} isWide={isWide()}>
      <TopBarFrame heading={heading()}>
        <Show when={isWide()}>{status()}</Show>
        <div class={styles['exit']}>{props.exit}</div>
      </TopBarFrame>
      <div class={styles['messages']}>
        <Show when={!isWide()}>{status()}</Show>
        {props.alert}
      </div>
      <Show when={isWide()} fallback={<TrainRows class={styles['trains']} />}>
        <WideLayout />
      </Show>
      {props.children}
    </BoardLayout>
  );
}
