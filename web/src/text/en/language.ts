import type { Language } from '@slow-train/protocol/languages';

/** The language of this page. */
export const PAGE_LANGUAGE: Language = 'en';

const REGION_NAMES: { readonly [region: string]: string } = {
  'en-US': 'United States',
  'en-CA': 'Canada',
  'en-GB': 'United Kingdom',
  'en-AU': 'Australia',
};

/** Choosing the language; each language is called by its own name (language-names.ts). */
export const languageText = {
  title: 'Language',
  auto: 'As the browser',
  /** The form of dates, and the clock. */
  datesTitle: 'Dates and times',
  dates: 'Dates as in',
  regions: REGION_NAMES,
  clock: 'Clock',
  hours: { auto: 'As usual there', '12': '12 hours', '24': '24 hours' },
};
