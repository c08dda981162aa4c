import type { GameAnswer, NewPlan } from '@slow-train/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchGame } from '../../../src/client/games.ts';
import { mergeGame } from '../../../src/client/game-merge.ts';
import { plansAt } from '../../../src/panels/plan/plans.ts';
import { answer } from '../../fixtures.ts';
import { json, pretendService, problem } from '../../service.ts';

afterEach(() => vi.unstubAllGlobals());

const PLAN: NewPlan = {
  plan: {
    train: ['5-3'],
    cover: [],
    plays: [],
    otherwise: 'wait',
    stops: { doubleOpens: false, trainOpens: false, oneTile: false, roundEnds: false },
  },
  turns: 2,
  instead: 4,
};

function tableOf(): { readonly taken: number[]; looked: number; take(fresh: GameAnswer): void; refetch(): void } {
  return {
    taken: [],
    looked: 0,
    take(fresh) {
      this.taken.push(fresh.game.revision);
    },
    refetch() {
      this.looked += 1;
    },
  };
}

test('a plan is sent and taken back, and the game is updated from the answers', async () => {
  const { sent } = pretendService(({ method }) => json(answer(method === 'PUT' ? 7 : 8)));
  const table = tableOf();
  const plans = plansAt('abcdefghijkl', table);
  await plans.lay(PLAN);
  await plans.takeBack();
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/api/games/abcdefghijkl/plan', PLAN],
    ['DELETE', '/api/games/abcdefghijkl/plan', undefined],
  ]);
  expect(table.taken).toEqual([7, 8]);
});

test('a refused plan updates the game, fetches its log, and rethrows', async () => {
  pretendService(() => problem(412, 'It has played.', { current: answer(9) }));
  const table = tableOf();
  await expect(plansAt('abcdefghijkl', table).lay(PLAN)).rejects.toThrow('It has played.');
  expect(table.taken).toEqual([9]);
  expect(table.looked).toBe(1);
});

test('a log missing from a refusal is fetched, even if the game is already up to date', async () => {
  const { sent } = pretendService(() => json(answer(9, 8, 9)));
  const { game } = answer(9);
  await fetchGame('abcdefghijkl', { game, since: 7 });
  await fetchGame('abcdefghijkl', { game, since: 9 });
  expect(sent.map(({ headers }) => headers.has('if-none-match'))).toEqual([false, true]);
});

test('a plan changes the game without a revision, and a late answer does not restore the old one', () => {
  const at = (planVersion: number): GameAnswer => {
    const { game, log } = answer(4);
    return { game: { ...game, you: { ...game.you, planVersion } }, log };
  };
  expect(mergeGame(at(1), at(2)).game.you.planVersion).toBe(2);
  expect(mergeGame(at(2), at(1)).game.you.planVersion).toBe(2);
});
