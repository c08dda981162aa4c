import type { Translation } from '@slow-train/words';
import { count } from '@slow-train/words/es';
import type * as en from '../en/notifications.ts';
import { healthWith, summariesWith } from '../notification-sentences.ts';
import { since } from './shell.ts';

/** The events, as rows of the settings. */
export const EVENT_WORDS: Translation<typeof en.EVENT_WORDS> = {
  turn: 'Tu turno',
  timeLow: 'Se te acaba el tiempo',
  invited: 'Te invitan',
  answered: 'Alguien responde a tu invitación',
  seat: 'Tu lugar, antes de empezar',
  circle: 'Alguien te invita a un grupo',
  vote: 'Falta tu voto',
  mention: 'Alguien te nombra',
  playedFor: 'Alguien jugó por ti',
  caught: 'Te atraparon con 1 ficha',
  started: 'Empieza una mesa',
  roundOver: 'Termina una ronda',
  gameOver: 'Termina una partida',
  talk: 'Alguien dice algo',
  tournament: 'Novedades de un torneo',
};

/** The channels, as columns of the settings. */
export const CHANNEL_WORDS: Translation<typeof en.CHANNEL_WORDS> = {
  push: 'Push',
  mail: 'Correo',
  webhook: 'Webhook',
};

const BY_WORDS: Translation<typeof en.CHANNEL_WORDS> = {
  push: 'por push',
  mail: 'por correo',
  webhook: 'por webhook',
};

export const SHAPE_WORDS: Translation<typeof en.SHAPE_WORDS> = {
  discord: 'Discord',
  slack: 'Slack',
  generic: 'Otro',
};

/** `15 minutos`, `4 horas`, `1 día`; `enseguida` for none. */
export function spanWords(minutes: number): string {
  if (minutes === 0) return 'enseguida';
  if (minutes % 1440 === 0) return count(minutes / 1440, 'día');
  return minutes % 60 === 0 ? count(minutes / 60, 'hora') : count(minutes, 'minuto');
}

/** The notifications page. */
export const notifyText: Translation<typeof en.notifyText> = {
  title: 'Avisos',
  line: 'A tiempo, y no demasiados.',
  failed: 'No se pudieron cargar tus ajustes de avisos',
  asThingsStand: 'Como está ahora',

  saving: 'Guardando…',
  saved: 'Guardado.',
  notKept: (why) => `No se guardó: el ajuste sigue como estaba. ${why}`,
  keepAgain: 'Intentar de nuevo',

  channels: 'Canales',
  test: 'Mandar una prueba',
  testOne: (what) => `Mandar una prueba: ${what}`,
  testing: 'Enviando…',
  tested: 'Enviada. Debería llegar en un momento.',
  remove: 'Quitar',
  removeOne: (what) => `Quitar ${what}`,
  removing: 'Quitando…',
  removed: (what) => `Se quitó ${what}.`,
  keep: 'Conservar',

  what: 'Eventos',
  event: 'Evento',
  one: (event, channel) => `${EVENT_WORDS[event]} ${BY_WORDS[channel]}`,
  noChannelYet: (channels) => `Todavía no sale nada por ${channels.toLowerCase()}: mira «Canales».`,

  when: 'Cuándo',
  wait: 'Esperar antes',
  waitMore: 'Si para entonces ya jugaste o lo viste, no se manda nada.',
  waits: { push: 'Antes de un push', mail: 'Antes de un correo', webhook: 'Antes de un webhook' },
  quiet: 'Horas de silencio',
  quietMore: 'Los avisos esperan hasta que terminen.',
  quietFrom: 'Desde',
  quietTo: 'Hasta',
  quietOne: (side) => `${side}, de las horas de silencio`,
  quietNever: 'Empiezan y terminan igual: no hay horas de silencio.',
  zone: 'Zona horaria',
  zoneUnknown: 'Desconocida',
  zoneElsewhere: (zone) => `Este navegador usa ${zone}.`,
  zoneTake: (zone) => `Usar ${zone}`,
  reminders: 'Recordarme antes de que se acabe el tiempo',
  remindersMore: 'En mesas con reloj.',
  remindersMost: 'Cuatro como máximo.',
  reminder: (minutes) => `${spanWords(minutes)} antes`,

  tables: 'Mesas con ajustes propios',
  tablesNone: 'Ninguna. El menú de cada mesa tiene «Avísame cuando me toque».',
  change: 'Cambiar',
  changeOne: (table) => `Cambiar los avisos de ${table}`,
  reset: 'Como en todas',
  resetOne: (table) => `${table}: como en todas`,
  resetting: 'Guardando…',
  resetDone: (table) => `«${table}» está ahora como todas.`,
};

