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
