import { numbersText } from '../numbers.ts';
import { badLinkWith } from '../rules-link-sentence.ts';
import type { Translation, Who } from '@slow-train/words';
import {
  capital,
  count,
  listed,
  presetName,
  setName,
  does,
  everyone,
  ordinal,
  winnersSentence,
  tileText,
} from '@slow-train/words/es';
import type * as en from '../en/rules.ts';
import type { OptionName, Options } from '@slow-train/rules';
import type { OptionWords } from '../en/rules.ts';

const houseRules = (many: number): string => (many === 1 ? 'una regla propia' : `${many} reglas propias`);

/** Words about house rules; the options have their own (options.ts). */
export const rulesText: Translation<typeof en.rulesText> = {
  house: 'Reglas propias',
  asPreset: (preset) => `como en ${presetName(preset)}`,
  differing: (preset, names) =>
    names.length > 3
      ? `${names.length} distintas de ${presetName(preset)}`
      : `Distinto de ${presetName(preset)}: ${listed(names.map((name) => name.toLowerCase()))}`,
  presetSays: (preset, value) => `${presetName(preset)} dice: ${value}.`,
  reset: 'Restaurar',
  resetOne: (option) => `${option}: restaurar`,
  resetAll: (preset) => `Todo como en ${presetName(preset)}`,
  isReset: (preset) => `Todo está como en ${presetName(preset)}.`,
  groups: {
    mexican: 'El tren mexicano',
    start: 'Cómo empieza una ronda',
    turn: 'Un turno',
    markers: 'Trenes abiertos',
    doubles: 'Dobles',
    score: 'Los puntos',
  },
  idle: {
    noPhase: 'Solo donde cada quien arma antes de jugar.',
    phase: 'Sin efecto: cada quien arma antes de jugar.',
    partners: 'Sin efecto: en parejas, la señal espera al final del turno.',
  },

  set: 'Juego de fichas',
  setSentence: 'Hasta dónde llegan los puntos; el doble más alto es la primera locomotora.',
  setLabel: (set) => capital(setName(set)),
  setUsual: (preset, seats, set) => `${presetName(preset)} con ${count(seats, 'lugar')} dice: ${setName(set)}.`,

  difference: (preset, many) =>
    many === 0
      ? `Reglas ${presetName(preset)}, sin cambios.`
      : `Reglas ${presetName(preset)}, con ${houseRules(many)}:`,
  rated: 'Con puntuación: los puestos cambian la de sus jugadores.',
  forced: (plays) =>
    plays
      ? 'Cuando solo hay una jugada, se juega por ti o te espera: elige en los ajustes de la partida.'
      : 'Tú envías cada jugada, aunque solo haya una.',
  instead: (preset, value) => `${presetName(preset)}: ${value}`,
  list: 'Reglas de esta mesa',
  tab: 'Reglas',
  changed: 'regla propia',

  asPictures: 'Estas reglas en dibujos',
  howToPlay: 'Cómo se juega, en cinco dibujos',
  whole: 'Todas las reglas, palabra por palabra',
  compare: 'Comparar estas reglas',
  sheet: 'Escribir la hoja de tu club',

  share: 'Mandar estas reglas',
  shareMore: 'Un enlace que abre este formulario con ellas.',
  link: 'Enlace a estas reglas',
  copy: 'Copiar el enlace',
  copied: 'Copiado. Abre el formulario con estas reglas.',
  notCopied: 'No se pudo copiar. El enlace está seleccionado: cópialo de ahí.',
  send: 'Compartir…',
  invite: (preset) => `Tren mexicano como lo jugamos: ${presetName(preset)} y algunas reglas propias.`,
  came: (preset, many) =>
    many === 0
      ? `El enlace trajo las reglas de ${presetName(preset)}.`
      : `El enlace trajo ${presetName(preset)} con ${houseRules(many)}.`,
  nonsense: /* @__PURE__ */ badLinkWith({
    preset: (word) => `El enlace pide las reglas «${word}», que no existen.`,
    option: (word) => `El enlace menciona «${word}», que no es una opción.`,
    value: (word, option) =>
      `El enlace quiere «${word}» para ${OPTION_WORDS[option].name.toLowerCase()}, y no es posible.`,
    set: (word) => `El enlace pide un juego de doble ${word}, que no existe.`,
    instead: (preset) => `En su lugar, aquí están las reglas de ${presetName(preset)}.`,
  }),
};