/** The push part. */
export const pushText: Translation<typeof en.pushText> = {
  title: 'Push',
  more: 'Un mensaje en tu pantalla, aunque esta página esté cerrada.',
  here: 'Este dispositivo',
  on: 'sí',
  off: 'no',
  turnOn: 'Avisar en este dispositivo',
  turningOn: 'Preguntando al navegador…',
  turnOff: 'Apagar aquí',
  turningOff: 'Apagando…',
  onNow: 'Desde ahora este dispositivo recibe avisos.',
  offNow: 'Este dispositivo ya no recibe avisos.',
  blocked: 'Tu navegador bloquea los avisos.',
  blockedMore: 'Permítelos para esta página: toca el icono a la izquierda de la dirección. Después vuelve a cargar.',
  notAllowed: 'Tu navegador no dio permiso. Intenta de nuevo si quieres.',
  homeScreen: 'En un iPhone o iPad hace falta un paso más.',
  wayBack: 'La app de ahí aún no te conoce. Lleva antes una forma de volver a tus sitios:',
  wayBackAddress: 'una dirección',
  wayBackPasskey: 'una clave de acceso',
  wayBackLink: 'o un enlace.',
  homeScreenMore:
    'Primero agrega Slow Train a la pantalla de inicio: «Compartir», luego «Agregar a inicio». Ábrelo desde ahí.',
  unable: 'Este navegador no puede recibir avisos push. Prueba otro navegador o dispositivo.',
  unconfigured: 'Este servidor no manda avisos push.',
  since: (day) => `desde el ${day}`,
  removeSure: (name) => `${name} ya no recibirá avisos, hasta que los enciendas ahí.`,
};

/** The e-mail part. */
export const mailText: Translation<typeof en.mailText> = {
  title: 'Correo',
  unconfigured: 'Este servidor no manda correos.',
  none: 'No has dado ninguna dirección.',
  give: 'Agregar una dirección',
  other: 'Otra dirección',
  bounced: (address) => `El correo a ${address} volvió, así que dejamos de escribir.`,
  complained: (address) => `Nuestro correo a ${address} se marcó como no deseado, así que dejamos de escribir.`,
  codesToo: 'Puede que tampoco lleguen los códigos para entrar: una clave de acceso no necesita correo.',
  passkey: 'Claves de acceso',
  again: 'Probar de nuevo esta dirección',
  trying: 'Guardando…',
  againDone: 'Volvemos a escribir a esta dirección.',
  when: 'Cuándo escribir',
  habits: {
    unseen: 'Si no viste el push',
    unseenMore: 'Sin push: después de la espera.',
    each: 'Cada vez',
    eachMore: 'Además del push.',
    daily: 'Una vez al día',
    dailyMore: 'Todas las mesas en uno, lo urgente primero.',
  },
  after: 'Después de',
  hour: 'A qué hora',
  noPlays: 'Sin botones en mis correos',
  noPlaysMore: 'El correo de tu turno solo lleva entonces a la mesa.',
};

/** The webhook part: of a person, and of a game. */
export const hookText: Translation<typeof en.hookText> = {
  title: 'Discord, Slack, tu propio programa',
  more: 'Escribimos una línea a un webhook.',
  tableTitle: 'Los webhooks de la mesa',
  tableMore: 'Para un canal compartido: muestra lo que pasa aquí. Solo tú, que abriste la mesa, ves esto.',
  add: 'Agregar un webhook',
  url: 'Dirección del webhook',
  urlHint: 'Discord y Slack te dan una por canal.',
  shape: 'Para',
  adding: 'Agregando…',
  cancel: 'Cancelar',
  added: 'El webhook está agregado. Manda una prueba.',
  secretTitle: 'Copia ahora este secreto',
  secretMore:
    'Firma lo que mandamos (Standard Webhooks), para que tu programa sepa que es nuestro. Lo mostramos una sola vez.',
  secret: 'Secreto del webhook',
  done: 'Ya lo tengo',
  removeSure: 'No se mandará nada más ahí.',
};

/** A field to copy from. */
export const copyText: Translation<typeof en.copyText> = {
  copy: 'Copiar',
  copyOne: (what) => `Copiar: ${what}`,
  copied: 'Copiado.',
  notCopied: 'No se pudo copiar. Está seleccionado: cópialo de ahí.',
};

