import type { JSX } from 'solid-js';
import { Unseen } from './Unseen.tsx';
import styles from './Here.module.css';

/** A green dot beside the name of somebody who is here now. */
export function Here(props: { words: string }): JSX.Element {
  return (
    <span class={styles['here']} title={props.words}>
      <Unseen>{props.words}</Unseen>
    </span>
  );
}
