import type { JSX, ParentProps } from 'solid-js';
import { cx } from './cx.ts';
import styles from './Actions.module.css';

/** Buttons side by side, with their result below. */
export function Actions(props: ParentProps<{ class?: string | undefined }>): JSX.Element {
  return <div class={cx(styles['actions'], props.class)}>{props.children}</div>;
}
