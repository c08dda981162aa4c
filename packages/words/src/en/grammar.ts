import { type Who } from '../common.ts';
import { grammarWith } from '../grammar.ts';
import { once } from '../once.ts';

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

export const { count, dayName, listed, spanOf } = /* @__PURE__ */ grammarWith('en', {
  plural: 's',
  numberWord,
  day: ['day', 'days', 'a day'],
  hour: ['hour', 'hours', 'an hour'],
  minute: ['minute', 'minutes', 'a minute'],
  and: ' ',
  nothing: 'nothing',
});

/** `2nd`. */
export function ordinal(place: number): string {
  return `${place}${SUFFIXES[ordinalRules().select(place)] ?? 'th'}`;
}

/** `second`; `13th` from 13 on. */
export function ordinalWord(place: number): string {
  return ORDINALS[place] ?? ordinal(place);
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
