import type { Size } from '../../ui/size.ts';

/** The layout of a hand too large for the usual one: rows of `columns` tiles, which may be wider than the screen. */
export interface Tray {
  readonly columns: number;
  /** The distance from one tile to the next, in pixels. */
  readonly cell: number;
  /** Whether some of the tiles are out of sight until scrolled to. */
  readonly scrolls: boolean;
}

/** The place of a hand: below the wide layout, below rows of trains, or next to them on a phone in landscape. */
export type TrayPosition = 'wide' | 'below' | 'side';

/** A tile and its gap, in pixels: for a finger, and for a mouse. A phone cuts the last visible tile: more follow. */
const FINGER = 48;
const MOUSE = 38;
const PHONE = 51;
const TABLET = 92;
/** The width next to the tiles on a wide board: its edges, the action bar, and the button that arranges. */
const WIDE_REST = 436;

/** The most tiles in the usual layout: four rows of seven on a phone, two rows on a wide board. */
const PHONE_HOLDS = 28;
const WIDE_HOLDS = 19;

/**
 * Lays out this many tiles in a tray of this width on a board of this height, in pixels; null if the usual layout does.
 * `station` lets people draw instead of playing, so a hand may grow to most of a set.
 */
export function trayOf(tiles: number, position: TrayPosition, { width, height }: Size, isTouch: boolean): Tray | null {
  if (position === 'wide') {
    const cell = isTouch ? FINGER : MOUSE;
    return tiles <= WIDE_HOLDS ? null : inRows(tiles, height >= 760 ? 3 : 2, (width - WIDE_REST) / cell, cell);
  }
  if (position === 'below' && width >= 600) {
    const [rows, inSight] = [Math.floor((height * 0.35) / 58), Math.floor((width - 8) / TABLET)];
    return tiles < rows * inSight ? null : inRows(tiles, rows, inSight, TABLET);
  }
  if (tiles <= PHONE_HOLDS) return null;
  if (position === 'side')
    return inRows(tiles, Math.max(2, Math.floor((height - 136) / 44)), (width - 16) / FINGER, FINGER);
  return inRows(tiles, height >= 740 ? 4 : 3, (width - 16) / PHONE, PHONE);
}

/** A hand that has grown into the room left by few trains: `columns` tiles of this width, in pixels, in each row. */
export interface GrownHand {
  readonly columns: number;
  readonly width: number;
}

/** The long side of the largest tile, in pixels. */
const LARGEST = 188;
/** The most columns and rows of a grown hand. */
const COLUMNS = 9;
const ROWS = 3;
/** The least height of a train beside a grown hand, in pixels: as a row, and on a wide board. */
const ROW = 64;
const PITCH = 88;
/** What is above and below trains and hand, in pixels: top bar, notice, main button; the same on a higher window. */
const REST = 152;
const REST_TALL = 180;
const WIDE_REST_HEIGHT = 134;
/** The width next to the tiles on a wide board: of a grown hand, and of the usual one. */
const GROWN_REST = 480;
const USUAL_REST = 428;

/**
 * Lays out a hand of this many tiles as large as these many trains leave room for, on a board of this size in pixels;
 * null if the usual layout is as large.
 */
export function grownHand(
  tiles: number,
  trains: number,
  position: 'wide' | 'below',
  { width, height }: Size,
): GrownHand | null {
  if (tiles === 0) return null;
  return position === 'wide' ? grownAbreast(tiles, trains, width, height) : grownBelow(tiles, trains, width, height);
}

function grownBelow(tiles: number, trains: number, width: number, height: number): GrownHand | null {
  const gap = width >= 600 ? 8 : 4;
  const room = height - (height >= 760 ? REST_TALL : REST) - trains * ROW;
  const usual = width >= 600 ? COLUMNS : tiles > 17 ? 7 : tiles > 9 ? 6 : 5;
  // The button that arranges takes the place of a tile.
  const cells = tiles + (tiles > 1 ? 1 : 0);
  const layouts = countUp(2, usual - 1).map((columns) => ({
    columns,
    width: Math.min(LARGEST, Math.floor((width - 16 - gap * (columns - 1)) / columns)),
  }));
  const fits = layouts.filter((one) => Math.ceil(cells / one.columns) * rowOf(one.width) <= room);
  return largest(fits);
}

/** Returns the height of a row with tiles of this width. */
function rowOf(width: number): number {
  return Math.max(44, Math.ceil((width * 44) / 84) + 8);
}

/** On a wide board tiles stand, in up to three rows. */
function grownAbreast(tiles: number, trains: number, width: number, height: number): GrownHand | null {
  const room = height - WIDE_REST_HEIGHT - trains * PITCH;
  const layouts = countUp(1, ROWS).map((rows) => {
    const columns = Math.ceil(tiles / rows);
    const across = Math.floor((width - GROWN_REST) / columns) - 16;
    const upright = Math.floor(((room / rows - 16) * 42) / 86);
    return { columns, width: Math.min(Math.floor((LARGEST * 42) / 86), across, upright) };
  });
  const usual = Math.min(58, Math.max(39, (width - USUAL_REST) / tiles - 16));
  return largest(layouts.filter((one) => one.width > usual + 4));
}

function countUp(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Returns the layout with the largest tiles, and of those the one with the fewest rows. */
function largest(layouts: readonly GrownHand[]): GrownHand | null {
  return layouts.toSorted((a, b) => b.width - a.width || b.columns - a.columns)[0] ?? null;
}

/** The height below a hand next to the trains, in pixels: the main button, and a row of others. */
const SIDE_REST = 116;

/** Returns the columns for the largest tiles of a hand next to the trains that all fit, with the button to arrange. */
export function sideColumns(tiles: number, { width, height }: Size): number {
  const fits = (columns: number): boolean => {
    const row = Math.max(44, (width / columns) * (44 / 84) + 10);
    return Math.ceil((tiles + 1) / columns) * row <= height - SIDE_REST;
  };
  return [3, 4, 5, 6].find(fits) ?? 7;
}

/** Uses the fewest rows that show all of them, at most `rows`. */
function inRows(tiles: number, rows: number, room: number, cell: number): Tray {
  const inSight = Math.floor(room);
  const columns = Math.max(inSight, Math.ceil(tiles / rows));
  return { columns, cell, scrolls: columns > inSight };
}
