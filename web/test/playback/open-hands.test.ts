import { expect, test } from 'vitest';
import { handLines } from '../../src/playback/OpenHands.tsx';

test('open hands get the lines that they need at their largest', () => {
  // A line on a small phone has eight tiles.
  expect(handLines([[16, 16, 16]], 360, false)).toEqual({ rows: 3, lines: 6 });
  expect(
    handLines(
      [
        [8, 8],
        [8, 9],
        [7, 9],
      ],
      360,
      false,
    ),
  ).toEqual({ rows: 2, lines: 3 });
  expect(handLines([[0, 0]], 360, false)).toEqual({ rows: 2, lines: 2 });
});

test('a wide board has two hands in a row, each with two small lines for its name', () => {
  expect(handLines([[16, 16, 16]], 1100, true)).toEqual({ rows: 2, lines: 4 });
  expect(handLines([[6, 6, 6]], 1100, true)).toEqual({ rows: 2, lines: 3 });
});