const YES_NO = { yes: 'sí', no: 'no' } as const;

/** Every option of the rules (docs/rules.es.md section 8) in words, in the order a round meets them. */
export const OPTION_WORDS: { readonly [K in OptionName]: OptionWords<K> } = {
  opening: {
    name: 'Salida',
    sentence: 'Cómo llega a la mesa la locomotora, el doble del centro.',
    values: {
      aside: 'se pone antes de mezclar',
      holder: 'la pone quien la tenga',
      highest: 'el doble más alto que haya en las manos',
      turns: 'se toma por turnos hasta que salga',
      first: 'quien primero tenga un doble',
    },
  },
  starter: {
    name: 'Quién empieza',
    sentence: 'Qué lugar tiene el primer turno de la ronda.',
    values: {
      engine: 'quien puso la locomotora',
      random: 'al azar, luego el siguiente a la izquierda',
      highTile: 'la ficha más alta tomada, luego el siguiente a la izquierda',
      left: 'el lugar a la izquierda de la locomotora',
    },
  },
  firstTurn: {
    name: 'Primer turno',
    sentence: 'Si el primer turno pone una ficha o arma un tren entero.',
    values: {
      single: 'una ficha, como cualquier turno',
      build: 'arma tu tren',
      phase: 'cada quien arma antes de jugar',
    },
  },
  mexicanOnFirstTurn: {
    name: 'Tren mexicano enseguida',
    sentence: 'Si el primer turno puede empezar el tren mexicano.',
    values: YES_NO,
  },
  mustPlay: {
    name: 'Obligación de jugar',
    sentence: 'Si quien puede jugar tiene que hacerlo, o puede tomar.',
    values: { yes: 'hay que jugar', no: 'se puede tomar' },
  },
  drawnTile: {
    name: 'Ficha tomada',
    sentence: 'Si una ficha tomada que encaja se juega enseguida.',
    values: { must: 'hay que jugarla', may: 'se puede guardar' },
  },
  markOn: {
    name: 'Sube la señal',
    sentence: 'Cuándo se abre un tren: al tomar, o cuando el turno termina sin jugar.',
    values: { fail: 'si no se jugó nada', draw: 'al tomar' },
  },
  emptyPassMarks: {
    name: 'Señal con el pozo vacío',
    sentence: 'Si pasar sin nada que tomar abre el tren.',
    values: YES_NO,
  },
  liftedBy: {
    name: 'Baja la señal',
    sentence: 'Quién cierra un tren abierto al jugar en él.',
    values: { owner: 'su dueño', anyone: 'cualquiera', play: 'su dueño, juegue donde juegue' },
  },
  publicOwnerOnlyOwn: {
    name: 'El tren abierto obliga',
    sentence: 'Si quien tiene el tren abierto solo puede jugar en ese tren.',
    values: YES_NO,
  },
  doubles: {
    name: 'Después de un doble',
    sentence: 'Qué tiene que seguir a un doble en el mismo turno.',
    values: {
      chain: 'otra ficha, y así mientras sean dobles',
      pair: 'una ficha más donde sea; dos dobles como máximo',
      cap: 'una ficha sobre ese doble',
      last: 'más dobles, y se cubre el último',
      plain: 'nada: termina el turno',
    },
  },
  uncappedMarks: {
    name: 'El doble sin cubrir abre',
    sentence: 'Qué tren se abre cuando falta la ficha después de un doble.',
    values: { none: 'ninguno', own: 'el de quien jugó', bearer: 'el tren con el doble' },
  },
  openBinds: {
    name: 'El doble abierto obliga',
    sentence: 'Si todos deben intentar cubrirlo, o solo quien podría jugar ahí de todos modos.',
    values: {
      all: 'a todos',
      eligible: 'a quienes pueden jugar ahí',
      player: 'solo a quien lo puso',
      none: 'a nadie',
    },
  },
  deadDouble: {
    name: 'Doble imposible de cubrir',
    sentence: 'Qué pasa con un doble abierto cuando todas las fichas de su número están en la mesa.',
    values: { release: 'cuenta como cubierto', stays: 'bloquea la ronda' },
  },
  lastTile: {
    name: 'Última ficha',
    sentence: 'Si hay que avisar cuando queda una sola ficha.',
    values: {
      none: 'no hace falta avisar',
      announced: 'la mesa lo anuncia',
      penalty: 'avisa, o te atrapan: dos fichas',
    },
  },
  doubleBlank: {
    name: 'Doble blanco',
    sentence: 'Cuánto cuesta 0-0 si se queda en la mano.',
    values: { 0: 'nada', 25: '25 puntos', 50: '50 puntos' },
  },
  tieBreak: {
    name: 'Empates',
    sentence: 'Qué decide entre totales iguales.',
    values: { shared: 'nada: se gana en conjunto', zeros: 'más rondas en cero, luego la ronda más baja' },
  },
  partners: {
    name: 'Parejas',
    sentence: 'Si los lugares de enfrente juegan juntos, con 4, 6 u 8 lugares.',
    values: YES_NO,
  },
  simultaneousBuild: {
    name: 'Armar a la vez',
    sentence: 'Si todos arman su primer tren al mismo tiempo, oculto hasta que llegue el último.',
    values: YES_NO,
  },
  buildEndsInDouble: {
    name: 'El primer tren acaba en doble',
    sentence: 'Si un primer tren puede acabar en doble.',
    values: YES_NO,
  },
  lateBuild: {
    name: 'Primer tren tardío',
    sentence: 'Si un tren que no pudo empezar puede empezar después con varias fichas.',
    values: YES_NO,
  },
  startOthers: {
    name: 'Empezar trenes ajenos',
    sentence: 'Si puedes poner la primera ficha de un tren ajeno abierto.',
    values: YES_NO,
  },
  mexicanTile: {
    name: 'El tren mexicano empieza con',
    sentence: 'Qué ficha empieza un tren mexicano.',
    values: { engine: 'una que encaje con la locomotora', double: 'cualquier doble' },
  },
  draw: {
    name: 'Tomar',
    sentence: 'Cuántas fichas tomas si no puedes jugar.',
    values: { one: 'una', two: 'dos', until: 'hasta que una encaje' },
  },
  goOutOnDouble: {
    name: 'Salir con un doble',
    sentence: 'Si un doble puede ser tu última ficha.',
    values: { yes: 'sí', no: 'no', cover: 'antes hay que cubrirlo', twice: 'sí, y los demás cuentan el doble' },
  },
  blankEnd: {
    name: 'Extremos blancos',
    sentence: 'Cuánto cuenta un extremo blanco que queda en la mano.',
    values: { 0: 'nada', 5: '5 puntos', 25: '25 puntos' },
  },
  doublesScore: {
    name: 'Dobles en la mano',
    sentence: 'Cuántas veces cuenta un doble que queda en la mano.',
    values: { once: 'una', twice: 'dos' },
  },
  outBonus: {
    name: 'Premio por salir',
    sentence: 'Cuánto resta de tus puntos salir.',
    values: { 0: 'nada', 5: '5 puntos', 10: '10 puntos' },
  },
  scoring: {
    name: 'Puntuación',
    sentence: 'Quién anota los puntos que quedan en las manos.',
    values: { pips: 'cada cual los suyos; ganan los menos', winner: 'quien sale, los de los demás; ganan los más' },
  },
  teamScore: {
    name: 'Puntos del equipo ganador',
    sentence: 'Si cuentan las fichas de la pareja de quien sale.',
    values: { zero: 'no, el equipo anota 0', partner: 'sí' },
  },
  handSize: {
    name: 'Fichas en la mano',
    sentence: 'Cuántas fichas recibe cada quien.',
    values: { 0: 'las que da el juego' },
  },
  engines: {
    name: 'Locomotoras',
    sentence: 'Con qué dobles empiezan las rondas, una tras otra.',
    values: { all: 'cada doble, hasta 0-0', even: 'solo dobles pares', odd: 'solo dobles impares' },
  },
  firstEngine: {
    name: 'Primera locomotora',
    sentence: 'El doble de la primera ronda; las demás bajan desde ahí.',
    values: { highest: 'el más alto del juego' },
  },
  target: {
    name: 'Meta',
    sentence: 'El total con el que una partida termina antes de su última ronda.',
    values: { 0: 'ninguna: se juegan todas las rondas' },
  },
  sets: {
    name: 'Juegos de fichas',
    sentence: 'Cuántos juegos se mezclan. Con dos, cada ficha está dos veces.',
    values: { 1: 'uno', 2: 'dos' },
  },
  engineDraw: {
    name: 'Si nadie tiene la locomotora',
    sentence: 'Cómo se toma para encontrar la locomotora si nadie la tiene.',
    values: { together: 'todos a la vez', inTurn: 'por turnos, hasta encontrarla' },
  },
  foot: {
    name: 'Ramas',
    sentence: 'Cuántas fichas lleva un doble. Una lo cubre; las otras son ramas.',
    values: { none: 'una', may: 'hasta tres: la primera lo cubre', must: 'tres, antes de jugar en otro sitio' },
  },
  ownTrainFirst: {
    name: 'Primero el tren propio',
    sentence: 'Dónde puedes jugar antes de que empiece tu tren.',
    values: {
      no: 'donde quieras',
      others: 'ahí o en el tren mexicano',
      all: 'solo ahí, pero los dobles se cubren',
      strict: 'solo ahí',
    },
  },
  publicTrains: {
    name: 'Trenes de otros',
    sentence: 'Cuándo pueden jugar otros en un tren.',
    values: {
      marked: 'con su señal arriba',
      start: 'hasta que su dueño juegue en él',
      all: 'siempre',
      none: 'nunca',
    },
  },
  mexicanTrains: {
    name: 'Trenes mexicanos',
    sentence: 'Cuántos trenes mexicanos puede haber.',
    values: { 0: 'ninguno', 1: 'uno' },
  },
  mexicanFrom: {
    name: 'Tren mexicano desde el turno',
    sentence: 'El primer turno en el que se puede empezar un tren mexicano.',
    values: {},
  },
  mexicanStart: {
    name: 'Comienzo del tren mexicano',
    sentence: 'Quién puede empezar un tren mexicano, o cuándo.',
    values: {
      any: 'cualquiera',
      own: 'aquellos cuyo tren ya empezó',
      allTurns: 'cuando todos tuvieron un turno',
      allTrains: 'cuando empezaron todos los trenes',
    },
  },
  drawCap: {
    name: 'Máximo al tomar',
    sentence: 'Cuántas fichas se toman como mucho hasta que una encaje.',
    values: { 0: 'sin límite' },
  },
  coverOrder: {
    name: 'Orden de los dobles abiertos',
    sentence: 'Cuál de varios dobles abiertos se cubre primero.',
    values: { latest: 'el último', earliest: 'el primero' },
  },
  tapPenalty: {
    name: 'Sin tocar y pillado',
    sentence: 'Cuántas fichas toma quien es pillado.',
    values: { 1: '1 ficha', 2: '2 fichas', 3: '3 fichas' },
  },
  blockedCap: {
    name: 'Máximo en un bloqueo',
    sentence: 'Cuánto cuenta una mano como mucho en una ronda bloqueada.',
    values: { 0: 'sin límite' },
  },
};

