// @vitest-environment node
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const KIB = 1024;

/** The page as it is shipped, with the rules in a chunk of their own so that they can be weighed. */
async function weigh(): Promise<{ readonly rules: number; readonly firstLoad: number; readonly worker: string }> {
  const built = await build({
    root: join(import.meta.dirname, '..'),
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'rules', test: /packages[\\/]rules[\\/]src/ }] } },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('the build gave no output');
  const chunks = built.output.filter((one) => one.type === 'chunk');
  const size = (names: ReadonlySet<string>): number =>
    chunks.reduce(
      (sum, { fileName, code }) => sum + (names.has(fileName) ? gzipSync(code, { level: 9 }).length : 0),
      0,
    );
  const worker = chunks.find(({ fileName }) => fileName === 'service-worker.js');
  if (worker === undefined) throw new Error('the build gave no service worker');
  // No page loads that one: it comes when somebody wants to be told.
  const first = new Set(chunks.filter((one) => one.isEntry && one !== worker).map(({ fileName }) => fileName));
  for (const name of first)
    for (const { fileName, imports } of chunks) if (fileName === name) for (const one of imports) first.add(one);
  return {
    rules: size(new Set(chunks.filter(({ name }) => name === 'rules').map(({ fileName }) => fileName))),
    firstLoad: size(first),
    worker: worker.code,
  };
}

test(
  'the rules are small in the page, and so is what has to arrive before it shows',
  { timeout: 120_000 },
  async () => {
    const { rules, firstLoad, worker } = await weigh();
    expect(rules).toBeGreaterThan(4 * KIB);
    expect(rules).toBeLessThanOrEqual(12 * KIB);
    expect(firstLoad).toBeLessThanOrEqual(80 * KIB);
    expect(worker.length).toBeLessThanOrEqual(2 * KIB);
    expect(worker, 'it stands alone: browsers without module workers run it as well').not.toMatch(
      /\b(import|export)\b/,
    );
  },
);
