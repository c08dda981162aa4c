import type { JSX, ParentProps } from 'solid-js';
import styles from './RadioList.module.css';

/** A group of Radio buttons with a legend. */
export function RadioList(props: ParentProps<{ legend: string }>): JSX.Element {
  return (
    <fieldset class={styles['list']}>
      <legend>{props.legend}</legend>
      {props.children}
    </fieldset>
  );
}
