import type { JSX, ParentProps } from 'solid-js';
import { cx } from '../../ui/cx.ts';
import { Main } from '../../ui/Main.tsx';
import styles from './BoardLayout.module.css';

/** The page of a board: the board, and the sheets that open over it. */
export function BoardPage(props: ParentProps): JSX.Element {
  return <Main class={styles['page']}>{props.children}</Main>;
}

/**
 * The grid of a board, be it played on or played back: top bar, status, trains, what the page adds, and the hand, one
 * below the other; on a wide board a side next to them. What is inside of it looks at `data-layout`.
 */
export function BoardLayout(
  props: ParentProps<{ isWide: boolean; class?: string | undefined; ref: (board: HTMLDivElement) => void }>,
): JSX.Element {
  return (
    <div ref={props.ref} class={cx(styles['layout'], props.class)} data-layout={props.isWide ? 'wide' : 'narrow'}>
      {props.children}
    </div>
  );
}
