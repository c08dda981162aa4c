import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  OPTION_NAMES,
  OPTIONS,
  PRESET_NAMES,
  REFUSAL_CODES,
  REFUSAL_RULES,
  usualOptions,
  valuesOf,
} from '../src/index.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/rules.md'), 'utf8');

/** Returns GitHub's anchor for a heading. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const headings = [...PAGE.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
const named = [...PAGE.matchAll(/<a id="([^"]*)"><\/a>/g)].map(([, id = '']) => id);
const anchors = [...headings.map(slugOf), ...named];
const sections = headings.flatMap((heading) => /^(\d+)\. /.exec(heading)?.[1] ?? []).map(Number);
const decisions = named.flatMap((id) => /^decision-(\d+)$/.exec(id)?.[1] ?? []).map(Number);

/** docs/house-rules.md continues the numbers of docs/rules.md. */
const HOUSE_RULES = readFileSync(join(ROOT, 'docs/house-rules.md'), 'utf8');
const furtherSections = [...HOUSE_RULES.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
const furtherDecisions = [...HOUSE_RULES.matchAll(/\*Decision (\d+)|^(\d\d)\. /gm)].map((found) =>
  Number(found[1] ?? found[2]),
);

/** The table of section 22: the values and the default of each option that has the same in every preset. */
const stated = [...HOUSE_RULES.matchAll(/^\| (`\w+`[^|]*) \| ([^|]*) \| ([^|]*) \|$/gm)].flatMap(
  ([, names = '', values = '', usual = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = ''], index) => ({
      name,
      values: values.split(' · ')[index],
      usual: usual.split(' · ')[index] ?? '',
    })),
);

/** Returns the values of a row, `0..8` one by one. */
const allOf = (values: string): string[] =>
  values.split(', ').flatMap((value) => {
    const [first, last] = value.split('..').map(Number);
    if (first === undefined || last === undefined) return [value];
    return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  });

test('an option has the default that docs/house-rules.md states', () => {
  const defaults = stated.filter(({ name }) => name !== 'rounds').map(({ name, usual }) => [name, usual] as const);
  const usual = Object.entries(usualOptions()).map(([name, value]) => [name, String(value)]);
  expect({ ...Object.fromEntries(defaults), handSize: '0' }).toEqual(Object.fromEntries(usual));
});

test('an option has the values that docs/house-rules.md states', () => {
  const lists = stated.filter(({ name }) => OPTION_NAMES.some((one) => one === name && OPTIONS[one].kind === 'list'));
  expect(lists.length).toBeGreaterThan(15);
  const offered = lists.map(({ name }) => OPTION_NAMES.flatMap((one) => (one === name ? valuesOf(one) : [])));
  expect(offered.map((values) => values.map(String).toSorted())).toEqual(
    lists.map(({ values = '' }) => allOf(values).toSorted()),
  );
});

test('an option that presets set differently has these values', () => {
  const older = OPTION_NAMES.filter((name) => stated.every((one) => one.name !== name));
  expect(Object.fromEntries(older.map((name) => [name, valuesOf(name).join(' ')]))).toMatchInlineSnapshot(`
    {
      "deadDouble": "release stays",
      "doubleBlank": "0 25 50",
      "doubles": "chain pair cap last plain",
      "drawnTile": "must may",
      "emptyPassMarks": "yes no",
      "firstTurn": "single build phase",
      "lastTile": "none announced penalty",
      "liftedBy": "owner anyone play",
      "markOn": "fail draw",
      "mexicanOnFirstTurn": "yes no",
      "mustPlay": "yes no",
      "openBinds": "all eligible player none",
      "opening": "aside holder highest turns first",
      "partners": "yes no",
      "publicOwnerOnlyOwn": "yes no",
      "simultaneousBuild": "yes no",
      "starter": "engine random highTile left",
      "tieBreak": "shared zeros",
      "uncappedMarks": "none own bearer",
    }
  `);
});

test('a form offers usual numbers, lists and hand sizes', () => {
  const offered = OPTION_NAMES.map((name) => [name, valuesOf(name)] as const);
  expect(Object.fromEntries(offered.filter(([name]) => OPTIONS[name].kind !== 'list'))).toEqual({
    handSize: [0, 7, 10, 12, 15],
    mexicanTrains: [1, 0, 2, 3],
    mexicanFrom: [1, 2, 3, 4],
    engines: ['all', 'even', 'odd'],
    firstEngine: ['highest', 12, 9, 6],
    target: [0, 100, 200, 300, 500],
    drawCap: [0, 2, 3, 4, 5],
    blockedCap: [0, 30, 50, 100],
  });
});

