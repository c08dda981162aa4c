import type { Translation } from '@slow-train/words';
import type * as en from '../en/how-to-play.ts';
import type { RuleSet } from '@slow-train/rules';

/** The game in five pictures, for those who only want to look. */
export const howToPlayText: Translation<typeof en.howToPlayText> = {
  title: 'El juego en cinco dibujos',
  line: 'Diez minutos para aprender jugando, uno para mirar.',
  pictures: {
    trains: '9‑9 es la locomotora. Desde ahí cada quien arma un tren, una ficha por turno.',
    match: 'Las puntas tienen que encajar. 4‑1 termina en 1: la próxima ficha necesita un 1.',
    signal: '¿Nada encaja? Toma una. ¿Tampoco? Sube tu señal, y todos pueden usar tu tren.',
    double: 'Un doble va atravesado y hay que cubrirlo antes que nada.',
    count: '¿Sin fichas? Se acaba la ronda. Los demás cuentan los puntos que tienen. Gana quien tenga menos.',
  },
  learn: 'Aprender jugando, dos minutos',
  play: 'Jugar contra la máquina',
  rules: 'Todas las reglas',
};

/** Every word that players need, each with one meaning. The first form is the entry. */
export const GLOSSARY: Translation<typeof en.GLOSSARY> = {
  tile: { forms: ['ficha', 'fichas'], means: 'Una pieza con dos puntas. 9‑4 tiene un 9 en una y un 4 en la otra.' },
  pips: {
    forms: ['puntos'],
    means: 'Los de las fichas. Se cuentan al final de la ronda, y mejor es tener menos.',
  },
  double: { forms: ['doble', 'dobles'], means: 'Una ficha con el mismo número en las dos puntas. Va atravesada.' },
  engine: { forms: ['locomotora'], means: 'El doble del centro, donde empieza cada tren. Cada ronda tiene otra.' },
  hand: { forms: ['mano', 'manos'], means: 'Las fichas que tienes. Solo tú las ves.' },
  train: { forms: ['tren', 'trenes'], means: 'Una fila de fichas desde la locomotora. Cada quien tiene el suyo.' },
  mexican: { forms: ['tren mexicano'], means: 'El tren que no es de nadie. Cualquiera lo empieza y juega en él.' },
  end: {
    forms: ['final de un tren'],
    means: 'El número hacia afuera de su última ficha. La próxima tiene que encajar con él.',
  },
  signal: { forms: ['señal', 'señales'], means: 'Está junto a un tren. Mientras está arriba, el tren está abierto.' },
  open: { forms: ['abierto', 'abierta'], means: 'Un tren donde todos pueden jugar, o un doble sin cubrir.' },
  boneyard: { forms: ['pozo'], means: 'Las fichas que nadie tiene todavía. De ahí se toma.' },
  draw: { forms: ['tomas', 'tomar', 'toma'], means: 'Tomar la próxima ficha del pozo.' },
  pass: { forms: ['pasas', 'pasar'], means: 'Terminar el turno sin ficha, cuando el pozo está vacío.' },
  cover: { forms: ['cubrirlo', 'cubres', 'cubrir'], means: 'Poner sobre un doble una ficha que encaje.' },
  build: { forms: ['armas'], means: 'Poner varias fichas en el tren propio en un solo turno.' },
  tap: { forms: ['avisar'], means: 'Decir que te queda 1 ficha, donde las reglas lo piden.' },
  out: { forms: ['quedarse sin fichas', 'sin fichas'], means: 'Jugar la última ficha. Con eso termina la ronda.' },
  blocked: { forms: ['bloqueada', 'bloquea la ronda'], means: 'Una ronda en que nadie puede jugar ni tomar.' },
  turn: { forms: ['turno', 'turnos'], means: 'Lo que hace un lugar antes de que le toque al siguiente.' },
  round: {
    forms: ['ronda', 'rondas'],
    means: 'Desde el reparto hasta que alguien se queda sin fichas o nadie puede jugar. Cada una con su locomotora.',
  },
  game: { forms: ['partida'], means: 'Todas las rondas juntas. Gana quien tenga menos puntos.' },
  seat: { forms: ['lugar', 'lugares'], means: 'Donde se sienta en la mesa una persona o la máquina.' },
  houseRules: {
    forms: ['reglas propias', 'regla propia'],
    means: 'Lo que una mesa juega distinto de su conjunto de reglas.',
  },
};

