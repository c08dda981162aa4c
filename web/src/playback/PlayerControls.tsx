import type { JSX, ParentProps } from 'solid-js';
import styles from './PlayerControls.module.css';

/** The controls below a board that is played back: the position, and the buttons. */
export function PlayerControls(props: ParentProps<{ label: string }>): JSX.Element {
  return (
    <section class={styles['controls']} aria-label={props.label}>
      {props.children}
    </section>
  );
}
