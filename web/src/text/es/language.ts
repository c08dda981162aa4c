import type { Language } from '@slow-train/protocol/languages';
import type { Translation } from '@slow-train/words';
import type * as en from '../en/language.ts';

/** The language of this page. */
export const PAGE_LANGUAGE: Language = 'es';

/** Choosing the language; each language is called by its own name (language-names.ts). */
export const languageText: Translation<typeof en.languageText> = {
  title: 'Idioma',
  auto: 'Como el navegador',
};