/** Calendar and Atom links. */
export const feedText: Translation<typeof en.feedText> = {
  title: 'Calendario y lector',
  more: 'Dos enlaces privados: tus plazos para un calendario, y lo que te espera para un lector de noticias.',
  warning: 'Quien tenga un enlace puede leer lo que te espera. Guárdalos para ti.',
  make: 'Crear mis enlaces',
  making: 'Creándolos…',
  since: (day) => `Creados el ${day}. No podemos mostrarlos de nuevo; unos nuevos los reemplazan.`,
  calendar: 'Enlace para un calendario',
  atom: 'Enlace para un lector',
  shown: 'Cópialos ahora: no podemos mostrarlos de nuevo.',
  renew: 'Crear enlaces nuevos',
  renewSure: 'Los enlaces anteriores dejan de funcionar.',
  renewYes: 'Crear nuevos',
  renewNo: 'Conservar los míos',
  revoke: 'Anularlos',
  revokeSure: 'El calendario y el lector no reciben nada más.',
  revokeYes: 'Anular',
  revoking: 'Anulando…',
  revoked: 'Los enlaces ya no funcionan.',
};

/** The notifications of one game. */
export const gameNotificationsText: Translation<typeof en.gameNotificationsText> = {
  title: 'Avísame cuando me toque',
  mail: 'Por correo',
  addMail: 'Por correo: agregar una dirección',
  more: 'Más',
  close: 'Listo',
  failed: 'No se pudieron cargar los ajustes de esta mesa',
  legend: 'Esta mesa',
  presets: {
    everywhere: 'Como en todas',
    onlyTurn: 'Solo mi turno',
    nothing: 'Nada',
    own: 'A mi manera',
  },
  presetsMore: {
    everywhere: 'Lo que elegiste para todas las mesas.',
    onlyTurn: 'Y cuando se te acaba el tiempo.',
    nothing: 'Esta mesa no te manda nada.',
    own: 'Línea por línea.',
  },
  differs: 'distinto que en todas',
  differsNote: 'marca lo que es distinto que en todas.',
  toAll: 'Ajustes de todas las mesas',
  nothingSaid: 'no te manda nada',
  onlyTurnSaid: 'solo tu turno',
  differences: (many) => (many === 1 ? 'una cosa es distinta' : `${many} cosas son distintas`),
};

/**
 * Sums up the notifications as they are set: `Cuando es tu turno, va un aviso push a este dispositivo; si no lo ves en
 * 4 horas, un correo a ana@post.example. Nada entre las 22:00 y las 08:00, hora de Vienna.`
 */
export const { notificationSummary, zoneWords } = /* @__PURE__ */ summariesWith({
  nothing: 'No recibes ningún aviso cuando es tu turno.',
  turn: (first) => `Cuando es tu turno, ${first}.`,
  push: (devices) => `va un aviso push a ${devices}`,
  thisDevice: 'este dispositivo',
  thisDeviceAnd: (other) => `este dispositivo y ${other}`,
  thisDeviceAndOthers: (others) => `este dispositivo y otros ${others}`,
  otherDevices: (others) => `otros ${others} dispositivos`,
  dailyMail: (time, address) => `una vez al día, a las ${time}, un correo a ${address}`,
  mailToo: (address) => ` y un correo a ${address}`,
  mailAfterPush: (minutes, address) => `; si no lo ves en ${spanWords(minutes)}, un correo a ${address}`,
  mailAtOnce: (address) => `va un correo a ${address} enseguida`,
  mailAfter: (minutes, address) => `va un correo a ${address} si no lo ves en ${spanWords(minutes)}`,
  onlyWebhooks: (webhooks) => `Cuando es tu turno, va un mensaje a ${webhooks}.`,
  webhooksToo: (webhooks) => `También va un mensaje a ${webhooks}.`,
  webhooks: (many) => (many === 1 ? 'tu webhook' : `tus ${count(many, 'webhook')}`),
  zone: (place) => `hora de ${place}`,
  quiet: (from, to, zone) => `Nada entre las ${from} y las ${to}, ${zone}.`,
  hoursIn: (zone) => `En ${zone}.`,
});

/** The recent health of a channel: `último envío hace 3 h`; `falló hace 5 min: no respondió`. */
export const healthWords = /* @__PURE__ */ healthWith({
  troubles: {
    unreachable: 'no respondió',
    'timed-out': 'tardó demasiado en responder',
    refused: 'lo rechazó',
    busy: 'estaba ocupado; lo intentamos de nuevo',
    gone: 'ya no existe',
    'address-refused': 'rechazó la dirección',
    unconfigured: 'este servidor no puede mandarlo',
    'private-address': 'la dirección está en una red privada',
  },
  lately: 'hace poco',
  failed: (when, trouble) => `falló ${when}: ${trouble}`,
  nothingSent: 'sin envíos todavía',
  sent: (when) => `último envío ${when}`,
  ago,
});

function ago(at: number, now: number): string {
  const age = since(at, now);
  return age === 'ahora' ? 'hace un momento' : `hace ${age}`;
}
