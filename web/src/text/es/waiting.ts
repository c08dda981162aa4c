import type { Translation } from '@slow-train/words';
import { count, listed, numberWord, presetName, setName, capital, spanOf } from '@slow-train/words/es';
import type * as en from '../en/waiting.ts';
import type { ClockTerms } from '@slow-train/protocol';
import { roughLength } from '@slow-train/words/rough-length';

/** The waiting room of a game. */
export const waitingText: Translation<typeof en.waitingText> = {
  lobby: 'Tu mesa',
  taken: (taken, seats) => `${taken} de ${seats} lugares ocupados`,
  open: 'Un lugar libre',
  you: 'tú',
  host: 'abrió la mesa',
  share: 'Quien abra este enlace se sienta en el lugar libre.',
  shareMore: (until) =>
    `Quien lo tenga puede sentarse${until === null ? '' : ` hasta ${until}`}. No hace falta cuenta.`,
  newLink: 'Crear otro enlace',
  newLinkSure: 'El enlace anterior deja de funcionar.',
  newLinkYes: 'Crear otro',
  newLinkNo: 'Conservarlo',
  makingLink: 'Creando otro enlace…',
  newLinkMade: 'Aquí está el enlace nuevo. El anterior ya no funciona.',
  link: 'Enlace a esta mesa',
  copy: 'Copiar el enlace',
  copied: 'Copiado. Ahora mándalo a quien quieras.',
  notCopied: 'No se pudo copiar. El enlace está seleccionado: cópialo de ahí.',
  send: 'Enviar el enlace',
  invite: (table) => `Siéntate conmigo en «${table}»: dominó tren mexicano, sin prisa.`,
  qr: 'Código QR de este enlace',
  companions: 'Invita a gente con quien jugaste',
  companionsMore: 'Les preguntamos y guardamos un lugar hasta que contesten.',
  met: (games, date) => `${count(games, 'partida')}, la última el ${date}`,
  ask: 'Invitar',
  askOne: (name) => `Invitar a ${name}`,
  asking: 'Invitando…',
  asked: 'Ya está',
  askedOne: (name) => `Invitaste a ${name}.`,
  allCompanions: (many) => `Mostrar los ${many} nombres`,
  said: (answer) =>
    ({ waiting: 'con invitación, sin respuesta', later: 'prefiere decirlo después', no: 'esta vez no' })[answer],
  heard: (no, later) =>
    [
      no.length === 0 ? '' : `${listed(no)} no ${no.length === 1 ? 'viene' : 'vienen'} esta vez: invita a alguien más.`,
      later.length === 0 ? '' : `${listed(later)} ${later.length === 1 ? 'prefiere' : 'prefieren'} decidir después.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  byMail: 'Con invitación por correo',
  address: 'O una dirección de correo',
  addressMore: 'Mandamos el enlace de un lugar y no guardamos la dirección.',
  mailed: (address) => `Hay un lugar reservado. El correo a ${address} va en camino.`,
  here: 'aquí ahora',
  free: 'Liberar',
  freeOne: (name) => `Liberar el lugar de ${name}`,
  freed: (name) => `El lugar de ${name} está libre otra vez.`,
  startsFull: (yes, asked, free) =>
    `${yes === 1 ? 'Hay un lugar ocupado' : `Hay ${numberWord(yes)} lugares ocupados`} de ${numberWord(yes + asked + free)}. La partida empieza cuando no quede ninguno libre.`,
  keptForYou: (answer) =>
    ({
      waiting: 'Hay un lugar reservado para ti.',
      later: 'Tu lugar queda reservado hasta que decidas.',
      no: 'Dijiste que no. Mientras nadie tome el lugar, todavía puedes venir.',
    })[answer],
  yourAnswer: (table) => (table === null ? 'Tu respuesta' : `Tu respuesta a «${table}»`),
  answers: { yes: 'Sí', later: 'Más tarde', no: 'No' },
  answering: 'Enviando…',
  answered: {
    later: (host) => `${host === '' ? 'Quien invita' : host} te guarda el lugar.`,
    no: (host) => `${host === '' ? 'Quien invita' : host} ve que no vienes.`,
  },
  startsAt: (time) => `Empieza: ${time}, con quienes estén.`,
  startsSoon: 'Empieza en cuanto sean suficientes.',
  waitTime: 'Empieza sola',
  waitAll: 'Empieza cuando se ocupen todos los lugares',
  moreChairs: (more) => (more === 0 ? '' : `y ${more} más`),
  moreAbout: (name) => `Más sobre ${name}`,
  showQr: 'Código QR',
  beginWith: (names) => `Empezar con ${listed(names)}`,
  beginSoon: 'Empezamos cuando tú digas.',
  notAnswered: (names) =>
    `${listed(names)} no ${names.length === 1 ? 'ha' : 'han'} respondido. ¿Empezar de todos modos?`,
  waitFor: (names) => `Esperar a ${listed(names)}`,
  addComputer: 'Agregar la máquina',
  addLast: 'Ocupa el último lugar libre, y el enlace se cierra.',
  keepChair: 'Dejar el lugar libre',
  adding: 'Se está sentando…',
  learn: { name: 'Aprende mientras esperas', more: 'No te pierdes nada.' },
  start: 'Empezar',
  waitHost: 'Esperando a que empiece quien abrió la mesa',
  mayClose: 'Puedes cerrar esta página.',
  starting: 'Empezando…',
  leave: 'Dejar la mesa',
  leaveSure: '¿Dejar esta mesa? Tu lugar queda libre.',
  leaveYes: 'Dejarla',
  leaveNo: 'Quedarme',
  leaving: 'Saliendo…',
  left: (table) => `Dejaste «${table}».`,
  full: 'Todos los lugares están ocupados.',
  details: (preset, set, rounds) => `reglas ${presetName(preset)}, ${setName(set)}, ${count(rounds, 'ronda')}`,
  pace: (rounds, length) => capital(`${rounds === 1 ? 'una ronda' : `${numberWord(rounds, 'f')} rondas`}, ${length}`),
};

export const mailedText: typeof en.mailedText = {
  somebody: 'alguien con invitación por correo',
  label: '¿Quién es? Lo lee la mesa',
  later: 'Ahora no',
  no: 'No, gracias',
  answering: 'Enviando…',
  said: {
    later: 'El lugar sigue reservado. Vuelve con el mismo enlace.',
    no: 'Dijiste que no. Mientras nadie tome el lugar, puedes cambiar de idea.',
  },
};

const UNITS = {
  minute: ['un minuto', 'unos', 'minutos'],
  hour: ['una hora', 'unas', 'horas'],
  day: ['un día', 'unos', 'días'],
  week: ['una semana', 'unas', 'semanas'],
  month: ['un mes', 'unos', 'meses'],
} as const;

/** How long a game takes. */
export const lengthText: Translation<typeof en.lengthText> = {
  about: (hours) => {
    const { unit, many } = roughLength(hours);
    const [one, some, more] = UNITS[unit];
    return many === 1 ? `más o menos ${one}` : `${some} ${numberWord(many)} ${more}`;
  },
  each: (turns, length) => `En una ronda juegas unas ${count(turns, 'vez', 'veces')}; una partida dura ${length}.`,
};

/** The page to type an invitation code. */
export const codeText: Translation<typeof en.codeText> = {
  title: 'Entrar con un código',
  label: 'El código, o el enlace completo',
  hint: 'Pega lo que te mandaron',
  wrong:
    'Eso no es un código de invitación: tiene 22 letras, cifras, guiones y guiones bajos. Copia de nuevo el código completo.',
  go: 'Buscar la mesa',
};

/** The page that an invitation leads to. */
export const joinText: Translation<typeof en.joinText> = {
  title: 'Te invitan',
  invites: (host) => (host === '' ? 'Te invitan' : `${host} te invita`),
  where: (table, seats) => `${table}, ${count(seats, 'lugar')}`,
  what: 'Dominó Tren Mexicano, una jugada a la vez. Juega cuando puedas: es un minuto al día.',
  seats: (names, free) => {
    const seats = free === 0 ? [] : [count(free, 'lugar libre', 'lugares libres')];
    return `${capital(listed([...names, ...seats]))}.`;
  },
  rules: (preset, rounds) => `Reglas ${presetName(preset)}, ${count(rounds, 'ronda')}`,
  noAccount: 'Sin cuenta, sin correo.',
  never: '¿Nunca has jugado?',
  inAll: (length) => `Una jugada a la vez, cuando puedas: un minuto cada turno, ${length} en total.`,
  learn: 'Aprende en dos minutos',
  take: 'Sentarme',
  busy: 'Tomando tu lugar…',
  go: 'Ir a la mesa',
  watchers: { round: 'Otros pueden mirar, una ronda después.', turn: 'Otros pueden mirar, un turno después.' },
  member: 'Ya tienes lugar aquí.',
  departed: 'Esta partida empezó sin ti.',
  evening: (rounds) =>
    `Esta mesa sigue después de ${count(rounds, 'ronda')} con fichas de verdad, y esos puntos cuentan.`,
  kept: 'Hay un lugar reservado para ti.',
  full: 'Todos los lugares están ocupados.',
  own: 'Nueva partida',
  notFound: 'Esta invitación no funciona',
  otherCode: 'Probar otro código',
  gotUp: (owner) => `${owner} se levantó y no vuelve.`,
  toTheEnd: (owner) => `Juegas la mano de ${owner} hasta el final de la partida.`,
};

const clockOf = (terms: ClockTerms | null): string =>
  terms === null ? 'sin reloj' : `${spanOf(terms.allowance)} por turno`;

/** Playing again with the same people, but for one thing. */
export const rematchText: Translation<typeof en.rematchText> = {
  open: 'Otra vez, con un cambio',
  lead: 'Los lugares y lo demás quedan como estaban. Todos se enteran de lo que cambia.',
  close: 'Cerrar',
  what: '¿Qué cambia?',
  things: { rules: 'Reglas', clock: 'Reloj', rounds: 'Rondas', name: 'Nombre' },
  rounds: (rounds) => `antes: ${rounds}`,
  nameHint: 'Para que la encuentres entre tus mesas',
  nameMissing: 'Ponle un nombre.',
  again: 'Invitar otra vez',
  asking: 'Poniendo la mesa…',
  overtaken: 'Alguien puso la siguiente partida justo antes que tú. Ya estás ahí, sin tu cambio.',
  different: {
    rules: ({ was, now, isHouse }) =>
      `Esta vez cambia: reglas ${presetName(now)} en lugar de ${presetName(was)}${isHouse ? ' con reglas de la casa' : ''}.`,
    clock: (was, now) => `Esta vez cambia: ${clockOf(now)} en lugar de ${clockOf(was)}.`,
    rounds: (was, now) => `Esta vez cambia: ${count(now, 'ronda')} en lugar de ${was}.`,
    name: (was) => `Esta vez cambia el nombre. Antes era «${was}».`,
  },
};

/** Changing the game of a table before it begins. */
export const termsText: Translation<typeof en.termsText> = {
  title: 'Cambiar la partida',
  close: 'Volver',
  seats: 'Lugares',
  keep: 'Jugar así',
  keeping: 'Cambiando…',
  kept: 'La partida cambió. El enlace es el mismo.',
  askedAgain: (names) =>
    `${listed(names)} ya ${names.length === 1 ? 'está' : 'están'} en la mesa. Si la partida cambia, preguntamos otra vez y ${names.length === 1 ? 'el lugar queda reservado' : 'los lugares quedan reservados'}.`,
  now: {
    rules: (preset) => `reglas ${presetName(preset)}`,
    rounds: (rounds) => count(rounds, 'ronda'),
    clock: (terms) => clockOf(terms),
    forced: (isForced) =>
      isForced ? 'las jugadas sin elección se juegan solas' : 'cada jugada espera a quien le toca',
  },
  renewed: (changes) => `La partida cambió. Nuevo: ${listed(changes)}. Tu lugar queda reservado; ¿sigues jugando?`,
};

export const seatLinksText: Translation<typeof en.seatLinksText> = {
  title: 'Un enlace para cada quien',
  more: 'Manda a cada persona su enlace: lleva a su lugar y a sus puntos. Aquí están hasta que lleguen todos.',
  message: (name) => `${name}, nuestra partida sigue aquí. Este es tu lugar:`,
  sendTo: (name) => `Mandar a ${name} su enlace`,
  copyFor: (name) => `Copiar el enlace de ${name}`,
  copied: 'Enlace copiado.',
  notCopied: 'No se pudo copiar el enlace. Inténtalo de nuevo o mándalo.',
  failed: 'No se pudieron cargar los enlaces',
};
