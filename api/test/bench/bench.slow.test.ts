import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const BENCH = join(import.meta.dirname, '../../bench/bench.ts');

test('the benchmark starts in plain Node and says how it is called', async () => {
  const { code, text } = await new Promise<{ readonly code: unknown; readonly text: string }>((resolve) => {
    execFile(process.execPath, [BENCH, 'nonsense'], (error, _, text) => resolve({ code: error?.code, text }));
  });
  expect(text).toMatch(/^npx slow-train bench \[/);
  expect(code).toBe(2);
});
