import { entryOf, type Language } from '@slow-train/protocol/languages';
import { dateFormat } from './dates.ts';
import { isolated } from './isolated.ts';
import { once } from './once.ts';

/** One of them, several of them, and exactly one in words: `hour`, `hours`, `an hour`. */
type Noun = readonly [one: string, more: string, single: string];

/** The words with which a language counts. */
interface CountForms {
  /** The usual end of a plural. */
  readonly plural: string;
  numberWord(count: number): string;
  readonly day: Noun;
  readonly hour: Noun;
  readonly minute: Noun;
  /** Between two parts of a span. */
  readonly and: string;
  readonly nothing: string;
}

/** Numbers, lists and days in one language. */
interface Grammar {
  /** A number with its noun: `1 tile`, `3 tiles`. */
  count(many: number, one: string, more?: string): string;
  /** Names as a list: `Ana, Bo and Cy`. */
  listed(names: readonly string[]): string;
  /** A day without its year: `24 December` for `2026-12-24`. */
  dayName(day: string): string;
  /** Minutes in words: `a day`, `three days`, `an hour`, `45 minutes`; odd ones by their two largest parts, rounded down. */
  spanOf(minutes: number): string;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns the functions that count, list and name days in one language. */
export function grammarWith(language: Language, forms: CountForms): Grammar {
  const lists = once(() => new Intl.ListFormat(entryOf(language).locale, { type: 'conjunction' }));
  const plurals = once(() => new Intl.PluralRules(entryOf(language).locale));
  const days = dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });

  const count: Grammar['count'] = (many, one, more = one + forms.plural) =>
    `${many} ${plurals().select(many) === 'one' ? one : more}`;
  const both = (many: number, [one, more]: Noun): string => count(many, one, more);
  const inWords = (many: number, [, more, single]: Noun): string =>
    many === 1 ? single : `${forms.numberWord(many)} ${more}`;

  return {
    count,
    listed: (names) => {
      const [first] = names;
      // Mostly there is one, and a phone takes long to make the formatter.
      return names.length === 1 && first !== undefined ? isolated(first) : lists().format(names.map(isolated));
    },
    dayName: (day) => days().format(new Date(`${day}T00:00:00Z`)),
    spanOf: (minutes) => {
      const wholeDays = Math.floor(minutes / DAY);
      const hours = Math.floor((minutes % DAY) / HOUR);
      const rest = minutes % HOUR;
      if (wholeDays > 0 && hours > 0) return `${both(wholeDays, forms.day)}${forms.and}${both(hours, forms.hour)}`;
      if (wholeDays > 0) return inWords(wholeDays, forms.day);
      if (hours > 0 && rest > 0) return `${both(hours, forms.hour)}${forms.and}${both(rest, forms.minute)}`;
      if (hours > 0) return inWords(hours, forms.hour);
      return minutes === 0 ? forms.nothing : both(minutes, forms.minute);
    },
  };
}
