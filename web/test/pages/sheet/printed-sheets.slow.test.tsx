import { afterEach, expect, test } from 'vitest';
import { PRINTED_SHEETS } from '../../../src/text/printed-sheets.ts';
import { closePages } from '../../open-page.tsx';
import { tapsFor } from './sheet-kit.tsx';

afterEach(closePages);

test('32.3 every printed sheet can be typed in, in at most twelve taps from its preset', () => {
  const taps = PRINTED_SHEETS.map((sheet) => [sheet.name, tapsFor(sheet)] as const);
  expect(taps.filter(([, many]) => many > 12)).toEqual([]);
});
