import { For, Show, type JSX } from 'solid-js';
import type { Seat } from '@slow-train/rules';
import { lettersOf } from '../../ui/letters.ts';
import { cx } from '../../ui/cx.ts';
import type { Course } from './course.ts';
import { drawnLines, xOf, type MapFrame } from './places-map.ts';
import styles from './PlacesMap.module.css';

const WIDTH = 340;
const ROW = 19;
/** The most lines that have room to spread. */
const FEW = 5;
const ROW_OF_FEW = 30;
const FRAME_LEFT = 10;
const FRAME_RIGHT = 262;
const TOP = 26;
/** The most letters of a name that fit beside the map. */
const LONGEST_NAME = 12;

/** The places over the rounds as lines, the winner’s and the player’s own standing out. */
export function PlacesMap(props: {
  course: Course;
  you: Seat | null;
  nameOf(seat: Seat): string;
  label: string;
  class?: string | undefined;
}): JSX.Element {
  const last = (): number => props.course.lines.length - 1;
  const row = (): number => (props.course.lines.length <= FEW ? ROW_OF_FEW : ROW);
  const frame = (): MapFrame => ({ left: FRAME_LEFT, right: FRAME_RIGHT, top: TOP, bottom: TOP + last() * row() });
  const lines = () => drawnLines(props.course, props.you, frame());
  const short = (name: string): string => {
    const letters = lettersOf(name);
    return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name;
  };
  return (
    <svg
      class={cx(styles['map'], props.class)}
      viewBox={`0 0 ${WIDTH} ${frame().bottom + 10}`}
      role="img"
      aria-label={props.label}
    >
      <For each={props.course.engines}>
        {(engine, round) => {
          const x = (): number => xOf(round(), props.course.engines.length, frame());
          return (
            <>
              <path class={styles['column']} d={`M${x()} ${TOP - 8}V${frame().bottom + 4}`} />
              <text class={styles['engine']} x={x()} y={TOP - 13}>
                {engine}
              </text>
            </>
          );
        }}
      </For>
      <For each={lines()}>
        {(line) => (
          <g data-role={line.role}>
            <Show when={line.role === 'winner'}>
              <path class={styles['edge']} d={line.path} pathLength="1" />
            </Show>
            <path class={styles['line']} d={line.path} pathLength="1" />
            <Show when={line.role !== 'other'}>
              <For each={line.stops}>{(stop) => <circle class={styles['stop']} cx={stop.x} cy={stop.y} r="2.6" />}</For>
            </Show>
            <text class={styles['name']} x={FRAME_RIGHT + 10} y={(line.stops.at(-1)?.y ?? TOP) + 4}>
              {line.place} {short(props.nameOf(line.seat))}
            </text>
          </g>
        )}
      </For>
    </svg>
  );
}
