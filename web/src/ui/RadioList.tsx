import type { JSX, ParentProps } from 'solid-js';
import styles from './RadioList.module.css';

/** A choice of one Radio of several, with a line above them that says of what. */
export function RadioList(props: ParentProps<{ legend: string }>): JSX.Element {
  return (
    <fieldset class={styles['list']}>
      <legend>{props.legend}</legend>
      {props.children}
    </fieldset>
  );
}
