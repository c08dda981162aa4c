import { writeDatesAs } from '@slow-train/words/dates';
import { createSignal, type Accessor } from 'solid-js';
import { PAGE_LANGUAGE } from '#text/shell.ts';
import { readStored, writeStored } from './stored.ts';

/** The regions that can be chosen for dates, by language: those whose dates differ. */
const REGIONS = {
  en: ['en-US', 'en-CA', 'en-GB', 'en-AU'],
  de: ['de-DE', 'de-AT', 'de-CH'],
  es: ['es-ES', 'es-MX', 'es-AR', 'es-US'],
} as const;

export type HourHabit = 'auto' | '12' | '24';

const REGION = 'slow-train:region';
const HOURS = 'slow-train:hours';

const hoursIn = (kept: string | null): HourHabit => (kept === '12' || kept === '24' ? kept : 'auto');
const regionIn = (kept: string | null): string | null => regions().find((region) => region === kept) ?? null;

/** The regions for dates in the page's language. */
export function regions(): readonly string[] {
  return REGIONS[PAGE_LANGUAGE];
}

const [hours, setHours] = createSignal(hoursIn(readStored(HOURS)));
const [region, setRegion] = createSignal(regionIn(readStored(REGION)));

/** The clock chosen in this browser. */
export const chosenHours: Accessor<HourHabit> = hours;
/** The region for dates chosen in this browser; null for the browser's own. */
export const chosenRegion: Accessor<string | null> = region;

/** Chooses a clock. */
export function chooseHours(chosen: HourHabit): void {
  writeStored(HOURS, chosen === 'auto' ? null : chosen);
  setHours(chosen);
  followDateHabits();
}

/** Chooses a region for dates, null for the browser's own. */
export function chooseRegion(chosen: string | null): void {
  writeStored(REGION, chosen);
  setRegion(chosen);
  followDateHabits();
}

/** The page's language with a region. Formatters refuse some of what browsers append: Linux gives `en-US@posix`. */
const WITH_REGION = new RegExp(`^${PAGE_LANGUAGE}-([A-Z]{2}|419)\\b`);

/** Writes dates as the browser's region does, or the chosen one; the clock has twelve hours in the United States and Canada. */
export function followDateHabits(): void {
  const locale = region() ?? navigator.languages.map((one) => WITH_REGION.exec(one)?.[0]).find(Boolean) ?? null;
  const isTwelve = hours() === 'auto' ? locale === 'en-US' || locale === 'en-CA' : hours() === '12';
  writeDatesAs({ locale, isTwelve });
}
