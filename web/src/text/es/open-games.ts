import type { Translation } from '@slow-train/words';
import { capital, count, numberWord, presetName, setName, spanOf, timesInWords } from '@slow-train/words/es';
import type * as en from '../en/open-games.ts';
import { dateOf } from './shell.ts';

/** Open games: the list, its filters, waiting for a seat, and opening a game. */
export const openGamesText: Translation<typeof en.openGamesText> = {
  title: 'Mesas abiertas',
  line: (free, isMore) =>
    isMore
      ? `${free} y más tienen lugar libre`
      : free === 0
        ? 'Ningún lugar libre ahora'
        : free === 1
          ? '1 tiene lugar libre'
          : `${free} tienen lugar libre`,
  failed: 'No se pudieron cargar las mesas abiertas',
  filters: 'Filtros',
  any: {
    pace: 'Ritmo',
    preset: 'Reglas',
    seats: 'Lugares',
    language: 'Idioma',
    rated: 'Puntuación',
    took: 'Duración',
  },
  clear: 'Ver todas',
  pace: { hours: 'Menos de 12 horas por jugada', day: '1 día por jugada', days: '2 días por jugada o más' },
  took: { days: 'Hasta 3 días', weeks: 'Hasta 3 semanas', months: 'Más de 3 semanas' },
  rated: { yes: 'Con puntuación', no: 'Sin puntuación' },
  preset: (preset) => presetName(preset),
  seats: (seats) => count(seats, 'lugar'),
  settings: (preset, rounds, allowance, isRated) =>
    [
      presetName(preset),
      count(rounds, 'ronda'),
      ...(allowance === null ? [] : [`${spanOf(allowance)} por jugada`]),
      ...(isRated ? ['con puntuación'] : []),
    ].join(', '),
  different: (isHouse, set) =>
    capital([...(isHouse ? ['reglas de la casa'] : []), ...(set === null ? [] : [setName(set)])].join(', ')),
  takes: (length) => `Dura ${length}.`,
  tookAbout: (length) => `Partidas así duraron ${length}.`,
  taken: (taken, seats) => `${taken} de ${count(seats, 'lugar')} ocupados`,
  host: (name, known) => {
    if (known === null || known.turns < 10) return `${name} acaba de llegar.`;
    const late = known.timeouts === 0 ? 'nunca tarde' : `tarde ${timesInWords(known.timeouts)}`;
    const left = known.away === 0 ? '' : `, dejó ${count(known.away, 'mesa')}`;
    return `${name}: ${late} en ${count(known.turns, 'turno')}${left}.`;
  },
  speaks: (language, isPhrases) => `${language}.${isPhrases ? ' Solo frases.' : ''}`,
  asks: (most, isNewcomers) =>
    [
      most === null
        ? ''
        : most === 0
          ? 'Para quienes nunca llegan tarde.'
          : `Para quienes llegan tarde como máximo ${timesInWords(most)} en 50 turnos.`,
      isNewcomers ? '' : 'No para quienes empiezan.',
    ]
      .filter((one) => one !== '')
      .join(' '),
  isFull: 'Llena. El próximo lugar en una mesa así es para quien más ha esperado.',
  sit: 'Sentarme',
  sitAt: (table) => `Sentarme en ${table}`,
  sitting: 'Tomando lugar…',
  go: 'Abrir',
  goTo: (table) => `Abrir ${table}`,
  wait: 'Lista de espera',
  waitFor: (table) => `Lista de espera para una mesa como ${table}`,
  joiningQueue: 'Un momento…',
  waiting: 'Esperas un lugar',
  waits: 'Esperas un lugar',
  waitsMore: 'Te sientas en cuanto haya uno libre, y te avisamos.',
  waitUntil: (at) => `hasta el ${dateOf(at)}`,
  stop: 'Dejar de esperar',
  stopFor: (settings) => `Dejar de esperar: ${settings}`,
  stopping: 'Dejando la lista…',
  more: 'Ver más',
  loadingMore: 'Cargando…',
  note: 'Aquí se habla con frases. Una mesa empieza sola cuando está llena.',
  noneTitle: 'No hay una mesa así abierta',
  none: 'Quita un filtro, o abre una mesa: quien busque una la encontrará aquí.',
  noneYetTitle: 'Todavía no hay mesas abiertas',
  noneYet: 'Abre la primera: quien busque con quién jugar la encontrará aquí.',
  tournaments: 'Torneos, de 8 a 200 personas',
  openOwn: 'Abrir una mesa',

  form: {
    title: 'Quién puede sentarse',
    invited: 'Solo quienes yo invite',
    anyone: 'Cualquiera',
    more: 'Aparece en Mesas abiertas y empieza sola cuando está llena. Entre desconocidos se habla con frases, si no permites más.',
    needsClock: 'Una mesa para cualquiera necesita un reloj: elige uno abajo.',
    needsSeat: 'Una mesa para cualquiera necesita un lugar libre: agrega una persona.',
    language: 'Idioma de la mesa',
    late: 'Turnos tarde, de 50',
    lateWords: (most) => (most < 0 ? 'Los que sean' : most === 0 ? 'Ninguno' : `${numberWord(most)} como máximo`),
    newcomers: 'También quienes empiezan',
    newcomersMore: 'Personas que llevan menos de 10 turnos.',
    page: 'Abrir una mesa',
    people: (people) => (people === 1 ? 'solo tú' : `tú y ${numberWord(people - 1, 'f')} más`),
    set: 'Abrir la mesa',
    after: (seats) =>
      seats === 1
        ? 'Queda un lugar libre para cualquiera.'
        : `Quedan ${numberWord(seats)} lugares libres para cualquiera.`,
  },

  room: {
    open: (until) => `Cualquiera puede sentarse hasta el ${until}.`,
    remove: 'Quitar',
    removeOne: (name) => `Quitar a ${name} de la mesa`,
    removed: (name) => `El lugar de ${name} está libre otra vez. Se lo decimos con amabilidad.`,
  },
};

