import { at, parseTile, tileName, type Tile, type View } from '@slow-train/rules';
import { createRoot, createSignal } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { bigHand, buildPhase, duel } from '../../src/playground/more-positions.ts';
import { bonepileTable, waiting } from '../../src/playground/positions.ts';
import type { Sketch } from '../../src/playground/sketch.ts';
import {
  bySuit,
  byTrain,
  handSort,
  heldTiles,
  moved,
  newcomers,
  ordered,
  sorted,
} from '../../src/board/state/hand-order.ts';
import { createTrains, placedTiles, shownTrains, trainIn, trainLabel } from '../../src/board/state/trains.ts';
import { foldTrain } from '../../src/board/view/FoldedTiles.tsx';
import { snakeShape } from '../../src/board/view/Snake.tsx';
import { wideRowsOf } from '../../src/board/view/wide-rows.ts';
import { dotsOf } from '../../src/ui/tile/pips.ts';
import { buildSent, seen } from './fixtures.ts';

const tiles = (text: string): Tile[] => text.split(' ').flatMap((name) => parseTile(name) ?? []);
const names = (hand: readonly Tile[]): string => hand.map(tileName).join(' ');

describe('the order of a hand', () => {
  test('the order of a hand keeps known tiles in place and puts new ones at the end', () => {
    expect(names(ordered(tiles('5-2 7-3 6-1 9-9'), tiles('7-3 4-4 5-2')))).toBe('7-3 5-2 6-1 9-9');
    expect(names([...newcomers(tiles('5-2 7-3 6-1'), tiles('7-3 5-2'))].map(({ tile }) => tile))).toBe('6-1');
    expect(newcomers(tiles('5-2'), null).size).toBe(0);
  });

  test('32.1 twins in a hand are two tiles: each keeps its place, and one that was drawn later is new', () => {
    const hand = tiles('5-2 7-3 5-2');
    expect(names(ordered(hand, tiles('7-3 5-2')))).toBe('7-3 5-2 5-2');
    expect([...newcomers(tiles('7-3 5-2 5-2'), tiles('7-3 5-2'))]).toEqual([{ tile: at(hand, 0), copy: 1 }]);
    expect(names(moved(hand, 2, 1))).toBe('5-2 5-2 7-3');
    expect(names(byTrain(hand, tiles('5-2 5-2')))).toBe('5-2 5-2 7-3');
    const [first, , second] = heldTiles(hand);
    expect([heldTiles(tiles('5-2 5-2'))[1], heldTiles(tiles('5-2'))[0]]).toEqual([second, first]);
  });

  test('one tile of a hand can be moved', () => {
    const hand = tiles('5-2 7-3 6-1');
    expect(names(moved(hand, 2, 0))).toBe('6-1 5-2 7-3');
  });

  test('a tile of a hand moves no further than to the ends', () => {
    const hand = tiles('5-2 7-3 6-1');
    expect(names(moved(hand, 1, -3))).toBe('7-3 5-2 6-1');
    expect(names(moved(hand, 1, 9))).toBe('5-2 6-1 7-3');
    expect(names(moved(hand, 0, 1))).toBe('7-3 5-2 6-1');
  });

  test('the order of a hand is sorted as its owner likes, and again in the same way', () => {
    const { situation } = seen(buildPhase(16));
    const hand = tiles('5-2 12-0 9-1 9-9');
    expect(names(sorted('suit', hand, situation.view))).toBe('12-0 9-9 9-1 5-2');
    expect(handSort()).toBe('suit');
    expect(names(sorted('pips', hand, situation.view))).toBe('9-9 12-0 9-1 5-2');
    expect(handSort()).toBe('pips');
    expect(names(sorted('train', situation.view.hand, situation.view))).toBe(
      '12-10 10-1 9-1 9-3 3-3 8-3 8-6 11-6 11-7 7-4 10-5 8-2 5-5 5-2 6-0 0-0',
    );
    expect(handSort()).toBe('train');
  });

  test('a hand can be sorted by suit and by the longest train', () => {
    expect(names(bySuit(tiles('5-2 12-1 12-12 5-5 0-0')))).toBe('12-12 12-1 5-5 5-2 0-0');
    for (const hand of ['6-0 5-5', '5-5 6-0']) expect(names(bySuit(tiles(hand)))).toBe('6-0 5-5');
    expect(names(byTrain(tiles('9-1 5-2 12-5 2-2 11-10'), tiles('12-5 5-2 2-2')))).toBe('12-5 5-2 2-2 11-10 9-1');
  });
});

