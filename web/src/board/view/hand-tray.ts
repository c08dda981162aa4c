import type { Size } from '../../ui/size.ts';

/** How a hand lies that is too large to lie as usual: rows of so many tiles, which may be wider than the screen. */
export interface Tray {
  readonly columns: number;
  /** From one tile to the next, in pixels. */
  readonly cell: number;
  /** Whether some of the tiles are out of sight until one scrolls. */
  readonly scrolls: boolean;
}

/** Where a hand lies: below the wide layout, below rows of trains, or next to them on a phone on its side. */
export type TrayPlace = 'wide' | 'below' | 'beside';

/** A tile and its gap: for a finger, and for a mouse. On a phone the last one in sight is cut, so that one sees there are more. */
const FINGER = 48;
const MOUSE = 38;
const PHONE = 51;
const TABLET = 92;
/** What lies next to the tiles on a wide board: its edges, the action bar, and the button that arranges. */
const WIDE_REST = 436;

/** Usually a phone lays up to four rows of seven, a wide board two rows. */
const PHONE_HOLDS = 28;
const WIDE_HOLDS = 19;

/**
 * How so many tiles lie in a tray of this width on a board of this height, in pixels; null where they lie as usual.
 * `station` lets people draw instead of playing, so a hand may come to hold most of a set.
 */
export function trayOf(tiles: number, place: TrayPlace, { width, height }: Size, isTouch: boolean): Tray | null {
  if (place === 'wide') {
    const cell = isTouch ? FINGER : MOUSE;
    return tiles <= WIDE_HOLDS ? null : inRows(tiles, height >= 760 ? 3 : 2, (width - WIDE_REST) / cell, cell);
  }
  if (place === 'below' && width >= 600) {
    const [rows, inSight] = [Math.floor((height * 0.35) / 58), Math.floor((width - 8) / TABLET)];
    return tiles < rows * inSight ? null : inRows(tiles, rows, inSight, TABLET);
  }
  if (tiles <= PHONE_HOLDS) return null;
  const rows = place === 'beside' ? Math.floor((height - 160) / 44) : height >= 740 ? 4 : 3;
  return inRows(tiles, Math.max(2, rows), (width - 16) / PHONE, PHONE);
}

/** As few rows as show all of them, else as many as there may be. */
function inRows(tiles: number, rows: number, room: number, cell: number): Tray {
  const inSight = Math.floor(room);
  const columns = Math.max(inSight, Math.ceil(tiles / rows));
  return { columns, cell, scrolls: columns > inSight };
}
