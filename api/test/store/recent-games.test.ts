import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { RecentGames, type Proof } from '../../src/store/recent-games.ts';
import { ana, bo, startedTable } from '../kit/pure-table.ts';

const { game } = startedTable({ preset: 'bonepile' }, [ana, bo]);
const proof: Proof = { token: 'token-of-ana', account: 'account-of-ana', writtenBy: '1', unreachable: [] };
const numbered = (number: number): Game => ({ ...game, id: `game-${number}` });
const isKnown = (recent: RecentGames, { id, revision }: Game): boolean =>
  recent.recall(proof.token, id, revision) !== null;

test('of many games the latest two hundred are remembered', () => {
  const recent = new RecentGames();
  for (let number = 0; number < 200; number++) recent.loaded(numbered(number), proof);
  // One that is played goes on being known.
  recent.saved({ base: game, game: numbered(0), entries: [], dealt: [], scored: [], faults: [], at: 0 }, '2');
  recent.loaded(numbered(200), proof);
  expect([0, 1, 2, 200].map((number) => isKnown(recent, numbered(number)))).toEqual([true, false, true, true]);
});

const clock = { seats: [], pauses: [], pausedUntil: null };
test.each([
  ['has not begun', { status: 'lobby' }],
  ['is finished', { status: 'finished' }],
  ['has a clock', { clock }],
  ['waits for a deal', { round: null }],
] as const)('a game that %s is not remembered, even if it was before', (_, differently) => {
  const recent = new RecentGames();
  recent.loaded(game, proof);
  expect(isKnown(recent, game)).toBe(true);
  recent.loaded({ ...game, ...differently }, proof);
  expect(isKnown(recent, game)).toBe(false);
});

test('somebody who does not play in a game is not remembered with it', () => {
  const recent = new RecentGames();
  recent.loaded(game, { ...proof, account: 'account-of-eve' });
  expect(isKnown(recent, game)).toBe(false);
});

test('somebody who has acted in one game, or has only looked, is known in all of their games', () => {
  const recent = new RecentGames();
  recent.loaded(game, proof);
  recent.loaded(numbered(1), { ...proof, token: 'token-of-bo', account: 'account-of-bo' });
  recent.met('token-of-eve', 'account-of-eve');
  const known = (token: string) => recent.recall(token, game.id, game.revision)?.proof;
  expect(known('token-of-bo')).toEqual({ ...proof, token: 'token-of-bo', account: 'account-of-bo' });
  expect(known('token-of-eve')).toBeUndefined();
  recent.met('token-of-eve', 'account-of-bo');
  expect(known('token-of-eve')?.account).toBe('account-of-bo');
});

test('of many sessions the latest thousand are remembered', () => {
  const recent = new RecentGames();
  recent.loaded(game, proof);
  for (let number = 1; number < 1_000; number++) recent.met(`token-${number}`, 'account-of-bo');
  expect(isKnown(recent, game)).toBe(true);
  recent.met('token-1000', 'account-of-bo');
  expect(isKnown(recent, game)).toBe(false);
});
