import type { Language } from '@slow-train/protocol/languages';
import { plain as de } from './de.ts';
import { plain as en } from './en.ts';
import { plain as es } from './es.ts';

const TEXTS = { en, es, de } as const satisfies { readonly [language in Language]: typeof en };

/** The texts of the plain table in one language. */
export function plainText(language: Language): typeof en {
  return TEXTS[language];
}
