import { bestLanguage } from '@slow-train/protocol/languages';
import { mendedLink } from '@slow-train/protocol/mended-link';
import { WIRE_HEADER, WIRE_VERSION } from '@slow-train/protocol/wire';
import { ENTRIES } from 'virtual:entries';
import { renewWhenFilesAreMissing } from './client/renew.ts';
import { skeletonHtml, skeletonOf } from './ui/skeleton.ts';
import type { EarlyAnswers } from './client/early.ts';

// The build writes this script into index.html, so that it runs before the first paint and waits for no request: keep it
// small. It starts the page in the reader's language, by day or by night.

/** Returns the choice stored in this browser; null without a choice, or without storage. */
function chosen(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// Links that this page's own worker or the platform has answered.
const meant = mendedLink(location.pathname, location.search);
if (meant !== null) history.replaceState(history.state, '', meant + location.hash);

const root = document.documentElement;

const theme = chosen('slow-train:theme');
const isNight = theme === 'night' || (theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset['theme'] = isNight ? 'night' : 'day';

const own = chosen('slow-train:language');
const language = bestLanguage(own === null ? navigator.languages : [own, ...navigator.languages], ENTRIES.languages);
root.lang = language;
// The first language's is in index.html; the build writes the others (build/manifests.ts).
if (ENTRIES.languages.indexOf(language) > 0)
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${language}.webmanifest`);

const { pathname } = location;
const entry = ENTRIES.of[language];
const page = entry?.pages.find(({ path }) => new RegExp(path).test(pathname));
/** Whether the app shows this page, or a script of its own. */
const isOfApp = page?.script === undefined;
for (const file of [...((isOfApp && entry?.imports) || []), ...(page?.scripts ?? [])]) addLink('modulepreload', file);
for (const file of page?.styles ?? []) addLink('stylesheet', file);
// The oldest browser that runs the page (build/floor.ts) has it. Others keep the words of index.html, with a link.
const isAble = 'findLast' in [];
if (entry !== undefined && isAble) {
  // The youngest of the functions that src/floor.ts adds.
  if (!('any' in AbortSignal && 'canParse' in URL)) addModule(ENTRIES.floor);
  const script = page?.script ?? entry.script;
  addModule(script);
  renewWhenFilesAreMissing(script);
}

const early: EarlyAnswers = {};
window.slowTrainEarly = early;
// Sends the page's first requests before its scripts are here: client/early.ts hands the answers on.
if (isOfApp) ask('/api/me', { prefer: 'handling=lenient' });
const [, game] = /^\/tables\/([\w-]+)$/.exec(pathname) ?? [];
// A page that knows something from an earlier visit asks whether it has changed.
if (game !== undefined && chosen(`slow-train:known:game:${game}`) === null) ask(`/api/games/${game}`);

document.addEventListener('readystatechange', () => {
  const app = document.getElementById('app');
  const offer = document.getElementById('plain');
  if (isAble) offer?.remove();
  else offer?.querySelectorAll('a').forEach((link) => link.setAttribute('href', `/plain${tableIn(pathname)}`));
  if (!isAble || app === null || app.childElementCount > 0 || entry === undefined) return;
  const kind = skeletonOf(pathname);
  app.innerHTML = `<div data-skeleton="${kind}">${skeletonHtml(kind, entry.loading[kind])}</div>`;
});

/** Adds a module, which runs after those that were added before. */
function addModule(src: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.async = false;
  script.src = src;
  document.head.append(script);
}

/** Returns the address of a table, or of an invitation to one, among the plain pages; '' for other pages. */
function tableIn(path: string): string {
  return /^\/(tables|join)\/[\w-]+$/.test(path) ? path : '';
}

function addLink(rel: string, href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  // As the modules and sheets themselves are requested, or they would be fetched twice.
  link.crossOrigin = '';
  document.head.append(link);
}

function ask(path: string, headers: Record<string, string> = {}): void {
  const usual = { 'accept-language': language, [WIRE_HEADER]: WIRE_VERSION };
  // Not spread: for the oldest browsers that would be a kilobyte of helpers.
  const answer = fetch(path, { headers: Object.assign({}, usual, headers) });
  // The code that takes the answer handles its failure.
  answer.catch(() => undefined);
  early[path] = answer;
}
