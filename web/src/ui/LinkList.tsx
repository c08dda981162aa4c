import type { JSX, ParentProps } from 'solid-js';
import { Lines } from './Lines.tsx';
import styles from './LinkList.module.css';

/** A list of places to go: each item is one link, with a name in `b` and a line about it in `span`. */
export function LinkList(props: ParentProps): JSX.Element {
  return <Lines class={styles['list']}>{props.children}</Lines>;
}
