import type * as en from '../en/moves.ts';
import type { MexicanWait } from '@slow-train/rules';
import { type Translation, capital, MOST_NAMED } from '../common.ts';
import { mattersWith, planStopsWith } from '../matters.ts';
import { namesThenWith } from '../names-then.ts';
import { refusalsWith } from '../refusals.ts';
import { sentencesWith } from '../sentence.ts';
import { count, dayName, does, everyonesBrowser, everyonesPart, listed, spanOf, timesInWords } from './grammar.ts';
import { namesOf } from './names.ts';

/** The events of a game as sentences, with `*this*` emphasized. */
export const happened: Translation<typeof en.happened> = {
  played: (who, tile, train, end) => `${does(who, 'jugaste', 'jugó')} *${tile}* en ${train}; ahora termina en ${end}.`,
  playedDouble: (who, tile, train) => `${does(who, 'jugaste', 'jugó')} *${tile}* en ${train}.`,
  ownTrain: (who) => (who.isYou ? 'tu propio tren' : 'su propio tren'),
  built: (who, tiles) => `${does(who, 'armaste', 'armó')} *${count(tiles, 'ficha')}*.`,
  buildSent: (who) => `${does(who, 'armaste tu', 'armó su')} tren. No se ve hasta que estén los de todos.`,
  drew: (who, tile) => `${does(who, 'tomaste', 'tomó')}${tile === null ? '' : ` *${tile}*`}.`,
  drewInVain: (who, tile) => `${does(who, 'tomaste', 'tomó')}${tile === null ? '' : ` *${tile}*`}, sin jugada.`,
  drewSeveral: (who, tiles, yours) =>
    `${does(who, 'tomaste', 'tomó')} *${count(tiles, 'ficha')}*${yours.length === 0 ? '' : `: ${listed(yours)}`}.`,
  passed: (who) => `${does(who, 'pasaste', 'pasó')}.`,
  skipped: (who) => (who.isYou ? 'Se saltó tu turno.' : `Se saltó el turno de ${who.name}.`),
  marked: (who) => `${who.isYou ? 'Tu tren' : `El tren de ${who.name}`} está abierto a todos.`,
  unmarked: (who) => `${who.isYou ? 'Tu señal' : `La señal de ${who.name}`} está abajo otra vez.`,
  openedOn: (tile, train) => `*${tile}* quedó abierto en ${train}.`,
  covered: (tile) => `*${tile}* está cubierto.`,
  lineEnded: (tile, train) => `Fin de la línea para *${tile}* en ${train}.`,
  lastTile: (who) => (who.isYou ? 'Te queda 1 ficha.' : `A ${who.name} le queda 1 ficha.`),
  tapped: (who) => (who.isYou ? 'Avisaste: te queda 1 ficha.' : `${who.name} avisó: le queda 1 ficha.`),
  caught: (who, by, tiles) =>
    who.isYou
      ? `${by.name} te atrapó. Tomas ${count(tiles, 'ficha')}.`
      : `${does(by, 'atrapaste', 'atrapó')} a ${who.name}. ${who.name} toma ${count(tiles, 'ficha')}.`,
  wentOut: (who) => `${does(who, 'te quedaste', 'se quedó')} sin fichas.`,
  blocked: 'Nadie puede jugar.',
  roundOver: 'Terminó la ronda.',
  gameOver: 'Terminó la partida.',
  thrownIn: 'Nadie tenía la locomotora. Se repartió de nuevo.',
  searched: (tiles, yours) =>
    `Se ${tiles === 1 ? 'tomó' : 'tomaron'} ${count(tiles, 'ficha')} más en busca de la locomotora${yours.length === 0 ? '' : `; tomaste ${yours.length > MOST_NAMED ? yours.length : listed(yours.map((tile) => `*${tile}*`))}`}.`,
  dealt: (round, engine, tiles) => `Ronda ${round}: locomotora *${engine}*, ${count(tiles, 'ficha')} por mano.`,
  dealtWithout: (withheld, silent) =>
    [
      ...(withheld.length === 0
        ? []
        : [`Se repartió sin ${everyonesPart(withheld)}: estaba comprometida, pero no se mostró.`]),
      ...(silent.length === 0
        ? []
        : [
            `${capital(everyonesBrowser(silent))} no ${silent.length === 1 ? 'tiene' : 'tienen'} parte en este reparto.`,
          ]),
    ].join(' '),
  engineLaid: (who, tile) => `${does(who, 'pusiste', 'puso')} la locomotora *${tile}*.`,
  starter: (who) => `${does(who, 'empiezas', 'empieza')}.`,
  joined: (who) => `${does(who, 'te sentaste', 'se sentó')} a la mesa.`,
  left: (who) => `${does(who, 'dejaste', 'dejó')} la mesa.`,
  hostNow: (who) => `Ahora ${who.isYou ? 'tú puedes' : `${who.name} puede`} empezar la partida.`,
  started: 'Empieza la partida.',
  replaced: (who) => `${who.name}, la máquina, tomó un lugar que alguien dejó.`,
  timedOut: (who, times) =>
    `${who.isYou ? 'Se te' : `A ${who.name} se le`} acabó el tiempo${times > 1 ? `, ${timesInWords(times)} seguidas` : ''}.`,
  held: (who, by) => `${who.name} faltó demasiado. ${by}, la máquina, cuida el lugar.`,
  satIn: (who) => `${who.name} juega de reemplazo.`,
  gotUp: (who) => `${who.name} se levantó.`,
  endsHere: 'La partida termina como está.',
  playsOn: 'Sigue la máquina.',
  returned: (who) => `${does(who, 'volviste', 'volvió')}.`,
  away: (who, from, to) => `${does(who, 'no estás', 'no está')} del ${from} al ${to}.`,
  home: (who) => `${does(who, 'volviste', 'volvió')} de las vacaciones.`,
  voteOpened: (who, matter) => `${does(who, 'pediste', 'pidió')} votar: ${matter}.`,
  voted: (who, inFavour) => `${does(who, 'votaste', 'votó')} que ${inFavour ? 'sí' : 'no'}.`,
  votePassed: (matter) => `Se votó que sí: ${matter}.`,
  voteFailed: (matter) => `Se votó que no: ${matter}.`,
  resumed: 'Terminó la pausa.',
  outage: (time) => `Slow Train no funcionó durante ${time}. Todos los plazos se corrieron lo mismo.`,
  takenDown: (reason) => `La administración de este sitio terminó la partida: ${capital(reason.replaceAll('*', ''))}`,
  ended: (who) => `${does(who, 'terminaste', 'terminó')} la partida.`,
  reopened: (who) => `${does(who, 'lo deshiciste', 'lo deshizo')}. La partida sigue.`,
  automatic: '(automático)',
  planned: '(planeado)',
};

