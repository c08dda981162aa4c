import { dateLocale } from '../dates.ts';
import { capital, ownedBy, type Who } from '../common.ts';
import { isolated } from '../isolated.ts';
import { once } from '../once.ts';

const NUMBERS = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

const lists = once(() => new Intl.ListFormat('es', { type: 'conjunction' }));
const plurals = once(() => new Intl.PluralRules('es'));
const days = once(() => new Intl.DateTimeFormat(dateLocale('es'), { day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** `tres`; `una` for one of feminine nouns; figures from 13 on. */
export function numberWord(count: number, gender: 'm' | 'f' = 'm'): string {
  return count === 1 && gender === 'f' ? 'una' : (NUMBERS[count] ?? String(count));
}

/** `2.º`. */
export function ordinal(place: number): string {
  return `${place}.º`;
}

/** `1 ficha`, `3 fichas`. */
export function count(many: number, one: string, more = `${one}s`): string {
  return `${many} ${plurals().select(many) === 'one' ? one : more}`;
}

/** `una vez`, `tres veces`. */
export function timesInWords(times: number): string {
  return times === 1 ? 'una vez' : `${numberWord(times)} veces`;
}

/** `Ana, Bo y Cy`. */
export function listed(names: readonly string[]): string {
  const [first] = names;
  // Mostly there is one, and a phone takes long to make the formatter.
  return names.length === 1 && first !== undefined ? isolated(first) : lists().format(names.map(isolated));
}

/** `doble doce`. */
export function setName(set: number): string {
  const names: { readonly [set: number]: string } = { 15: 'quince', 18: 'dieciocho' };
  return `doble ${names[set] ?? numberWord(set)}`;
}

/** `24 de diciembre` for `2026-12-24`. */
export function dayName(day: string): string {
  return days().format(new Date(`${day}T00:00:00Z`));
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes in words: `un día`, `tres días`, `una hora`, `45 minutos`; odd ones by their two largest parts, rounded down. */
export function spanOf(minutes: number): string {
  const wholeDays = Math.floor(minutes / DAY);
  const hours = Math.floor((minutes % DAY) / HOUR);
  const rest = minutes % HOUR;
  if (wholeDays > 0 && hours > 0) return `${count(wholeDays, 'día')} y ${count(hours, 'hora')}`;
  if (wholeDays > 0) return wholeDays === 1 ? 'un día' : `${numberWord(wholeDays)} días`;
  if (hours > 0 && rest > 0) return `${count(hours, 'hora')} y ${count(rest, 'minuto')}`;
  if (hours > 0) return hours === 1 ? 'una hora' : `${numberWord(hours)} horas`;
  return minutes === 0 ? 'nada' : count(minutes, 'minuto');
}

/** `Ganas`, `Ana gana`: the verb says who. */
export const does = ({ name, isYou }: Who, you: string, other: string): string =>
  isYou ? capital(you) : `${name} ${other}`;

/** `Tú y Ana`. */
export const everyone = (all: readonly Who[]): string => listed(all.map((one) => (one.isYou ? 'Tú' : one.name)));

/** `tu parte`, `la parte de Ana`, `tu parte y la de Ana`. */
export const everyonesPart = (all: readonly Who[]): string =>
  ownedBy(all, () => ({ yours: 'tu parte', of: 'la parte de', andOf: 'la de' }), listed);

const device =
  (one: string, several: string) =>
  (all: readonly Who[]): string =>
    ownedBy(
      all,
      (others) =>
        others === 1
          ? { yours: `tu ${one}`, of: `el ${one} de`, andOf: 'el de' }
          : { yours: `tu ${one}`, of: `los ${several} de`, andOf: 'los de' },
      listed,
    );

/** `tu navegador`, `los navegadores de Ana y Bo`. */
export const everyonesBrowser = device('navegador', 'navegadores');
/** `tu teléfono`, `los teléfonos de Ana y Bo`. */
export const everyonesPhone = device('teléfono', 'teléfonos');

/** `Gana Ana.`, `Ganan Tú y Ana.` */
export function winnersSentence(winners: readonly Who[]): string {
  const [only] = winners;
  if (only === undefined) return 'No gana nadie.';
  if (winners.length === 1) return only.isYou ? 'Ganas.' : `Gana ${only.name}.`;
  return winners.some(({ isYou }) => isYou)
    ? `Ganan ${listed(winners.map(({ name, isYou }) => (isYou ? 'tú' : name)))}.`
    : `Ganan ${listed(winners.map(({ name }) => name))}.`;
}
