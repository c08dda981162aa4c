import { count, listed } from '@slow-train/words/es';
import { placeOfDay } from '../days.ts';
import { weekday } from './shell.ts';
import type * as en from '../en/circles.ts';
import type { Translation } from '@slow-train/words';

const dayOfWeek = (day: number): string => weekday(new Date(2024, 0, day).getTime());

/** Circles: their list, the page of one, its people, how it plays, and the page behind its link. */
export const circlesText: typeof en.circlesText = {
  title: 'Grupos',
  line: 'Gente que juega junta una y otra vez',
  more: 'tus grupos, sus mesas y temporadas',
  failed: 'No se pudieron cargar tus grupos',
  oneFailed: 'No se pudo cargar el grupo',
  back: 'Grupos',
  busy: 'Un momento…',
  you: 'Tú',
  none: 'Ningún grupo todavía',
  noneMore: 'Un grupo es gente que juega junta una y otra vez: una página para sus mesas, totales y temporadas.',
  members: (members) => count(members, 'miembro'),
  founded: {
    title: 'Fundar un grupo',
    name: 'Nombre',
    hint: 'Lo ven todos los miembros.',
    missing: 'Ponle un nombre.',
    found: 'Fundar el grupo',
  },
  asked: {
    by: (name) => (name === null ? 'Te invitan a entrar' : `${name} te invita a entrar`),
    more: 'Los miembros ven tu nombre, tus resultados aquí y las temporadas. Puedes salir cuando quieras.',
    into: (name, circle) => (name === null ? `Te invitan a ${circle}` : `${name} te invita a ${circle}`),
    what: (members) => `${count(members, 'miembro')} por ahora.`,
    answered: {
      later: (circle) => `${circle} espera en Grupos.`,
      no: (circle) => `No entras en ${circle}.`,
    },
  },
  join: {
    invites: (circle) => `Entra en ${circle}`,
    founder: (name, members) =>
      name === null ? count(members, 'miembro') : `${count(members, 'miembro')}, lo dirige ${name}`,
    notFound: 'Este enlace no lleva a ningún grupo',
    join: 'Entrar en el grupo',
    isMember: 'Estás en este grupo.',
    open: 'Abrir el grupo',
  },

  summary: (members, season) => `${count(members, 'miembro')}${season === null ? '' : `, temporada ${season}`}`,
  next: {
    areYouIn: (startsAt, name) => (startsAt === null ? `${name}: ¿juegas?` : `Mesa del ${dayOf(startsAt)}: ¿juegas?`),
    isSet: (startsAt, name) => (startsAt === null ? `${name} espera` : `Mesa del ${dayOf(startsAt)}`),
    how: (preset, rounds, starts) =>
      `${preset}, ${count(rounds, 'ronda')}${starts === null ? ', empieza cuando estén todos' : `, empieza: ${starts}`}.`,
    yes: (names) =>
      names.length === 0
        ? 'Nadie dijo que sí todavía.'
        : `${listed(names)} ${names.length === 1 ? 'dijo' : 'dijeron'} que sí.`,
    youAreIn: 'Tú juegas.',
    noSeat: 'Todos los lugares son de otros. Si alguien dice que no, se invita al siguiente miembro.',
    toTable: 'Ir a la mesa',
    takeSeat: 'Sentarme',
    title: 'La próxima mesa',
    planned: (starts, asks) => `Empieza: ${starts}. Se pregunta a todos: ${asks}.`,
    unplanned: (founder) =>
      founder === null
        ? 'Todavía no hay nada previsto.'
        : `Todavía no hay nada previsto. ${founder} pone la próxima mesa.`,
    mine: 'Se pregunta a todos, y a cada cual se le guarda un lugar.',
    set: 'Abrir la próxima mesa',
    choose: 'Elegir cómo juegan',
  },
  games: 'Sus mesas',
  noGames: 'Ninguna mesa todavía',
  noGamesMore: 'Aquí verás las mesas de este grupo y quién ganó.',
  turn: (turn, round, rounds) =>
    `${turn === null ? 'Ronda' : turn === '' ? 'Tu turno, ronda' : `Turno de ${turn}, ronda`} ${round} de ${rounds}`,
  won: (winners) => {
    if (winners === null) return 'terminó sin resultado';
    const [first] = winners;
    if (first === undefined) return 'terminada';
    const names = listed(winners.map(({ name, isYou }) => (isYou ? 'tú' : name)));
    return `Victoria con ${first.pips}: ${names}`;
  },
  substitutes: {
    title: 'Suplentes',
    more: 'Lo que juega un suplente cuenta para el miembro dueño del lugar.',
    asked: 'Primero se pregunta a los dos, y nada cambia si no dicen los dos que sí.',
    for: (name) => `${name} juega por`,
    themselves: 'sí mismo',
  },
  question: {
    asks: ({ gameName, name, by, isBack }) =>
      isBack
        ? `¿Vuelve a contar ${gameName} para ${by}, y ya no para ${name}?`
        : `¿Cuenta ${gameName} para ${name}? Jugó ${by}.`,
    answers: ({ name, by, memberSays, substituteSays, state }) => {
      if (state === 'moved') return 'Los dos dijeron que sí, y así queda.';
      if (state === 'late') return 'La temporada terminó antes de que los dos dijeran que sí. Nada cambia.';
      const says = (name: string, said: boolean | null): string =>
        `${name} ${said === null ? 'aún no ha contestado' : said ? 'dijo que sí' : 'dijo que no'}.`;
      return `${says(name, memberSays)} ${says(by, substituteSays)} ${state === 'refused' ? 'Nada cambia.' : 'Vale cuando los dos digan que sí.'}`;
    },
    yes: 'Sí, cuenta así',
    no: 'No, que siga igual',
  },
  totals: {
    title: 'Totales',
    more: 'de todas las partidas del grupo',
    name: 'Nombre',
    games: 'Partidas',
    wins: 'Ganadas',
    place: 'Puesto',
    pips: 'Puntos',
    means: 'Puesto y puntos por ronda, de promedio. Menos es mejor.',
    yours: 'Tus puntos por ronda',
  },

  toPeople: 'Personas',
  toPeopleMore: 'quién está y cómo invitar a alguien',
  toPlay: 'Cómo juegan',
  play: {
    title: 'Cómo juegan',
    line: 'Para todas las mesas del grupo desde ahora',
    none: 'sin elegir todavía',
    short: (preset, weekly) =>
      weekly === null ? preset : `${preset}, cada ${dayOfWeek(weekly.weekday)} a las ${weekly.time}`,
    rules: 'Reglas',
    rounds: 'Rondas',
    roundsMore: 'Menos se acaban antes.',
    clock: 'Reloj',
    keepClock: 'como está',
    phrasesOnly: 'Solo frases',
    phrasesOnlyMore: 'Nadie escribe nada.',
    weekly: 'Una mesa cada semana',
    weeklyMore: 'Se pregunta a todos dos días antes. Empieza con quienes hayan llegado.',
    weekday: 'Día',
    time: 'Hora',
    timeIn: (zone) => `Hora de ${placeOfDay(zone)}`,
    day: dayOfWeek,
    save: 'Jugar así',
  },
  people: {
    title: 'Personas',
    founder: (isYou) => (isYou ? 'lo diriges' : 'lo dirige'),
    since: (date) => `desde el ${date}`,
    askedBy: (name, isLater) =>
      `${name === null ? '' : `invitación de ${name}, `}${isLater ? 'responde más tarde' : 'sin respuesta todavía'}`,
    takeBack: 'Retirar',
    takeBackFrom: (name) => `Retirar la invitación a ${name}`,
    asked: 'Invitaciones',
    invite: 'Invita a gente con la que has jugado',
    inviteMore: 'Se les pregunta, y pueden decir que no.',
    ask: 'Invitar',
    askOne: (name) => `Invitar a ${name}`,
    isAsked: 'Invitación enviada',
    askedOne: (name) => `${name} tiene la invitación.`,
    link: 'Enlace al grupo',
    linkTitle: 'Manda el enlace',
    linkMore: 'Puede entrar quien lo tenga.',
    copy: 'Copiar el enlace',
    copied: 'El enlace está copiado.',
    notCopied: 'Tu navegador no nos deja copiar. Copia el enlace del campo.',
    send: 'Mandar el enlace',
    invitation: (circle) => `Entra en nuestro grupo: ${circle}`,
    newLink: 'Hacer un enlace nuevo',
    newLinkAsk: 'El enlace anterior deja de funcionar.',
    newLinkYes: 'Hacer uno nuevo',
    keep: 'Dejarlo así',
    remove: 'Sacar',
    removeOne: (name) => `Sacar a ${name}`,
    removeAsk: (name) => `¿Sacar a ${name}? Sus resultados siguen en las tablas.`,
    handOn: 'Ceder el grupo',
    handOnOne: (name) => `Ceder el grupo a ${name}`,
    handOnAsk: (name) => `${name} decide entonces cómo juegan y quién sigue. Tú sigues siendo miembro.`,
    rename: 'Nombre del grupo',
    save: 'Cambiar el nombre',
    leave: 'Salir del grupo',
    leaveAsk: 'Tus resultados siguen en sus tablas. Las partidas en curso siguen.',
    leaveLast: 'No hay nadie más: se borran el grupo y sus temporadas.',
    stay: 'Quedarme',
  },
};