const OPENING: { readonly [O in RuleSet['opening']]: string } = {
  aside: 'La locomotora se pone en el centro antes de repartir.',
  holder: 'La locomotora la pone quien la tenga. Si nadie la tiene, todos toman hasta que aparezca.',
  highest: 'Quien tenga el doble más alto que aún no fue locomotora lo pone: esa es la locomotora.',
  turns:
    'Cada quien toma una ficha más. La más alta va primero: pone la locomotora o toma una ficha, y sigue el próximo lugar.',
  first: 'El primero que tenga un doble pone el más alto. Sin doble, se toma una ficha.',
};
const STARTER: { readonly [S in RuleSet['starter']]: string } = {
  engine: 'El primer turno es de quien la puso.',
  random: 'El primer turno se sortea. Las rondas siguientes las empieza el próximo lugar a la izquierda.',
  highTile:
    'Cada quien toma, y la ficha más alta tiene el primer turno. Las rondas siguientes las empieza el próximo lugar a la izquierda.',
  left: 'El primer turno es del lugar a la izquierda de quien la puso.',
};
const FIRST_TURN: { readonly [F in RuleSet['firstTurn']]: string } = {
  single: 'El primer turno es como cualquier otro: una ficha.',
  build:
    'En tu primer turno armas: todas las fichas que encajen, una tras otra, en tu propio tren. Si ninguna encaja, tomas una y puedes jugarla.',
  phase:
    'Antes de jugar, cada quien arma una vez: todas las fichas que encajen, en su propio tren. Los dobles todavía no cuentan. Si no puedes armar, sube tu señal.',
};
const DOUBLES: { readonly [D in RuleSet['doubles']]: string } = {
  chain:
    'Después juegas otra vez, donde puedas o sobre el doble, y otra mientras pongas dobles. Si no puedes, tomas una ficha y tu turno termina.',
  pair: 'Después juegas una ficha más, donde puedas o sobre el doble. Tras un segundo doble, la tercera ficha va en uno de los dos. Si no tienes, tomas una.',
  cap: 'Después lo cubres enseguida con una ficha que encaje. Si no tienes, tomas una.',
  last: 'Después puedes poner más dobles, mientras puedas cubrir el último con tu mano. Si no cubres el primero, tomas una ficha.',
  plain: 'Termina tu turno como cualquier otra ficha.',
};
const LIFTED: { readonly [L in RuleSet['liftedBy']]: string } = {
  owner: 'Baja cuando tú juegas en tu tren.',
  anyone: 'Baja cuando alguien juega en tu tren.',
  play: 'Baja cuando juegas una ficha donde sea.',
};
const OPEN: { readonly [O in RuleSet['openBinds']]: string } = {
  all: 'Mientras un doble no está cubierto, está abierto: por turnos, cada quien tiene que cubrirlo antes de jugar en otra parte.',
  eligible:
    'Mientras un doble no está cubierto, está abierto: quien puede jugar ahí tiene que cubrirlo antes de jugar en otra parte. Los demás turnos se saltan.',
  player:
    'Mientras un doble no está cubierto, está abierto: quien lo puso tiene que cubrirlo antes de jugar en otra parte.',
  none: 'Un doble sin cubrir no obliga a nadie.',
};
const UNCAPPED: { readonly [U in RuleSet['uncappedMarks']]: string } = {
  none: 'Si falta esa ficha, no sube ninguna señal.',
  own: 'Si falta esa ficha, sube tu señal.',
  bearer: 'Si el doble queda sin cubrir, sube la señal del tren donde está.',
};
const LAST_TILE: { readonly [L in RuleSet['lastTile']]: string } = {
  none: 'Con 1 ficha no hace falta decir nada.',
  announced: 'Cuando a alguien le queda 1 ficha, la mesa se entera.',
  penalty:
    'Cuando te queda 1 ficha, tienes que avisar. Si lo olvidas, cualquiera puede atraparte antes de tu próximo turno: tomas 2 fichas.',
};

