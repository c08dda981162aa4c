import type { Translation } from '../common.ts';
import type { listing as english } from '../en/listing.ts';
import { listed } from './grammar.ts';

/** How a game stands, in one sentence of a list. */
export const listing: Translation<typeof english> = {
  computerHolds: 'La computadora cuida tu asiento.',
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
