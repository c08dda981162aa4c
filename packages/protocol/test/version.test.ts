import { describe, expect, test } from 'vitest';
import { versionIn, versionOf } from '../src/index.ts';

const list = { table: 'table', round: 2, commitment: 'c', closed: true };
const game = {
  revision: 12,
  status: 'playing',
  dealing: null,
  fairness: { lists: [{ ...list, seals: ['a', 'b', null], opened: [true, false, false] }], deals: [] },
  you: { seat: 0, isHost: true, forced: true, away: null, plan: null, planVersion: 0 },
} as const;

describe('the ETag of a game', () => {
  test('the ETag of a game is its revision while a round is played', () => {
    expect(versionIn({ game })).toBe('12');
  });

  test('the ETag of a game counts commitments and contributions while a deal is awaited', () => {
    const dealing = { until: '2026-11-22T10:10:00.000Z', missing: [1] };
    expect(versionIn({ game: { ...game, dealing } })).toBe('12.3');
    expect(versionIn({ game: { ...game, status: 'lobby' } })).toBe('12.3');
  });

  test('the ETag of a game includes the versions of the viewer’s player state and plan, if they exist', () => {
    expect(versionIn({ game: { ...game, you: { ...game.you, planVersion: 4 } }, playerState: { version: 7 } })).toBe(
      '12-7~4',
    );
  });

  test('the ETag of a game includes the version of the talk, if anything was said', () => {
    expect(versionIn({ game, playerState: { version: 7 }, talk: { version: 3 } })).toBe('12-7_3');
  });

  test('the ETag of a game differs if any of its parts does', () => {
    const parts = [0, 1, 11].flatMap((a) => [null, 0, 1, 11].flatMap((b) => [0, 1, 11].map((c) => [a, b, c] as const)));
    const tags = parts.flatMap(([revision, received, playerState]) =>
      [0, 1, 11].flatMap((plan) => [0, 1, 11].map((talk) => versionOf(revision, received, playerState, plan, talk))),
    );
    expect(new Set(tags).size).toBe(tags.length);
  });
});
