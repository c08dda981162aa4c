import { capital, ownedBy, type Who } from '../common.ts';
import { grammarWith } from '../grammar.ts';

const NUMBERS = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

/** `tres`; `una` for one of feminine nouns; figures from 13 on. */
export function numberWord(count: number, gender: 'm' | 'f' = 'm'): string {
  return count === 1 && gender === 'f' ? 'una' : (NUMBERS[count] ?? String(count));
}

export const { count, dayName, listed, spanOf } = /* @__PURE__ */ grammarWith('es', {
  plural: 's',
  numberWord,
  day: ['día', 'días', 'un día'],
  hour: ['hora', 'horas', 'una hora'],
  minute: ['minuto', 'minutos', 'un minuto'],
  and: ' y ',
  nothing: 'nada',
});

/** `2.º`. */
export function ordinal(place: number): string {
  return `${place}.º`;
}

/** `una vez`, `tres veces`. */
export function timesInWords(times: number): string {
  return times === 1 ? 'una vez' : `${numberWord(times)} veces`;
}

/** `doble doce`. */
export function setName(set: number): string {
  const names: { readonly [set: number]: string } = { 15: 'quince', 18: 'dieciocho' };
  return `doble ${names[set] ?? numberWord(set)}`;
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