/** The rules in sentences, section by section, in the order of a round. */
export const rulesSections: Translation<typeof en.rulesSections> = {
  aim: {
    title: 'De qué se trata',
    sentences: () => [
      'Cada quien arma un tren desde la locomotora del centro, ficha por ficha. Las puntas que se tocan tienen el mismo número.',
      'Deshazte de tus fichas. Los puntos que te queden al final de la ronda cuentan en tu contra.',
    ],
  },
  opening: {
    title: 'El comienzo de una ronda',
    sentences: (rules) => [
      ...(rules.opening === 'highest'
        ? []
        : [
            'La locomotora de la primera ronda es el doble más alto del juego. Cada ronda toma el siguiente hacia abajo.',
          ]),
      OPENING[rules.opening],
      STARTER[rules.starter],
      'Las fichas que nadie tiene son el pozo.',
    ],
  },
  first: {
    title: 'Los primeros turnos',
    sentences: (rules) => [
      FIRST_TURN[rules.firstTurn],
      ...(rules.firstTurn === 'phase'
        ? [
            rules.simultaneousBuild === 'yes'
              ? 'Todos arman al mismo tiempo. Los trenes quedan ocultos hasta el último.'
              : 'Se arma por turnos.',
          ]
        : []),
      ...(rules.firstTurn === 'single'
        ? [
            rules.mexicanOnFirstTurn === 'yes'
              ? 'El primer turno puede empezar el tren mexicano.'
              : 'El primer turno no puede empezar el tren mexicano.',
          ]
        : []),
    ],
  },
  where: {
    title: 'Dónde puede ir una ficha',
    sentences: (rules) => [
      'Una ficha va donde una de sus puntas encaja con el final de un tren: en tu propio tren, en el tren mexicano o en un tren con la señal arriba.',
      rules.mexicanTrains === 0
        ? 'No hay tren mexicano.'
        : 'El tren mexicano es de todos. Empieza con el número de la locomotora y siempre está abierto.',
      ...(rules.publicOwnerOnlyOwn === 'yes' ? ['Mientras tu señal está arriba, solo juegas en tu propio tren.'] : []),
    ],
  },
  turn: {
    title: 'Jugar, tomar, pasar',
    sentences: (rules) => [
      'Un turno es una ficha. Un doble lo continúa.',
      rules.mustPlay === 'yes'
        ? 'Si puedes jugar, tienes que hacerlo.'
        : 'Puedes tomar en vez de jugar, mientras haya fichas que tomar.',
      rules.drawnTile === 'must'
        ? 'Si nada encaja, tomas una ficha. Si encaja, hay que jugarla enseguida.'
        : 'Si nada encaja, tomas una ficha. Si encaja, puedes jugarla enseguida o guardarla.',
      'Si nada encaja y el pozo está vacío, pasas.',
    ],
  },
  signals: {
    title: 'Señales',
    sentences: (rules) => [
      rules.markOn === 'fail'
        ? 'Un turno sin jugar sube tu señal: tu tren queda abierto a todos.'
        : 'En cuanto tomas, sube tu señal: tu tren queda abierto a todos.',
      ...(rules.emptyPassMarks === 'no' ? ['Pasar con el pozo vacío deja tu señal como está.'] : []),
      LIFTED[rules.liftedBy],
    ],
  },
  doubles: {
    title: 'Dobles',
    sentences: (rules) => ['Un doble va atravesado.', DOUBLES[rules.doubles], UNCAPPED[rules.uncappedMarks]],
  },
  open: {
    title: 'Dobles abiertos',
    sentences: (rules) => [
      OPEN[rules.openBinds],
      'Si no puedes, tomas. Si esa ficha tampoco lo cubre, sube tu señal y lo intenta el próximo lugar.',
      rules.deadDouble === 'release'
        ? 'Cuando todas las fichas de su número están en la mesa, el doble cuenta como cubierto.'
        : 'Cuando todas las fichas de su número están en la mesa, el doble sigue abierto y bloquea la ronda.',
    ],
  },
  last: { title: 'La última ficha', sentences: (rules) => [LAST_TILE[rules.lastTile]] },
  end: {
    title: 'El final de una ronda',
    sentences: () => [
      'Si juegas tu última ficha, te quedas sin fichas y la ronda termina. Si es un doble, no hace falta cubrirlo.',
      'La ronda también termina cuando el pozo está vacío y nadie puede jugar.',
    ],
  },
  scores: {
    title: 'La cuenta',
    sentences: (rules) => [
      'Quien se quedó sin fichas no cuenta puntos. Los demás cuentan los que les quedan en la mano.',
      ...(rules.doubleBlank === 0 ? [] : [`0‑0 cuenta ${rules.doubleBlank} puntos.`]),
      rules.tieBreak === 'shared'
        ? 'Después de la última ronda gana quien tenga menos puntos. Con totales iguales, el triunfo se comparte.'
        : 'Después de la última ronda gana quien tenga menos puntos. Con totales iguales, quien tenga más rondas en cero, y luego la ronda más baja.',
      ...(rules.partners === 'yes'
        ? ['Los lugares de enfrente son pareja: los dos trenes son suyos, y si una mano queda vacía ninguno cuenta.']
        : []),
    ],
  },
};
