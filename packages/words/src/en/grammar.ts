import { dateLocale } from '../dates.ts';
import { type Who } from '../common.ts';
import { isolated } from '../isolated.ts';
import { once } from '../once.ts';

const lists = once(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));
const plurals = once(() => new Intl.PluralRules('en-GB'));

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const SUFFIXES: { readonly [rule in Intl.LDMLPluralRule]?: string } = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinalRules = once(() => new Intl.PluralRules('en', { type: 'ordinal' }));

/** `three`; figures from 13 on. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** `2nd`. */
export function ordinal(place: number): string {
  return `${place}${SUFFIXES[ordinalRules().select(place)] ?? 'th'}`;
}

/** `second`; `13th` from 13 on. */
export function ordinalWord(place: number): string {
  return ORDINALS[place] ?? ordinal(place);
}

/** `1 tile`, `3 tiles`. */
export function count(many: number, one: string, more = `${one}s`): string {
  return `${many} ${plurals().select(many) === 'one' ? one : more}`;
}

/** `once`, `twice`, `three times`. */
export function timesInWords(times: number): string {
  return times === 1 ? 'once' : times === 2 ? 'twice' : `${numberWord(times)} times`;
}

/** `double-twelve`. */
export function setName(set: number): string {
  const names: { readonly [set: number]: string } = { 15: 'fifteen', 18: 'eighteen' };
  return `double-${names[set] ?? numberWord(set)}`;
}

const days = once(
  () => new Intl.DateTimeFormat(dateLocale('en-GB'), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** `24 December` for `2026-12-24`. */
export function dayName(day: string): string {
  return days().format(new Date(`${day}T00:00:00Z`));
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes in words: `a day`, `three days`, `an hour`, `45 minutes`; odd ones by their two largest parts, rounded down. */
export function spanOf(minutes: number): string {
  const days = Math.floor(minutes / DAY);
  const hours = Math.floor((minutes % DAY) / HOUR);
  const rest = minutes % HOUR;
  if (days > 0 && hours > 0) return `${count(days, 'day')} ${count(hours, 'hour')}`;
  if (days > 0) return days === 1 ? 'a day' : `${numberWord(days)} days`;
  if (hours > 0 && rest > 0) return `${count(hours, 'hour')} ${count(rest, 'minute')}`;
  if (hours > 0) return hours === 1 ? 'an hour' : `${numberWord(hours)} hours`;
  return minutes === 0 ? 'nothing' : count(minutes, 'minute');
}

/** `Ana, Bo and Cy`. */
export function listed(names: readonly string[]): string {
  const [first] = names;
  // Mostly there is one, and a phone takes long to make the formatter.
  return names.length === 1 && first !== undefined ? isolated(first) : lists().format(names.map(isolated));
}

/** `You win`, `Ana wins`. */
export const does = ({ name, isYou }: Who, you: string, other: string): string =>
  isYou ? `You ${you}` : `${name} ${other}`;

/** `You and Ana`. */
export const everyone = (all: readonly Who[]): string => listed(all.map((one) => (one.isYou ? 'You' : one.name)));

/** `your and Ana’s`. */
export const everyones = (all: readonly Who[]): string =>
  listed(all.map(({ name, isYou }) => (isYou ? 'your' : `${name}’s`)));

/** `Ana wins.`, `You and Ana win together.` */
export function winnersSentence(winners: readonly Who[]): string {
  const [only] = winners;
  if (only === undefined) return 'Nobody wins.';
  return winners.length === 1 ? `${does(only, 'win', 'wins')}.` : `${everyone(winners)} win together.`;
}
