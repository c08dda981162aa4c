import type { Pips } from '@slow-train/rules';
import { Show, type JSX } from 'solid-js';
import { showsNumerals } from './numerals.ts';
import { dotPath, HALF } from './pips.ts';
import { cx } from '../cx.ts';
import styles from './TilePicture.module.css';

/** One end of a tile. Pips turn with a horizontal tile, figures stay upright. */
export function Half(props: {
  pips: Pips;
  x: number;
  y: number;
  lies: boolean;
  numerals?: boolean | undefined;
}): JSX.Element {
  const place = (): string => `translate(${props.x} ${props.y})`;
  const turn = (): string => (props.lies ? `${place()} rotate(90 ${HALF / 2} ${HALF / 2})` : place());
  return (
    <Show
      when={props.numerals ?? showsNumerals()}
      fallback={<path d={dotPath(props.pips)} transform={turn()} fill={`var(--pip-${props.pips})`} />}
    >
      <text
        class={cx(styles['figure'], props.pips > 9 && styles['two'])}
        x={HALF / 2}
        y={props.pips > 9 ? 28 : 30}
        transform={place()}
        fill={`var(--pip-${props.pips})`}
      >
        {props.pips}
      </text>
    </Show>
  );
}
