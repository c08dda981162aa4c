import type { JSX, ParentProps } from 'solid-js';
import { cx } from '../../ui/cx.ts';
import { Actions } from './Actions.tsx';
import styles from './Row.module.css';

/** A list of Rows. */
export function Rows(props: ParentProps): JSX.Element {
  return <ul class={styles['rows']}>{props.children}</ul>;
}

/** What there is, in words, and below them what can be done with it. */
export function Row(props: ParentProps<{ words: JSX.Element; error?: JSX.Element }>): JSX.Element {
  return (
    <li class={styles['row']}>
      <div class={styles['words']}>{props.words}</div>
      <Actions>{props.children}</Actions>
      {props.error}
    </li>
  );
}

/** One of the lines below the name of a Row. */
export function RowLine(props: ParentProps<{ isAiling?: boolean }>): JSX.Element {
  return <span class={cx(styles['line'], props.isAiling && styles['ailing'])}>{props.children}</span>;
}
