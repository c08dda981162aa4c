import { describe, expect, it } from 'vitest';
import { trayOf, type TrayPlace } from '../../src/board/view/hand-tray.ts';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1134, height: 848 };

describe('the tray of a large hand', () => {
  it.each<[TrayPlace, number, { width: number; height: number }]>([
    ['below', 28, PHONE],
    ['below', 28, { width: 390, height: 844 }],
    ['beside', 28, { width: 312, height: 360 }],
    ['below', 40, { width: 768, height: 1024 }],
    ['wide', 19, DESK],
  ])('is none as long as the hand lies as usual: %s, %i tiles', (place, tiles, room) => {
    expect(trayOf(tiles, place, room, true)).toBeNull();
  });

  it('shows 48 tiles at once on a desktop, and scrolls beyond', () => {
    expect(trayOf(48, 'wide', DESK, false)).toEqual({ columns: 18, cell: 38, scrolls: false });
    expect(trayOf(100, 'wide', DESK, false)).toEqual({ columns: 34, cell: 38, scrolls: true });
  });

  it('keeps tiles as large as a finger where one plays with fingers', () => {
    expect(trayOf(48, 'wide', { width: 1024, height: 716 }, true)).toEqual({ columns: 24, cell: 48, scrolls: true });
    expect(trayOf(48, 'below', PHONE, true)?.cell).toBeGreaterThanOrEqual(48);
  });

  it('lays as many rows as a phone is high', () => {
    expect(trayOf(48, 'below', PHONE, true)?.columns).toBe(16);
    expect(trayOf(48, 'below', { width: 390, height: 844 }, true)?.columns).toBe(12);
  });
});
