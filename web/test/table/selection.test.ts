import { tileName } from '@slow-train/rules';
import { describe, expect, it } from 'vitest';
import { build, duel } from '../../src/playground/more-positions.ts';
import { bonepile, draw, drawn, over, waiting } from '../../src/playground/positions.ts';
import {
  buildText,
  draftEnd,
  endAfter,
  mayTap,
  mendedDraft,
  NO_CHOICE,
  playableTiles,
  playText,
  takenBack,
  trainsFor,
} from '../../src/table/selection.ts';
import { seen } from './fixtures.ts';

const names = (tiles: Iterable<Parameters<typeof tileName>[0]>): string[] => [...tiles].map(tileName);

describe('which tiles and trains', () => {
  it('lights the trains that the rules allow, and no other', () => {
    const { now, tile } = seen(bonepile());
    expect(names(playableTiles(now, []))).toEqual(['7-3', '3-2', '5-0', '11-6']);
    expect(trainsFor(now, tile('7-3'))).toEqual([0, 2]);
    expect(trainsFor(now, tile('5-0'))).toEqual([6]);
    expect(trainsFor(now, tile('12-6'))).toEqual([]);
  });

  it('says in which number a train would end', () => {
    const { now, tile } = seen(bonepile());
    expect(endAfter(now.view, tile('7-3'), 0)).toBe(7);
    expect(endAfter(now.view, tile('7-3'), 2)).toBe(3);
  });

  it('knows how the reader stands', () => {
    const modes = [bonepile(), waiting(), build(16), over(), { ...bonepile(), seat: null }].map(
      (sketch) => seen(sketch).now.mode,
    );
    expect(modes).toEqual(['playing', 'waiting', 'building', 'over', 'watching']);
  });

  it('offers only the drawn tile after a draw, and none where nothing fits', () => {
    expect(names(playableTiles(seen(drawn()).now, []))).toEqual(['7-3']);
    expect(names(playableTiles(seen(draw()).now, []))).toEqual([]);
  });

  it('writes a play as the rules read it', () => {
    expect(playText(seen(bonepile()).tile('7-3'), 0)).toBe('7-3@0');
    expect(playText(seen(bonepile()).tile('11-6'), 'M', true)).toBe('11-6@M!');
  });
});

describe('a build in mind', () => {
  it('takes the tiles that follow, one after another', () => {
    const { now, choice } = seen(build(16));
    expect(names(playableTiles(now, []))).toEqual(['12-10']);
    const { draft } = choice({ draft: '12-10 10-5' });
    expect(names(playableTiles(now, draft))).toEqual(['5-5', '5-2']);
    expect(draftEnd(now.view, draft)).toBe(5);
    expect(buildText(draft)).toBe('build 12-10 10-5');
  });

  it('takes a laid tile back with all that follows', () => {
    const { choice, tile } = seen(build(16));
    expect(names(takenBack(choice({ draft: '12-10 10-5 5-5 5-2' }).draft, tile('5-5')))).toEqual(['12-10', '10-5']);
  });

  it('keeps as much of a draft as the rules still take', () => {
    const { now, choice } = seen(build(16));
    expect(names(mendedDraft(now, choice({ draft: '12-10 10-5 9-1 5-2' }).draft))).toEqual(['12-10', '10-5']);
    expect(mendedDraft(seen(waiting()).now, [])).toEqual([]);
  });
});

describe('a tap along with the move', () => {
  it('is offered where the move leaves one tile and ends the turn', () => {
    const { now, choice } = seen(duel());
    expect(mayTap(now, choice({ tile: '6-1', train: 0 }))).toBe(true);
    expect(mayTap(now, choice({ tile: '6-1' }))).toBe(false);
    expect(mayTap(now, NO_CHOICE)).toBe(false);
  });

  it('is not offered where nobody asks for it', () => {
    const { now, choice } = seen(bonepile());
    expect(mayTap(now, choice({ tile: '7-3', train: 0 }))).toBe(false);
  });
});
