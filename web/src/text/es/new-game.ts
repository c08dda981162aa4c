import { PRESETS, type Options, type PresetName } from '@slow-train/rules';
import type { Translation } from '@slow-train/words';
import { capital, count, listed, numberWord, setName, presetName } from '@slow-train/words/es';
import type * as en from '../en/new-game.ts';
import { OPTION_WORDS, valueWords } from './rules.ts';

/** The flavour of a preset in one sentence, and a tag of a word or two. */
interface PresetWords {
  readonly flavour: string;
  readonly tag: string;
}

const PRESET_WORDS: { readonly [preset: string]: PresetWords } = {
  hub: { flavour: 'Arma un tren en tu primer turno; cubre enseguida tu propio doble.', tag: 'lo habitual' },
  station: { flavour: 'Juega o resérvate, como quieras; señales que se quedan arriba.', tag: 'más opciones' },
  bonepile: {
    flavour: 'Una ficha por turno desde el principio; tras un doble, otra donde quieras.',
    tag: 'turnos cortos',
  },
  roundhouse: {
    flavour: 'Primero cada quien arma un tren entero; dobles en cadena; avisa de tu última ficha.',
    tag: 'animado',
  },
  caravan: { flavour: 'El juego de campamento: empieza cualquier tren y cubre cada doble.', tag: 'relajado' },
};

/** A preset's words in the form. */
export function presetWords(preset: PresetName): PresetWords {
  return PRESET_WORDS[preset] ?? { flavour: plainFlavour(PRESETS[preset].options), tag: '' };
}

/** The flavour of a preset without words of its own: its options for first turns and doubles. */
export function plainFlavour({ firstTurn, doubles }: Options): string {
  const first = `${OPTION_WORDS.firstTurn.name}: ${valueWords('firstTurn', firstTurn)}.`;
  return `${first} ${OPTION_WORDS.doubles.name}: ${valueWords('doubles', doubles)}.`;
}

const GROWS: { readonly [O in Options['opening']]: string } = {
  aside: '',
  holder: '; si nadie tiene la locomotora, todos toman más',
  highest: '; si nadie tiene un doble, todos toman más',
  turns: ' al principio. Después se toma por turnos hasta que aparezca la locomotora',
  first: '; quien no tenga doble toma más',
};

const GROWS_FAR = ' Una mano puede pasar de veinte fichas.';

/** The form for a new game. */
export const newGameText: Translation<typeof en.newGameText> = {
  title: 'Nueva partida',
  name: 'Nombre de la mesa',
  nameHint: 'Para que la encuentres entre tus mesas',
  rules: 'Reglas',
  who: '¿Quién juega?',
  seats: (seats) => count(seats, 'lugar'),
  people: 'Personas',
  peopleMore: (people) =>
    people === 1 ? 'solo tú' : people === 2 ? 'tú y alguien que invites' : `tú y ${people - 1} que invites`,
  computers: 'Máquinas',
  computersMore: (computers) => (computers === 0 ? 'ninguna' : 'juegan enseguida'),
  levels: 'Cómo de bien juegan',
  computerNumber: (number) => `Máquina ${number}`,
  strength: (rounds) => `Gana ${rounds} de 100 rondas contra tres habituales.`,
  fair: 'Una máquina ve sus fichas y la mesa, como tú. Nada más.',
  levelMore: {
    beginner: (name) => `${name} juega la primera ficha que encaja.`,
    casual: (name) => `${name} se quita la ficha más pesada.`,
    regular: (name) => `${name} planea un tren largo y lo sigue.`,
    expert: (name) => `${name} sopesa cómo suelen acabar esas rondas.`,
    master: (name) => `${name} piensa en lo que pueden tener los demás.`,
  },
  rounds: 'Rondas',
  roundsMore: (from, to) => `de ${from}-${from} a ${to}-${to}`,
  computersWrong: (seats) => `Un lugar es tuyo: elige de 0 a ${seats - 1} máquinas.`,
  summary: (set, hand, opening, growsFar) =>
    `Juego de ${setName(set)}, ${count(hand, 'ficha')} en cada mano${GROWS[opening]}.${growsFar ? GROWS_FAR : ''}`,
  rated: 'Puntuación',
  ratedNo: 'No cuenta',
  ratedYes: 'Los puestos cuentan',
  ratedMore:
    'La puntuación cambia con cada puesto en partidas entre personas, con un reglamento publicado y reloj. Quien se va queda en último lugar.',
  unrated: {
    computers: 'Hay una máquina en esta mesa: quítala para que la partida cuente.',
    rules: 'Una partida que cuenta tiene un reglamento publicado: quita las reglas de la casa.',
    clock: 'Una partida que cuenta necesita reloj.',
  },
  watchers: 'Otros pueden mirar',
  watching: { nobody: 'No', round: 'Una ronda después', turn: 'Un turno después' },
  watchersMore:
    'Reciben un enlace propio. Ven la mesa más tarde, y nunca una mano ni la charla. Puedes limitarlo más en todo momento.',
  forced: 'Cuando solo hay una jugada',
  forcedYes: 'Juégala por mí',
  forcedNo: 'Espérame',
  takes: (length) => `Dura ${length}.`,
  set: 'Abrir mesa',
  picture: 'En dibujos',
  linksFor: (people) => `Después recibes un enlace para ${people === 2 ? 'una persona' : `${people - 1} personas`}.`,
  companions: 'Gente con quien jugaste',
  you: 'Tú',
  search: (many) => `Busca entre ${many} personas`,
  found: (many) => (many === 0 ? 'Nadie se llama así' : count(many, 'persona')),
  invite: (names) =>
    `Invitar a ${names.length > 3 ? listed([...names.slice(0, 2), `${names.length - 2} más`]) : listed(names)}`,
  startsWithAll: 'Empieza cuando todos digan que sí.',
  start: (computers) => (computers === 1 ? 'Empezar contra la máquina' : `Empezar contra ${computers} máquinas`),
};

