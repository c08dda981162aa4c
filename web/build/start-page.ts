import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { NO_SCRIPT, PLAIN_TABLE } from '../src/text/all-languages.ts';
import { type Entry, entriesModule } from './entries.ts';
import { FLOOR } from './floor.ts';

const WEB = join(import.meta.dirname, '..');
const PLACE = /^ *<script type="module" src="\/src\/start\.ts"><\/script>\n/m;

/** An entry with its style sheets. */
export interface StyledEntry extends Entry {
  readonly styles: readonly string[];
}

/**
 * Writes index.html with src/start.ts in it, and lets the Content-Security-Policy allow that script by its hash.
 * @throws Error if the languages differ in their first style sheets, or a file has no place for the script
 */
export async function writeStartPage(folder: string, entries: ReadonlyMap<string, StyledEntry>): Promise<void> {
  const sheets = new Set([...entries.values()].map(({ styles }) => linksTo(styles)));
  if (sheets.size !== 1) throw new Error(`The first style sheets differ between languages:\n${[...sheets].join('\n')}`);
  const script = await startScript(entries, await writeFloor(folder));
  const hash = createHash('sha256').update(script).digest('base64');
  const page = join(folder, 'index.html');
  await replaceIn(join(WEB, 'index.html'), page, PLACE, () =>
    // The script comes before the sheets: behind them it would wait for them. Cloudflare's Rocket Loader would rewrite it, so
    // that the policy refuses it, but for the attribute.
    [`    <script data-cfasync="false">${script}</script>\n`, ...sheets].join(''),
  );
  await replaceIn(page, page, /(?<=<noscript[^>]*>)/, () =>
    Object.entries(NO_SCRIPT)
      .map(([language, text]) => `<p lang="${language}">${text}</p>`)
      .join(''),
  );
  await replaceIn(page, page, /(?<=<div id="plain"[^>]*>)/, () =>
    Object.entries(PLAIN_TABLE)
      .map(
        ([language, [before, link, after]]) =>
          `<p lang="${language}">${before}<a href="/plain">${link}</a>${after}</p>`,
      )
      .join(''),
  );
  const headers = join(folder, '_headers');
  await replaceIn(headers, headers, /script-src 'self'/, () => `script-src 'self' 'sha256-${hash}'`);
}

const linksTo = (styles: readonly string[]): string =>
  styles.map((href) => `    <link rel="stylesheet" crossorigin href="${href}" />\n`).join('');

/** Builds what the oldest browsers load first into a folder, and returns its address. */
async function writeFloor(folder: string): Promise<string> {
  const code = await scriptOf('src/floor.ts', FLOOR, []);
  const name = `assets/floor-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, name), code);
  return `/${name}`;
}

/** Returns src/start.ts as one script without imports. Below the floor it has to run, too: it leaves the page as it is. */
function startScript(entries: ReadonlyMap<string, StyledEntry>, floor: string): Promise<string> {
  const bare = [...entries].map(([language, { styles: _styles, ...entry }]) => [language, entry] as const);
  return scriptOf('src/start.ts', ['es2015'], [entriesModule(new Map(bare), floor)]);
}

/** Builds a module of src as one script without imports. */
async function scriptOf(input: string, target: string[], plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    plugins,
    build: {
      write: false,
      target,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [only] = Array.isArray(built) || !('output' in built) ? [] : built.output;
  if (only?.type !== 'chunk') throw new Error(`${input} was not built.`);
  return only.code.trim();
}

async function replaceIn(from: string, to: string, place: RegExp, text: () => string): Promise<void> {
  const before = await readFile(from, 'utf8');
  if (!place.test(before)) throw new Error(`${from} has no ${place.source}`);
  await writeFile(to, before.replace(place, text));
}
