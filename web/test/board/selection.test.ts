import { tileName } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { buildPhase, duel } from '../../src/playground/more-positions.ts';
import { bonepileTable, drawTiles, afterDraw, over, waiting } from '../../src/playground/positions.ts';
import {
  buildEnd,
  formatBuild,
  formatPlay,
  legalBuild,
  mayTapWith,
  NOTHING_SELECTED,
  playableTiles,
  storedBuild,
  rowsFor,
} from '../../src/board/state/selection.ts';
import { placedTiles, shownTrains, trainIn } from '../../src/board/state/trains.ts';
import { seen } from './fixtures.ts';

const names = (tiles: Iterable<Parameters<typeof tileName>[0]>): string[] => [...tiles].map(tileName);

describe('playable tiles and trains', () => {
  test('playable tiles and trains are those that the rules allow', () => {
    const { situation, tile } = seen(bonepileTable());
    expect(names(playableTiles(situation, []))).toEqual(['7-3', '3-2', '5-0', '11-6']);
    expect(rowsFor(situation, tile('7-3'))).toEqual(['0', '2']);
    expect(rowsFor(situation, tile('5-0'))).toEqual(['6']);
    expect(rowsFor(situation, tile('12-6'))).toEqual([]);
  });

  test('playable tiles and trains show the number a train would end in', () => {
    const { situation, tile } = seen(bonepileTable());
    const trains = shownTrains(situation.view);
    expect(placedTiles([tile('7-3')], trainIn(trains, '0').end)).toMatchObject([{ inward: 3, outward: 7 }]);
    expect(placedTiles([tile('7-3')], trainIn(trains, '2').end)).toMatchObject([{ inward: 7, outward: 3 }]);
  });

  test('playable tiles and trains depend on what the player may do', () => {
    const modes = [bonepileTable(), waiting(), buildPhase(16), over(), { ...bonepileTable(), seat: null }].map(
      (sketch) => seen(sketch).situation.mode,
    );
    expect(modes).toEqual(['playing', 'waiting', 'building', 'over', 'watching']);
  });

  test('playable tiles and trains are only the drawn tile after a draw, and none if nothing fits', () => {
    expect(names(playableTiles(seen(afterDraw()).situation, []))).toEqual(['7-3']);
    expect(names(playableTiles(seen(drawTiles()).situation, []))).toEqual([]);
  });

  test('playable tiles and trains are none for a spectator, or out of turn', () => {
    const { tile } = seen(bonepileTable());
    for (const sketch of [{ ...bonepileTable(), seat: null }, waiting(), over()]) {
      const { situation } = seen(sketch);
      expect(playableTiles(situation, []).size).toBe(0);
      expect(rowsFor(situation, tile('7-3'))).toEqual([]);
    }
    expect(rowsFor(seen(buildPhase(16)).situation, seen(buildPhase(16)).tile('12-10'))).toEqual([]);
  });

  test('playable tiles and trains are written as plays that the rules read', () => {
    expect(formatPlay({ do: 'play', tile: seen(bonepileTable()).tile('7-3'), train: 0 })).toBe('7-3@0');
    expect(formatPlay({ do: 'play', tile: seen(bonepileTable()).tile('11-6'), train: 'M' }, true)).toBe('11-6@M!');
  });
});

describe('a build that is not sent', () => {
  test('a build that is not sent takes tiles that follow, one after another', () => {
    const { situation, selection } = seen(buildPhase(16));
    expect(names(playableTiles(situation, []))).toEqual(['12-10']);
    const { build: tiles } = selection({ build: '12-10 10-5' });
    expect(names(playableTiles(situation, tiles))).toEqual(['5-5', '5-2']);
    expect(buildEnd(situation.view, tiles)).toBe(5);
    expect(formatBuild(tiles)).toBe('build 12-10 10-5');
  });

  test('a build that is not sent ends in the engine before its first tile, for spectators as well', () => {
    expect(buildEnd(seen(buildPhase(16)).situation.view, [])).toBe(12);
    expect(buildEnd(seen({ ...bonepileTable(), seat: null }).situation.view, [])).toBe(9);
    expect(buildEnd(seen(bonepileTable()).situation.view, [])).toBe(3);
  });

  test('a build that is not sent is that of this round, without tiles that nobody knows', () => {
    const draft = { round: 3, tiles: ['12-10', 'nonsense', '10-5'] };
    expect(names(storedBuild({ draft }, 3))).toEqual(['12-10', '10-5']);
    expect(storedBuild({ draft }, 4)).toEqual([]);
    expect(storedBuild({ draft: null }, 3)).toEqual([]);
  });

  test('a build that is not sent is written with its tap', () => {
    const { selection } = seen(buildPhase(16));
    expect(formatBuild(selection({ build: '12-10 10-5' }).build, true)).toBe('build 12-10 10-5!');
  });

  test('a build that is not sent keeps as much as the rules still allow', () => {
    const { situation, selection } = seen(buildPhase(16));
    expect(names(legalBuild(situation, selection({ build: '12-10 10-5 9-1 5-2' }).build))).toEqual(['12-10', '10-5']);
    expect(legalBuild(situation, selection({ build: '9-1 12-10' }).build)).toEqual([]);
    expect(legalBuild(seen(waiting()).situation, [])).toEqual([]);
  });
});

describe('a tap along with the move', () => {
  test('a tap along with the move is offered if the move leaves one tile and ends the turn', () => {
    const { situation, selection } = seen(duel());
    expect(mayTapWith(situation, selection({ tile: '6-1', row: '0' }))).toBe(true);
    expect(mayTapWith(situation, selection({ tile: '6-1' }))).toBe(false);
    expect(mayTapWith(situation, NOTHING_SELECTED)).toBe(false);
  });

  test('a tap along with the move is not offered if the rules have no tap', () => {
    const { situation, selection } = seen(bonepileTable());
    expect(mayTapWith(situation, selection({ tile: '7-3', row: '0' }))).toBe(false);
  });
});