export const matterOf = /* @__PURE__ */ mattersWith({
  pause: (days) => `pausar la partida ${count(days, 'día')}`,
  resume: 'terminar la pausa',
  extend: 'dar más tiempo a este turno',
  replaceYou: 'que la máquina cuide tu lugar',
  replace: (name) => `que la máquina cuide el lugar de ${name}`,
  cancel: 'terminar la partida sin resultado',
  goOn: {
    computer: 'que siga la máquina',
    substitute: 'buscar un reemplazo',
    least: 'jugar solo lo mínimo',
    end: 'terminar la partida como está',
  },
});

export const planStopped = /* @__PURE__ */ planStopsWith({
  doubleOpened: (tile, train) => `Tu plan se detuvo: *${tile}* está abierto en ${train}.`,
  trainOpened: (train) => `Tu plan se detuvo: ${train} está abierto a todos.`,
  oneTile: (name) => `Tu plan se detuvo: a ${name} le queda 1 ficha.`,
  roundEnded: 'Tu plan se detuvo: terminó la ronda.',
  nothingFits: 'Tu plan se detuvo: ninguna de sus fichas encaja ahora.',
  turnsUsed: 'Tu plan ya jugó todos sus turnos.',
});

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
    MUST_DRAW: () => 'Hay fichas en el pozo. Toma una.',
    BONEYARD_EMPTY: () => 'El pozo está vacío: no hay nada que tomar.',
    ONLY_DRAWN_TILE: ({ tile }) => `${tile} tiene que esperar: solo puedes jugar la ficha que tomaste.`,
    BUILD_FIRST: () => 'Tu primer turno arma tu propio tren. Si ninguna ficha encaja ahí, toma o pasa.',
    BUILD_BROKEN: ({ tile, end }) => `${tile} no sigue: la ficha anterior termina en ${end}.`,
    BUILD_ENDS_IN_DOUBLE: () => 'Un primer tren no puede acabar en doble. Pon una ficha más o deja fuera el doble.',
    NO_DOUBLE_OUT: ({ tile }) => `${tile} es tu última ficha, y no puedes salir con un doble.`,
    NOT_LAST_TILE: () => 'No hay de qué avisar. Avisa cuando te quede una sola ficha.',
    NOTHING_TO_CATCH: () => 'No hay nada que atrapar: ese lugar sí avisó.',
    ROUND_OVER: () => 'Terminó la ronda.',
    MALFORMED: () => 'Eso no es una jugada de este turno. Manda una jugada como ficha@tren, o build, draw o pass.',
  },
});

export const namesThen = /* @__PURE__ */ namesThenWith(namesOf, 'Alguien de reemplazo');

export const sentenceOf = /* @__PURE__ */ sentencesWith({ happened, matterOf, dayName, spanOf });
