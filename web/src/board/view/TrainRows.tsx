import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { text } from '#text/table.ts';
import { clockTime } from '#text/shell.ts';
import { createSize } from '../../ui/size.ts';
import { useBoard } from '../state/board.ts';
import type { RecentPlay } from '../state/recent-plays.ts';
import { MoreTrains } from './MoreTrains.tsx';
import { NarrowTrainRow } from './NarrowTrainRow.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './TrainRows.module.css';
import { Rich } from '../../ui/Rich.tsx';

const LEAST = 44;
/** The most while a train is unfolded, which needs room; otherwise rows grow to the tall form. */
const MOST = 62;
const MOST_TABLET = 76;
const MOST_TALL = 104;
const MOST_TALL_TABLET = 139;
/** The margin of the recent plays, which give way to the rows. */
const MARGIN = 14;
/** The least room for a recent play, in pixels. */
const LINE = 24;
/** Trains drawn in one step: more would keep a phone busy for too long. */
const AT_ONCE = 3;

/** Returns the number of steps that draw this many trains, the last of which is for the recent plays. */
export function rowSteps(trains: number): number {
  return Math.ceil(trains / AT_ONCE) + 1;
}

/**
 * The trains as rows, with recent plays below them. The rows share the height, and scroll rather than get lower than a
 * finger; then a line below says how many are out of sight.
 */
export function TrainRows(props: {
  recentPlays?: readonly RecentPlay[];
  class?: string | undefined;
  /** The number of {@link rowSteps} that may be drawn by now; all of them if not given. */
  due?: number;
  /** Whether text is large: rows are as high as they need to be, and the page scrolls. */
  isLarge?: boolean;
}): JSX.Element {
  const board = useBoard();
  const ids = createMemo(() => board.trains().map((train) => train.key));
  const due = (): number => Math.max(0, props.due ?? Infinity);
  let frame: HTMLDivElement | undefined;
  let element: HTMLElement | undefined;
  const size = createSize(() => frame, { width: 360, height: 400 });
  const row = (): number => {
    const isTablet = size().width > 600;
    const isOpen = board.unfolded() !== null || board.trains().some(({ mark }) => mark.build !== null);
    const [open, folded] = isTablet ? [MOST_TABLET, MOST_TALL_TABLET] : [MOST, MOST_TALL];
    const most = isOpen ? open : folded;
    return Math.max(LEAST, Math.min(most, Math.floor(size().height / board.trains().length)));
  };
  /** An unfolded train is higher than its row. */
  const [content, setContent] = createSignal(0);
  createEffect(
    on([size, board.trains, board.unfolded, due], () =>
      requestAnimationFrame(() => setContent(element?.scrollHeight ?? 0)),
    ),
  );
  const scrolls = (): boolean =>
    !props.isLarge && Math.max(board.trains().length * row(), content() - MARGIN) > size().height;
  const hasRoomBelow = (): boolean => size().height - board.trains().length * row() > MARGIN + LINE;
  /** The index of the last train that takes the selected tile: the route is highlighted from the engine down to it. */
  const lastTarget = createMemo(() => board.trains().findLastIndex(({ mark }) => mark.preview !== null));
  return (
    <div ref={frame} class={cx(styles['frame'], props.class)}>
      <section
        ref={element}
        class={styles['trains']}
        data-scrolls={scrolls() ? '' : undefined}
        aria-label={text.trains}
        style={{ '--row': `${row()}px` }}
      >
        <For each={ids().slice(0, due() * AT_ONCE)}>
          {(id, index) => (
            <NarrowTrainRow
              id={id}
              index={index()}
              height={row()}
              isOnRoute={index() < lastTarget()}
              isLarge={props.isLarge ?? false}
              width={size().width}
            />
          )}
        </For>
        {/* Drawn after the rows: each would push it down, which counts as a shift of the layout. */}
        <Show when={due() >= rowSteps(ids().length)}>
          <RecentPlays plays={!props.isLarge && hasRoomBelow() ? (props.recentPlays ?? []) : []} />
        </Show>
      </section>
      <Show when={scrolls()}>
        <MoreTrains scroller={() => element} layout={[size(), row(), due()]} />
      </Show>
    </div>
  );
}

/** More than fits below the rows on any phone. */
const MOST_PLAYS = 8;

/** The last moves, newest first, in the room below the trains. Hidden from screen readers: the log has all of them. */
function RecentPlays(props: { plays: readonly RecentPlay[] }): JSX.Element {
  return (
    <ol class={styles['recent']} aria-hidden="true">
      <For each={props.plays.slice(-MOST_PLAYS).toReversed()}>
        {(play) => (
          <li>
            <time>{clockTime(play.at)}</time>
            <span>
              <Rich text={play.sentence} />
            </span>
          </li>
        )}
      </For>
    </ol>
  );
}
