import type { Language } from '@slow-train/protocol/languages';
import type { Translation } from '@slow-train/words';
import { isolating } from '@slow-train/words/isolated';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What mails, pushes, webhooks and feeds say in one language. */
export type NotificationText = Translation<typeof en>;

const TEXTS: { readonly [language in Language]: NotificationText } = {
  en: isolating(en),
  es: isolating(es),
  de: isolating(de),
};

/** Returns the texts of a language. */
export function textIn(language: Language): NotificationText {
  return TEXTS[language];
}
