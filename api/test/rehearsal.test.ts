import { expect, test } from 'vitest';
import { rehearse } from '../src/rehearsal.ts';

test('the rehearsal gets as far as the database, which knows nobody, and plays an action to its end', async () => {
  expect(await rehearse()).toEqual({ status: 401, isPlayed: true });
});