function dayOf(time: string): string {
  return weekday(Date.parse(time));
}

/** Seasons of a circle: the table, its meaning, and the form for a new one. */
export const seasonsText: typeof en.seasonsText = {
  title: (number) => `Temporada ${number}`,
  failed: 'No se pudo cargar la temporada',
  after: (played, games, { dropped, droppable }) =>
    [
      `${played} de ${count(games, 'partida')}`,
      dropped === 0 ? '' : dropped === 1 ? `sin ${ONE[droppable]}` : `sin las ${dropped} peores ${UNITS[droppable]}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  over: (names) => {
    if (names.length === 0) return 'Terminó.';
    return `Terminó. ${names.length === 1 ? 'Victoria' : 'Victoria compartida'}: ${listed(names)}.`;
  },
  none: 'Ninguna temporada todavía',
  noneMore:
    'Una temporada es una serie de partidas con una tabla: se suman puestos o puntos, y las peores pueden no contar.',
  noGames: 'Falta su primera partida. Cuando termine, aquí estará la tabla.',
  all: 'Todas las partidas y cómo se cuenta',
  others: 'Temporadas',
  show: (number) => `Ver la temporada ${number}`,
  table: (number) => `Tabla de la temporada ${number}`,
  game: (number) => `Partida ${number}`,
  name: 'Nombre',
  sum: 'Suma',
  cell: {
    played: (value) => String(value),
    substituted: (value, by) => `${value}, jugó ${by ?? 'otra persona'}`,
    missed: (value) => `faltó, cuenta ${value}`,
    before: (value) => `llegó después, cuenta ${value}`,
    dropped: (words) => `${words}, no cuenta`,
    rounds: (words, rounds) =>
      `${words}, sin ${rounds.length === 1 ? 'la ronda' : 'las rondas'} ${listed(rounds.map(String))}`,
  },
  legend: {
    dropped: 'Tachado: no cuenta.',
    rounds: 'Con puntos: sin las peores rondas.',
    missed: '–: faltó.',
    before: '( ): llegó después, cuenta como su promedio.',
    real: (games) => `Con fichas de verdad: ${listed(games.map(String))}.`,
    substituted: '*: jugó un suplente.',
  },
  course: 'Cómo cambiaron los puestos',
  courseLabel: (lines) =>
    lines.map(({ name, places }) => `${name}: ${places.map((place) => place ?? '–').join(', ')}`).join('; '),
  rules: 'Cómo se cuenta',
  counted: {
    places: 'Se suman los puestos: 1 es el mejor, y menos es mejor.',
    pips: 'Se suman los puntos, y menos es mejor.',
  },
  droppedNone: 'Cuentan todas las partidas.',
  dropped: ({ dropped, droppable }) =>
    dropped === 1
      ? `A cada cual no le cuenta ${ONE[droppable]}.`
      : `A cada cual no le cuentan las ${dropped} peores ${UNITS[droppable]}.`,
  missed: {
    places: 'Faltar a una partida cuenta como el puesto detrás de todos.',
    pips: 'Faltar a una partida cuenta, en cada ronda, los puntos de quien más tuvo.',
  },
  late: {
    missed: 'Quien llega después faltó a las partidas anteriores.',
    average: 'A quien llega después le cuenta su promedio en las partidas anteriores.',
    closed: 'Quien llega después juega, y no está en esta tabla.',
  },
  ties: {
    places:
      'Sumas iguales: deciden más partidas ganadas, después menos puntos por ronda, después la mejor última partida. Si no, comparten el puesto.',
    pips: 'Sumas iguales: deciden más partidas ganadas, después el mejor puesto promedio, después la mejor última partida. Si no, comparten el puesto.',
  },
  end: 'Terminar la temporada',
  endAsk: 'Termina con las partidas jugadas hasta ahora.',
  keep: 'Seguir',
  start: 'Empezar una temporada',
  startNext: (number) => `Empezar la temporada ${number}`,
  busy: 'Un momento…',
  form: {
    title: (number) => `Temporada ${number}`,
    line: 'Cuentan las próximas partidas del grupo',
    games: 'Partidas',
    gamesMore: 'De 2 a 30. Termina con la última.',
    counted: 'Qué se suma',
    countedNames: { places: 'Puestos', pips: 'Puntos' },
    droppable: 'A cada cual no le cuentan sus peores',
    droppableNames: { games: 'partidas', rounds: 'rondas' },
    dropped: 'Cuántas no cuentan',
    droppedMore: 'De 0 a 9. Siempre cuenta una partida al menos.',
    late: 'Quien llega después',
    lateNames: { missed: 'Partidas perdidas', average: 'Su promedio', closed: 'Fuera de esta temporada' },
    start: 'Empezar la temporada',
  },
};

const UNITS = { games: 'partidas', rounds: 'rondas' } as const;
const ONE = { games: 'la peor partida', rounds: 'la peor ronda' } as const;

export const circleEveningsText: Translation<typeof en.circleEveningsText> = {
  enter: 'Anotar una noche',
  enterLine: 'En la temporada de un grupo, como si fuera una partida',
  missing: 'Esta hoja no está en este dispositivo. Ábrela en el teléfono que llevó los puntos y elige allí Compartir.',
  which: '¿En qué grupo?',
  who: '¿Quién de la hoja es qué miembro?',
  guest: 'Una visita',
  means:
    'Se pregunta a todos los miembros que jugaron. La noche cuenta cuando la confirman, o a los tres días si nadie se opone. Las visitas no reciben nada.',
  send: 'Anotar la noche',
  busy: 'Un momento…',
  title: (name) => `Noche: ${name}`,
  more: (rounds, season) =>
    `Con fichas de verdad, ${count(rounds, 'ronda')}${season === null ? '' : `, temporada ${season}`}`,
  you: 'Tú',
  row: (pips, isGuest) => `${pips}${isGuest ? ', visita' : ''}`,
  says: 'confirmada',
  counts: 'Cuenta.',
  waits: (by, until) =>
    `${by === null ? 'Cuenta' : `La anotó ${by}. Cuenta`} desde ${until}, o en cuanto la confirmen todos los miembros que jugaron.`,
  confirm: 'Es correcto',
  object: 'No es correcto',
  takeBack: 'Retirarla',
  sure: 'Entonces la noche se borra aquí para todos.',
  keep: 'Dejarla',
};
