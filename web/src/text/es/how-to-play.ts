import type { Translation } from '@slow-train/words';
import type * as en from '../en/how-to-play.ts';

/** The game in five pictures, for those who only want to look. */
export const howToPlayText: Translation<typeof en.howToPlayText> = {
  title: 'El juego en cinco dibujos',
  line: 'Diez minutos para aprender jugando, uno para mirar.',
  pictures: {
    trains: '9‑9 es la locomotora. Desde ahí cada quien arma un tren, una ficha por turno.',
    match: 'Las puntas tienen que encajar. 4‑1 termina en 1: la próxima ficha necesita un 1.',
    signal: '¿Nada encaja? Roba una. ¿Tampoco? Sube tu señal, y toda la mesa puede usar tu tren.',
    double: 'Un doble va atravesado y hay que cubrirlo antes que nada.',
    count: '¿Sin fichas? Se acaba la ronda. Los demás cuentan los puntos que tienen. Gana quien tenga menos.',
  },
  learn: 'Aprender jugando, diez minutos',
  play: 'Jugar contra la computadora',
  rules: 'Todas las reglas',
};