/** An option's value in words. */
export function valueWords<K extends OptionName>(name: K, value: Options[K]): string {
  const words: { readonly [value: string]: string } = OPTION_WORDS[name].values;
  return typeof value === 'object' ? numbersText(value) : (words[String(value)] ?? String(value));
}

const lugar = (places: number): string => (places === 1 ? '1 lugar' : `${places} lugares`);

/** The score sheet. */
export const scoresText: Translation<typeof en.scoresText> = {
  title: 'Puntos',
  after: (rounds) => `Después de la ronda ${rounds}`,
  during: (round) => `Ronda ${round}`,
  notYet: 'Todavía no empieza',
  subtitle: (table, rounds) => `${table}, ${count(rounds, 'ronda')}`,
  back: 'Mesa',
  next: 'sigue',
  now: 'ahora',
  engine: 'Locomotora',
  you: 'Tú',
  before: 'antes',
  total: 'Total',
  place: 'Lugar',
  isPlayed: 'en juego',
  isNext: 'sigue',
  wentOut: 'sin fichas',
  withReal: 'Con fichas de verdad',
  here: 'Aquí',
  up: (places) => `sube ${lugar(places)}`,
  down: (places) => `baja ${lugar(places)}`,
  blocked: 'bloqueada',
  toTable: 'Volver a la mesa',
  again: 'Nueva partida',
  tables: 'Tus mesas',
  nobody: 'Nadie tiene puntos todavía.',
  standing: (leaders, best, you) => standing(leaders, best, you),
  legend: (blocked, anyOut, isHighest) => ({
    out: anyOut ? 'se quedó sin fichas.' : null,
    blocked:
      blocked.length === 0
        ? null
        : blocked.length === 1
          ? `La ronda ${blocked[0]} se bloqueó: nadie podía jugar.`
          : `Las rondas ${listed(blocked.map(String))} se bloquearon: nadie podía jugar.`,
    rule: isHighest ? 'Gana quien tiene más puntos.' : 'Gana quien tiene menos puntos.',
  }),
  cancelled: 'Terminada antes de tiempo',
  cancelledMore: 'Esta partida terminó sin resultado. Su historial dice por qué.',
  caption: 'Puntos por ronda y lugar',
  won: (winners) => winnersSentence(winners),
  wonMore: (winners, best, you) => {
    const [only] = winners;
    const who =
      winners.length === 1 && only !== undefined ? does(only, 'ganaste', 'ganó') : `Ganaron ${everyone(winners)}`;
    const won = `${who} con ${count(best, 'punto')}${winners.length > 1 ? ' por persona' : ''}.`;
    return you === null || you.place === 1
      ? won
      : `${won} Tienes ${count(you.total, 'punto')}: ${ordinal(you.place)} lugar de ${you.of}.`;
  },
};

