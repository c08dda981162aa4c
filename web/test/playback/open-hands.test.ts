import { expect, test } from 'vitest';
import { linesOf } from '../../src/playback/OpenHands.tsx';

test('open hands get the lines that they need at their largest', () => {
  // A line on a small phone has eight tiles.
  expect(linesOf([[16, 16, 16]], 360, false)).toEqual({ rows: 3, lines: 6 });
  expect(
    linesOf(
      [
        [8, 8],
        [8, 9],
        [7, 9],
      ],
      360,
      false,
    ),
  ).toEqual({ rows: 2, lines: 3 });
  expect(linesOf([[0, 0]], 360, false)).toEqual({ rows: 2, lines: 2 });
});

test('a wide board has two hands in a row, each with two small lines for its name', () => {
  expect(linesOf([[16, 16, 16]], 1100, true)).toEqual({ rows: 2, lines: 4 });
  expect(linesOf([[6, 6, 6]], 1100, true)).toEqual({ rows: 2, lines: 3 });
});
