import type { JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './Indicator.module.css';

/**
 * The red light of an open double. It does not blink; the text next to it says what it means. Its rim has the colour
 * `--hood`.
 */
export function Indicator(props: { class?: string | undefined }): JSX.Element {
  return (
    <svg class={cx(styles['indicator'], props.class)} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.2" fill="var(--hood)" />
      <circle cx="10" cy="10" r="6.2" fill="var(--lamp-red)" />
      <circle cx="8.2" cy="7.8" r="1.7" fill="#fff" opacity=".75" />
    </svg>
  );
}