/** The page that asks for a name, and gives a link for it. */
export const friendsText: Translation<typeof en.friendsText> = {
  title: 'Jugar con amigos',
  back: 'Volver',
  line: 'Primero tu nombre, luego el enlace',
  line2: 'Un toque, luego el enlace',
  get: 'Quiero mi enlace',
  busy: 'Tu enlace…',
  note: 'Tus amigos ven este nombre. Sin cuenta, sin correo, sin contraseña.',
  yours: 'Tu partida',
  change: 'Cambiar',
  game: (rounds, seats, length) =>
    `${capital(numberWord(rounds, 'f'))} rondas, un día para cada turno, ${length}. Hasta ${numberWord(seats, 'f')} personas.`,
};

export const goOnText: Translation<typeof en.goOnText> = {
  title: 'Seguir aquí',
  line: 'La misma gente, las rondas que faltan, un turno cuando tengas tiempo',
  back: 'Hoja',
  left: (played, engines) =>
    `${count(played, 'ronda')} en la mesa; ${engines.length === 1 ? 'falta 1' : `faltan ${engines.length}`}: ${engines.map((one) => `${one}‑${one}`).join(', ')}. Los puntos hasta ahora cuentan:`,
  who: '¿Quién de estas personas eres?',
  sayWho: 'Di primero cuál de estas personas eres.',
  preset: (preset) => presetName(preset),
  more: (preset, clock) => `Reglas: ${presetName(preset)}. Reloj: ${clock}.`,
  rules: 'Reglas para las rondas que faltan',
  what: 'Después recibes un enlace para cada una de las demás personas. La partida empieza cuando todas abrieron el suyo. Nunca lleva puntuación, porque nadie revisó la hoja.',
  make: 'Crear la mesa',
  making: 'Creando la mesa…',
  missing: 'Esta hoja no está en este dispositivo',
  missingMore: 'Ábrela en el teléfono que llevó los puntos y elige allí Compartir.',
  toScore: 'Tus hojas de puntos',
  cannot: 'Esta noche no puede seguir por correspondencia',
  toSheet: 'Volver a la hoja',
  faults: {
    people: (most) => `Aquí una mesa tiene a lo sumo ${most} lugares. Sigan con fichas de verdad o en dos mesas.`,
    set: (set) => `Aquí no hay juego de doble ${set}. Sigan con fichas de verdad.`,
    round: (round) => `La ronda ${round} no está completa. Anota antes los puntos de todos o quita los de esa ronda.`,
    unplayed: 'Todavía no hay ninguna ronda completa. Crea una mesa nueva: no necesita hoja.',
    over: 'No falta ninguna ronda: ya se jugó la última, o alguien llegó a la meta. Crea una mesa nueva.',
    rules: 'Ningún reglamento tiene aquí fichas para tanta gente y esta forma de contar. Sigan con fichas de verdad.',
  },
};
