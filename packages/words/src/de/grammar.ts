import { dateLocale } from '../dates.ts';
import type { Who } from '../common.ts';
import { isolated } from '../isolated.ts';
import { once } from '../once.ts';

const NUMBERS = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

const lists = once(() => new Intl.ListFormat('de', { type: 'conjunction' }));
const plurals = once(() => new Intl.PluralRules('de'));
const days = once(() => new Intl.DateTimeFormat(dateLocale('de'), { day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** `drei`; figures from 13 on. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** `2.` */
export function ordinal(place: number): string {
  return `${place}.`;
}

/** `1 Stein`, `3 Steine`. */
export function count(many: number, one: string, more = `${one}e`): string {
  return `${many} ${plurals().select(many) === 'one' ? one : more}`;
}

/** `einmal`, `dreimal`, `13-mal`. */
export function timesInWords(times: number): string {
  return times === 1 ? 'einmal' : times > 12 ? `${times}-mal` : `${numberWord(times)}mal`;
}

/** `Ana, Bo und Cy`. */
export function listed(names: readonly string[]): string {
  const [first] = names;
  // Mostly there is one, and a phone takes long to make the formatter.
  return names.length === 1 && first !== undefined ? isolated(first) : lists().format(names.map(isolated));
}

/** `Doppel-Zwölf`. */
export function setName(set: number): string {
  const names: { readonly [set: number]: string } = {
    6: 'Sechs',
    9: 'Neun',
    12: 'Zwölf',
    15: 'Fünfzehn',
    18: 'Achtzehn',
  };
  return `Doppel-${names[set] ?? set}`;
}

/** `24. Dezember` for `2026-12-24`. */
export function dayName(day: string): string {
  return days().format(new Date(`${day}T00:00:00Z`));
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes in words: `ein Tag`, `drei Tage`, `eine Stunde`, `45 Minuten`; odd ones by their two largest parts, rounded down. */
export function spanOf(minutes: number): string {
  const wholeDays = Math.floor(minutes / DAY);
  const hours = Math.floor((minutes % DAY) / HOUR);
  const rest = minutes % HOUR;
  if (wholeDays > 0 && hours > 0) return `${count(wholeDays, 'Tag')} ${count(hours, 'Stunde', 'Stunden')}`;
  if (wholeDays > 0) return wholeDays === 1 ? 'ein Tag' : `${numberWord(wholeDays)} Tage`;
  if (hours > 0 && rest > 0) return `${count(hours, 'Stunde', 'Stunden')} ${count(rest, 'Minute', 'Minuten')}`;
  if (hours > 0) return hours === 1 ? 'eine Stunde' : `${numberWord(hours)} Stunden`;
  return minutes === 0 ? 'nichts' : count(minutes, 'Minute', 'Minuten');
}

/** A span in the accusative: `einen Tag`. */
export function accusative(span: string): string {
  return span.replace(/^ein Tag\b/, 'einen Tag');
}

/** A span in the dative, as after `vor` and `nach`: `einem Tag`, `3 Tagen`, `einer Stunde`. */
export function dative(span: string): string {
  return span
    .replace(/^ein Tag$/, 'einem Tag')
    .replace(/^eine Stunde$/, 'einer Stunde')
    .replace(/\bTage\b/, 'Tagen');
}

/** `Du gewinnst`, `Ana gewinnt`. */
export const does = ({ name, isYou }: Who, you: string, other: string): string =>
  isYou ? `Du ${you}` : `${name} ${other}`;

/** `Du und Ana`. */
export const everyone = (all: readonly Who[]): string => listed(all.map((one) => (one.isYou ? 'Du' : one.name)));

/** After `von`: `dir und Ana`. */
const ofEveryone = (all: readonly Who[]): string => listed(all.map(({ name, isYou }) => (isYou ? 'dir' : name)));

/** What belongs to some people: `dein Browser`, `der Browser von Ana`, `die Browser von dir und Ana`. */
export const thingOf = (all: readonly Who[], yours: string, of: string): string =>
  all.length < 2 && all[0]?.isYou ? yours : `${of} von ${ofEveryone(all)}`;

/** `Ana gewinnt.`, `Ana und Bo gewinnen gemeinsam.` */
export function winnersSentence(winners: readonly Who[]): string {
  const [only] = winners;
  if (only === undefined) return 'Niemand gewinnt.';
  if (winners.length === 1) return `${does(only, 'gewinnst', 'gewinnt')}.`;
  const verb = winners.some(({ isYou }) => isYou) ? 'gewinnt' : 'gewinnen';
  return `${everyone(winners)} ${verb} gemeinsam.`;
}

/** `Anas Zug`, `Linus’ Zug`; `der Zug von Platz 3` where no s can follow. */
export function trainOf(name: string): string {
  if (!/\p{L}$/u.test(name)) return `der Zug von ${name}`;
  return /(?:[sxzß]|ce)$/i.test(name) ? `${name}’ Zug` : `${name}s Zug`;
}

/** A train (`Names.train`) in the accusative: `an deinen Zug`. */
export function den(train: string): string {
  return train
    .replace(/^dein /, 'deinen ')
    .replace(/^dieser /, 'diesen ')
    .replace(/^der Mexikanische /, 'den Mexikanischen ')
    .replace(/^der Zug von /, 'den Zug von ');
}

/** A train (`Names.train`) as a place: `an deinem Zug`, `am Mexikanischen Zug`. */
export function am(train: string): string {
  return `an ${train
    .replace(/^dein /, 'deinem ')
    .replace(/^dieser /, 'diesem ')
    .replace(/^der Mexikanische /, 'dem Mexikanischen ')
    .replace(/^der Zug von /, 'dem Zug von ')}`.replace(/^an dem /, 'am ');
}
