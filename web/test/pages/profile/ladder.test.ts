import type { GameSummary, Level } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { ladderOf } from '../../../src/pages/profile/ladder.ts';
import { person, summary } from '../../fixtures.ts';

const computer = (level?: Level): GameSummary['seats'][number] => ({
  kind: 'computer',
  name: 'Gus',
  ...(level !== undefined && { level }),
});
const game = (yourPlace: number | null, ...others: readonly GameSummary['seats'][number][]): GameSummary =>
  summary({ status: 'finished', yourSeat: 0, yourPlace, seats: [person('Ines'), ...others] });

test('33.9 the ladder counts the games against computers only, by the best of them, and those that were won', () => {
  const games = [
    game(1, computer('beginner')),
    game(2, computer('beginner'), computer('master')),
    game(1, computer()),
    game(3, computer('regular'), computer('casual')),
    game(1, computer('expert'), person('Ana')),
    game(null, computer('expert')),
  ];
  expect(ladderOf(games)).toEqual([
    { level: 'beginner', games: 1, won: 1 },
    { level: 'regular', games: 2, won: 1 },
    { level: 'master', games: 1, won: 0 },
  ]);
});
