import { expect, test } from 'vitest';
import { portIn } from '../src/machine/ports.ts';

test('a port that is not set, or set to nothing, is the usual one', () => {
  expect([undefined, '', ' '].map((setting) => portIn(setting, 8787))).toEqual([8787, 8787, 8787]);
  expect(portIn('9000', 8787)).toBe(9000);
});

test.each(['0', '65536', '-1', '80a', '1e3', '100000'])('a port "%s" is refused with the one to set', (setting) => {
  expect(() => portIn(setting, 8787)).toThrow(`PORT is "${setting}". Set a number up to 65535: PORT=8787`);
});
