import type { Pips } from '@slow-train/rules';
import type { JSX } from 'solid-js';
import { Half } from './Half.tsx';
import { cx } from '../cx.ts';
import styles from './TilePicture.module.css';

/** The empty spot for a train's first tile: the number it must have. */
export function Start(props: { pips: Pips; class?: string | undefined }): JSX.Element {
  return (
    <svg class={cx(styles['tile'], props.class)} viewBox="0 0 42 44" aria-hidden="true">
      <rect
        x=".75"
        y=".75"
        width="40.5"
        height="40.5"
        rx="5"
        fill="var(--slot)"
        stroke="var(--rail)"
        stroke-width="1.5"
        stroke-dasharray="4 3"
      />
      <Half pips={props.pips} x={1} y={1} lies={true} />
    </svg>
  );
}
