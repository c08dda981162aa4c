// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@slow-train/protocol/languages';
import { lexer, walkTokens, type Token } from 'marked';
import { expect, test } from 'vitest';

const DOCS = join(import.meta.dirname, '../../../../docs');
const rulesIn = (file: string): string => readFileSync(join(DOCS, file), 'utf8');

/** The common part of all languages between one heading and the next: everything but the words. */
interface Section {
  readonly level: number;
  readonly anchor: string;
  readonly tables: string[];
  readonly lists: string[];
  readonly anchors: string[];
  readonly code: string[];
  readonly links: string[];
  /** Error codes outside code, such as MUST_PLAY. */
  readonly codes: readonly string[];
  /** In any order, because sentences have different ones. */
  readonly numbers: readonly string[];
}

/** Returns GitHub's anchor for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

/** Returns the sections of a document; the first is the text before all others, with the title. */
function sectionsOf(markdown: string): readonly Section[] {
  return markdown.split(/^(?=##+ )/m).map((text) => {
    const [heading = '', marks = '', given, title = ''] = /^(#+) (?:<a id="([^"]+)"><\/a>)?(.*)$/m.exec(text) ?? [];
    const body = text.replace(heading, title);
    const section: Section = {
      level: marks.length,
      anchor: given ?? anchorOf(title),
      tables: [],
      lists: [],
      anchors: [],
      code: [],
      links: [],
      codes: body.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [],
      numbers: (body.match(/\d+/g) ?? []).toSorted(),
    };
    void walkTokens(lexer(body), (token) => note(token, section));
    return section;
  });
}

function note(token: Token, section: Section): void {
  if (token.type === 'table') section.tables.push(`${token['rows'].length} × ${token['header'].length}`);
  if (token.type === 'list') section.lists.push(`${token['ordered'] ? 'numbered' : 'plain'}, ${token['items'].length}`);
  if (token.type === 'html') section.anchors.push(token.raw);
  if (token.type === 'code' || token.type === 'codespan') section.code.push(token['text']);
  if (token.type === 'link' && token['href'].startsWith('#')) section.links.push(token['href']);
}

const english = sectionsOf(rulesIn('rules.md'));

test('the sections of the rules are told apart', () => {
  expect(english.length).toBeGreaterThan(25);
  expect(english.flatMap(({ tables }) => tables)).toHaveLength(5);
  expect(english.flatMap(({ code }) => code).length).toBeGreaterThan(200);
  expect(english.flatMap(({ links }) => links).length).toBeGreaterThan(50);
});

test.each(LANGUAGES.slice(1))('docs/rules.%s.md says all that the English rules say', (language) => {
  const markdown = rulesIn(`rules.${language}.md`);
  expect(sectionsOf(markdown)).toEqual(english);
  // The English text is the one that holds, and a translation says so at its top.
  expect(markdown.split('\n\n')[1]).toContain('](rules.md)');
});

test.each([
  // A set is called by its highest tile, and one of the texts is quoted.
  ['rules.de.md', /Doppel(?!-|signal)|Talon/],
  ['rules.es.md', /\b(?:rob[aoóe]|asiento|mula|monte|sopa)/i],
])(
  'the exact rules in %s call tiles, seats and the boneyard what the pages call them (docs/words.md)',
  (file, older) => {
    expect(
      rulesIn(file)
        .split('\n')
        .filter((line) => older.test(line)),
    ).toEqual([]);
  },
);
