import type { Translation } from '@slow-train/words';
import { count, does, everyone, timesInWords } from '@slow-train/words/es';
import type * as en from '../en/game-end.ts';

/** The end of a game. */
export const gameEndText: Translation<typeof en.gameEndText> = {
  facts: (rounds, players) => `${count(rounds, 'ronda')}, ${count(players, 'asiento')}`,
  pips: (pips) => (pips === 1 ? 'punto' : 'puntos'),
  map: 'Lugares después de cada ronda. La hoja de puntos los tiene como tabla.',
  standing: 'Resultado final',
  outs: (times) => `sin fichas ${timesInWords(times)}`,
  heaviest: ({ name }, pips, round) => `La mano más pesada: *${name}*, ${pips} en la ronda ${round}.`,
  allBlocked: (rounds) => `En ${count(rounds, 'ronda')} nadie pudo jugar más.`,
  score: 'Todos los puntos',
  watch: 'Verla de nuevo',
  share: 'Compartir imagen',
  save: 'Guardar imagen',
  drawing: 'Dibujando…',
  failed: 'No se pudo dibujar la imagen. No se compartió nada. Intenta de nuevo.',
  onceMore: 'Otra vez con esta gente',
  toNext: 'Ir a la siguiente partida',
  nextIsSet: 'La misma gente juega otra vez. Te espera un asiento.',
  asking: 'Poniendo la mesa…',
  again: 'Poner otra mesa',
  tables: 'Tus mesas',

  tied: (winners, pips) => `Empate entre ${everyone(winners)}: ${count(pips, 'punto')} por persona.`,
  only: (winner, margin) => `${does(winner, 'ganaste', 'ganó')} la única ronda${by(margin)}.`,
  always: (winner, margin) =>
    `${does(winner, 'estuviste', 'estuvo')} en primer lugar de la primera ronda a la última y ${winner.isYou ? 'ganaste' : 'ganó'}${by(margin)}.`,
  since: (winner, round, margin) =>
    `${does(winner, 'tomaste', 'tomó')} la delantera en la ronda ${round} y ${winner.isYou ? 'ganaste' : 'ganó'}${by(margin)}.`,
  ledBefore: (who, from, to) =>
    from === to
      ? `${does(who, 'ibas', 'iba')} en primer lugar después de la ronda ${to}.`
      : `${does(who, 'estuviste', 'estuvo')} en primer lugar de la ronda ${from} a la ${to}.`,
  last: (winner, wentOut, margin) =>
    `${wentOut ? does(winner, 'te quedaste', 'se quedó') : does(winner, 'tomaste', 'tomó')} ${wentOut ? 'sin fichas' : 'la delantera'} en la última ronda y ${winner.isYou ? 'ganaste' : 'ganó'}${by(margin)}.`,

  picture: {
    what: 'Dominó Tren Mexicano, una jugada al día',
  },
};

const by = (margin: number): string => (margin === 0 ? ' en el desempate' : ` por ${count(margin, 'punto')}`);
