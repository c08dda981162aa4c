import type { MexicanWait } from '@slow-train/rules';
import { refusalsWith } from '../refusals.ts';

const TURNS = ['', 'primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno'];

/** Says what a Mexican train waits for. */
function notBefore(until: MexicanWait | undefined): string {
  switch (until) {
    case undefined:
    case 2:
      return 'en el primer turno';
    case 'before':
      return 'antes que el anterior';
    case 'own':
      return 'antes que tu propio tren';
    case 'allTurns':
      return 'antes de que todos hayan tenido un turno';
    case 'allTrains':
      return 'antes de que empiecen todos los trenes';
    default:
      return `antes de tu ${TURNS[until] ?? until} turno`;
  }
}

/** Why an action is refused (docs/rules.es.md section 10). */
export const explain = /* @__PURE__ */ refusalsWith({
  thatTile: 'Eso',
  thatTrain: 'ese tren',
  thatEnd: 'ese número',
  sentences: {
    NOT_YOUR_TURN: () => 'No es tu turno.',
    NOT_IN_HAND: ({ tile }) => `${tile} no está en tu mano.`,
    NO_MATCH: ({ tile, train, end, orDouble }) =>
      orDouble ? 'El tren mexicano empieza con un doble.' : `${tile} no tiene ${end}, y ${train} termina en ${end}.`,
    TRAIN_PRIVATE: ({ tile, train }) => `${tile} no puede ir en ${train}: su señal está abajo, solo juega su dueño.`,
    OWN_TRAIN_ONLY: ({ tile, train }) =>
      `${tile} no puede ir en ${train}: tu señal está arriba, así que solo juegas en tu propio tren.`,
    OWN_TRAIN_FIRST: ({ tile }) => `${tile} tiene que esperar: primero empieza tu propio tren.`,
    TRAIN_NOT_STARTED: ({ tile, train }) => `${tile} no puede empezar ${train}: solo puede su dueño.`,
    NO_SUCH_END: ({ train }) => `Ese final ya no existe en ${train}.`,
    MEXICAN_NOT_YET: ({ tile, train, until }) => `${tile} no puede empezar ${train} ${notBefore(until)}.`,
    MUST_SATISFY_DOUBLE: ({ tile, double, train }) =>
      `${tile} tiene que esperar: ${double} está abierto en ${train}. Cúbrelo primero.`,
    MUST_CAP: ({ tile, double, train, orDouble }) =>
      orDouble
        ? `${tile} tiene que esperar: cubre tu ${double} en ${train}, o juega otro doble que puedas cubrir.`
        : `${tile} tiene que esperar: primero cubre tu ${double} en ${train}.`,
    DOUBLE_NEEDS_FOLLOW_UP: ({ tile, double }) =>
      double === ''
        ? `${tile} necesita una ficha más de tu mano que lo cubra.`
        : `${tile} tiene que ir sobre uno de los dos dobles que jugaste.`,
    MUST_PLAY: () => 'Tienes una ficha que encaja. Juégala.',
    MUST_DRAW: () => 'Hay fichas en el pozo. Roba una.',
    BONEYARD_EMPTY: () => 'El pozo está vacío: no hay nada que robar.',
    ONLY_DRAWN_TILE: ({ tile }) => `${tile} tiene que esperar: solo puedes jugar la ficha que robaste.`,
    BUILD_FIRST: () => 'Tu primer turno arma tu propio tren. Si ninguna ficha encaja ahí, roba o pasa.',
    BUILD_BROKEN: ({ tile, end }) => `${tile} no sigue: la ficha anterior termina en ${end}.`,
    BUILD_ENDS_IN_DOUBLE: () => 'Un primer tren no puede acabar en doble. Pon una ficha más o deja fuera el doble.',
    NO_DOUBLE_OUT: ({ tile }) => `${tile} es tu última ficha, y no puedes salir con un doble.`,
    NOT_LAST_TILE: () => 'No hay de qué avisar. Avisa cuando te quede una sola ficha.',
    NOTHING_TO_CATCH: () => 'No hay nada que atrapar: ese asiento sí avisó.',
    ROUND_OVER: () => 'Terminó la ronda.',
    MALFORMED: () => 'Eso no es una jugada de este turno. Manda una jugada como ficha@tren, o build, draw o pass.',
  },
});
