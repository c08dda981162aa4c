import type { JSX } from 'solid-js';
import styles from './Loading.module.css';

/** Says that something is loading: a little train on a little track. */
export function Loading(props: { words: string }): JSX.Element {
  return (
    <div class={styles['loading']} role="status">
      <svg viewBox="0 0 120 24" width="120" height="24" aria-hidden="true">
        <path class={styles['rails']} d="M0 20.500h120M0 23h120" />
        <g class={styles['wagons']}>
          <rect x="0" y="8" width="22" height="11" rx="1.500" />
          <rect x="24" y="8" width="22" height="11" rx="1.500" />
          <path d="M11 9.500v8M35 9.500v8" />
        </g>
      </svg>
      <p>{props.words}</p>
    </div>
  );
}
