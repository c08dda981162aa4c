import { cleanup, fireEvent, screen, within } from '@solidjs/testing-library';
import { parseTile, tileName } from '@slow-train/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { whyNot } from '../../src/board/state/why.ts';
import { rewind } from '../../src/board/state/rewind.ts';
import { shownTrains, trainLabel } from '../../src/board/state/trains.ts';
import { memoryPlayerState } from '../../src/player-state/player-state.ts';
import { branches, branchesFree } from '../../src/playground/more-positions.ts';
import type { Sketch } from '../../src/playground/sketch.ts';
import { seen } from './fixtures.ts';
import { show as showBoard, tile } from './on-screen.tsx';

const onAct = vi.fn<(action: string) => void>();
const show = (sketch: Sketch): ReturnType<typeof showBoard> =>
  showBoard(sketch, { onAct, onShowScores: vi.fn<() => void>(), playerState: memoryPlayerState() });
const buttons = (): string[] =>
  within(screen.getByRole('region', { name: 'Trains' }))
    .getAllByRole('button')
    .map((one) => one.querySelector('span')?.textContent ?? '');
afterEach(() => {
  cleanup();
  onAct.mockClear();
});

test('32.2 a branch is a row below its train, and a double that is not full has a row for its next branch', () => {
  const { situation, names } = seen(branches());
  const labels = shownTrains(situation.view).map((train) => trainLabel(train, names));
  expect(labels).toMatchInlineSnapshot(`
    [
      "Your train, 4 tiles, ends in 7, open to all, 7 tiles in hand, to play",
      "Your train (branch b), 1 tile, ends in 8",
      "Your train (branch c), no tile yet, starts with 6, 6-6 is open and has to be covered",
      "The Mexican train, 1 tile, ends in 10, open to all",
      "Ana’s train, 3 tiles, ends in 7, open to all, 4 tiles in hand",
      "Ana’s train (branch b), 3 tiles, ends in 10",
      "Milo’s train, 5 tiles, ends in 8, open to all, 3 tiles in hand, +2 branches",
      "Milo’s train (branch b), 3 tiles, ends in 4",
      "Kasimir’s train, 1 tile, ends in 7, open to all, 3 tiles in hand",
    ]
  `);
});

test('32.2 a tile is played on the branch that is tapped, and the main button and the keyboard name it', () => {
  show(branchesFree());
  fireEvent.click(tile('8-7'));
  expect(buttons().filter((name) => name.startsWith('Play'))).toMatchInlineSnapshot(`
    [
      "Play 8-7 on your train, which then ends in 8",
      "Play 8-7 on your train (branch b), which then ends in 7",
      "Play 8-7 on Ana’s train, which then ends in 8",
      "Play 8-7 on Milo’s train, which then ends in 7",
      "Play 8-7 on Kasimir’s train, which then ends in 8",
    ]
  `);
  fireEvent.keyDown(tile('8-7'), { key: 'ArrowDown' });
  fireEvent.keyDown(tile('8-7'), { key: 'ArrowDown' });
  expect(screen.getByRole('button', { name: /^Play 8-7 on your train \(branch b\)$/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Play 8-7 on your train \(branch b\), which/ }));
  expect(onAct.mock.calls).toEqual([['8-7@0b']]);
});

test('32.2 a double that has to be filled takes its next branch only, and every other place says so', () => {
  show(branches());
  fireEvent.click(tile('6-4'));
  fireEvent.click(tile('6-4'));
  expect(onAct.mock.calls).toEqual([['6-4@0c']]);
  const { situation, selection, names, tile: held } = seen(branches());
  expect(whyNot(situation, held('8-7'), selection({}), names)).toMatchInlineSnapshot(`
    [
      {
        "rule": {
          "href": "/rules#open-doubles",
          "section": 6,
          "title": "Open doubles",
        },
        "sentence": "8‑7 has to wait: 6‑6 on this train is open. Cover it first.",
        "trains": "Your train, Your train (branch b)",
      },
      {
        "rule": {
          "href": "/rules#where-a-tile-may-go",
          "section": 5,
          "title": "Where a tile may go",
        },
        "sentence": "8‑7 has no 6, and this train ends in 6.",
        "trains": "Your train (branch c)",
      },
      {
        "rule": {
          "href": "/rules#open-doubles",
          "section": 6,
          "title": "Open doubles",
        },
        "sentence": "8‑7 has to wait: 6‑6 on your train is open. Cover it first.",
        "trains": "Mexican, Ana, Ana (branch b), Ana (branch bb), Ana (branch c), Milo, Milo (branch ab), Milo (branch ac), Milo (branch b), Milo (branch bb), Milo (branch c), Kasimir",
      },
    ]
  `);
});

test('32.2 a train with many branches folds to those that fit the hand, and unfolds with a tap', () => {
  show(branchesFree());
  const rows = (): number => buttons().filter((name) => name.startsWith('Milo')).length;
  const before = rows();
  fireEvent.click(screen.getByRole('button', { name: /^Milo’s train, / }));
  expect(rows()).toBeGreaterThan(before);
});

test('32.2 a board that goes back takes a tile from the branch on which it was laid', () => {
  const { situation } = seen(branchesFree());
  const entry = {
    revision: 40,
    at: '2026-11-25T12:00:00.000Z',
    seat: 1,
    action: '2-9@1b',
    by: 'person',
    events: [
      { type: 'played', seat: 1, tile: '9-10', train: 1, line: 'ba', end: 10 },
      { type: 'played', seat: 0, tile: '6-8', train: 0, line: 'b', end: 8 },
    ],
  } as const;
  const { table } = rewind(situation.view, [entry]);
  const rows = shownTrains({ ...situation.view, table }).map(({ key, laid }) => [key, laid.at(-1)?.tile]);
  expect(rows.find(([key]) => key === '1b')).toEqual(['1b', parseTile('9-9')]);
  expect(table.seats[0]?.train.branches?.map(({ tiles }) => tiles.map(tileName))).toEqual([['6-1', '7-1']]);
  expect(table.seats[1]?.train.branches?.[1]?.tiles.map(tileName)).toEqual(['9-2', '9-9']);
});
