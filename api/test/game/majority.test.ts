import type { VoteKind } from '@slow-train/protocol';
import { describe, expect, test } from 'vitest';
import { majorityOf, verdictOn, withBallot } from '../../src/game/vote.ts';

/** For 1 to 16 voters. */
const MORE_THAN_HALF = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9];
const TWO_THIRDS = [1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11];

test.each<[VoteKind, readonly number[]]>([
  ['pause', MORE_THAN_HALF],
  ['resume', MORE_THAN_HALF],
  ['extend', MORE_THAN_HALF],
  ['replace', TWO_THIRDS],
  ['cancel', TWO_THIRDS],
])('the majority for %s, of 1 to 16 voters', (kind, needed) => {
  expect(needed.map((_, index) => majorityOf(kind, index + 1))).toEqual(needed);
  // Without voters nothing is decided.
  expect(majorityOf(kind, 0)).toBe(1);
});

describe.each(['extend', 'cancel'] as const)('every order of ballots on %s', (kind) => {
  test.each([1, 2, 3, 4, 5, 6, 7])('a vote ends with %i people as soon as no ballot can change the result', (count) => {
    const voters = Array.from({ length: count }, (_, seat) => seat);
    const needed = majorityOf(kind, count);
    for (let ways = 0; ways < 2 ** (count - 1); ways++) {
      let vote = withBallot(emptyOf(kind, voters, needed), 0, true);
      for (const seat of voters.slice(1)) {
        const left = count - seat;
        const verdict = verdictOn(vote);
        const canPass = vote.yes.length + left >= needed;
        const canFail = vote.yes.length < needed;
        expect(verdict).toBe(canPass && canFail ? 'open' : canPass ? 'passed' : 'failed');
        if (verdict !== 'open') break;
        vote = withBallot(vote, seat, ((ways >> (seat - 1)) & 1) === 1);
      }
      if (vote.yes.length + vote.no.length === count) expect(verdictOn(vote)).not.toBe('open');
    }
  });
});

test('a ballot replaces the same voter’s earlier one', () => {
  const vote = withBallot(withBallot(emptyOf('cancel', [0, 1, 2], 2), 0, true), 1, false);
  expect(vote).toMatchObject({ yes: [0], no: [1] });
  expect(withBallot(vote, 1, true)).toMatchObject({ yes: [0, 1], no: [] });
  expect(withBallot(vote, 0, false)).toMatchObject({ yes: [], no: [1, 0] });
  expect(withBallot(vote, 1, null)).toMatchObject({ yes: [0], no: [] });
});

function emptyOf(kind: 'extend' | 'cancel', voters: readonly number[], needed: number) {
  const until = '2026-10-04T12:00:00.000Z';
  return { id: 1, matter: { kind }, by: 0, until, voters, needed, yes: [], no: [] } as const;
}
