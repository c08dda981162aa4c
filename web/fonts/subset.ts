import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LANGUAGE_ENTRIES } from '../../packages/protocol/src/languages.ts';
import { addLetters } from './add-letters.ts';

// Cuts the page's fonts to its letters: `node web/fonts/subset.ts`, after changing a letter, weight or width here, or a
// font's version; then commit the files. Nothing else needs the cutting tool, so it has a lock file of its own.

/** Cuts a font to the glyphs of a text. */
type Subset = (
  font: Buffer,
  text: string,
  options: {
    readonly targetFormat: 'sfnt';
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly keepFeatures: readonly string[];
  },
) => Promise<Buffer>;

/** Converts a font from one container to another. */
type Convert = (font: Buffer, format: 'woff2') => Promise<Buffer>;
/** Opens a font, to see its glyphs. */
type Open = (font: Buffer) => {
  readonly characterSet: readonly number[];
  glyphForCodePoint(point: number): { readonly id: number };
};

interface Font {
  readonly name: string;
  readonly source: string;
  readonly axes: Parameters<Subset>[2]['variationAxes'];
  /** The font's descriptors in CSS: weights and widths to ask for. */
  readonly face: readonly string[];
  readonly features: readonly string[];
  /** Letters of the first file. */
  readonly first: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ACCENTS = [...new Set(LANGUAGE_ENTRIES.map(({ accents }) => accents).join(''))].join('');
/** Includes the spaces of dates and numbers. */
const PUNCTUATION = " .,:?!'()-/+’“”–—…·‑×\u00A0\u2009\u202F";

/** The hyphen of tiles and the space of numbers do not break; neither font has them, only the breaking ones. */
const UNBREAKABLE = new Map([
  [0x20_11, 0x2d],
  [0x20_2f, 0x20_09],
]);

const FONTS: readonly Font[] = [
  {
    name: 'Besley',
    source: 'besley/files/besley-latin-wght-normal.woff2',
    // Headings have one weight; the others were hardly different.
    axes: { wght: 600 },
    face: ['font-weight: 400 900'],
    features: ['kern'],
    first: LETTERS + ACCENTS + PUNCTUATION,
  },
  {
    name: 'Archivo',
    source: 'archivo/files/archivo-latin-standard-normal.woff2',
    axes: { wght: { min: 430, max: 640 }, wdth: { min: 62, max: 100 } },
    face: ['font-weight: 430 640', 'font-stretch: 62% 100%'],
    features: ['kern', 'tnum', 'lnum', 'mark', 'ccmp', 'locl'],
    first: `${LETTERS}${ACCENTS}${PUNCTUATION};"−@&%`,
  },
];

const HERE = import.meta.dirname;
const STYLES = join(HERE, '../src/ui/styles');
const PACKAGES = join(HERE, '../../node_modules/@fontsource-variable');
/** All characters of the sources that a reader may type. */
const ALL = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...range(0x20_10, 0x20_5f),
  0x20_ac,
  ...range(0x21_90, 0x21_93),
  0x22_12,
];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Returns CSS's `unicode-range` for some code points. */
function unicodeRange(points: readonly number[]): string {
  const sorted = points.toSorted((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const point of sorted) {
    const last = spans.at(-1);
    if (last !== undefined && last[1] + 1 >= point) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

function fontFace({ name, face }: Font, url: string, range: string): string {
  const lines = [
    `font-family: '${name}'`,
    `src: url('${url}') format('woff2')`,
    ...face,
    'font-display: swap',
    `unicode-range: ${range}`,
  ];
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}

function glyphsOf(font: ReturnType<Open>): Map<number, number> {
  return new Map(font.characterSet.map((point) => [point, font.glyphForCodePoint(point).id]));
}

interface Tools {
  readonly subset: Subset;
  readonly convert: Convert;
  readonly open: Open;
}

async function cut({ subset, convert, open }: Tools, font: Font): Promise<string> {
  const source = await readFile(join(PACKAGES, font.source));
  const folder = font.name.toLowerCase();
  const options = { targetFormat: 'sfnt', variationAxes: font.axes, keepFeatures: font.features } as const;
  const first = [...new Set(font.first)].map((letter) => letter.codePointAt(0) ?? 0);
  const rest = ALL.filter((point) => !first.includes(point));
  const faces: string[] = [];
  for (const [part, points] of [
    ['first', first],
    ['rest', rest],
  ] as const) {
    const file = `${folder}-${part}.woff2`;
    const plain = await subset(source, String.fromCodePoint(...points), options);
    const bytes = await convert(
      part === 'first' ? addLetters(plain, glyphsOf(open(plain)), UNBREAKABLE) : plain,
      'woff2',
    );
    await writeFile(join(STYLES, 'fonts', file), bytes);
    console.log(file, bytes.length);
    faces.push(fontFace(font, `./fonts/${file}`, unicodeRange(points)));
  }
  const extended = font.source.replace('-latin-', '-latin-ext-');
  await copyFile(join(PACKAGES, folder, 'LICENSE'), join(STYLES, 'fonts', `${folder}-OFL.txt`));
  return [...faces, fontFace(font, `@fontsource-variable/${extended}`, 'U+0100-02FF, U+1E00-1EFF')].join('');
}

if (!existsSync(join(HERE, 'node_modules/.package-lock.json')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: HERE, stdio: 'inherit' });
const require = createRequire(join(HERE, 'package.json'));
const { convert }: { readonly convert: Convert } = require('fontverter');
const { create }: { readonly create: Open } = require('fontkit');
const tools: Tools = { subset: require('subset-font'), convert, open: create };
const sheets = await Promise.all(FONTS.map((font) => cut(tools, font)));
const intro = `/* Written by web/fonts/subset.ts: Besley and Archivo (both OFL). Their first files have the letters of the page's own text. */\n`;
await writeFile(join(STYLES, 'fonts.css'), intro + sheets.join(''));
