import type { JSX, ParentProps } from 'solid-js';
import { cx } from '../ui/cx.ts';
import styles from './Note.module.css';

/** A sentence or two on an account page; a link in it gets its own line. */
export function Note(props: ParentProps<{ class?: string | undefined }>): JSX.Element {
  return <p class={cx(styles['note'], props.class)}>{props.children}</p>;
}
