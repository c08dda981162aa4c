import { expect, test, vi } from 'vitest';
import { untilSaved } from '../../src/platform/until-saved.ts';

test('a save is attempted until no other request saves first', async () => {
  const attempt = vi.fn<() => Promise<string | null>>().mockResolvedValue('saved').mockResolvedValueOnce(null);
  expect(await untilSaved({ busy: () => 'busy' }, attempt)).toBe('saved');
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('after 32 attempts, or another number that was asked for, the result is that of a busy table', async () => {
  const attempt = vi.fn<() => Promise<string | null>>().mockResolvedValue(null);
  expect(await untilSaved({ busy: () => 'busy' }, attempt)).toBe('busy');
  expect(attempt).toHaveBeenCalledTimes(32);
  expect(await untilSaved({ busy: () => 'busy', most: 1 }, attempt)).toBe('busy');
  expect(attempt).toHaveBeenCalledTimes(33);
});

test('a failure ends the attempts', async () => {
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('The database is gone.'));
  await expect(untilSaved({ busy: () => 'busy' }, attempt)).rejects.toThrow('The database is gone.');
  expect(attempt).toHaveBeenCalledTimes(1);
});
