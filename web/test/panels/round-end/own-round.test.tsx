import { cleanup, render, screen, within } from '@solidjs/testing-library';
import { playText, readPosition, tileName, type RoundState, type Seat } from '@slow-train/rules';
import { namesOf } from '#words';
import { afterEach, describe, expect, test } from 'vitest';
import { leftBecause, leftTiles } from '../../../src/panels/round-end/left-tiles.ts';
import OwnRoundSheet from '../../../src/panels/round-end/OwnRoundSheet.tsx';
import { ownRound, type FirstTrain } from '../../../src/panels/round-end/own-round.ts';
import type { RecordFrame } from '../../../src/playback/record-timeline.ts';
import { person } from '../../fixtures.ts';

// Rounds small enough to know the answers by thinking: double-nine, engine 9-9, one tile a turn.

const words = (list: string): string[] => list.split(' ').filter((word) => word !== '');

/** Plays a round of two from these hands; each move is `seat action`. */
function played(hands: readonly [string, string], moves: readonly string[], boneyard = ''): readonly RecordFrame[] {
  const read = readPosition({
    rules: { preset: 'caravan', opening: 'aside', starter: 'random' },
    set: 9,
    engine: '9-9',
    phase: 'play',
    seats: hands.map((hand) => ({ train: [], hand: words(hand), turns: 3 })),
    boneyard: words(boneyard),
    turn: { seat: 0 },
  });
  if (!read.ok) throw new Error(read.error);
  let state: RoundState = read.value;
  const frames: RecordFrame[] = [{ state, round: 1, action: 0, events: [] }];
  for (const move of moves) {
    const [seat, action = ''] = move.split(' ');
    const next = playText(state, Number(seat), action);
    if (!next.ok) throw new Error(`${move}: ${next.error.code}`);
    state = next.value.state;
    frames.push({ state, round: 1, action: frames.length, events: next.value.events });
  }
  expect(state.table.scores, 'the round is over').not.toBeNull();
  return frames;
}

const named = ({ tiles, rest }: FirstTrain) => ({ tiles: tiles.map(({ tile }) => tileName(tile)), rest });
const why = (frames: readonly RecordFrame[], seat: Seat) =>
  leftTiles(frames, seat).map(({ tile, pips, why: reason, chances, first }) => ({
    tile: tileName(tile),
    pips,
    reason,
    chances,
    first,
  }));

/** 9-8 on the Mexican train is 7 pips heavier than 9-1 and keeps 9-1 for the own train, which counts 9: 16 pips. */
const COSTLY = played(['9-8 9-1 5-5', '9-2'], ['0 9-1@0', '1 9-2@1']);
/** 8-8 fits no train; 8-1 could follow 9-8 and 9-1 could start a train. */
const CHANCE = played(['9-4 9-1 8-8', '9-2 6-2'], ['0 9-4@0', '1 9-2@1', '0 9-1@M', '1 6-2@1']);
/** 5-5 never fits, 7-6 is drawn in the last turn. */
const LATE = played(['5-5 5-4', '9-2'], ['0 draw', '1 9-2@1'], '7-6 3-0');

describe('the first train', () => {
  test('the first train has the tiles I laid on my train, next to the longest of my deal, with the pips that stay outside it', () => {
    const { laid, longest } = ownRound(
      played(['9-4 4-1 8-1 9-2', '9-3 3-0'], ['0 9-2@0', '1 9-3@1', '0 9-4@M', '1 3-0@1']),
      0,
    );
    expect(named(laid)).toEqual({ tiles: ['9-2'], rest: 13 + 5 + 9 });
    expect(named(longest)).toEqual({ tiles: ['9-4', '4-1', '8-1'], rest: 11 });
    expect(longest.tiles.map(({ inward, outward }) => `${inward}-${outward}`)).toEqual(['9-4', '4-1', '1-8']);
  });

  test('the first train ends where somebody else has laid on it', () => {
    const { laid } = ownRound(
      played(
        ['9-4 7-7 8-3', '4-2 9-6 6-0'],
        ['0 9-4@0', '1 9-6@1', '0 draw', '1 4-2@0', '0 draw', '1 6-0@1'],
        '5-5 1-1 2-2',
      ),
      0,
    );
    expect(named(laid).tiles).toEqual(['9-4']);
  });
});

describe('a tile that stayed', () => {
  test('a tile that stayed was dead if it fitted nowhere on any of my turns, and had a chance if it did', () => {
    expect(why(CHANCE, 0)).toEqual([{ tile: '8-8', pips: 16, reason: 'dead', chances: 0, first: null }]);
    expect(why(COSTLY, 0)).toEqual([
      { tile: '9-8', pips: 17, reason: 'chance', chances: 1, first: { turn: 4, train: 0 } },
      { tile: '5-5', pips: 10, reason: 'dead', chances: 0, first: null },
    ]);
  });

  test('a tile that stayed came late if it was drawn in the last turn', () => {
    expect(why(LATE, 0).map(({ tile, reason }) => [tile, reason])).toEqual([
      ['5-5', 'dead'],
      ['5-4', 'dead'],
      ['7-6', 'late'],
    ]);
    expect(leftBecause(leftTiles(LATE, 0))).toEqual({ dead: 2, deadDoubles: 1, chance: 0, late: 1 });
  });
});

describe('the sheet', () => {
  afterEach(cleanup);
  const open = (frames: readonly RecordFrame[]): HTMLElement => {
    const names = namesOf({ seats: [person('Ines'), person('Ana')], you: { seat: 0 } });
    render(() => <OwnRoundSheet frames={frames} game="g" seat={0} round={3} names={names} onClose={() => undefined} />);
    return screen.getByRole('dialog', { hidden: true });
  };
  const said = (sheet: HTMLElement): string => (sheet.textContent ?? '').replaceAll('\u2011', '-');

  test('33.7 the sheet leads to the review of the round', () => {
    const sheet = open(COSTLY);
    const link = within(sheet).getByRole('link', { name: 'Review the round', hidden: true });
    expect(link.getAttribute('href')).toBe('/tables/g/review/3');
  });

  test('the sheet says of each of my tiles why it stayed', () => {
    const sheet = open(COSTLY);
    expect(said(sheet)).toContain('17 pips, 1 chance. In turn 4, on your train.');
    expect(said(sheet)).toContain('10 pips, dead. It fitted nowhere on your turns.');
  });

  test('the sheet says what each hand counts and why, fewest first', () => {
    const [first, second] = within(open(LATE))
      .getAllByRole('listitem', { hidden: true })
      .filter((row) => /^(?:You|Ana)/.test(row.textContent ?? ''));
    expect(said(first ?? document.body)).toBe('AnaNo tile left.');
    expect(said(second ?? document.body)).toMatch(
      /^You.*32 pips: 2 tiles that never fitted and 1 tile drawn too late\.$/,
    );
    cleanup();
    expect(said(open(CHANCE))).toContain('16 pips: 1 double that never fitted.');
  });
});
