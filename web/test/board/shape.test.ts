import { at, parseTile, tileName, type Tile } from '@slow-train/rules';
import { describe, expect, it } from 'vitest';
import { bonepile } from '../../src/playground/positions.ts';
import { bySuit, byTrain, moved, newcomers, ordered } from '../../src/board/state/hand-order.ts';
import { shownTrains } from '../../src/board/state/trains.ts';
import { foldTrain } from '../../src/board/view/FoldedTiles.tsx';
import { shapeOf } from '../../src/board/view/Snake.tsx';
import { wideRowsOf } from '../../src/board/view/wide-rows.ts';
import { dotsOf } from '../../src/ui/tile/pips.ts';
import { seen } from './fixtures.ts';

const tiles = (text: string): Tile[] => text.split(' ').flatMap((name) => parseTile(name) ?? []);
const names = (hand: readonly Tile[]): string => hand.map(tileName).join(' ');

describe('the order of a hand', () => {
  it('keeps known tiles in place and puts new ones at the end', () => {
    expect(names(ordered(tiles('5-2 7-3 6-1 9-9'), tiles('7-3 4-4 5-2')))).toBe('7-3 5-2 6-1 9-9');
    expect(names([...newcomers(tiles('5-2 7-3 6-1'), tiles('7-3 5-2'))])).toBe('6-1');
    expect(newcomers(tiles('5-2'), null).size).toBe(0);
  });

  it('moves one tile', () => {
    const hand = tiles('5-2 7-3 6-1');
    expect(names(moved(hand, at(hand, 2), 0))).toBe('6-1 5-2 7-3');
  });

  it('sorts by suit and by the longest train', () => {
    expect(names(bySuit(tiles('5-2 12-1 12-12 5-5 0-0')))).toBe('12-12 12-1 5-5 5-2 0-0');
    expect(names(byTrain(tiles('9-1 5-2 12-5 2-2 11-10'), tiles('12-5 5-2 2-2')))).toBe('12-5 5-2 2-2 11-10 9-1');
  });
});

describe('trains on the board', () => {
  it('are in order: own, Mexican, the others in order of play', () => {
    const trains = shownTrains(seen(bonepile()).situation.view);
    expect(trains.map((train) => train.id)).toEqual([0, 'M', 1, 2, 3, 4, 5, 6, 7]);
    expect(trains[3]).toMatchObject({ isPublic: true, open: parseTile('7-7'), end: 7, left: 2 });
  });

  it('fold their oldest tiles until they fit, and count what even folded tiles cannot show', () => {
    const measures = { lying: 64, across: 33, gap: 2, folded: 4.5, tight: 3.2 };
    const limits = { least: 1, most: Infinity };
    expect(foldTrain(Array<boolean>(5).fill(false), 400, measures, limits)).toEqual({
      cut: 0,
      folded: 0,
      whole: 5,
      pitch: 4.5,
    });
    expect(foldTrain(Array<boolean>(22).fill(false), 204, measures, limits)).toEqual({
      cut: 0,
      folded: 21,
      whole: 1,
      pitch: 4.5,
    });
    const long = foldTrain(Array<boolean>(60).fill(false), 120, measures, limits);
    expect(long.cut + long.folded + long.whole).toBe(60);
    expect(long.cut).toBeGreaterThan(0);
  });

  it('unfold in hairpins within their width, doubles crosswise', () => {
    const { tiles: laid, height } = shapeOf(
      [...Array<boolean>(10).fill(false), true, ...Array<boolean>(11).fill(false)],
      344,
      42,
    );
    expect(laid).toHaveLength(22);
    for (const tile of laid) {
      expect(tile.x).toBeGreaterThanOrEqual(0);
      expect(tile.x + tile.width).toBeLessThanOrEqual(344);
      expect(tile.y + tile.height).toBeLessThanOrEqual(height);
    }
    expect(laid[10]).toMatchObject({ across: true, height: 42 });
    expect(laid.some((tile) => tile.backwards)).toBe(true);
  });

  it('spread over a wide board, and scroll rather than get lower than a finger', () => {
    expect(wideRowsOf(9, 628).height).toBe(628);
    expect(wideRowsOf(17, 628).height).toBeGreaterThan(628);
  });
});

describe('pips', () => {
  it.each(Array.from({ length: 19 }, (_, pips) => pips))('%i: as many dots, all on the tile', (pips) => {
    const dots = dotsOf(pips);
    expect(dots).toHaveLength(pips);
    for (const { x, y, r } of dots) {
      expect(Math.min(x - r, y - r)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + r, y + r)).toBeLessThanOrEqual(40);
    }
  });
});