function standing(leaders: readonly Who[], best: number, you: { place: number; behind: number } | null): string {
  const [only] = leaders;
  const first =
    leaders.length === 1 && only !== undefined
      ? `${does(only, 'vas', 'va')} adelante con ${best}.`
      : `Van adelante en empate, con ${best}: ${everyone(leaders)}.`;
  return you === null || you.place === 1
    ? first
    : `${first} Vas en ${ordinal(you.place)} lugar, con ${you.behind} más.`;
}

/** The page with the rules, in sentences and pictures, and the page with their exact text, which is docs/rules.es.md. */
export const rulesPageText: Translation<typeof en.rulesPageText> = {
  title: 'Las reglas',
  played: (preset, changes) =>
    changes === 0 ? `${presetName(preset)}, sin cambios` : `${presetName(preset)}, ${count(changes, 'cambio')}`,
  table: 'Mesa',
  sets: 'Conjuntos de reglas',
  contents: 'Contenido',
  print: 'Imprimir',
  learn: 'Aprender jugando',
  pictures: 'Cinco dibujos',
  exact: 'Palabra por palabra',
  exactLine: 'Lo que el juego aplica.',
  thisTable: 'esta mesa',
  unchanged: (preset) => `${presetName(preset)}, sin cambios.`,
  changed: (preset, value) => `Cambiado en esta mesa. ${presetName(preset)} dice: ${value}.`,
  tiles: 'Fichas',
  tilesCaption: 'Juego y fichas en la mano según los lugares',
  seats: 'Lugares',
  set: 'Juego',
  hand: 'Fichas en la mano',
  glossary: 'Palabras',
};

