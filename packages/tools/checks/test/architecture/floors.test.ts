import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { floorList } from '../../src/architecture/floor-list.ts';
import { API, PACKAGES, WEB } from '../../src/architecture/floors.ts';
import { importsBelow, importsIn } from '../../src/architecture/imports.ts';
import { knotsOf, packageViolations, violationsOf } from '../../src/architecture/violations.ts';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

describe.each([API, WEB])('$root', (tree) => {
  const imports = importsBelow(REPOSITORY, tree.root);

  test('each root imports only from floors below', async () => {
    expect(violationsOf(tree, await imports)).toEqual([]);
  });

  test('each root has no circular imports between folders', async () => {
    expect(knotsOf(tree, await imports)).toEqual([]);
  });

  test('each root has a floor for every folder, and a folder for every floor', () => {
    const folders = readdirSync(join(REPOSITORY, tree.root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const listed = tree.floors.flatMap((floor) => floor.folders).filter((folder) => folder !== '.');
    expect(folders.toSorted()).toEqual(listed.toSorted());
  });
});

test('no file name stands in api/src/game and in api/src/games', () => {
  const namesIn = (folder: string): readonly string[] => readdirSync(join(REPOSITORY, 'api/src', folder));
  const pure = new Set(namesIn('game'));
  expect(namesIn('games').filter((name) => pure.has(name))).toEqual([]);
});

test('only one module publishes events, and one schedules messages', () => {
  const sources = globSync('api/src/**/*.{ts,tsx}', { cwd: REPOSITORY });
  const inserts = /\.insert\(outbox\)|insert into "?outbox"?|insert into \$\{outbox\}/;
  expect(sources.filter((path) => inserts.test(readFileSync(join(REPOSITORY, path), 'utf8'))).toSorted()).toEqual([
    'api/src/notifications/outbox/store.ts',
    'api/src/store/publish.ts',
  ]);
});

test('every package has a row in the table', () => {
  const manifests = globSync('{*,tools/*}/package.json', { cwd: join(REPOSITORY, 'packages') });
  expect(manifests.map((path) => dirname(path)).toSorted()).toEqual(Object.keys(PACKAGES).toSorted());
});

test.each(Object.entries(PACKAGES))(
  'packages/%s imports only what the table allows',
  async (name, { imports: allowed }) => {
    const imports = await importsBelow(REPOSITORY, `packages/${name}/src`);
    expect(imports.length).toBeGreaterThan(0);
    expect(packageViolations(name, allowed, imports)).toEqual([]);
  },
);

test('docs/floors.md shows the current table (node packages/tools/checks/bin/write-floors.ts writes it)', () => {
  expect(readFileSync(join(REPOSITORY, 'docs/floors.md'), 'utf8')).toContain(floorList());
});

test('one folder imports each package that it wraps for the others', () => {
  const source = "import { deflateSync } from 'node:zlib';";
  expect(violationsOf(API, importsIn('api/src/platform/compression.ts', source))).toEqual([]);
});

describe('a violation is reported with its rule', () => {
  const inApi = (file: string, source: string) => violationsOf(API, importsIn(file, source));

  test.each([
    ["import { a } from '../games/a.ts';", 'games is above session'],
    ["import type { A } from '../games/a.ts';", 'games is above session'],
    ["export * from '../games/a.ts';", 'games is above session'],
    ["const a = await import('../games/a.ts');", 'games is above session'],
    ["type A = import('../games/a.ts').A;", 'games is above session'],
    ["import a from '../services.ts';", '. is above session'],
    ["import a from '../../rules/src/play.ts';", 'a relative import stays in api/src'],
    ["import a from '../attic/a.ts';", 'the folder attic is on no floor'],
    ["import a from 'node:fs';", 'nothing in api/src imports that'],
    ["import a from 'node:zlib';", 'nothing in api/src imports that'],
    ["import a from '@slow-train/local/testing';", 'nothing in api/src imports that'],
  ])('a violation is reported with its rule: %s', (source, rule) => {
    expect(inApi('api/src/session/cookie.ts', `\n${source}`)).toEqual([
      expect.stringMatching(/^api\/src\/session\/cookie\.ts:2 imports /),
    ]);
    expect(inApi('api/src/session/cookie.ts', source)[0]).toContain(rule);
  });

  test('an external package on a floor that allows only ours is reported', () => {
    expect(inApi('api/src/game/deal.ts', "import { nanoid } from 'nanoid';")).toEqual([
      'api/src/game/deal.ts:1 imports nanoid, but game imports only @slow-train/, and what is below it.',
    ]);
  });

  test('a package whose name only starts with that of an allowed one is reported', () => {
    expect(
      packageViolations('protocol', ['zod'], importsIn('packages/protocol/src/a.ts', "import 'zod-extra';")),
    ).toHaveLength(1);
  });

  test('folders in a circle are reported, at any depth', () => {
    const imports = [
      ...importsIn('web/src/ui/a.ts', "import '../text/b.ts';"),
      ...importsIn('web/src/text/b.ts', "import '../ui/deep/c.ts';"),
      ...importsIn('web/src/ui/deep/c.ts', "import '../a.ts';"),
    ];
    expect(knotsOf(WEB, imports)).toEqual([['web/src/text', 'web/src/ui', 'web/src/ui/deep']]);
  });
});
