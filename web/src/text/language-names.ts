import type { Language } from '@slow-train/protocol/languages';

/** Each language by its own name, for readers of no other. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
};
