import type { Translation } from '../common.ts';
import type * as en from '../en/index.ts';
import { deadlinesWith } from '../deadline.ts';
import { count, listed } from './grammar.ts';

export * from '../common.ts';
export * from './grammar.ts';
// Apart, because the start page names seats but tells no moves.
export * from './moves.ts';
export * from './names.ts';
export * from './problems.ts';

export const { deadlineDay, deadlineTime, durationOf, remaining, timeLeft } = /* @__PURE__ */ deadlinesWith({
  language: 'es',
  days: (many) => count(many, 'día'),
  left: (duration) => `quedan ${duration}`,
  underAMinute: 'queda menos de un minuto',
  isUp: 'se acabó el tiempo',
  date: (weekday, day, month) => `${weekday} ${day} ${month}`,
});

/** What search engines and messengers show of the pages that everybody may see. */
export const cards: Translation<typeof en.cards> = {
  picture: 'Una mesa de tren mexicano: ocho trenes, y tu mano abajo',
  titleOf: (page) => `${page} · Slow Train`,
  home: {
    title: 'Slow Train',
    line: 'Dominó del tren mexicano por correspondencia: pon una ficha, prepara un café y deja que los demás se tomen su tiempo. Sin cuenta, sin correo, sin prisa.',
  },
  invitation: {
    title: 'Te invitan',
    line: 'Dominó del tren mexicano, una jugada a la vez. Di tu nombre y toma un lugar: sin cuenta, sin correo.',
  },
  join: { title: 'Entrar con un código', line: 'Escribe o pega el código de una invitación y encuentra tu mesa.' },
  newGame: {
    title: 'Nueva partida',
    line: 'Empieza una partida de tren mexicano con amigos o con la máquina: elige quién juega, las reglas y el reloj.',
  },
  learn: {
    title: 'Tu primera ronda',
    line: 'Aprende el tren mexicano jugando una ronda. Toma diez minutos y puedes dejarla cuando quieras.',
  },
  howToPlay: {
    title: 'El juego en cinco dibujos',
    line: 'El tren mexicano en cinco dibujos, con una frase para cada una.',
  },
  rules: {
    title: 'Las reglas',
    line: 'Cada regla del tren mexicano con una frase y una imagen, en cada manera de jugarlo. Con glosario.',
  },
  exactRules: {
    title: 'Las reglas, palabra por palabra',
    line: 'Las reglas exactas del tren mexicano, tal como se juegan aquí.',
  },
  replay: {
    title: 'Ver de nuevo',
    line: 'Cada jugada de una partida terminada de tren mexicano, con todas las manos a la vista.',
  },
  watch: {
    title: 'Una partida para mirar',
    line: 'Dominó del tren mexicano, una jugada a la vez. Mira una partida que se está jugando, un poco más tarde y sin ninguna mano.',
  },
  result: {
    title: (winners) => `${listed(winners)} ${winners.length === 1 ? 'gana' : 'ganan'}`,
    line: (game, places) =>
      `${game}: ${places.map(({ place, name, pips }) => `${place} ${name} ${pips}`).join(', ')}. Mira otra vez cada jugada.`,
  },
  privacy: {
    title: 'Qué se guarda y por qué',
    line: 'Qué guarda Slow Train sobre ti, por cuánto tiempo y quién lo ve.',
  },
  signIn: { title: 'Entrar', line: 'Encuentra tus mesas de tren mexicano también en este dispositivo.' },
};
