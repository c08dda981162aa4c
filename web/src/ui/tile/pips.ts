import type { Pips } from '@slow-train/rules';

/** The side of one half of a tile, in drawing units. */
export const HALF = 40;

/** Pips in each outer column and in the middle one, for 4 to 18. The outer two are equal, the middle has the rest. */
const COLUMNS: { readonly [pips: Pips]: readonly [outer: number, middle: number] } = {
  4: [2, 0],
  5: [2, 1],
  6: [3, 0],
  7: [3, 1],
  8: [3, 2],
  9: [3, 3],
  10: [4, 2],
  11: [4, 3],
  12: [4, 4],
  13: [5, 3],
  14: [5, 4],
  15: [5, 5],
  16: [6, 4],
  17: [6, 5],
  18: [6, 6],
};
/** By the number of rows in the outer columns: the radius of a pip, and the distance of the first from the edge. */
const RADIUS: { readonly [rows: number]: number } = { 3: 4.3, 4: 3.75, 5: 3.15, 6: 2.7 };
const MARGIN: { readonly [rows: number]: number } = { 3: 9, 4: 6.4, 5: 5.4, 6: 4.8 };

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function few(pips: Pips): Dot[] {
  if (pips === 1) return [{ x: 20, y: 20, r: 4.9 }];
  const corners = [
    { x: 9.5, y: 9.5, r: 4.5 },
    { x: 30.5, y: 30.5, r: 4.5 },
  ];
  if (pips === 2) return corners;
  return pips === 3 ? [...corners, { x: 20, y: 20, r: 4.5 }] : [];
}

/** Returns the pips of one half, as on an upright tile. */
export function dotsOf(pips: Pips): readonly Dot[] {
  const columns = COLUMNS[pips];
  if (columns === undefined) return few(pips);
  const [outer, middle] = columns;
  const rows = Math.max(outer, 3);
  const r = pips <= 5 ? 4.5 : (RADIUS[rows] ?? 2.7);
  const top = MARGIN[rows] ?? 4.8;
  const step = (HALF - 2 * top) / (rows - 1);
  const [left, right] = rows === 3 ? [9.5, 30.5] : [8.6, 31.4];
  const sides = outer === 2 ? [0, 2] : Array.from({ length: outer }, (_, row) => row);
  // The middle column is offset between the outer rows where the counts differ by an odd number.
  const centre = Array.from({ length: middle }, (_, row) => row + (rows - middle) / 2);
  return [
    ...sides.flatMap((row) => [
      { x: left, y: top + row * step, r },
      { x: right, y: top + row * step, r },
    ]),
    ...centre.map((row) => ({ x: 20, y: top + row * step, r })),
  ];
}

const short = (value: number): string => String(Math.round(value * 100) / 100);
const paths = new Map<Pips, string>();

/** Returns the pips of one half as one SVG path; cached. */
export function dotPath(pips: Pips): string {
  let path = paths.get(pips);
  if (path === undefined) {
    path = dotsOf(pips)
      .map(({ x, y, r }) => `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
      .join('');
    paths.set(pips, path);
  }
  return path;
}
