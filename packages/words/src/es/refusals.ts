import type { RefusalForms } from '../refusals.ts';

/** Why an action is refused (docs/rules.es.md section 10). */
export const refusals: RefusalForms = {
  thatTile: 'Eso',
  thatTrain: 'ese tren',
  thatEnd: 'ese número',
  sentences: {
    NOT_YOUR_TURN: () => 'No es tu turno.',
    NOT_IN_HAND: ({ tile }) => `${tile} no está en tu mano.`,
    NO_MATCH: ({ tile, train, end }) => `${tile} no tiene ${end}, y ${train} termina en ${end}.`,
    TRAIN_PRIVATE: ({ tile, train }) => `${tile} no puede ir en ${train}: su señal está abajo, solo juega su dueño.`,
    OWN_TRAIN_ONLY: ({ tile, train }) =>
      `${tile} no puede ir en ${train}: tu señal está arriba, así que solo juegas en tu propio tren.`,
    MEXICAN_NOT_YET: ({ tile }) => `${tile} no puede empezar el tren mexicano en el primer turno.`,
    MUST_SATISFY_DOUBLE: ({ tile, double, train }) =>
      `${tile} tiene que esperar: ${double} está abierto en ${train}. Cúbrelo primero.`,
    MUST_CAP: ({ tile, double, train }) => `${tile} tiene que esperar: primero cubre tu ${double} en ${train}.`,
    DOUBLE_NEEDS_FOLLOW_UP: ({ tile, double }) =>
      double === ''
        ? `${tile} necesita una ficha más de tu mano, sobre uno de tus dos dobles.`
        : `${tile} tiene que ir sobre uno de los dos dobles que jugaste.`,
    MUST_PLAY: () => 'Tienes una ficha que encaja. Juégala.',
    MUST_DRAW: () => 'Hay fichas en el pozo. Roba una.',
    BONEYARD_EMPTY: () => 'El pozo está vacío: no hay nada que robar.',
    ONLY_DRAWN_TILE: ({ tile }) => `${tile} tiene que esperar: solo puedes jugar la ficha que robaste.`,
    BUILD_FIRST: () => 'Tu primer turno arma tu propio tren. Si ninguna ficha encaja ahí, roba o pasa.',
    BUILD_BROKEN: ({ tile, end }) => `${tile} no sigue: la ficha anterior termina en ${end}.`,
    NOT_LAST_TILE: () => 'No hay de qué avisar. Avisa cuando te quede una sola ficha.',
    NOTHING_TO_CATCH: () => 'No hay nada que atrapar: ese asiento sí avisó.',
    ROUND_OVER: () => 'Terminó la ronda.',
    MALFORMED: () => 'Eso no es una jugada de este turno. Manda una jugada como ficha@tren, o build, draw o pass.',
  },
};
