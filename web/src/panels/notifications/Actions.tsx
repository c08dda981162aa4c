import type { JSX, ParentProps } from 'solid-js';
import styles from './Actions.module.css';

/** What can be done, as buttons side by side, and below them what came of it. */
export function Actions(props: ParentProps): JSX.Element {
  return <div class={styles['actions']}>{props.children}</div>;
}
