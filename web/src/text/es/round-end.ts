import type { Translation } from '@slow-train/words';
import { count, does, numberWord, tileText, timesInWords } from '@slow-train/words/es';
import type * as en from '../en/round-end.ts';

/** The end of a round. `*this*` is strong. */
export const roundEndText: Translation<typeof en.roundEndText> = {
  out: (who) => `${does(who, 'te quedaste', 'se quedó')} sin fichas`,
  blocked: 'Nadie puede jugar',
  round: (round, of) => `Ronda ${round} de ${of}`,
  last: (tile, train) => `${tileText(tile)}, ${train}`,
  trains: { own: 'tren propio', mexican: 'tren mexicano', of: (name) => `tren de ${name}` },
  hands: 'Fichas que quedaron en cada mano',
  none: 'sin fichas',
  pipsUnit: (pips) => (pips === 1 ? 'punto' : 'puntos'),
  counting: 'Volteando las fichas…',
  failed: 'No se pudieron cargar las fichas. Los puntos son correctos.',
  tryAgain: 'Intentar de nuevo',
  sheet: 'Puntos',
  inShort: (round) => `La ronda ${round} en breve`,
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
    laid: (tiles) => `Pusiste ${count(tiles, 'ficha')} en tu tren.`,
    best: (tiles) => `El tren más largo de la mano que te tocó tenía ${count(tiles, 'ficha')}:`,
    asLong: 'Ningún tren de la mano que te tocó era más largo.',
    costly: 'El turno que más costó',
    cost: ({ turn, played, better, pips }) =>
      `En el turno ${turn} jugaste ${played}. ${better} valía ${count(pips, 'punto')} más.`,
    play: (tile, train) => `${tileText(tile)} en ${train}`,
    noCost: 'Cada jugada fue la mejor que podías ver.',
    left: 'Fichas que se quedaron',
    noneLeft: 'Ninguna: te quedaste sin fichas.',
    neverFit: 'no encajó en ninguno de tus turnos',
    couldGo: (chances) => `pudo salir ${timesInWords(chances)}`,
  },
};
