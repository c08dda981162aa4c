import type { Seat } from '@slow-train/rules';
import type { Course, CourseLine } from './course.ts';

// The map of places over the rounds, like the plan of a railway: its geometry, for the page and for the picture.

/** More lines than these are not told apart: the first, the last and the player's own are drawn. */
const MOST_LINES = 8;

/** The size of a map: where its lines are. */
export interface MapFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line of the map. */
export interface DrawnLine extends CourseLine {
  readonly role: 'winner' | 'you' | 'other';
  /** Its path, as SVG writes it. */
  readonly path: string;
  /** Its stations, one a round. */
  readonly stops: readonly { readonly x: number; readonly y: number }[];
}

/** Returns the lines to draw, those that stand out last, so that they lie on top. */
export function drawnLines({ lines, engines }: Course, you: Seat | null, frame: MapFrame): readonly DrawnLine[] {
  const last = lines.length - 1;
  const shown = lines.filter(
    ({ seat, place }, row) => lines.length <= MOST_LINES || place === 1 || row === last || seat === you,
  );
  return shown
    .map((line): DrawnLine => {
      const stops = line.rows.map((row, round) => ({ x: xOf(round, engines.length, frame), y: yOf(row, last, frame) }));
      const role = line.place === 1 ? 'winner' : line.seat === you ? 'you' : 'other';
      return { ...line, role, stops, path: pathThrough(stops) };
    })
    .toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));
}

const ORDER: readonly DrawnLine['role'][] = ['other', 'you', 'winner'];

/** Returns the x of a round's column; a game of one round has its only one at the right. */
export function xOf(round: number, rounds: number, { left, right }: MapFrame): number {
  return rounds < 2 ? right : left + ((right - left) * round) / (rounds - 1);
}

function yOf(row: number, last: number, { top, bottom }: MapFrame): number {
  return last === 0 ? top : top + ((bottom - top) * row) / last;
}

/** A level line at each station, and a curve between them. */
function pathThrough(stops: DrawnLine['stops']): string {
  return stops
    .map(({ x, y }, index) => {
      const before = stops[index - 1];
      if (before === undefined) return `M${x} ${y}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}
