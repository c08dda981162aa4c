import { describe, expect, test } from 'vitest';
import { grownHand, sideColumns, trayOf, type TrayPosition } from '../../src/board/view/hand-tray.ts';

const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1134, height: 848 };

describe('the tray of a large hand', () => {
  test.each<[TrayPosition, number, { width: number; height: number }]>([
    ['below', 28, PHONE],
    ['below', 28, { width: 390, height: 844 }],
    ['side', 28, { width: 312, height: 360 }],
    ['below', 40, { width: 768, height: 1024 }],
    ['wide', 19, DESKTOP],
  ])('the tray of a large hand is not used while the usual layout fits: %s, %i tiles', (position, tiles, room) => {
    expect(trayOf(tiles, position, room, true)).toBeNull();
  });

  test('the tray of a large hand shows 48 tiles at once on a desktop, and scrolls beyond', () => {
    expect(trayOf(48, 'wide', DESKTOP, false)).toEqual({ columns: 18, cell: 38, scrolls: false });
    expect(trayOf(100, 'wide', DESKTOP, false)).toEqual({ columns: 34, cell: 38, scrolls: true });
  });

  test('the tray of a large hand keeps tiles as large as a finger on touch screens', () => {
    expect(trayOf(48, 'wide', { width: 1024, height: 716 }, true)).toEqual({ columns: 24, cell: 48, scrolls: true });
    expect(trayOf(48, 'below', PHONE, true)?.cell).toBeGreaterThanOrEqual(48);
  });

  test('the tray of a large hand has more rows on a higher phone', () => {
    expect(trayOf(48, 'below', PHONE, true)?.columns).toBe(16);
    expect(trayOf(48, 'below', { width: 390, height: 844 }, true)?.columns).toBe(12);
  });
});

describe('a hand next to the trains', () => {
  test.each([
    [4, 3],
    [9, 4],
    [15, 4],
    [28, 6],
    [36, 7],
  ])('in a hand next to the trains, %i tiles are as large as they can be: %i in a row', (tiles, columns) => {
    expect(sideColumns(tiles, { width: 312, height: 360 })).toBe(columns);
  });
});

describe('a hand beside few trains', () => {
  test.each([
    ['a small phone, two seats', 'below', 3, PHONE, 83],
    ['a small phone, three seats', 'below', 4, PHONE, 83],
    ['a phone, two seats', 'below', 3, { width: 390, height: 844 }, 119],
    ['a phone, three seats', 'below', 4, { width: 390, height: 844 }, 119],
    ['a tablet, three seats', 'below', 4, { width: 820, height: 1180 }, 188],
    ['a tablet, eight seats', 'below', 9, { width: 820, height: 1180 }, 188],
    ['a tablet on its side, two seats', 'wide', 3, { width: 874, height: 768 }, 60],
    ['a desktop, two seats', 'wide', 3, DESKTOP, 91],
    ['a desktop, three seats', 'wide', 4, DESKTOP, 78],
  ] as const)('nine tiles grow into the free space of %s', (_, position, trains, room, least) => {
    expect(grownHand(9, trains, position, room)?.width).toBeGreaterThanOrEqual(least);
  });

  test('a hand leaves each train at least 56 pixels, and has its tiles beside each other', () => {
    const rooms = [PHONE, { width: 390, height: 844 }, { width: 768, height: 1024 }, { width: 820, height: 1180 }];
    for (const room of rooms)
      for (let trains = 3; trains <= 17; trains++)
        for (let tiles = 1; tiles <= 28; tiles++) {
          const grown = grownHand(tiles, trains, 'below', room);
          if (grown === null) continue;
          const { columns, width } = grown;
          expect(columns * width).toBeLessThanOrEqual(room.width - 16);
          const rows = Math.ceil(tiles / columns);
          expect(rows * Math.max(44, (width * 44) / 84)).toBeLessThanOrEqual(room.height - 150 - trains * 56);
        }
  });

  test('a hand stays as it was where trains need the room', () => {
    expect(grownHand(9, 9, 'below', PHONE)).toBeNull();
    expect(grownHand(9, 9, 'below', { width: 390, height: 844 })).toBeNull();
    expect(grownHand(9, 9, 'wide', DESKTOP)).toBeNull();
    expect(grownHand(0, 3, 'below', PHONE)).toBeNull();
  });
});
