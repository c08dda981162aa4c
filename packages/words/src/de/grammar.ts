import type { Who } from '../common.ts';
import { grammarWith } from '../grammar.ts';

const NUMBERS = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** `drei`; figures from 13 on. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

export const { count, dayName, listed, spanOf } = /* @__PURE__ */ grammarWith('de', {
  plural: 'e',
  numberWord,
  day: ['Tag', 'Tage', 'ein Tag'],
  hour: ['Stunde', 'Stunden', 'eine Stunde'],
  minute: ['Minute', 'Minuten', 'eine Minute'],
  and: ' ',
  nothing: 'nichts',
});

/** `2.` */
export function ordinal(place: number): string {
  return `${place}.`;
}

/** `einmal`, `dreimal`, `13-mal`. */
export function timesInWords(times: number): string {
  return times === 1 ? 'einmal' : times > 12 ? `${times}-mal` : `${numberWord(times)}mal`;
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
    .replace(/^der mexikanische /, 'den mexikanischen ')
    .replace(/^der Zug von /, 'den Zug von ');
}

/** A train (`Names.train`) as a place: `an deinem Zug`, `am mexikanischen Zug`. */
export function am(train: string): string {
  return `an ${train
    .replace(/^dein /, 'deinem ')
    .replace(/^dieser /, 'diesem ')
    .replace(/^der mexikanische /, 'dem mexikanischen ')
    .replace(/^der Zug von /, 'dem Zug von ')}`.replace(/^an dem /, 'am ');
}
