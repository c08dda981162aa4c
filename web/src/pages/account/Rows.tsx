import type { JSX, ParentProps } from 'solid-js';
import { cx } from '../../ui/cx.ts';
import { Lines } from '../../ui/Lines.tsx';
import styles from './Rows.module.css';

/** A list of things, each a row with buttons. */
export function Rows(props: ParentProps): JSX.Element {
  return <Lines rows>{props.children}</Lines>;
}

/** One row; `isTall` puts the buttons below the text instead of next to it. */
export function Row(props: ParentProps<{ isTall?: boolean }>): JSX.Element {
  return <li class={cx(props.isTall && styles['tall'])}>{props.children}</li>;
}

/** The text of a row: its name, and details below. */
export function RowWords(props: { name: string; more: JSX.Element }): JSX.Element {
  return (
    <div>
      <b>{props.name}</b>
      <small>{props.more}</small>
    </div>
  );
}
