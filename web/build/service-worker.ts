import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { FLOOR } from './floor.ts';

const WEB = join(import.meta.dirname, '..');
const SOURCE = 'src/service-worker/service-worker.ts';
const MODULE = 'virtual:shell';

/** The names of the files in /assets/ that a page needs without a network. */
interface ShellFiles {
  readonly entry: string;
  readonly more: readonly string[];
}

interface Shell {
  readonly version: string;
  readonly pages: string;
  /** The names of the files that every language needs. */
  readonly common: readonly string[];
  readonly files: { readonly [language: string]: ShellFiles };
}

/** Serves the service worker's list of pages and files as the module `virtual:shell`; in development an empty one. */
export function shellModule(shell: Shell = { version: '', pages: '', common: [], files: {} }): Plugin {
  return {
    name: 'shell',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export const SHELL = ${JSON.stringify(shell)};` : null),
    configureServer({ middlewares }) {
      // Development serves it from its sources, as a module: see src/client/worker.ts.
      middlewares.use((request, _, next) => {
        if (request.url?.split('?')[0] === '/service-worker.js') request.url = `/${SOURCE}`;
        next();
      });
    },
  };
}

/**
 * Builds the service worker into a folder that has the page already. It is one file for classic workers, built by
 * itself: code shared with the page would be a file to import. Browsers know it by its address, which never changes.
 */
export async function writeServiceWorker(folder: string, files: Shell['files']): Promise<void> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const version = createHash('sha256').update(html).update(JSON.stringify(files)).digest('base64url').slice(0, 12);
  const pages = await pagesIn(join(folder, '_redirects'));
  const built = await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    plugins: [shellModule({ version, pages, ...shared(files) })],
    build: {
      write: false,
      target: FLOOR,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const [only, ...others] = Array.isArray(built) || !('output' in built) ? [] : built.output;
  if (only?.type !== 'chunk' || others.length > 0) throw new Error('The service worker is not one file.');
  await writeFile(join(folder, 'service-worker.js'), only.code);
}

/** Names the files that all languages need only once: the names are most of the service worker. */
function shared(all: Shell['files']): Pick<Shell, 'common' | 'files'> {
  const [first, ...others] = Object.values(all).map(({ more }) => more);
  const common = (first ?? []).filter((name) => others.every((more) => more.includes(name)));
  const files = Object.entries(all).map(([language, { entry, more }]) => {
    const own = more.filter((name) => !common.includes(name));
    return [language, { entry, more: own }] as const;
  });
  return { common, files: Object.fromEntries(files) };
}

/** Returns a regular expression of the addresses of pages. */
async function pagesIn(redirects: string): Promise<string> {
  const lines = (await readFile(redirects, 'utf8')).split('\n');
  const addresses = lines.flatMap((line) => /^(\/\S*) \/ 200$/.exec(line)?.[1] ?? []);
  return `^(${['/', ...addresses].map((address) => address.replaceAll(/:\w+/g, '[^/]+')).join('|')})$`;
}
