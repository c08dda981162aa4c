// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
/** Global sheets; all others belong to a component. */
const WHOLE_PAGE = 'ui/styles/';
const VALUES = ['ui/styles/tokens.css', 'ui/styles/breakpoints.css', 'ui/styles/fonts.css'];

interface File {
  readonly path: string;
  readonly text: string;
}

const all: readonly File[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(css|tsx?)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));
const uncommented = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const sheets = all
  .filter(({ path }) => path.endsWith('.css'))
  .map(({ path, text }) => ({ path, text: uncommented(text) }));
const modules = sheets.filter(({ path }) => path.endsWith('.module.css'));
const scripts = all.filter(({ path }) => !path.endsWith('.css'));

/** Returns the text before each brace: selectors, at-rules, keyframe steps. */
const preludes = (text: string): readonly string[] =>
  [...text.matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim());
const classesIn = (text: string): ReadonlySet<string> =>
  new Set(
    preludes(text)
      .filter((prelude) => !prelude.startsWith('@'))
      .flatMap((prelude) => [...prelude.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
  );
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

interface Use {
  readonly script: string;
  readonly module: string;
  readonly names: readonly string[];
}
/** The classes each script looks up, by module. */
const uses: readonly Use[] = scripts.flatMap(({ path, text }) =>
  [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(([, name = '', from = '']) => ({
    script: path,
    module: join(dirname(path), from),
    names: matches(text, new RegExp(String.raw`\b${name}\['([^']+)'\]`, 'g')),
  })),
);

test('every sheet but the global ones is a module', () => {
  const plain = sheets.filter(({ path }) => !path.startsWith(WHOLE_PAGE) && !path.endsWith('.module.css'));
  expect(plain.map(({ path }) => path)).toEqual([]);
});

test('every class that a component looks up exists, and every class is looked up', () => {
  const missing = uses.flatMap(({ script, module, names }) => {
    const known = classesIn(modules.find(({ path }) => path === module)?.text ?? '');
    return names.filter((name) => !known.has(name)).map((name) => `${script}: ${basename(module)} has no .${name}`);
  });
  const unused = modules.flatMap(({ path, text }) => {
    const looked = new Set(uses.filter(({ module }) => module === path).flatMap(({ names }) => names));
    return [...classesIn(text)].filter((name) => !looked.has(name)).map((name) => `${path}: nobody has .${name}`);
  });
  expect([...missing, ...unused]).toEqual([]);
});

test('a module is looked up by the components of its own folder, and by name', () => {
  const foreign = uses.filter(({ script, module }) => dirname(script) !== dirname(module));
  const computed = scripts.filter(({ text }) => /\b\w*[sS]tyles\[(?!')/.test(text));
  const global = modules.filter(({ text }) => text.includes(':global'));
  expect([
    ...foreign.map(({ script, module }) => `${script} styles itself by ${module}`),
    ...computed.map(({ path }) => `${path} computes the name of a class: make it a data attribute`),
    ...global.map(({ path }) => `${path} styles what belongs to another sheet`),
  ]).toEqual([]);
});

test('no class is written as a plain string', () => {
  const plain = scripts.filter(({ text }) =>
    /\bclass(?:List)?=(?:"|\{[^}]*'[a-z][\w -]*'(?!\]))|\bclassList=/.test(text),
  );
  expect(plain.map(({ path }) => path)).toEqual([]);
});

/**
 * Selectors: arguments of functions that take one, and any string that begins with a class but is no file extension.
 */
const SELECTORS = [
  /(?:\b(?:querySelector(?:All)?|closest|matches|locator|waitForSelector)|\.\${1,2}(?:eval)?)(?:<[^>]*>)?\(\s*(["'`])(.*?)\1/gs,
  /(?<!\w)(["'`])((?:\$\{\w+\}\s*)?\.(?!(?:css|jsonl?|module|tsx?)\b)[a-z][\w-]*(?:[ .:,>+~[][^"'`\n]*)?)\1/gi,
];
/** A class in a selector from which attributes and interpolations have been removed. */
const CLASS = /(?:^|[\s\w(,>+~*)-])\.[a-z_]/i;
/** Other ways to query a class. */
const READS =
  /\bgetElementsByClassName\b|\bclassList\b(?!=)|\bclassName\b|\btoHaveClass\b|\[class[~|^$*]?=|\b(?:get|toHave)Attribute\(\s*["'`]class["'`]/g;

/** Returns the lines that find elements by a class. */
function foundByClass(text: string): readonly number[] {
  const selectors = SELECTORS.flatMap((pattern) => [...text.matchAll(pattern)]).filter(([, , selector = '']) =>
    CLASS.test(selector.replaceAll(/\$\{[^}]*\}|\[[^\]]*\]/g, '')),
  );
  const lines = [...selectors, ...text.matchAll(READS)].map(({ index }) => text.slice(0, index).split('\n').length);
  return [...new Set(lines)].toSorted((a, b) => a - b);
}

test('nobody finds an element by its class', () => {
  const WEB = join(SRC, '..');
  const found = ['src', 'test', 'e2e']
    .flatMap((folder) =>
      readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => foundByClass(readFileSync(join(WEB, path), 'utf8')).map((line) => `web/${path}:${line}`));
  expect(found).toEqual([]);
});

// stylelint.config.js compares the rest with the tokens.
test('media queries name a breakpoint', () => {
  const raw = sheets
    .filter(({ path }) => !VALUES.includes(path))
    .flatMap(({ path, text }) => matches(text, /@media[^{]*(\((?!--)[^)]*\))/g).map((value) => `${path}: ${value}`));
  expect(raw).toEqual([]);
});

test('every token and breakpoint exists and is used', () => {
  const defined = (text: string): readonly string[] => matches(text, /(--[\w-]+)\s*:/g);
  const tokens = new Set(defined(sheets.find(({ path }) => path === 'ui/styles/tokens.css')?.text ?? ''));
  const breakpoints = matches(
    sheets.find(({ path }) => path === 'ui/styles/breakpoints.css')?.text ?? '',
    /@custom-media (--[\w-]+)/g,
  );
  const own = new Set([
    ...sheets.flatMap(({ text }) => defined(text)),
    ...scripts.flatMap(({ text }) => matches(text, /'(--[\w-]+)'[:,]/g)),
  ]);
  const used = new Set(all.flatMap(({ text }) => matches(text, /var\((--[\w-]+)[,)]/g)));
  const media = new Set(sheets.flatMap(({ text }) => matches(text, /\((--[\w-]+)\)(?!;)/g)));
  // Pips are looked up by number.
  const idle = [...tokens].filter((name) => !used.has(name) && !/^--(pip|dim)-\d+$/.test(name));
  expect({
    unknown: [...used].filter((name) => !own.has(name)),
    idle,
    unknownMedia: [...media].filter((name) => !breakpoints.includes(name) && !own.has(name)),
    idleMedia: breakpoints.filter((name) => !media.has(name)),
  }).toEqual({ unknown: [], idle: [], unknownMedia: [], idleMedia: [] });
});

test('a sheet uses only its own keyframes', () => {
  const frames = new Set(sheets.flatMap(({ text }) => matches(text, /@keyframes ([\w-]+)/g)));
  const foreign = sheets.flatMap(({ path, text }) => {
    const own = matches(text, /@keyframes ([\w-]+)/g);
    const named = matches(text, /animation(?:-name)?:([^;]+)/g).flatMap((value) =>
      matches(value, /(?<![\w-])([a-z][\w-]*)(?![\w-]|\()/g),
    );
    return named.filter((name) => frames.has(name) && !own.includes(name)).map((name) => `${path}: ${name}`);
  });
  expect(foreign).toEqual([]);
});

test('paper is white in both themes, and has no buttons, bars, banners or decoration', () => {
  const tokens = sheets.find(({ path }) => path === 'ui/styles/tokens.css')?.text ?? '';
  expect(tokens).toMatch(/@media screen \{\s*\[data-theme='night'\]/u);
  const gone = (path: string, selector: string): boolean => {
    const text = sheets.find((sheet) => sheet.path === path)?.text ?? '';
    const print = text.slice(text.lastIndexOf('@media print'));
    return print.includes(selector) && print.includes('display: none');
  };
  const hidden = {
    'ui/styles/base.css': 'button',
    'ui/Button.module.css': 'button',
    'ui/Bar.module.css': 'bar',
    'ui/TopLine.module.css': 'place',
    'ui/Toasts.module.css': 'toasts',
    'ui/PageHeader.module.css': 'back',
    'app/Header.module.css': 'header',
    'components/Journey.module.css': 'journey',
    'pages/scores/ScoresPage.module.css': 'notes',
  };
  expect(Object.entries(hidden).filter(([path, selector]) => !gone(path, selector))).toEqual([]);
});
