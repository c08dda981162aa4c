import type { JSX, ParentProps } from 'solid-js';
import { cx } from '../ui/cx.ts';
import styles from './TablePlate.module.css';

/**
 * A box for something the players have to settle: below the top bar, next to the board, or over it (`data-floating`
 * on an ancestor).
 */
export function TablePlate(props: ParentProps<{ label: string; class?: string | undefined }>): JSX.Element {
  return (
    <section class={cx(styles['plate'], props.class)} aria-label={props.label}>
      {props.children}
    </section>
  );
}
