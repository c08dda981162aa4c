import type { JSX, ParentProps } from 'solid-js';
import { cx } from '../ui/cx.ts';
import styles from './TablePlate.module.css';

/** A plate of what the table has to settle: below the top bar, beside the board, or over it (`data-floating` around it). */
export function TablePlate(props: ParentProps<{ label: string; class?: string | undefined }>): JSX.Element {
  return (
    <section class={cx(styles['plate'], props.class)} aria-label={props.label}>
      {props.children}
    </section>
  );
}
