import { SHELL } from 'virtual:shell';
import { SHELL_PREFIX } from '../client/shell-caches.ts';

/** One cache for each version, because index.html and the files that it names belong together. */
const CACHE = SHELL_PREFIX + SHELL.version;
const ASSETS = '/assets/';
const PAGES = new RegExp(SHELL.pages);

/**
 * Keeps the page and the files of its main pages, in one language.
 * @throws if the site has another version by now: the browser tries again later
 */
export async function keepShell(): Promise<void> {
  const language = new URL(location.href).searchParams.get('language') ?? '';
  const files = Object.hasOwn(SHELL.files, language) ? SHELL.files[language] : undefined;
  // Without a page of its own, as in development.
  if (files === undefined) return;
  const cache = await caches.open(CACHE);
  const page = await fetch('/', { cache: 'reload' });
  if (!(await page.clone().text()).includes(files.entry)) throw new Error('The page is of another version.');
  await Promise.all([
    cache.put('/', page),
    cache.addAll([...SHELL.common, ...files.more].map((name) => ASSETS + name)),
  ]);
}

/** Deletes older versions, except the last one: another tab may still show it. */
export async function forgetOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX) && name !== CACHE);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
}

/** Answers requests for the page and its files from the cache; undefined for all others. */
export function fromShell({ request }: FetchEvent): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return undefined;
  if (request.mode === 'navigate') return PAGES.test(pathname) ? pageFor(request) : undefined;
  return pathname.startsWith(ASSETS) ? fileFor(request) : undefined;
}

async function pageFor(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match('/')) ?? fetch(request);
}

/** Files have their content's hash in their names, so cached ones are never out of date. */
async function fileFor(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}
