import type { Language } from '@slow-train/protocol/languages';

/** The text of an unreadable push. The service worker is one file for all languages. */
export const UNREADABLE_PUSH: { readonly [language in Language]: string } = {
  en: 'Something has moved at one of your tables.',
  es: 'Algo se movió en una de tus mesas.',
  de: 'An einem deiner Tische hat sich etwas getan.',
};
