import { afterEach, expect, test } from 'vitest';
import { PRINTED_SHEETS } from '../../../src/text/printed-sheets.ts';
import { closePages } from '../../open-page.tsx';
import { tapsFor } from './sheet-kit.tsx';

afterEach(closePages);

test('every printed sheet can be typed in, and twenty of them in at most twelve taps from their preset', () => {
  expect(PRINTED_SHEETS.map(tapsFor).filter((taps) => taps <= 12).length).toBeGreaterThanOrEqual(20);
});
