import { PRESET_NAMES } from '@slow-train/rules';
import { entryOf, LANGUAGES } from '@slow-train/protocol/languages';
import type { OpenGameFilter } from '@slow-train/protocol';
import { openGamesText } from '#text/open-games.ts';

/** A filter: the values it offers, and their words. */
export interface FilterPart {
  readonly name: keyof OpenGameFilter;
  readonly values: readonly string[];
  words(value: string): string;
}

/** Returns the word that a dictionary has under a key, or the key. */
function wordIn(words: { readonly [value: string]: string }, value: string): string {
  return words[value] ?? value;
}

/** The filters in the order of the page. (Importing the protocol’s own lists would bring in all its schemas.) */
export const FILTERS: readonly FilterPart[] = [
  { name: 'pace', values: ['hours', 'day', 'days'], words: (value) => wordIn(openGamesText.pace, value) },
  { name: 'preset', values: PRESET_NAMES, words: (value) => openGamesText.preset(value) },
  { name: 'seats', values: ['2', '3', '4', '5', '6', '7', '8'], words: (value) => openGamesText.seats(Number(value)) },
  {
    name: 'language',
    values: LANGUAGES,
    words: (value) => entryOf(LANGUAGES.find((one) => one === value) ?? LANGUAGES[0]).name,
  },
  { name: 'rated', values: ['yes', 'no'], words: (value) => wordIn(openGamesText.rated, value) },
  { name: 'took', values: ['days', 'weeks', 'months'], words: (value) => wordIn(openGamesText.took, value) },
];

/** Reads the filters in a page’s address; ignores unknown ones. */
export function readFilter(query: string): OpenGameFilter {
  const words = new URLSearchParams(query);
  const one = <T extends string>(name: string, values: readonly T[]): T | undefined =>
    values.find((value) => value === words.get(name));
  const seats = Number(words.get('seats'));
  const [preset, pace] = [one('preset', PRESET_NAMES), one('pace', ['hours', 'day', 'days'])];
  const [language, rated] = [one('language', LANGUAGES), one('rated', ['yes', 'no'])];
  const took = one('took', ['days', 'weeks', 'months']);
  return {
    ...(preset && { preset }),
    ...(seats >= 2 && seats <= 16 && Number.isInteger(seats) && { seats }),
    ...(pace && { pace }),
    ...(language && { language }),
    ...(rated && { rated }),
    ...(took && { took }),
  };
}

/** Returns the query of a page’s address with these filters, with its question mark; '' for none. */
export function filterQuery(filter: OpenGameFilter): string {
  const words = new URLSearchParams();
  for (const { name } of FILTERS) if (filter[name] !== undefined) words.set(name, String(filter[name]));
  return words.size === 0 ? '' : `?${words.toString()}`;
}
