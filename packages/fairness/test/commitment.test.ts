import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentOf, isCommitmentTo, isHex32, isSealOf, newHex32, sealOf } from '../src/index.ts';
import { flipped, hexFor } from './bytes.ts';

const round = fc.record({ table: fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/), round: fc.integer({ min: 1, max: 19 }) });
const secret = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));

describe('a commitment', () => {
  test('a commitment matches its secret', () => {
    fc.assert(
      fc.property(round, secret, (of, value) => {
        expect(isCommitmentTo(commitmentOf(of, value), of, value)).toBe(true);
        expect(isSealOf(sealOf(of, value), of, value)).toBe(true);
      }),
    );
  });

  test('a commitment matches no other game and no other round', () => {
    fc.assert(
      fc.property(round, round, secret, (one, other, value) => {
        fc.pre(one.table !== other.table || one.round !== other.round);
        expect(isCommitmentTo(commitmentOf(one, value), other, value)).toBe(false);
        expect(isSealOf(sealOf(one, value), other, value)).toBe(false);
      }),
    );
  });

  test('a commitment matches no secret that differs in a single bit', () => {
    const of = { table: 'table', round: 1 };
    const value = hexFor('secret');
    for (let bit = 0; bit < 256; bit++) {
      expect(isCommitmentTo(commitmentOf(of, value), of, flipped(value, bit))).toBe(false);
      expect(isSealOf(sealOf(of, value), of, flipped(value, bit))).toBe(false);
    }
  });

  test('a commitment is not valid as a seal, nor is a seal valid as a commitment', () => {
    const of = { table: 'table', round: 1 };
    expect(isSealOf(commitmentOf(of, hexFor('x')), of, hexFor('x'))).toBe(false);
    expect(isCommitmentTo(sealOf(of, hexFor('x')), of, hexFor('x'))).toBe(false);
  });

  test('a commitment accepts only 32 bytes, and its error does not quote the secret', () => {
    for (const wrong of ['', 'ab', hexFor('x').toUpperCase(), `${hexFor('x')}00`, 'g'.repeat(64)])
      expect(() => commitmentOf({ table: 't', round: 1 }, wrong)).toThrow(
        new RangeError('32 bytes must be written as 64 lower-case hexadecimal digits'),
      );
  });

  test('a commitment commits to new bytes each time', () => {
    const made = Array.from({ length: 100 }, newHex32);
    expect(made.every(isHex32)).toBe(true);
    expect(new Set(made).size).toBe(100);
  });
});
