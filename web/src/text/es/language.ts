import type { Language } from '@slow-train/protocol/languages';
import type { Translation } from '@slow-train/words';
import type * as en from '../en/language.ts';

/** The language of this page. */
export const PAGE_LANGUAGE: Language = 'es';

const REGION_NAMES: { readonly [region: string]: string } = {
  'es-ES': 'España',
  'es-MX': 'México',
  'es-AR': 'Argentina',
  'es-US': 'Estados Unidos',
};

/** Choosing the language; each language is called by its own name (language-names.ts). */
export const languageText: Translation<typeof en.languageText> = {
  title: 'Idioma',
  auto: 'Como el navegador',
  /** The form of dates, and the clock. */
  datesTitle: 'Fechas y horas',
  dates: 'Fechas como en',
  regions: REGION_NAMES,
  clock: 'Reloj',
  hours: { auto: 'Como es habitual allí', '12': '12 horas', '24': '24 horas' },
};
