import type { ReviewedMove, Why } from '@slow-train/players/review';
import { expect, test } from 'vitest';
import { habitsOf } from '../../../src/panels/review/habits.ts';

const move = (advantage: ReviewedMove['advantage'], cost: number, verdict: ReviewedMove['verdict']): ReviewedMove => {
  const chosen = { move: { do: 'pass' }, mean: 9 } as const;
  return {
    index: 0,
    turn: 1,
    chosen,
    best: chosen,
    other: chosen,
    cost,
    ordinary: 0,
    error: 0.1,
    verdict,
    advantage,
    reason: advantage,
  };
};
const costly = (why: Extract<Why, 'waits' | 'lifts' | 'average' | 'onlyThere'>, cost: number): ReviewedMove =>
  move(why === 'onlyThere' ? { why, train: 'M' } : { why }, cost, 'costly');

test('33.7 the report names the habits that cost half a pip a round, those that cost most first', () => {
  const rounds = [
    { moves: [costly('waits', 3), costly('lifts', 1), costly('average', 40)] },
    { moves: [costly('lifts', 4), move({ why: 'plays' }, 30, 'level'), costly('onlyThere', 0.8)] },
  ];
  expect(habitsOf(rounds)).toEqual([
    { habit: 'open', cost: 2.5 },
    { habit: 'passes', cost: 1.5 },
  ]);
  expect(habitsOf([])).toEqual([]);
});