/** The words on the little boards that show a rule. */
export const pictureText: Translation<typeof en.pictureText> = {
  branch: (letters) => `rama ${letters}`,
  you: 'Tú',
  yourHand: 'Tu mano',
  mexican: 'Mexicano',
  engine: 'Centro',
  allowed: 'se puede',
  refused: 'no se puede',
  open: 'abierto',
  closed: 'cerrado otra vez',
  doubleOpen: (tile) => `${tileText(tile)} abierto`,
  ends: (pips) => `termina en ${pips}`,
  toPlay: 'le toca',
  skipped: 'se salta',
  sent: 'enviado, oculto',
  mayDraw: 'puedes tomar',
  mayNotDraw: 'no puedes tomar',
  mayKeep: 'puedes guardarla',
  mayNotKeep: 'hay que jugarla',
  drew: (tile) => `tomaste ${tileText(tile)}`,
  oneLeft: 'queda 1 ficha',
  tap: 'hay que avisar',
  lays: (tile) => `pone ${tileText(tile)}`,
  starts: 'empieza',
  layAndStarts: (tile) => `pone ${tileText(tile)}, empieza`,
  byChance: 'al azar',
  counts: (pips) => `cuenta ${pips}`,
  rounds: (scores, total) => `${scores.join(' + ')} = ${total}`,
  wins: 'gana',
  out: 'sin fichas',
  row: ({ name, tiles, signal, note }) => {
    const names = tiles.map(({ inward, outward }) => `${inward}\u2011${outward}`);
    const laid = names.length === 0 ? '' : `: ${listed(names)}`;
    const said = [
      ...(signal === 'up' ? ['señal arriba'] : signal === 'down' ? ['señal abajo'] : []),
      ...(note ? [note] : []),
    ];
    return `${name}${laid}${said.length === 0 ? '' : `; ${said.join(', ')}`}.`;
  },
};
