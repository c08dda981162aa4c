import type { Pips } from '@slow-train/rules';
import { Show, type JSX } from 'solid-js';
import { Half } from './Half.tsx';
import { IVORY, layIvory } from './ivory.ts';
import { cx } from '../cx.ts';
import styles from './TilePicture.module.css';

const SHORT = 42;
const LONG = 84;

/**
 * A domino. `a` is its left or upper end. Horizontal it measures 84 by 44 units, vertical 42 by 86: the last two are
 * its thickness. The small shadow below is a shape, because a filter for each tile slows browsers down.
 */
export function TilePicture(props: {
  a: Pips;
  b: Pips;
  /** Vertical instead of horizontal. */
  stands?: boolean | undefined;
  /** A tile that is not there yet: only its pips. */
  preview?: boolean | undefined;
  /** Unlit, because it cannot be played now. */
  dim?: boolean | undefined;
  class?: string | undefined;
  /** The label for screen readers; omitted if the surrounding text has it. */
  label?: string | undefined;
  /** Overrides the setting of figures or pips. */
  numerals?: boolean | undefined;
}): JSX.Element {
  layIvory();
  const width = (): number => (props.stands ? SHORT : LONG);
  const height = (): number => (props.stands ? LONG : SHORT);
  return (
    <svg
      class={cx(styles['tile'], props.dim && styles['dim'], props.class)}
      data-pips={`${props.a}-${props.b}`}
      viewBox={`0 0 ${width()} ${height() + 2}`}
      role={props.label === undefined ? undefined : 'img'}
      aria-label={props.label}
      aria-hidden={props.label === undefined ? 'true' : undefined}
    >
      <Show when={!props.preview}>
        <rect class={styles['cast']} y="3.4" width={width()} height={height()} rx="5" fill="var(--tile-cast)" />
        <rect class={styles['edge']} y="2" width={width()} height={height()} rx="5" fill="var(--tile-edge)" />
        <rect class={styles['face']} width={width()} height={height()} rx="5" fill={IVORY} />
        <rect
          class={styles['shine']}
          x=".6"
          y=".6"
          width={width() - 1.2}
          height={height() - 1.2}
          rx="4.5"
          fill="none"
          stroke="var(--tile-shine)"
          stroke-width="1.2"
        />
      </Show>
      <path d={props.stands ? 'M6 42H36' : 'M42 6V36'} stroke="var(--tile-line)" stroke-width="1.5" />
      <circle class={styles['pin']} cx={width() / 2} cy={height() / 2} r="2.2" fill="var(--brass)" />
      <Half pips={props.a} x={1} y={1} lies={!props.stands} numerals={props.numerals} />
      <Half
        pips={props.b}
        x={props.stands ? 1 : 43}
        y={props.stands ? 43 : 1}
        lies={!props.stands}
        numerals={props.numerals}
      />
    </svg>
  );
}
