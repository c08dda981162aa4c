import { createMemo, For, type JSX } from 'solid-js';
import { text } from '#text/board.ts';
import { createSize } from '../../ui/size.ts';
import { useBoard } from '../state/board.ts';
import type { RecentPlay } from '../state/recent-plays.ts';
import { RecentPlays } from './RecentPlays.tsx';
import { TrainRow } from './TrainRow.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './TrainRows.module.css';

const LEAST = 44;
const MOST = 62;
const MOST_TABLET = 76;

/**
 * The trains as rows, with recent plays below them. The rows share the height, and scroll rather than get lower than a
 * finger.
 */
export function TrainRows(props: { recentPlays?: readonly RecentPlay[]; class?: string | undefined }): JSX.Element {
  const board = useBoard();
  let element: HTMLElement | undefined;
  const size = createSize(() => element, { width: 360, height: 400 });
  const row = (): number => {
    const most = size().width > 600 ? MOST_TABLET : MOST;
    return Math.max(LEAST, Math.min(most, Math.floor(size().height / board.trains().length)));
  };
  /** The index of the last train that takes the selected tile: the route is highlighted from the engine down to it. */
  const lastTarget = createMemo(() => board.trains().findLastIndex(({ mark }) => mark.preview !== null));
  return (
    <section
      ref={element}
      class={cx(styles['trains'], props.class)}
      data-scrolls={board.trains().length * row() > size().height ? '' : undefined}
      aria-label={text.trains}
      style={{ '--row': `${row()}px` }}
    >
      <For each={board.trains().map((train) => train.id)}>
        {(id, index) => (
          <TrainRow id={id} index={index()} height={row()} isOnRoute={index() < lastTarget()} width={size().width} />
        )}
      </For>
      <RecentPlays plays={props.recentPlays ?? []} />
    </section>
  );
}