/** Saved set-ups for new games. */
export const setupsText: Translation<typeof en.setupsText> = {
  title: 'Plantillas',
  many: (many) => (many === 0 ? 'guarda esto para la próxima' : `${many} ${many === 1 ? 'guardada' : 'guardadas'}`),
  summary: (preset, seats, clock) => `${preset}, ${count(seats, 'lugar')}, ${clock}`,
  useOne: (name) => `Usar «${name}»`,
  used: (name) => `Todo quedó como en «${name}».`,
  name: 'Un nombre para guardarlo',
  newName: (name) => `Un nombre nuevo para «${name}»`,
  save: 'Guardar así',
  saving: 'Guardando…',
  saved: (name) => `«${name}» quedó guardada.`,
  rename: 'Cambiar nombre',
  renameOne: (name) => `Cambiar el nombre de «${name}»`,
  keepName: 'Dejar el nombre anterior',
  link: 'Compartir',
  sendOne: (name) => `Mandar un enlace a «${name}»`,
  linkTo: (name) => `Enlace a «${name}»`,
  remove: 'Borrar',
  removeOne: (name) => `Borrar «${name}»`,
  removeSure: (name) => `¿Borrar «${name}»? Las partidas que salieron de ella siguen.`,
  removing: 'Borrando…',
  keep: 'Conservarla',
  invite: 'Dominó tren mexicano, como lo jugamos: pon la mesa con un toque.',
  words: {
    copy: 'Copiar el enlace',
    copied: 'Copiado. A quien lo abra le sale todo ya elegido.',
    notCopied: 'No se pudo copiar. El enlace está seleccionado: cópialo de ahí.',
    send: 'Compartir…',
  },
};

/** In place of one's games while there are none, and below them: other ways to play. */
export const noGamesText: Translation<typeof en.noGamesText> = {
  none: 'Todavía no hay mesas',
  noneMore: 'Tus mesas aparecerán aquí. Abre una y manda el enlace a tu gente.',
  computer: 'Jugar contra la máquina',
  computerMore: 'Una partida entera para dos. Nunca llega tarde.',
  open: 'Mesas abiertas',
  openMore: 'Partidas para quien quiera.',
};
