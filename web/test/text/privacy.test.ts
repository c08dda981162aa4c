// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { privacyText } from '#text/sign-in.ts';

test('answers to moves and notifications are kept for as long as docs/retention.md says', () => {
  const table = readFileSync(join(import.meta.dirname, '../../../docs/retention.md'), 'utf8');
  const daysOf = (row: RegExp): string | undefined =>
    new RegExp(`^\\| ${row.source}[^|]*\\| (\\d+ days) `, 'm').exec(table)?.[1];
  const lines = privacyText.parts.flatMap(({ lines: some }) => some);
  expect(lines.find((line) => line.startsWith('The answers to your moves'))).toContain(
    ` ${daysOf(/the first answer/)}`,
  );
  expect(lines.find((line) => line.includes('whether it arrived'))).toContain(
    ` ${daysOf(/notifications that were sent/)}`,
  );
});
