import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SourceFile } from '../../src/architecture/house/checkout.ts';
import { descriptionsIn, englishIn, titlesIn } from '../../src/architecture/house/english.ts';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

/** All sources: their comments and the titles of their tests follow the rules. */
const SOURCES = ['api', 'packages', 'web'];
/** Routes and schemas, which the OpenAPI document shows. */
const DESCRIBED = ['api/src', 'packages/protocol/src'];

const NO_FAULTS = { whatAsNoun: [], whoever: [], whom: [], soManyAsNoun: [] };

const isElsewhere = (path: string): boolean => /(?:^|\/)(?:node_modules|dist)$/u.test(path);

const known = new Map<string, Promise<readonly SourceFile[]>>();

function filesIn(folder: string): Promise<readonly SourceFile[]> {
  const files = known.get(folder) ?? readIn(folder);
  known.set(folder, files);
  return files;
}

function readIn(folder: string): Promise<readonly SourceFile[]> {
  const paths = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: REPOSITORY, exclude: isElsewhere });
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(REPOSITORY, path), 'utf8') })));
}

test.each(SOURCES)('comments in %s name things by nouns, and people without old pronouns', async (folder) => {
  const files = await filesIn(folder);
  expect(files.length).toBeGreaterThan(100);
  expect(englishIn(files)).toEqual(NO_FAULTS);
});

test.each(SOURCES)('titles of tests in %s are sentences that need no group around them', async (folder) => {
  expect(titlesIn(await filesIn(folder))).toEqual({ ...NO_FAULTS, noSentence: [], otherNames: [] });
});

test.each(DESCRIBED)('descriptions in %s are sentences or nouns', async (folder) => {
  expect(descriptionsIn(await filesIn(folder))).toEqual({ ...NO_FAULTS, subjectless: [] });
});

describe('a fault of English', () => {
  const title = (text: string): SourceFile => ({
    path: 'a.test.ts',
    text: `import { test } from 'vitest';\n${text}`,
  });

  test.each([
    "test('refuses a stale version', () => {});",
    "test('and once more after a week', () => {});",
    "test('for Slack', () => {});",
    "test.each([1])('%i', () => {});",
    "test('names the rule of a refusal', () => {});",
    "describe('a host', () => test('is told once it starts', () => {}));",
  ])('a title is found that is no sentence: %s', (text) => {
    expect(titlesIn([title(text)]).noSentence).toEqual([expect.stringMatching(/^a\.test\.ts:2 /)]);
  });

  test.each([
    "test('the API refuses a stale version', () => {});",
    "test('names that look alike are refused', () => {});",
    'test.each([1])(`%i is ${kind} of number`, () => {});',
    "describe('names', () => {});",
  ])('no fault is found in %s', (text) => {
    expect(titlesIn([title(text)])).toEqual({ ...NO_FAULTS, noSentence: [], otherNames: [] });
  });

  test('a title is searched for clauses and pronouns, and its function for its other name', () => {
    expect(
      titlesIn([
        title(`it('a page of what anybody said is sent', () => {});
test('somebody whom nobody knows is whoever comes', () => {});
describe.each([1])('a host keeps only so many', () => {});`),
      ]),
    ).toEqual({
      whatAsNoun: ['a.test.ts:2 a page of what anybody said is sent'],
      whoever: ['a.test.ts:3 somebody whom nobody knows is whoever comes'],
      whom: ['a.test.ts:3 somebody whom nobody knows is whoever comes'],
      soManyAsNoun: ['a.test.ts:4 a host keeps only so many'],
      noSentence: [],
      otherNames: ['a.test.ts:2 a page of what anybody said is sent'],
    });
  });

  test.each([
    "const route = { responses: { 200: { description: 'They' } } };",
    "const route = { responses: { 204: { description: isMail ? 'Removed' : 'The mail' } } };",
    "const route = { answers: { 200: json('They', SetupListSchema) } };",
    "const schema = z.string().describe('of the account');",
    "const schema = z.string().nullable().describe('null for a guest');",
    "const schema = z.string().describe(prose('of the account'));",
    "const route = { summary: prose('Removed') };",
  ])('a description without a subject is found: %s', (text) => {
    expect(descriptionsIn([{ path: 'a.ts', text }]).subjectless).toHaveLength(1);
  });

  test('a description with a subject has no fault', () => {
    const text = `const route = { summary: 'Leaves the ' + 'list', description: 'The list' };
const schema = z.string().describe('the name; null for a guest');`;
    expect(descriptionsIn([{ path: 'a.ts', text }])).toEqual({ ...NO_FAULTS, subjectless: [] });
  });
});
