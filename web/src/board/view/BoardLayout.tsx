import type { JSX, ParentProps } from 'solid-js';
import { cx } from '../../ui/cx.ts';
import { Main } from '../../ui/Main.tsx';
import styles from './BoardLayout.module.css';

/** The page of a board: the board, and the sheets that open over it. */
export function BoardPage(props: ParentProps): JSX.Element {
  return <Main class={styles['page']}>{props.children}</Main>;
}

/**
 * The grid of a board, live or played back: from top to bottom the top bar, status, trains, the page's additions and
 * the hand; on a wide board with a side next to them. With large text all of it is as high as it needs to be. Styles of its content depend on `data-layout`.
 */
export function BoardLayout(
  props: ParentProps<{
    isWide: boolean;
    isLarge?: boolean;
    class?: string | undefined;
    ref: (board: HTMLDivElement) => void;
  }>,
): JSX.Element {
  return (
    <div
      ref={props.ref}
      class={cx(styles['layout'], props.class)}
      data-layout={props.isWide ? 'wide' : 'narrow'}
      data-large={props.isLarge ? '' : undefined}
    >
      {props.children}
    </div>
  );
}
