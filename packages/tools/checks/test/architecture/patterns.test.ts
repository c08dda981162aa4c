import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXCEPTIONS, makesPatternLate, patternsMadeLate } from '../../src/architecture/patterns.ts';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

const FILES = globSync('{api,web,packages/*}/src/**/*.{ts,tsx}', { cwd: REPOSITORY }).map((path) => ({
  path,
  text: readFileSync(join(REPOSITORY, path), 'utf8'),
}));

test('29.2 no pattern is made of text that a player has written', () => {
  expect(FILES.length).toBeGreaterThan(500);
  expect(patternsMadeLate(FILES)).toEqual([]);
});

test('every file that may make a pattern still makes one', () => {
  const found = FILES.filter((file) => file.path in EXCEPTIONS && makesPatternLate(file)).map(({ path }) => path);
  expect(found.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

test.each([
  'export function isNamed(name: string) { return new RegExp(name).test("a"); }',
  'const find = (name: string) => RegExp(name, "u");',
  'const all = names.map((name) => new RegExp(name));',
])('a use case is reported for: %s', (text) => {
  expect(patternsMadeLate([{ path: 'api/src/talk/use-cases.ts', text }])).toEqual(['api/src/talk/use-cases.ts']);
  expect(patternsMadeLate([{ path: 'packages/tools/trials/src/attack/http.ts', text }])).toEqual([]);
});

test.each([
  'const WORD = new RegExp(`${A.source}|${B.source}`, "gu");',
  'const isWord = (text: string) => /^\\w+$/.test(text);',
])('a use case may contain: %s', (text) => {
  expect(patternsMadeLate([{ path: 'api/src/talk/use-cases.ts', text }])).toEqual([]);
});
