import type { JSX, ParentProps } from 'solid-js';
import styles from './Actions.module.css';

/** Buttons side by side, with their result below. */
export function Actions(props: ParentProps): JSX.Element {
  return <div class={styles['actions']}>{props.children}</div>;
}
