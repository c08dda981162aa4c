import type { JSX, ParentProps } from 'solid-js';
import { cx } from '../ui/cx.ts';
import { Card } from '../ui/Card.tsx';
import styles from './StatusPanel.module.css';

/**
 * A box for something the players have to settle: below the top bar, next to the board, or over it (`data-floating`
 * on an ancestor).
 */
export function StatusPanel(props: ParentProps<{ label: string; class?: string | undefined }>): JSX.Element {
  return (
    <Card kind="note" class={cx(styles['panel'], props.class)} aria-label={props.label}>
      {props.children}
    </Card>
  );
}
