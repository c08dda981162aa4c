import type { Translation } from '@slow-train/words';
import type * as en from '../en/option-captions.ts';

/** The effect of each value of an option on the move in its picture, in a sentence. */
export const OPTION_CAPTIONS: Translation<typeof en.OPTION_CAPTIONS> = {
  opening: {
    aside: 'La locomotora se pone primero en el centro. Después se reparten las demás fichas.',
    holder: 'Ana tiene 9‑9, la locomotora de esta ronda, y la pone. Si nadie la tuviera, la mesa robaría.',
    highest: 'Ana tiene el doble más alto, 11‑11: es la locomotora, sea cual sea la ronda.',
    turns: 'Cada quien toma una ficha más. La de Ana es la más alta: Ana es quien primero pone la locomotora o toma.',
    first: 'Tú miras primero y tienes un doble: 10‑10 es la locomotora, sea cual sea la ronda.',
  },
  starter: {
    engine: 'Ana puso la locomotora, así que Ana empieza.',
    random: 'La primera ronda se sortea; las siguientes las empieza el próximo lugar a la izquierda.',
    highTile: 'Cada quien toma una ficha para ver quién empieza. Después, el próximo lugar a la izquierda.',
    left: 'Ana puso la locomotora. Tú estás a su izquierda, así que empiezas tú.',
  },
  firstTurn: {
    single: 'Pones una ficha, como en cualquier turno.',
    build: 'Pones todas las que puedas. Un doble al final se cubre en el mismo turno.',
    phase: 'Cada quien pone todas las que pueda antes de jugar. Los dobles todavía no cuentan.',
  },
  mexicanOnFirstTurn: {
    yes: 'Puedes empezar el tren mexicano en tu primer turno.',
    no: 'En tu primer turno, el tren mexicano tiene que esperar.',
  },
  mustPlay: {
    yes: '4‑1 encaja, así que tienes que jugarla.',
    no: '4‑1 encaja, pero puedes guardarla y tomar. A cambio sube tu señal.',
  },
  drawnTile: {
    must: 'Tomaste 4‑1 y encaja: hay que jugarla ahora.',
    may: 'Tomaste 4‑1 y encaja: aun así puedes guardarla. A cambio sube tu señal.',
  },
  markOn: {
    fail: 'Tomaste 4‑1. Tu señal sigue abajo si puedes jugarla.',
    draw: 'Tomaste, así que tu señal sube enseguida, aunque puedas jugar 4‑1.',
  },
  emptyPassMarks: {
    yes: 'Nada encaja y el pozo está vacío. Pasas y sube tu señal.',
    no: 'Nada encaja y el pozo está vacío. Pasas y tu tren sigue siendo tuyo.',
  },
  liftedBy: {
    owner: 'Pones 6‑5 en el tren de Ana. Los dos siguen abiertos: solo lo cierra su dueño al jugar en él.',
    anyone: 'Pones 6‑5 en el tren de Ana. Eso lo cierra. El tuyo sigue abierto.',
    play: 'Pones 6‑5 en el tren de Ana. Eso cierra el tuyo, no el de Ana.',
  },
  publicOwnerOnlyOwn: {
    yes: 'Tu señal está arriba: solo puedes jugar en tu propio tren.',
    no: 'Tu señal está arriba: aún puedes jugar donde podías antes.',
  },
  doubles: {
    chain: 'Pusiste tres dobles y puedes seguir donde sea, también sobre cualquiera de ellos.',
    pair: 'Pusiste dos dobles. La tercera ficha va sobre uno de los dos.',
    cap: 'Pusiste un doble. La siguiente ficha va sobre él.',
    last: 'Pusiste dos dobles y tenías ficha para el segundo: la siguiente va ahí.',
    plain: 'Pusiste un doble y termina tu turno. Ana tiene que cubrirlo.',
  },
  uncappedMarks: {
    none: 'No tomaste ficha para tu doble. No sube ninguna señal.',
    own: 'No tomaste ficha para tu doble. Sube tu propia señal.',
    bearer: 'No tomaste ficha para tu doble. Sube la señal del tren de Ana, donde está el doble.',
  },
  openBinds: {
    all: 'Milo no pudo cubrir 7‑7. Ahora te toca intentarlo.',
    eligible: 'Tu señal está arriba y solo juegas en tu propio tren: tu turno se salta.',
    player: 'Ana puso 7‑7: solo Ana tiene que cubrirlo.',
    none: '7‑7 no está cubierto, y nadie tiene que hacerlo.',
  },
  deadDouble: {
    release: 'Todos los 2 están en la mesa. Nadie puede cubrir 2‑2: cuenta como cubierto y el juego sigue.',
    stays: 'Todos los 2 están en la mesa, pero 2‑2 sigue abierto. Todos toman hasta que la ronda se bloquea.',
  },
  lastTile: {
    none: 'Te queda 1 ficha y no hace falta que avises.',
    announced: 'Te queda 1 ficha y la mesa se entera.',
    penalty: 'Te queda 1 ficha y tienes que avisar. Si lo olvidas, te pueden atrapar: tomas 2 fichas.',
  },
  doubleBlank: {
    0: '0‑0 en la mano no cuenta nada.',
    25: '0‑0 en la mano cuenta 25 puntos.',
    50: '0‑0 en la mano cuenta 50 puntos.',
  },
  tieBreak: {
    shared: 'Los dos tienen 12 puntos: ganan los dos.',
    zeros: 'Los dos tienen 12 puntos. Tú tienes más rondas en cero, así que ganas.',
  },
  partners: {
    yes: 'Milo está enfrente: su tren también es tuyo.',
    no: 'Cada quien juega por su cuenta. La señal de Milo está abajo: ahí solo juega Milo.',
  },
  simultaneousBuild: {
    yes: 'Es el turno de Ana, pero ya puedes armar. Tu tren queda oculto hasta que la mesa termine.',
    no: 'Armas después de Ana, cuando te toca.',
  },
  buildEndsInDouble: {
    yes: 'Tu primer tren acaba en 4‑4. Hay que cubrirlo en el mismo turno.',
    no: '4‑4 no puede ser la última ficha: pon otra o déjala fuera.',
  },
  sets: {
    1: 'Cada ficha está una vez: cubres el 4‑4 con el 4‑1.',
    2: 'Cada ficha está dos veces: cubres el 4‑4 con su gemelo, que ahora hay que cubrir.',
  },
  foot: {
    none: 'El 4‑4 lleva una ficha y el tren sigue.',
    may: 'El 4‑4 está cubierto y aún admite el 4‑7: una rama.',
    must: 'Pata de gallina: el 4‑7 es la tercera ficha del 4‑4, que había que llenar.',
  },
  engineDraw: {
    together: 'Nadie tiene 9‑9. Se toma a la vez, y otra vez: ahora lo tienes tú.',
    inTurn: 'Tomas tú, luego Ana, luego tú: ahí está 9‑9, y nadie toma más.',
  },
  lateBuild: {
    no: 'Tu tren empieza tarde, con una ficha.',
    yes: 'Tu tren empieza tarde, con todas las fichas que encajen.',
  },
  startOthers: {
    yes: 'El tren de Ana está abierto y vacío: puedes empezarlo.',
    no: 'El tren de Ana está abierto, pero solo Ana puede empezarlo.',
  },
  mexicanTile: {
    engine: '4‑4 no encaja con la locomotora.',
    double: '4‑4 empieza el tren mexicano y hay que cubrirlo.',
  },
  draw: {
    one: 'Tomas 7‑7. No encaja y termina tu turno.',
    two: 'Tomas 7‑7 y 6‑6. Ninguna encaja y termina tu turno.',
    until: 'Tomas 7‑7, luego 6‑6 y luego 4‑1, que encaja.',
  },
  goOutOnDouble: {
    yes: '4‑4 es tu última ficha: sales.',
    no: '4‑4 es tu última ficha y no se puede jugar.',
    cover: '4‑4 es tu última ficha. Toma hasta que se cubra.',
    twice: '4‑4 es tu última ficha: sales, y Ana cuenta el doble.',
  },
  blankEnd: {
    0: '6‑0 en la mano cuenta 6.',
    5: '6‑0 en la mano cuenta 11.',
    25: '6‑0 en la mano cuenta 31.',
  },
  doublesScore: {
    once: '6‑6 en la mano cuenta 12.',
    twice: '6‑6 en la mano cuenta 24.',
  },
  outBonus: {
    0: 'Sales y cuentas 0.',
    5: 'Sales y cuentas 5 bajo 0.',
    10: 'Sales y cuentas 10 bajo 0.',
  },
  scoring: {
    pips: 'Ana se queda con 5‑2 y anota 7.',
    winner: 'Sales y anotas los 7 de Ana.',
  },
  teamScore: {
    zero: 'Sales: tu equipo anota 0.',
    partner: 'Sales, y las fichas de Milo cuentan para tu equipo.',
  },
  ownTrainFirst: {
    no: 'Tu tren está vacío, y juegas en el tren abierto de Ana.',
    others: 'Tu tren está vacío: puedes usar el tren mexicano, no el de Ana.',
    all: 'Primero va tu tren: lo empiezas con 9‑2.',
    strict: 'Empezaste tu tren con 7‑7 abierto. Ahora lo cubres.',
  },
  publicTrains: {
    marked: 'La señal de Ana está arriba y la de Milo abajo: puedes jugar en el tren de Ana.',
    start: 'La ronda empieza con todas las señales arriba: puedes jugar en el tren de Milo.',
    all: 'No hace falta señal: puedes jugar en el tren de Milo.',
    none: 'Los trenes de Ana y de Milo no son para ti.',
  },
  mexicanStart: {
    any: 'Empiezas el tren mexicano antes que el tuyo.',
    own: 'El tren de Ana ya empezó, así que Ana puede empezar el mexicano.',
    allTurns: 'Todos tuvieron un turno, así que puedes empezar el tren mexicano.',
    allTrains: 'El tren de Milo está vacío, así que nadie puede empezar el mexicano.',
  },
  coverOrder: {
    latest: '4‑4 y 2‑2 están abiertos. 2‑2 fue el último: va primero.',
    earliest: '4‑4 y 2‑2 están abiertos. 4‑4 fue el primero: va primero.',
  },
  tapPenalty: {
    1: 'Olvidaste tocar y Ana te pilló: tomas 1 ficha.',
    2: 'Olvidaste tocar y Ana te pilló: tomas 2 fichas.',
    3: 'Olvidaste tocar y Ana te pilló: tomas 3 fichas.',
  },
};
