import type { JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './Signal.module.css';

/** The marker of a train, as a semaphore: the arm goes up when the train is open to all. */
export function Signal(props: { open: boolean; class?: string | undefined }): JSX.Element {
  return (
    <svg class={cx(styles['signal'], props.open && styles['open'], props.class)} viewBox="0 0 20 28" aria-hidden="true">
      <path d="M6 4v22" stroke="var(--ink)" stroke-width="2" stroke-linecap="round" />
      <g class={styles['arm']}>
        <rect x="5" y="5" width="13" height="6" rx="1" fill="var(--lamp)" stroke="var(--ink)" stroke-width="1.3" />
      </g>
      <circle cx="6" cy="8" r="1.7" fill="var(--ink)" />
    </svg>
  );
}
