import { expect, test, vi } from 'vitest';
import { newRunId } from '../../src/platform/log.ts';

// nanoid for Node keeps a pool: a test's ids would depend on the tests before it (packages/tools/local/src/testing/project.ts).
test('every id draws its own bytes, as in the Worker', () => {
  using drawn = vi.spyOn(crypto, 'getRandomValues');
  const ids = Array.from({ length: 3 }, newRunId);
  expect(new Set(ids).size).toBe(3);
  expect(drawn.mock.calls.map(([bytes]) => bytes?.byteLength)).toEqual([10, 10, 10]);
});
