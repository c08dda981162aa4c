import { join } from 'node:path';
import type { Alias } from 'vite';
import { LANGUAGES, type Language } from '../../packages/protocol/src/languages.ts';

/** English made longer, with accents and brackets: for pictures and tests, never served (build/pseudo.ts). */
export const PSEUDO = 'pseudo';

/** A language that the page can be built in. */
export type PageLanguage = Language | typeof PSEUDO;

/** The languages of a site, the reference first. */
export const SITE_LANGUAGES: readonly [Language, ...Language[]] = LANGUAGES;

/** Returns the language of that name; the reference without one. */
export function pageLanguage(name: string | undefined): PageLanguage {
  const known: readonly PageLanguage[] = [...SITE_LANGUAGES, PSEUDO];
  return known.find((language) => language === name) ?? SITE_LANGUAGES[0];
}

/**
 * Returns the aliases of one language's texts. Components import them as `#text/…` and `#words`, and each build
 * resolves these to its language, so nobody downloads the texts of another. For tools that know nothing of this, such
 * as the compiler, package.json resolves them to English.
 */
export function languageAliases(language: PageLanguage): Alias[] {
  const source = sourceOf(language);
  return [
    { find: /^#text\//, replacement: `${join(import.meta.dirname, '../src/text', source)}/` },
    { find: '#words', replacement: join(import.meta.dirname, '../../packages/words/src', source, 'index.ts') },
  ];
}

/** Returns the language whose texts a build has, or is made from. */
export function sourceOf(language: PageLanguage): Language {
  return language === PSEUDO ? SITE_LANGUAGES[0] : language;
}
