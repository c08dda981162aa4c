import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../../../../..');
const git = (...args: string[]): string => execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' });
const DOCUMENTS = git('ls-files', '--cached', '--others', '--exclude-standard', '*.md').trim().split('\n');
/** Superseded decisions describe the code of their day. */
const CURRENT = DOCUMENTS.filter((file) => !/^Superseded by /m.test(readFileSync(join(REPOSITORY, file), 'utf8')));

const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
const PATH = /`((?:api|web|packages|docs|migrations|\.ci)\/[\w./-]+)`/g;

describe.each(CURRENT)('%s', (file) => {
  const text = readFileSync(join(REPOSITORY, file), 'utf8');

  test('a document links only to existing files and headings', () => {
    const broken = [...text.matchAll(LINK)].flatMap(([, link = '']) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(REPOSITORY, target))) return [link];
      return anchor === undefined || anchorsIn(target).has(anchor) ? [] : [link];
    });
    expect(broken).toEqual([]);
  });

  test('a document names only existing files', () => {
    const named = [...text.matchAll(PATH)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(join(REPOSITORY, path)))).toEqual([]);
  });
});

test('CONTRIBUTING fits into 10 KB', () => {
  expect(readFileSync(join(REPOSITORY, 'CONTRIBUTING.md')).length).toBeLessThanOrEqual(10 * 1024);
});

const DECISIONS = CURRENT.filter((file) => /^docs\/decisions\/\d/.test(file));

test.each(DECISIONS)('%s fits on a page, with its reasons, and is listed', (file) => {
  const text = readFileSync(join(REPOSITORY, file), 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(61);
  for (const part of ['Context', 'Choice', 'Consequences']) expect(text).toMatch(new RegExp(`^\\*\\*${part}`, 'm'));
  expect(readFileSync(join(REPOSITORY, 'docs/decisions/README.md'), 'utf8')).toContain(`(${basename(file)})`);
});

test.each(DOCUMENTS.filter((file) => file.startsWith('docs/ways/')))('%s names functions of its files', (file) => {
  const text = readFileSync(join(REPOSITORY, file), 'utf8');
  const steps = text.split(/^(?=\d+\. )/m).slice(1);
  expect(steps.length).toBeGreaterThan(3);
  const missing = steps.flatMap((step) => {
    const own = filesIn(step);
    const sources = (own.length > 0 ? own : filesIn(text)).map((path) => readFileSync(join(REPOSITORY, path), 'utf8'));
    const names = [...step.matchAll(/`(\w+)\(\)`/g)].map(([, name = '']) => name);
    return names.filter((name) => !sources.some((source) => defines(source, name)));
  });
  expect(missing).toEqual([]);
});

/** Whether a source has a function, a constant or a method of this name. */
function defines(source: string, name: string): boolean {
  return new RegExp(`\\b(?:function|const) ${name}\\b|^ +(?:(?:async|#?private|static) )*${name}\\(.*\\{$`, 'm').test(
    source,
  );
}

const filesIn = (text: string): readonly string[] =>
  [...text.matchAll(PATH)].map(([, path = '']) => path).filter((path) => /\.tsx?$/.test(path));

/** Returns GitHub's anchors for the headings of a Markdown file, and its explicit anchors. */
function anchorsIn(file: string): ReadonlySet<string> {
  const text = readFileSync(join(REPOSITORY, file), 'utf8');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
  const explicit = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id = '']) => id);
  return new Set([...headings, ...explicit]);
}
