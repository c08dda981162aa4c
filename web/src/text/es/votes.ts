import type { VoteKind } from '@slow-train/protocol';
import type { Translation, Who } from '@slow-train/words';
import { count, does, listed, numberWord } from '@slow-train/words/es';
import type * as en from '../en/votes.ts';

/** The majority a vote needs. */
type Majority = 'half' | 'thirds';

const MAJORITIES: { readonly [K in VoteKind]: Majority } = {
  pause: 'half',
  resume: 'half',
  extend: 'half',
  replace: 'thirds',
  cancel: 'thirds',
};

const people = (all: readonly Who[]): string => listed(all.map(({ name, isYou }) => (isYou ? 'tú' : name)));

/** Votes. */
export const votesText: Translation<typeof en.votesText> = {
  open: 'Preguntar a la mesa…',
  title: 'Preguntar a la mesa',
  close: 'Volver a la mesa',
  lead: 'Al preguntar votas que sí. La mesa tiene tres días; quien no vota dice que no.',
  other: 'Ya hay una votación abierta. Decidan primero esa.',

  kinds: {
    pause: () => ({
      title: 'Una pausa',
      more: 'Todos los relojes paran. Se puede seguir jugando.',
      ask: 'Pedir una pausa',
    }),
    resume: () => ({
      title: 'El fin de la pausa',
      more: 'Todos los relojes corren de nuevo enseguida.',
      ask: 'Pedir que sigamos',
    }),
    extend: () => ({
      title: 'Más tiempo',
      more: 'Quien tiene el turno recibe el tiempo de un turno más.',
      ask: 'Pedir más tiempo',
    }),
    replace: (name) => ({
      title: `La computadora por ${name}`,
      more: `A ${name} se le acabó el tiempo. La computadora juega esta mano; ${name} puede volver cuando quiera.`,
      ask: `Pedirla en el asiento de ${name}`,
    }),
    cancel: () => ({
      title: 'El fin de la partida',
      more: 'Termina sin resultado, para toda la mesa y para siempre.',
      ask: 'Pedir que termine',
    }),
  },
  days: 'Días',
  daysMore: 'de 1 a 30',
  takes: (kind, voters) => {
    if (voters <= 1) return 'Nadie más vota: se hace enseguida.';
    if (voters === 2) return 'Hacen falta los dos votos.';
    return MAJORITIES[kind] === 'half'
      ? `Hace falta más de la mitad de los ${numberWord(voters)} votos.`
      : `Hacen falta dos tercios de los ${numberWord(voters)} votos.`;
  },
  sure: (kind, name) =>
    kind === 'replace'
      ? `¿Pedirla en el asiento${name === null ? '' : ` de ${name}`}? La mesa verá que fuiste tú.`
      : '¿Pedir que termine la partida? La mesa verá que fuiste tú.',
  yes: 'Sí, preguntar',
  no: 'No, dejarlo',
  asking: 'Preguntando…',

  label: 'Hay una votación abierta',
  asks: (who, matter) => `${does(who, 'quieres', 'quiere')} ${matter}.`,
  count: (yes, needed) => `${yes} de ${count(needed, 'voto')} ${needed === 1 ? 'necesario' : 'necesarios'}`,
  until: (when) => `Abierta hasta ${when}.`,
  yesBy: (all) => `Sí: ${people(all)}.`,
  noBy: (all) => `No: ${people(all)}.`,
  stillBy: (all) => `Faltan: ${people(all)}.`,
  aboutYou: 'Esta votación es sobre ti: decide el resto. Sigue jugando para conservar tu asiento.',
  inFavour: 'Sí',
  against: 'No',
  mind: 'Puedes cambiar tu voto hasta que se decida.',
  casting: 'Guardando…',
  ballot: 'Tu voto',
};
