import { createMemo, For, Show, type JSX } from 'solid-js';
import type { Seat } from '@slow-train/rules';
import { lettersOf } from '../../ui/letters.ts';
import { cx } from '../../ui/cx.ts';
import { createTextScale } from '../../ui/size.ts';
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
/** The width of an engine above the map, with room before the next. */
const ENGINE = 19;
/** The places over the rounds as lines, the winner’s and the player’s own standing out. */
export function PlacesMap(props: {
  course: Course;
  you: Seat | null;
  nameOf(seat: Seat): string;
  label: string;
  class?: string | undefined;
}): JSX.Element {
  const last = (): number => props.course.lines.length - 1;
  // Larger text needs more room, and the map keeps its width: lines come closer, and rows move apart.
  const scale = createTextScale();
  const row = (): number => (props.course.lines.length <= FEW ? ROW_OF_FEW : ROW) * scale();
  const frame = (): MapFrame => ({
    left: FRAME_LEFT * scale(),
    right: WIDTH - (WIDTH - FRAME_RIGHT) * scale(),
    top: TOP * scale(),
    bottom: TOP * scale() + last() * row(),
  });
  /** The rounds whose engine is written: from the last one on, each that has room before the next. */
  const named = createMemo((): ReadonlySet<number> => {
    const { engines } = props.course;
    const written = new Set<number>();
    let next = Infinity;
    for (let round = engines.length - 1; round >= 0; round--) {
      const x = xOf(round, engines.length, frame());
      if (engines[round] === '' || next - x < ENGINE * scale()) continue;
      written.add(round);
      next = x;
    }
    return written;
  });
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
              <path class={styles['column']} d={`M${x()} ${frame().top - 8}V${frame().bottom + 4}`} />
              <Show when={named().has(round())}>
                <text class={styles['engine']} x={x()} y={frame().top - 13}>
                  {engine}
                </text>
              </Show>
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
            <text class={styles['name']} x={frame().right + 10} y={(line.stops.at(-1)?.y ?? TOP) + 4 * scale()}>
              {line.place} {short(props.nameOf(line.seat))}
            </text>
          </g>
        )}
      </For>
    </svg>
  );
}
