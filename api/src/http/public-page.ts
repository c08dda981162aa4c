import type { Language } from '@slow-train/protocol/languages';
import { wordsIn, type Words } from '@slow-train/words';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { languageOf } from './language.ts';
import type { AppEnv } from './router.ts';

/** Cloudflare's binding of the page's files (wrangler.toml). */
interface Files {
  fetch(address: URL): Promise<Response>;
}

type Card = Exclude<keyof Words['cards'], 'picture' | 'titleOf' | 'result'>;

/** What search engines and messengers show of a page. */
export interface PageCard {
  readonly title: string;
  readonly line: string;
  /** Whether only those who have the link are to find it. */
  readonly isUnlisted?: boolean;
  readonly isHome?: boolean;
}

/** The addresses that everybody may see, and their cards; wrangler.toml sends them here first. */
const CARDS: readonly { readonly path: RegExp; readonly card: Card }[] = [
  { path: /^\/$/, card: 'home' },
  { path: /^\/join$/, card: 'join' },
  // Everybody in a chat sees its cards: nothing of the table, nor of its host, who would tell friends from strangers.
  { path: /^\/join\/[^/]+$/, card: 'invitation' },
  { path: /^\/new$/, card: 'newGame' },
  { path: /^\/learn$/, card: 'learn' },
  { path: /^\/how-to-play$/, card: 'howToPlay' },
  { path: /^\/rules$/, card: 'rules' },
  { path: /^\/rules\/exact$/, card: 'exactRules' },
  { path: /^\/replay$/, card: 'replay' },
  { path: /^\/privacy$/, card: 'privacy' },
  { path: /^\/sign-in$/, card: 'signIn' },
];

/** What of index.html is about one page. */
const ABOUT_PAGE = /<title>[^]*?<meta name="twitter:card"[^>]*>/;

/**
 * Answers the address of a public page with the page, whose head has that page's own title, description and social card:
 * neither messengers nor most search engines run its scripts, and only the Worker knows the site's address, which pictures in a
 * card need. Leaves everything else to the routes.
 */
export const publicPage = createMiddleware<AppEnv>(async (c, next) => {
  const found = CARDS.find((one) => one.path.test(c.req.path));
  if (found === undefined) return next();
  const { card } = found;
  const answer = await pageWith(c, (language) => ({
    ...wordsIn(language).cards[card],
    isUnlisted: card === 'invitation',
    isHome: card === 'home',
  }));
  return answer ?? next();
});

/** Returns the page with a card in the language of the request; null where there are no files. */
export async function pageWith(
  c: Context<AppEnv>,
  cardIn: (language: Language) => PageCard | Promise<PageCard>,
): Promise<Response | null> {
  const { path, method } = c.req;
  const files = filesIn(c.env);
  if (files === null) return null;
  // As Cloudflare answers for files.
  if (method !== 'GET' && method !== 'HEAD') return c.body(null, 405, { allow: 'GET, HEAD' });
  const page = await files.fetch(new URL('/', c.req.url));
  const language = languageOf(c);
  const card = await cardIn(language);
  const html = (await page.text())
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(ABOUT_PAGE, () => aboutPage(card, language, new URL(path, siteOf(c)).href));
  const headers = new Headers(page.headers);
  // Of the file as it was.
  for (const name of ['content-length', 'etag']) headers.delete(name);
  headers.append('vary', 'accept-language');
  if (card.isUnlisted) headers.set('x-robots-tag', 'noindex');
  return new Response(html, { status: page.status, headers });
}

/** Returns the page's files; null where there are none, as in tests without a page. */
export function filesIn(bindings: object): Files | null {
  const found = bindingIn(bindings, 'ASSETS');
  return isFiles(found) ? found : null;
}

function isFiles(value: unknown): value is Files {
  return typeof value === 'object' && value !== null && 'fetch' in value && typeof value.fetch === 'function';
}

function bindingIn(bindings: object, binding: string): unknown {
  return Object.entries(bindings).find(([name]) => name === binding)?.[1];
}

/** Returns the site's address, also while another setting is wrong: the page itself works without any. */
function siteOf(c: Context<AppEnv>): string {
  const address = bindingIn(c.env, 'APP_URL');
  return typeof address === 'string' && URL.canParse(address) ? address : c.req.url;
}

function aboutPage({ title, line, isUnlisted, isHome }: PageCard, language: Language, address: string): string {
  const { cards } = wordsIn(language);
  const full = isHome ? title : cards.titleOf(title);
  const picture = new URL('/card.jpg', address).href;
  const about = { 'og:site_name': 'Slow Train', 'og:type': 'website', 'og:title': title, 'og:description': line };
  const properties = {
    ...about,
    'og:url': address,
    'og:locale': { en: 'en_GB', es: 'es_LA', de: 'de_DE' }[language],
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': cards.picture,
  };
  return [
    `<title>${escaped(full)}</title>`,
    `<meta name="description" content="${escaped(line)}" />`,
    // An invitation is for those who have it.
    ...(isUnlisted ? [] : [`<link rel="canonical" href="${escaped(address)}" />`]),
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