describe('docs/rules.md', () => {
  test('docs/rules.md has sections 1 to 10 and decisions 1 to 18, and no anchor twice', () => {
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(decisions).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });

  test.each(REFUSAL_CODES)(
    'docs/rules.md lists %s under its own anchor: the rule in a sentence, and where it stands',
    (code) => {
      const { section, anchor } = REFUSAL_RULES[code];
      const id = code.toLowerCase().replaceAll('_', '-');
      const row = PAGE.split('\n').find((line) => line.startsWith(`| <a id="${id}"></a>\`${code}\` | `));
      expect(row).toMatch(/ \| [A-Z][^|]{20,} \(\[section \d+\]\(#[^)]+\)\)\. \|$/);
      expect(row).toContain(`([section ${section}](#${anchor})).`);
    },
  );

  test.each(REFUSAL_CODES)(
    'docs/rules.md has the heading under which the rule of %s stands, in the section it names',
    (code) => {
      const { section, heading, anchor } = REFUSAL_RULES[code];
      const chapter = PAGE.split(/^(?=## )/m).find((text) => text.startsWith(`## ${section}. `)) ?? '';
      const found = [...chapter.matchAll(/^#+ (.*)$/gm)].find(([, title = '']) => slugOf(title) === anchor);
      expect(found?.[1]?.replace(/^\d+\. /, '')).toBe(heading);
    },
  );

  test('docs/rules.md has an anchor for every option and every preset', () => {
    const missing = [
      ...OPTION_NAMES.map((name) => `option-${kebab(name)}`),
      ...PRESET_NAMES.map((name) => `preset-${name}`),
    ];
    expect(missing.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  test('docs/rules.md links only to anchors it has', () => {
    const links = [...PAGE.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });
});

const SOURCE_FOLDERS = ['api', 'web', 'packages', 'docs'];
const SOURCES = /\.(ts|tsx|mjs|md|scenarios)$/;
/** Packages that cite a bare "section 5" of docs/rules.md. */
const CITES_BRIEFLY = /^packages\/(rules|players)\//;

/** Returns the files in a folder that may cite the rules, as paths in the repository. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : sourcesIn(path);
    return SOURCES.test(entry.name) ? [relative(ROOT, path)] : [];
  });
}

const NUMBERS = String.raw`(\d+(?:(?:, | to | and |, and )\d+)*)`;

/** Returns the numbers that a text cites as "<before> 4", "<before>s 4 to 6" or "<before>s 5, 6 and 8". */
function cited(text: string, before: string): number[] {
  const pattern = new RegExp(String.raw`${before}s? ${NUMBERS}`, 'gi');
  return [...text.matchAll(pattern)].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? []).map(Number);
}

test('docs/house-rules.md has sections 11 to 27 and decisions 19 to 62', () => {
  expect(furtherSections).toEqual(Array.from({ length: 17 }, (_, index) => 11 + index));
  expect(furtherDecisions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 44 }, (_, index) => 19 + index));
});

describe('citations of docs/rules.md', () => {
  const files = SOURCE_FOLDERS.flatMap((folder) => sourcesIn(join(ROOT, folder))).map((path) => ({
    path,
    // A citation may span two lines of a comment.
    text: readFileSync(join(ROOT, path), 'utf8').replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' '),
  }));

  test('citations of docs/rules.md name sections and decisions it has', () => {
    const wrong = files.flatMap(({ path, text }) => {
      const brief = CITES_BRIEFLY.test(path);
      const citedSections = cited(text, brief ? String.raw`\bsection` : String.raw`\brules(?:\.md)?,? section`);
      const citedDecisions = cited(text, brief ? String.raw`\bdecision` : String.raw`\brules\.md decision`);
      return [
        ...citedSections
          .filter((number) => ![...sections, ...furtherSections].includes(number))
          .map((number) => `${path}: section ${number}`),
        ...citedDecisions
          .filter((number) => ![...decisions, ...furtherDecisions].includes(number))
          .map((number) => `${path}: decision ${number}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('citations of docs/rules.md link to anchors it has', () => {
    const links = files.flatMap(({ path, text }) =>
      [...text.matchAll(/\brules\.md#([a-z0-9-]+)/g)].map(([, anchor = '']) => ({ path, anchor })),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([]);
  });
});
