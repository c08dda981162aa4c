import { join } from 'node:path';
import type { Alias } from 'vite';
import { LANGUAGES, type Language } from '../../packages/protocol/src/languages.ts';

/** A language that the page can be built in. */
export type PageLanguage = Language;

/** The languages of a site, the reference first. */
export const SITE_LANGUAGES: readonly [PageLanguage, ...PageLanguage[]] = LANGUAGES;

/** Returns the language of that name; the reference without one. */
export function pageLanguage(name: string | undefined): PageLanguage {
  return SITE_LANGUAGES.find((language) => language === name) ?? SITE_LANGUAGES[0];
}

/**
 * Returns where one language's texts are. Components import them as `#text/…` and `#words`, and each build resolves these
 * to its language, so nobody downloads the texts of another. For tools that know nothing of this, such as the compiler,
 * package.json resolves them to English.
 */
export function languageAliases(language: PageLanguage): Alias[] {
  return [
    { find: /^#text\//, replacement: `${join(import.meta.dirname, '../src/text', language)}/` },
    { find: '#words', replacement: join(import.meta.dirname, '../../packages/words/src', language, 'index.ts') },
  ];
}