describe('trains on the board', () => {
  test('trains on the board are in order: own, Mexican, the others in order of play', () => {
    const trains = shownTrains(seen(bonepileTable()).situation.view);
    expect(trains.map((train) => train.id)).toEqual([0, 'M', 1, 2, 3, 4, 5, 6, 7]);
    expect(trains[3]).toMatchObject({ isPublic: true, open: parseTile('7-7'), end: 7, left: 2 });
  });

  test('trains on the board begin with the Mexican train for a spectator', () => {
    const trains = shownTrains(seen({ ...bonepileTable(), seat: null }).situation.view);
    expect(trains.map((train) => train.id)).toEqual(['M', 0, 1, 2, 3, 4, 5, 6, 7]);
    expect(trains.some(({ isOwn, isPartners }) => isOwn || isPartners)).toBe(false);
  });

  test('trains on the board follow the order of play from the viewer on', () => {
    const trains = shownTrains(seen({ ...bonepileTable(), seat: 6 }).situation.view);
    expect(trains.map((train) => train.id)).toEqual([6, 'M', 7, 0, 1, 2, 3, 4, 5]);
    expect(trains.filter(({ isOwn }) => isOwn).map(({ id }) => id)).toEqual([6]);
  });

  test('trains on the board say who has the turn, who is a partner, and which are open to all', () => {
    const four = bigHand(12);
    const shown = shownTrains(seen({ ...four, rules: { preset: 'station', partners: 'yes' } }).situation.view);
    expect(shown.filter(({ isPartners }) => isPartners).map(({ id }) => id)).toEqual([2]);
    expect(shown.filter(({ isOn }) => isOn).map(({ id }) => id)).toEqual([0]);
    expect(shown.filter(({ isPublic }) => isPublic).map(({ id }) => id)).toEqual(['M']);
    expect(shown.map(({ left }) => left)).toEqual([12, null, 4, 5, 6]);
    const others = shownTrains(seen(waiting()).situation.view);
    expect(others.filter(({ isOn }) => isOn).map(({ id }) => id)).toEqual([1]);
    expect(others.filter(({ isPublic }) => isPublic).map(({ id }) => id)).toEqual(['M', 2, 3, 6]);
    expect(others.filter(({ open }) => open !== null).map(({ id }) => id)).toEqual([2]);
  });

  test('trains on the board say who owes a tap, and who has sent a build', () => {
    expect(shownTrains(seen(duel()).situation.view).map(({ owesTap }) => owesTap)).toEqual([false, false, true]);
    expect(shownTrains(seen(buildSent()).situation.view).map(({ hasSent }) => hasSent)).toEqual([true, false, false]);
  });

  test('trains on the board are at the end of the line once the whole suit of a double has been played', () => {
    const sixes = ['6-1', '6-2', '6-3', '6-4', '6-5', '6-0'];
    const sketch = (left: readonly string[]) =>
      ({
        ...duel(),
        engine: '5-5',
        position: {
          turn: { seat: 0 },
          mexican: ['5-6', '6-6'],
          seats: [
            { hand: ['0-0', ...left], train: ['5-1', '1-6', '6-2', '2-2'], turns: 4 },
            { hand: ['1-0'], train: ['5-4', '4-6', '6-3', '3-0', '0-6'], turns: 4 },
          ],
        },
      }) as const;
    const ended = (left: readonly string[]): unknown[] =>
      shownTrains(seen(sketch(left)).situation.view)
        .filter(({ isEnded }) => isEnded)
        .map(({ id }) => id);
    expect(sixes).toHaveLength(6);
    expect(ended([])).toEqual(['M']);
  });

  test('trains on the board are read out with the effect of a tap, or with their state', () => {
    const { situation, names: called } = seen(bonepileTable());
    const [own, mexican, , milo] = shownTrains(situation.view);
    if (own === undefined || mexican === undefined || milo === undefined) throw new Error('no such train');
    expect(trainLabel(own, called)).toBe('Your train, 6 tiles, ends in 3, 9 tiles in hand, to play');
    expect(trainLabel(mexican, called)).toBe('The Mexican train, 5 tiles, ends in 11, open to all');
    expect(trainLabel(milo, called)).toContain('22 tiles, ends in 7, 7-7 is open and has to be covered, open to all');
    const [preview = null] = placedTiles(tiles('7-3'), own.end);
    const label = trainLabel({ ...own, mark: { ...own.mark, preview } }, called);
    expect(label).toBe('Play 7-3 on your train, which then ends in 7');
  });

  test('trains on the board keep the objects of tiles that stay where they are, so that nothing draws them again', () => {
    const viewOf = (sketch: Sketch): View => seen(sketch).situation.view;
    const [view, setView] = createSignal(viewOf(waiting()));
    createRoot((dispose) => {
      const trains = createTrains(view);
      const laidOn = (id: number) => trainIn(trains(), String(id)).laid;
      const [ana, milo] = [laidOn(1), laidOn(2)];
      const [mine, anas, milos, ...others] = waiting().position.seats;
      // Ana's last tile is another one, and Milo's last two are gone.
      const seats = [
        { ...mine, hand: ['12-10', '7-3'] },
        { ...anas, train: [...(anas?.train ?? []).slice(0, -1), '10-2'] },
        { ...milos, train: milos?.train?.slice(0, -2) ?? [] },
        ...others,
      ];
      setView(viewOf({ ...waiting(), position: { ...waiting().position, open: [], seats } }));
      expect(laidOn(1).map((one, index) => one === ana[index])).toEqual([true, true, true, true, true, true, false]);
      expect(laidOn(2)).toHaveLength(20);
      expect(laidOn(2).every((one, index) => one === milo[index])).toBe(true);
      expect(() => trainIn(trains().slice(1), '0')).toThrow(RangeError);
      dispose();
    });
  });

  test('trains on the board fold their oldest tiles until they fit, and count what even folded tiles cannot show', () => {
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

  test('trains on the board unfold in hairpins within their width, doubles crosswise', () => {
    const { tiles: laid, height } = snakeShape(
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

  test('trains on the board spread over a wide board, and scroll rather than get lower than a finger', () => {
    expect(wideRowsOf(9, 628).height).toBe(628);
    expect(wideRowsOf(17, 628).height).toBeGreaterThan(628);
  });
});

describe('pips', () => {
  test.each(Array.from({ length: 19 }, (_, pips) => pips))('%i pips are as many dots, all on the tile', (pips) => {
    const dots = dotsOf(pips);
    expect(dots).toHaveLength(pips);
    for (const { x, y, r } of dots) {
      expect(Math.min(x - r, y - r)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + r, y + r)).toBeLessThanOrEqual(40);
    }
  });
});
