import type { JSX } from 'solid-js';
import { IVORY, layIvory } from './ivory.ts';
import { cx } from '../cx.ts';
import styles from './TilePicture.module.css';

/** A face-down tile. */
export function Back(props: { class?: string | undefined }): JSX.Element {
  layIvory();
  return (
    <svg class={cx(styles['tile'], props.class)} viewBox="0 0 84 44" aria-hidden="true">
      <rect y="2" width="84" height="42" rx="5" fill="var(--tile-edge)" />
      <rect width="84" height="42" rx="5" fill={IVORY} />
      <circle cx="42" cy="21" r="9" fill="none" stroke="var(--tile-line)" stroke-width="1.6" />
      <path d="M42 12v18M33 21h18" stroke="var(--tile-line)" stroke-width="1.2" />
    </svg>
  );
}
