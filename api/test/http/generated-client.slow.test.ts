import { execFile } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { apiDocument } from '../../src/document.ts';
import { visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

// A client that openapi-typescript makes of the document. Its packages have a lock file of their own, for the generator
// needs an older compiler than ours.

const FOLDER = join(import.meta.dirname, 'generated-client');
const COMPILER = createRequire(import.meta.url)
  .resolve('typescript/package.json')
  .replace('package.json', 'bin/tsc');
const worker = useWorker();
const run = promisify(execFile);

/** Returns false if npm's registry is out of reach. */
async function installed(): Promise<boolean> {
  const exists = (): Promise<boolean> =>
    // npm writes this file last.
    access(join(FOLDER, 'node_modules/.package-lock.json')).then(
      () => true,
      () => false,
    );
  if (await exists()) return true;
  await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: FOLDER }).catch(() => undefined);
  return exists();
}

/** Writes the client's types, as its users would. */
async function generate(document: string): Promise<void> {
  await mkdir(join(FOLDER, 'dist'), { recursive: true });
  await writeFile(join(FOLDER, 'dist/openapi.json'), document);
  const generator = join(FOLDER, 'node_modules/openapi-typescript/bin/cli.js');
  await run(process.execPath, [generator, 'dist/openapi.json', '--output', 'dist/api.d.ts'], { cwd: FOLDER });
}

/** Returns the compiler's findings about the program that uses these types. */
function compile(): Promise<string> {
  return run(process.execPath, [COMPILER, '-p', FOLDER]).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout: string }) => error.stdout,
  );
}

test('29.25 a client generated from the document compiles strictly and plays a round', async ({ skip }) => {
  skip(!(await installed()), 'openapi-typescript cannot be installed: npm’s registry is out of reach.');
  await generate(apiDocument().replaceAll('"if-match"', '"if-matches"'));
  expect(await compile()).toContain('if-matches');

  await generate(apiDocument());
  expect(await compile()).toBe('');

  const browser = visitor(worker);
  const { playRound } = await import(join(FOLDER, 'round.ts'));
  const result: unknown = await playRound(worker.url, async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? {} : { body: await request.text() };
    return browser.fetch(pathname + search, { method: request.method, headers: request.headers, ...body });
  });
  expect(result).toMatchObject({ scores: [expect.any(Number), expect.any(Number)] });
});
