import type { JSX, ParentProps } from 'solid-js';
import { cx } from '../../ui/cx.ts';
import styles from './Rows.module.css';

/** What one has several of: a row each, with what can be done about it. */
export function Rows(props: ParentProps): JSX.Element {
  return <ul class={styles['rows']}>{props.children}</ul>;
}

/** One of them; `isTall` with the buttons below its words instead of beside them. */
export function Row(props: ParentProps<{ isTall?: boolean }>): JSX.Element {
  return <li class={cx(props.isTall && styles['tall'])}>{props.children}</li>;
}

/** The words of a row: its name, and below it more. */
export function RowWords(props: { name: string; more: JSX.Element }): JSX.Element {
  return (
    <div class={styles['words']}>
      <b>{props.name}</b>
      <span>{props.more}</span>
    </div>
  );
}

/** Two buttons of a row beside each other. */
export function RowActs(props: ParentProps): JSX.Element {
  return <div class={styles['acts']}>{props.children}</div>;
}
