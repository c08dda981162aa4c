import type { Language } from '@slow-train/protocol/languages';

/** The language of this page. */
export const PAGE_LANGUAGE: Language = 'en';

/** Choosing the language; each language is called by its own name (language-names.ts). */
export const languageText = {
  title: 'Language',
  auto: 'As the browser',
};
