import type { Translation } from '@slow-train/words';
import { count, listed, numberWord, presetName, setName } from '@slow-train/words/es';
import type * as en from '../en/waiting.ts';

/** The waiting room of a game. */
export const waitingText: Translation<typeof en.waitingText> = {
  boarding: 'Por salir',
  taken: (taken, seats) => `${taken} de ${seats} asientos ocupados`,
  seat: (seat) => `Asiento ${seat + 1}`,
  open: 'asiento libre',
  you: 'tú',
  host: 'puso la mesa',
  share: 'Manda este enlace',
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
  send: 'Compartir…',
  invite: (table) => `Siéntate conmigo en «${table}»: dominó tren mexicano, sin prisa.`,
  qr: 'Código QR de este enlace',
  companions: 'Invita a gente con quien jugaste',
  companionsMore: 'Les preguntamos y guardamos un asiento hasta que contesten.',
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
  addressMore: 'Mandamos el enlace de un asiento y no guardamos la dirección.',
  mailed: (address) => `Hay un asiento reservado. El correo a ${address} va en camino.`,
  here: 'aquí ahora',
  free: 'Liberar',
  freeOne: (name) => `Liberar el asiento de ${name}`,
  freed: (name) => `El asiento de ${name} está libre otra vez.`,
  startsFull: (yes, asked, free) =>
    `${yes === 1 ? 'Hay un asiento ocupado' : `Hay ${numberWord(yes)} asientos ocupados`} de ${numberWord(yes + asked + free)}. La partida empieza cuando no quede ninguno libre.`,
  keptForYou: (answer) =>
    ({
      waiting: 'Hay un asiento reservado para ti.',
      later: 'Tu asiento queda reservado hasta que decidas.',
      no: 'Dijiste que no. Mientras nadie tome el asiento, todavía puedes venir.',
    })[answer],
  yourAnswer: (table) => (table === null ? 'Tu respuesta' : `Tu respuesta a «${table}»`),
  answers: { yes: 'Sí', later: 'Más tarde', no: 'No' },
  answering: 'Enviando…',
  answered: {
    later: (host) => `${host === '' ? 'La mesa' : host} te guarda el asiento.`,
    no: (host) => `${host === '' ? 'La mesa' : host} ve que no vienes.`,
  },
  startsAt: (time) => `Empieza: ${time}, con quienes estén.`,
  startsSoon: 'Empieza en cuanto sean suficientes.',
  waitTime: 'Empieza sola',
  waitAnswers: 'Esperando sus respuestas',
  waitAll: 'Empieza cuando se ocupen todos los asientos',
  start: 'Empezar la partida',
  startComputers: (open) => `Agregar ${open === 1 ? 'una computadora' : `${open} computadoras`} y empezar`,
  startWithout: (taken) => `Empezar con ${numberWord(taken, 'f')} ${taken === 1 ? 'persona' : 'personas'}`,
  waitHost: 'Esperando a que empiece quien puso la mesa',
  mayClose: 'Puedes cerrar esta página.',
  starting: 'Empezando…',
  leave: 'Dejar la mesa',
  leaveSure: '¿Dejar esta mesa? Tu asiento queda libre.',
  leaveYes: 'Dejarla',
  leaveNo: 'Quedarme',
  leaving: 'Saliendo…',
  left: (table) => `Dejaste «${table}».`,
  full: 'Todos los asientos están ocupados.',
  details: (preset, set, rounds) => `reglas ${presetName(preset)}, ${setName(set)}, ${count(rounds, 'ronda')}`,
};
