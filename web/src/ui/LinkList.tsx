import type { JSX, ParentProps } from 'solid-js';
import styles from './LinkList.module.css';

/** A list of places to go: each item is one link, with a name in `b` and a line about it in `span`. */
export function LinkList(props: ParentProps): JSX.Element {
  return <ul class={styles['list']}>{props.children}</ul>;
}
