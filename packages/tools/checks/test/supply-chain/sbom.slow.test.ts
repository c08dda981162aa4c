import { expect, test } from 'vitest';
import { lockedPackages } from '../../src/supply-chain/lock-file.ts';
import { bomOf, wholeBom } from '../../src/supply-chain/sbom.ts';
import { bundledInRun } from './kit/bundled.ts';

const whole = await wholeBom();

test('the bill of materials lists what the Worker, the page and the server contain, and nothing else', async () => {
  const bundled = await bundledInRun();
  const billOf = (part: keyof typeof bundled) => {
    const bom = bomOf(
      whole,
      part,
      lockedPackages().filter(({ path }) => bundled[part].has(path)),
    );
    expect(bom.components).toHaveLength(bundled[part].size);
    // A reader looks for these: which version, under which licence, and how to tell that it is the same.
    for (const component of bom.components)
      expect(component).toMatchObject({ purl: expect.any(String), licenses: [{}], hashes: [{ alg: 'SHA-512' }] });
    return bom.components.map(({ name }) => name);
  };
  expect(billOf('worker')).toEqual(
    expect.arrayContaining(['hono', 'drizzle-orm', '@neondatabase/serverless', 'zod', 'nanoid', 'standardwebhooks']),
  );
  expect(billOf('page')).toEqual(
    expect.arrayContaining(['solid-js', '@solidjs/router', '@tanstack/query-core', '@fontsource-variable/archivo']),
  );
  expect(billOf('server')).toEqual(expect.arrayContaining(['pg', 'croner', 'workerd']));
  const served = new Set([...billOf('worker'), ...billOf('page'), ...billOf('server')]);
  expect(['vite', 'vitest', 'wrangler', 'typescript', 'axe-core'].filter((tool) => served.has(tool))).toEqual([]);
});

test('a package that is in a bundle, but not in the whole bill, stops it', () => {
  const stranger = { path: 'node_modules/stranger', name: 'stranger', version: '1.0.0' };
  expect(() => bomOf(whole, 'page', [stranger])).toThrow('stranger@1.0.0');
});
