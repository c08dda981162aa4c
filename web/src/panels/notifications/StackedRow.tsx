import type { JSX, ParentProps } from 'solid-js';
import { cx } from '../../ui/cx.ts';
import { Actions } from '../../ui/Actions.tsx';
import styles from './StackedRow.module.css';

/** A list of Rows. */
export function StackedRows(props: ParentProps): JSX.Element {
  return <ul class={styles['rows']}>{props.children}</ul>;
}

/** A text with its actions below. */
export function StackedRow(props: ParentProps<{ words: JSX.Element; error?: JSX.Element }>): JSX.Element {
  return (
    <li class={styles['row']}>
      <div class={styles['words']}>{props.words}</div>
      <Actions>{props.children}</Actions>
      {props.error}
    </li>
  );
}

/** A line below the name of a Row. */
export function RowLine(props: ParentProps<{ isAiling?: boolean }>): JSX.Element {
  return <span class={cx(styles['line'], props.isAiling && styles['ailing'])}>{props.children}</span>;
}
