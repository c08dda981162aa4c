import { For, Show, type JSX } from 'solid-js';
import styles from './LineChart.module.css';

/** A point of a line, with the label below it. */
export interface ChartPoint {
  readonly value: number;
  readonly label?: string;
}

const WIDTH = 340;
const HEIGHT = 130;
const SIDE = 14;
const [TOP, BOTTOM] = [30, 104];

/** A line from left to right, with the first and last value above it. The words say the same to those who do not see it. */
export function LineChart(props: {
  points: readonly ChartPoint[];
  /** Returns a value as it is written. */
  write(value: number): string;
  label: string;
}): JSX.Element {
  const values = (): readonly number[] => props.points.map(({ value }) => value);
  const x = (index: number): number =>
    props.points.length < 2 ? WIDTH / 2 : SIDE + (index * (WIDTH - 2 * SIDE)) / (props.points.length - 1);
  const y = (value: number): number => {
    const [least, most] = [Math.min(...values()), Math.max(...values())];
    return most === least ? (TOP + BOTTOM) / 2 : BOTTOM - ((value - least) / (most - least)) * (BOTTOM - TOP - 14);
  };
  const line = (): string =>
    values()
      .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`)
      .join('');
  const isEnd = (index: number): boolean => index === 0 || index === props.points.length - 1;
  return (
    <svg class={styles['chart']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={props.label}>
      <path class={styles['ground']} d={`M${SIDE} ${BOTTOM + 6}H${WIDTH - SIDE}`} />
      <path class={styles['line']} d={line()} />
      <For each={props.points}>
        {(point, index) => (
          <>
            <Show when={isEnd(index()) || point.label !== undefined}>
              <circle class={styles['stop']} cx={x(index())} cy={y(point.value)} r="4" />
            </Show>
            <Show when={isEnd(index())}>
              <text
                class={styles['value']}
                x={x(index())}
                y={y(point.value) - 10}
                data-end={endOf(index(), props.points.length)}
              >
                {props.write(point.value)}
              </text>
            </Show>
            <Show when={point.label}>
              {(label) => (
                <text
                  class={styles['label']}
                  x={x(index())}
                  y={HEIGHT - 6}
                  data-end={endOf(index(), props.points.length)}
                >
                  {label()}
                </text>
              )}
            </Show>
          </>
        )}
      </For>
    </svg>
  );
}

/** Returns the end of the line that a point is at, where its words must not leave the picture. */
function endOf(index: number, points: number): 'first' | 'last' | undefined {
  if (points < 2) return undefined;
  return index === 0 ? 'first' : index === points - 1 ? 'last' : undefined;
}
