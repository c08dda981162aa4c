import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUNDLE_METADATA } from '@slow-train/local/bundle';
import { bundledWorker } from '@slow-train/local/workerd';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { LARGEST_WORKER } from '../../bench/kit/bundle.ts';

/** esbuild's metadata (https://esbuild.github.io/api/#metafile), as far as it is needed. */
const Metafile = z.object({
  outputs: z.record(z.string(), z.object({ inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })) })),
});

test('the whole Worker is small enough for a fresh isolate', async () => {
  const module = await readFile(bundledWorker().script);
  expect(gzipSync(module, { level: 9 }).length).toBeLessThanOrEqual(LARGEST_WORKER);
});

test('29.20 a fresh isolate loads nothing that writes the API’s document', async () => {
  const metadata: unknown = JSON.parse(await readFile(join(dirname(bundledWorker().script), BUNDLE_METADATA), 'utf8'));
  const modules = Object.values(Metafile.parse(metadata).outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
  expect(modules).toContain('api/src/app.ts');
  const onlyForTheBuild = /zod-to-openapi\/|openapi3-ts|\/yaml\/|zod\/v4\/locales\/(?!en\.)|src\/document\.ts/;
  expect(modules.filter((path) => onlyForTheBuild.test(path))).toEqual([]);
});

test('a fresh isolate loads no summary of a route and no description of a field', async () => {
  const module = await readFile(bundledWorker().script, 'utf8');
  expect(module.match(/(?:\bsummary:|\.describe\()["'`][^"'`]*/g)).toBeNull();
});
