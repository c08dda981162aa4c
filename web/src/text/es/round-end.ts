import type { Translation } from '@slow-train/words';
import { count, does, listed, numberWord, tileText, timesInWords } from '@slow-train/words/es';
import type * as en from '../en/round-end.ts';

/** The end of a round. `*this*` is strong. */
export const roundEndText: Translation<typeof en.roundEndText> = {
  out: (who) => `${does(who, 'te quedaste', 'se quedó')} sin fichas`,
  blocked: 'Nadie puede jugar',
  round: (round, of) => `Ronda ${round} de ${of}`,
  last: (tile, train) => `${tileText(tile)}, ${train}`,
  trains: { own: 'tren propio', mexican: 'tren mexicano', of: (name) => `tren de ${name}` },
  arrival: (train, tiles) => `${train}, ${count(tiles, 'ficha')}`,
  hands: 'Fichas que quedaron en cada mano',
  none: 'sin fichas',
  pipsUnit: (pips) => (pips === 1 ? 'punto' : 'puntos'),
  counting: 'Volteando las fichas…',
  failed: 'No se pudieron cargar las fichas. Los puntos son correctos.',
  tryAgain: 'Intentar de nuevo',
  sheet: 'Puntos',
  inShort: (round) => `La ronda ${round} en resumen`,
  fullScore: 'Hoja de puntos',
  own: 'Mi ronda',
  ready: (round) => `Seguir a la ronda ${round}`,
  final: 'Posiciones finales',
  facts: {
    blockedBy: (tile) => `*${tileText(tile)}* quedó abierto y nadie pudo cubrirlo.`,
    longestTrain: (train, tiles) => `El más largo: *${train}*, con ${count(tiles, 'ficha')}.`,
    ownTrain: 'Tu tren',
    mexicanTrain: 'El tren mexicano',
    trainOf: (name) => `El tren de ${name}`,
    openDouble: (tile, turns) =>
      `*${tileText(tile)}* estuvo abierto ${turns === 1 ? 'un turno' : `${numberWord(turns)} turnos`}.`,
    mostDraws: ({ name, isYou }, draws) => `*${name}* ${isYou ? 'robaste' : 'robó'} ${timesInWords(draws)}.`,
    longestRun: ({ name, isYou }, turns) =>
      `*${name}* ${isYou ? 'jugaste' : 'jugó'} ${turns === 1 ? 'un turno' : `${numberWord(turns)} turnos`} sin robar.`,
  },
  analysis: {
    title: (round) => `Tu ronda ${round}`,
    close: 'Cerrar',
    judged: 'Según lo que podías ver en ese momento.',
    first: 'Primer tren',
    yours: 'El tuyo',
    longest: 'El más largo de tu mano',
    laid: (tiles, rest) => `${count(tiles, 'ficha')}, ${rest === 1 ? 'queda 1 punto' : `quedan ${rest} puntos`}`,
    nothingLaid: 'No pusiste ninguna ficha en tu tren.',
    asLong: 'Ningún tren de la mano que te tocó era más largo.',
    costly: 'El turno que más costó',
    cost: (pips, turn) => ({ pips: String(pips), turn: `${pips === 1 ? 'punto' : 'puntos'}, turno ${turn}` }),
    played: (tile, train) => `Pusiste ${tileText(tile)} en ${train}.`,
    better: (tile, train) => `Mejor era ${tileText(tile)} en ${train}.`,
    heavier: (pips) => `Te quita ${count(pips, 'punto')} más.`,
    followers: (tiles) =>
      tiles === 1
        ? 'Después podía seguir 1 ficha más en tu tren.'
        : `Después podían seguir ${tiles} fichas más en tu tren.`,
    uncovered: (tile) => `No tenías con qué cubrir ${tileText(tile)}.`,
    notes: { better: 'mejor', played: 'jugaste' },
    noCost: 'Cada jugada fue la mejor que podías ver.',
    left: 'Fichas que se quedaron',
    noneLeft: 'Ninguna: te quedaste sin fichas.',
    dead: (pips) => `*${count(pips, 'punto')}, muerta.* No encajó en ninguno de tus turnos.`,
    chance: ({ pips, chances, turn, train }) =>
      `*${count(pips, 'punto')}, ${chances === 1 ? '1 ocasión' : `${chances} ocasiones`}.* ${
        chances === 1 ? 'En el' : 'Primero en el'
      } turno ${turn}, en ${train}.`,
    late: (pips) => `*${count(pips, 'punto')}, tarde.* La robaste en tu último turno.`,
    hands: 'Lo que quedó en mano, y por qué',
    wentOut: 'Sin fichas.',
    because: (pips, { dead, deadDoubles, chance, late }) =>
      `${count(pips, 'punto')}: ${listed([
        ...(dead === 0
          ? []
          : [
              `${dead === deadDoubles ? count(dead, 'doble') : count(dead, 'ficha')} que nunca ${
                dead === 1 ? 'encajó' : 'encajaron'
              }`,
            ]),
        ...(chance === 0 ? [] : [`${count(chance, 'ficha')} que ${chance === 1 ? 'pudo' : 'pudieron'} salir`]),
        ...(late === 0 ? [] : [`${count(late, 'ficha')} que ${late === 1 ? 'llegó' : 'llegaron'} tarde`]),
      ])}.`,
  },
};
