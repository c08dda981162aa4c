import { describe, expect, test } from 'vitest';
import {
  closeList,
  commitmentOf,
  mixOf,
  newRoundCommitments,
  reseat,
  sealOf,
  silentSeats,
  acceptContribution,
  acceptSeal,
  withheldSeats,
  type RoundCommitments,
  type CommitmentRefusal,
} from '../src/index.ts';
import { hexFor } from './bytes.ts';

const OF = { table: 'table', round: 3 };
const SECRET = hexFor('secret');
const [A, B] = [hexFor('a'), hexFor('b')];

function must(result: ReturnType<typeof acceptSeal>): RoundCommitments {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
function problem(result: ReturnType<typeof acceptSeal>): CommitmentRefusal | null {
  return result.ok ? null : result.error;
}

const empty = newRoundCommitments(OF, 3, SECRET);
const sealed = must(acceptSeal(must(acceptSeal(empty, 0, sealOf(OF, A))), 2, sealOf(OF, B)));
const closed = closeList(sealed);

describe('the commitments to an upcoming round', () => {
  test('the commitments to an upcoming round show the server’s commitment from the start, and never a secret', () => {
    expect(empty.list.commitment).toBe(commitmentOf(OF, SECRET));
    const opened = must(acceptContribution(closed, 0, A));
    for (const hidden of [SECRET, A, B]) expect(JSON.stringify(opened.list)).not.toContain(hidden);
  });

  test('the commitments to an upcoming round accept a seat’s first seal, and the same one again', () => {
    expect(sealed.list.seals).toEqual([sealOf(OF, A), null, sealOf(OF, B)]);
    expect(must(acceptSeal(sealed, 0, sealOf(OF, A)))).toBe(sealed);
    expect(problem(acceptSeal(sealed, 0, sealOf(OF, B)))).toBe('SEALED');
  });

  test('the commitments to an upcoming round reject contributions before the list is closed, and seals afterwards', () => {
    expect(problem(acceptContribution(sealed, 0, A))).toBe('NOT_CLOSED');
    expect(problem(acceptSeal(closed, 1, sealOf(OF, A)))).toBe('CLOSED');
    expect(problem(reseat(closed, [0, 2]))).toBe('CLOSED');
    expect(() => mixOf(sealed)).toThrow(RangeError);
  });

  test('the commitments to an upcoming round reject any contribution but the sealed one', () => {
    expect(problem(acceptContribution(closed, 0, B))).toBe('WRONG_CONTRIBUTION');
    expect(problem(acceptContribution(closed, 1, A))).toBe('NOT_SEALED');
    expect(problem(acceptContribution(closed, 3, A))).toBe('NO_SEAT');
    expect(problem(acceptSeal(empty, -1, sealOf(OF, A)))).toBe('NO_SEAT');
    expect(problem(acceptSeal(empty, 0, 'no hash'))).toBe('MALFORMED');
    expect(problem(acceptContribution(closed, 0, A.toUpperCase()))).toBe('MALFORMED');
  });

  test('the commitments to an upcoming round reject a contribution sealed for another round', () => {
    const other = closeList(must(acceptSeal(empty, 0, sealOf({ ...OF, round: 4 }, A))));
    expect(problem(acceptContribution(other, 0, A))).toBe('WRONG_CONTRIBUTION');
  });

  test('the commitments to an upcoming round know the missing and the silent seats, and allow a deal from those that have arrived', () => {
    expect(withheldSeats(closed.list)).toEqual([0, 2]);
    expect(silentSeats(closed.list)).toEqual([1]);
    const opened = must(acceptContribution(closed, 2, B));
    expect(withheldSeats(opened.list)).toEqual([0]);
    expect(must(acceptContribution(opened, 2, B))).toEqual(opened);
    expect(mixOf(opened)).toEqual({ ...OF, secret: SECRET, contributions: [null, null, B] });
  });

  test('the commitments to an upcoming round move up with their seats, without the seal of an occupant who left', () => {
    expect(must(reseat(sealed, [0, 2])).list).toMatchObject({
      seals: [sealOf(OF, A), sealOf(OF, B)],
      opened: [false, false],
    });
    expect(must(reseat(sealed, [null, 1, 2])).list.seals).toEqual([null, null, sealOf(OF, B)]);
    expect(problem(reseat(sealed, [0, 3]))).toBe('NO_SEAT');
  });
});
