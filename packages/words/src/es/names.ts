import type * as en from '../en/names.ts';
import type { Phrase, Reaction } from '@slow-train/protocol';
import type { Translation } from '../common.ts';
import { browserNamesWith } from '../browser-name.ts';
import { namesWith } from '../names.ts';
import { roughLength } from '../rough-length.ts';
import { count, listed } from './grammar.ts';

export const seatName = (seat: number): string => `Lugar ${seat + 1}`;

export const namesOf = /* @__PURE__ */ namesWith({
  you: 'Tú',
  seat: seatName,
  row: { yours: 'Tu tren', mexican: 'Mexicano' },
  train: { yours: 'tu tren', mexican: 'el tren mexicano', of: (name) => `el tren de ${name}` },
  short: { of: (name) => `el de ${name}` },
  branch: (letters) => `rama ${letters}`,
});

/** What people stamp on a move. */
export const reactions: { readonly [reaction in Reaction]: string } = {
  ouch: 'ay',
  ha: 'ja',
  nice: 'bien',
  wow: 'guau',
  uhOh: 'uy',
  thanks: 'gracias',
};

/** What people say without typing. */
export const phrases: { readonly [phrase in Phrase]: string } = {
  hello: 'Hola',
  goodLuck: 'Suerte',
  wellPlayed: 'Bien jugado',
  thankYou: 'Gracias',
  ouch: 'Ay',
  ha: 'Ja',
  soClose: 'Por poco',
  badLuck: 'Mala suerte',
  sorry: 'Perdón',
  takeYourTime: 'Tómate tu tiempo',
  backTomorrow: 'Vuelvo mañana',
  oneMore: '¿Otra?',
  goodGame: 'Buena partida',
};

/** Units of a rough length: one of them, and several. */
const UNITS = {
  minute: ['minuto', 'minutos'],
  hour: ['hora', 'horas'],
  day: ['día', 'días'],
  week: ['semana', 'semanas'],
  month: ['mes', 'meses'],
} as const;

/** How a game stands, in one sentence of a list. */
export const listing: Translation<typeof en.listing> = {
  /** How long a game takes: `más o menos 3 semanas`. */
  takes: (hours) => {
    const { unit, many } = roughLength(hours);
    const [one, more] = UNITS[unit];
    return `más o menos ${count(many, one, more)}`;
  },
  computerHolds: 'La máquina cuida tu lugar.',
  sitsIn: (name) => `${name ?? 'Alguien'} te reemplaza.`,
  missing: (free) => (free === 1 ? 'Falta 1 persona.' : `Faltan ${free} personas.`),
  inTournament: (round, rounds, news) => `Torneo, ronda ${round} de ${rounds}. ${news}`,
  canStart: (isHost) =>
    isHost ? 'La mesa está completa: puedes empezar.' : 'La mesa está completa: falta la señal de salida.',
  build: 'Arma tu tren.',
  isOpen: (tile, train) => `${tile} está abierto en ${train}.`,
  yourTurn: 'Es tu turno.',
  builds: (builds) => `Faltan ${builds} trenes por armar.`,
  dealing: 'Se está repartiendo la próxima ronda.',
  waitingFor: (name) => `Esperando a ${name ?? 'nadie'}.`,
  nobody: 'nadie',
  noResult: 'La partida terminó sin resultado.',
  won: (winners) => {
    if (winners.length < 2) return winners[0] === null ? 'Ganaste.' : `Ganó ${winners[0] ?? 'nadie'}.`;
    return `Comparten el primer lugar: ${listed(winners.map((name) => name ?? 'tú'))}.`;
  },
};

export const browserName = /* @__PURE__ */ browserNamesWith({
  unknown: 'Un navegador',
  on: (browser, system) => `${browser} en ${system}`,
});
