import type { Phrase } from '@slow-train/protocol';

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
