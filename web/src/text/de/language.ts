import type { Language } from '@slow-train/protocol/languages';
import type { Translation } from '@slow-train/words';
import type * as en from '../en/language.ts';

/** The language of this page. */
export const PAGE_LANGUAGE: Language = 'de';

const REGION_NAMES: { readonly [region: string]: string } = {
  'de-DE': 'Deutschland',
  'de-AT': 'Österreich',
  'de-CH': 'der Schweiz',
};

/** Choosing the language; each language is called by its own name (language-names.ts). */
export const languageText: Translation<typeof en.languageText> = {
  title: 'Sprache',
  auto: 'Wie der Browser',
  /** The form of dates, and the clock. */
  datesTitle: 'Datum und Uhrzeit',
  dates: 'Daten wie in',
  regions: REGION_NAMES,
  clock: 'Uhr',
  hours: { auto: 'Wie dort üblich', '12': '12 Stunden', '24': '24 Stunden' },
};
