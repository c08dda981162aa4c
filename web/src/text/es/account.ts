import type { SignInMethod } from '@slow-train/protocol';
import type { Translation } from '@slow-train/words';
import { count } from '@slow-train/words/es';
import type * as en from '../en/account.ts';
import { since } from './shell.ts';

const HOUR = 3_600_000;

/** When a device was last used: `hace menos de una hora`, `hace 8 h`. The server records it once an hour. */
export function lastUse(at: number, now: number): string {
  return now - at < HOUR ? 'hace menos de una hora' : `hace ${since(at, now)}`;
}

/** The account page and its parts. */
export const accountText: Translation<typeof en.accountText> = {
  title: 'Cuenta y pantalla',
  back: 'Cuenta',
  tables: 'Volver a tus mesas',
  asGuest: 'Juegas como visita.',
  asNobody: 'Todavía no tienes cuenta.',
  failed: 'No se pudo cargar tu cuenta',

  guestTitle: 'Solo este navegador te conoce',
  guestMore:
    'Si pierdes este dispositivo o borras sus datos, pierdes tus lugares. Con un correo o una llave de acceso los conservas.',
  guestMail: 'Agregar un correo',
  guestPasskey: 'Agregar una llave de acceso',

  signedOutTitle: 'Primero entra',
  signedOutMore: 'Este navegador no tiene la sesión iniciada.',
  signIn: 'Entrar',
  asNewGuest: 'Jugar como visita nueva',

  name: 'Tu nombre',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: (name) => `Ahora te llamas ${name}.`,

  methods: 'Cómo entras',
  mail: 'Correo',
  noMail: 'sin dirección todavía',
  passkeys: 'Llaves de acceso',
  noPasskeys: 'no es posible en este dispositivo',
  passkeysMore: (many) => (many === 0 ? 'ninguna todavía' : `tienes ${count(many, 'llave')}`),
  devices: 'Dispositivos',
  devicesMore: 'dónde tienes la sesión iniciada',
  handOff: 'Entrar en otro dispositivo',
  handOffMore: 'escanea un código de esta pantalla',

  more: 'grupos, torneos, registros y todo lo demás',

  notifications: 'Avisos',
  notificationChannels: 'Push, correo y horas de silencio',
  notificationsMore: 'qué, cómo y cuándo',

  looks: 'Pantalla',
  looksMore: 'Igual en todos tus dispositivos.',
  light: 'Luz',
  tiles: 'Las fichas muestran',
  faces: { pips: 'Puntos', figures: 'Cifras' },
  size: 'Tamaño de las fichas en este dispositivo',
  sizes: { fit: 'Las más grandes que quepan', larger: 'Más grandes: la mesa se desplaza' },
  themes: { auto: 'Como el dispositivo', day: 'Día', night: 'Noche' },
  moves: 'Jugadas',
  onThisDevice: 'Solo en este dispositivo.',
  speed: 'Las jugadas se muestran',
  speeds: { slow: 'Despacio', normal: 'Normal', fast: 'Rápido', instant: 'De una vez' },
  sound: 'Sonido',
  soundMore: 'Una ficha que se coloca, y dos notas cuando es tu turno',
  vibration: 'Vibración',
  vibrationMore: 'Breve, al colocar una ficha y cuando es tu turno',
  notKept: 'No se pudo guardar en tu cuenta cómo se ve. Queda guardado en este navegador.',
  keepAgain: 'Intentar de nuevo',

  data: 'Lo que guardamos',
  privacy: 'Qué se guarda y por qué',
  export: 'Exportar todos mis datos',
  exporting: 'Reuniendo tus datos…',
  exported: 'Tus datos están guardados en un archivo.',
  exportFile: 'slow-train-mis-datos.json',
  leave: 'Borrar mi cuenta',

  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  signedOut: 'Cerraste la sesión aquí.',
  guestOut: 'Juegas como visita: si cierras la sesión, pierdes tus lugares para siempre. ¿Agregar antes un correo?',
  guestOutYes: 'Cerrar y perder mis lugares',
  guestOutNo: 'Seguir aquí',

  translated:
    'Tu navegador traduce las reglas y la lección. Las mesas siguen en español: su texto cambia, y una traducción quedaría anticuada.',
  translatedOk: 'Entendido',
  nudge: 'Solo este navegador te conoce. Con un correo conservas tus lugares.',
  nudgeGo: 'Agregar uno',
};

/** The page of one’s e-mail address. */
export const emailText: Translation<typeof en.emailText> = {
  add: 'Agregar un correo',
  change: 'Cambiar tu correo',
  now: (email) => `Ahora es ${email}.`,
  why: 'Tu correo, para que puedas entrar en cualquier dispositivo y conservar tus lugares. Te mandamos un código.',
  changeWhy:
    'Mandamos un código a la dirección nueva y avisamos a la anterior, que puede deshacer el cambio durante una semana.',
  address: 'Tu correo',
  newAddress: 'El correo nuevo',
  send: 'Mandarme un código',
  prove: 'Confirmar',
  proving: 'Revisando el código…',
  done: (email) => `Ahora tu correo es ${email}.`,
  doneGuest: (email) => `Ya tienes una cuenta. Entra donde quieras con ${email}.`,

  takenTitle: 'Este correo ya tiene cuenta',
  taken: (email) => `${email} es de una cuenta. Si es tuya, lleva ahí tus lugares.`,
  join: 'Llevar ahí mis lugares',
  joining: 'Llevando tus lugares…',
  joined: (name) => (name === null ? 'Tus lugares cambiaron de cuenta.' : `Tus lugares ahora son de ${name}.`),
  other: 'Usar otro correo',
};

/** The proof that is asked for before a new way to sign in, if somebody signed in a while ago. */
export const proveText: Translation<typeof en.proveText> = {
  title: '¿Eres tú?',
  why: 'Entraste aquí hace tiempo, o con el enlace de un correo. Muestra que sigues siendo tú, para que nadie que encuentre este dispositivo o lea ese correo se quede con tu cuenta. Después seguimos.',
  send: (email) => `Mandar un código a ${email}`,
  prove: 'Soy yo',
  proving: 'Revisando el código…',
  elsewhere: 'Tu llave de acceso no funciona en este navegador. Abre esta página en el dispositivo que la tiene.',
  otherAccount: 'Esa llave era de otra cuenta. Ahora la sesión es de esa cuenta.',
  cancel: 'Ahora no',
};

/** The page of one’s passkeys. */
export const passkeyText: Translation<typeof en.passkeyText> = {
  title: 'Llaves de acceso',
  why: 'Entra con tu dedo, tu cara o el PIN del dispositivo en lugar de un código.',
  none: 'Todavía no tienes ninguna.',
  cannot: 'Este navegador no puede crear llaves de acceso. Prueba con otro de tus dispositivos.',
  failed: 'No se pudieron cargar tus llaves de acceso',
  name: 'Nombre',
  add: 'Agregar una llave',
  adding: 'Responde en tu dispositivo…',
  proved: 'Eres tú. Ahora agrega la llave.',
  added: (name) => `Ya puedes entrar con «${name}».`,
  made: (day) => `desde el ${day}`,
  used: (since) => `último uso: ${since}`,
  neverUsed: 'sin usar',
  rename: 'Cambiar nombre',
  renameOne: (name) => `Cambiar el nombre de «${name}»`,
  newName: 'Nombre nuevo',
  keep: 'Guardar',
  keeping: 'Guardando…',
  cancel: 'Cancelar',
  remove: 'Borrar',
  removeOne: (name) => `Borrar «${name}»`,
  sure: (name) => `Ya no podrás entrar con «${name}». Puede que tu dispositivo la siga ofreciendo.`,
  removeYes: 'Borrarla',
  removing: 'Borrando…',
  removed: (name) => `«${name}» está borrada.`,
  declined: 'No cambió nada: el dispositivo recibió un no, o esperó demasiado. Intenta de nuevo.',
  known: 'Este dispositivo ya tiene una llave tuya.',
  blocked: 'El navegador no permite llaves de acceso en esta página. Usa un código por correo.',
};

const BY: { readonly [method in SignInMethod]: string } = {
  guest: 'como visita',
  mail: 'por correo',
  'game-link': 'con el enlace a una mesa de un correo',
  passkey: 'con una llave de acceso',
  'hand-off': 'con un código QR',
};

/** The page of one’s signed-in browsers. */
export const devicesText: Translation<typeof en.devicesText> = {
  title: 'Tus dispositivos',
  line: 'Dónde tienes la sesión iniciada.',
  failed: 'No se pudieron cargar tus dispositivos',
  here: 'este dispositivo',
  used: (since) => `último uso: ${since}`,
  since: (day, method) => `desde el ${day}${method === null ? '' : `, ${BY[method]}`}`,
  end: 'Cerrar sesión',
  endOne: (name) => `Cerrar la sesión de ${name}`,
  ending: 'Cerrando sesión…',
  ended: (name) => `La sesión de ${name} está cerrada.`,
  others: 'Cerrar todas las demás',
  othersSure: (many) => `${count(many, 'dispositivo')} ${many === 1 ? 'tendrá' : 'tendrán'} que entrar de nuevo.`,
  othersYes: 'Cerrarlas',
  othersNo: 'Dejarlas',
  othersEnded: 'Ahora solo este dispositivo tiene la sesión iniciada.',
  alone: 'Ningún otro dispositivo tiene la sesión iniciada.',
};

/** The page that shows the code for another device. */
export const handOffText: Translation<typeof en.handOffText> = {
  title: 'Entrar en otro dispositivo',
  how: 'Escanea esto con tu otro dispositivo y toca «Entrar aquí».',
  warning: 'Sirve una vez. Solo para tus propios dispositivos: quien lo tenga entra como tú.',
  type: (address) => `O escribe allí este código, en ${address}:`,
  making: 'Creando el código…',
  link: 'Enlace para otro navegador de este dispositivo',
  qr: 'Código QR para entrar en otro dispositivo',
  left: (seconds) => (seconds >= 60 ? `Sirve ${Math.floor(seconds / 60)} min ${seconds % 60} s` : `Sirve ${seconds} s`),
  waiting: 'Esperando al otro dispositivo',
  unsure: 'Slow Train no responde, así que no sabemos si ya se escaneó.',
  cancel: 'Cancelar',
  aboard: (device) => `${device} ya entró`,
  aboardMore: 'Tiene tu sesión iniciada. Si no fuiste tú, ciérrala.',
  over: 'Este código venció',
  overMore: 'Servía quince minutos. Muestra uno nuevo.',
  again: 'Mostrar un código nuevo',
  devices: 'A tus dispositivos',
};

/** The page for deleting the account. */
export const deletionText: Translation<typeof en.deletionText> = {
  title: 'Borrar mi cuenta',
  line: 'Esto no se puede deshacer.',
  lineLater: 'Tienes siete días para cambiar de opinión.',
  what: [
    'La máquina toma tu lugar en las partidas en curso, para que nadie tenga que esperar.',
    'Las partidas terminadas se quedan con las demás personas, sin tu nombre.',
    'Dejas las mesas que no han empezado. Las mesas sin más gente se borran.',
    'Tu nombre desaparece en el acto, y todos los dispositivos salen.',
    'Se borran tu correo, llaves de acceso, ajustes, notas y lo que dijiste.',
  ],
  later: 'Lo último pasa después de siete días. Un correo te avisa; si entras antes, conservas la cuenta.',
  phrase: 'borrar mi cuenta',
  type: 'Escribe estas tres palabras para confirmar',
  go: 'Borrar mi cuenta',
  going: 'Borrando tu cuenta…',
  stay: 'Conservar mi cuenta',
  sure: 'No tienes correo ni llave de acceso: nadie puede recuperar esta cuenta, tampoco tú. ¿Borrarla ahora?',
  sureYes: 'Sí, borrarla ahora',
  doneTitle: 'Tu cuenta está borrada',
  done: 'Este navegador ya no tiene sesión. Puedes volver cuando quieras.',
  laterTitle: 'Tu cuenta se va a borrar',
  laterDone: 'Todos los dispositivos salieron. Si entras en los próximos siete días, conservas la cuenta.',
  home: 'Al inicio',
};

/** The offer of notifications after one's own move, and its outcomes. */
export const askPushText: Translation<typeof en.askPushText> = {
  ask: 'Avísame cuando me toque',
  askToo: 'Te avisamos por correo cuando es tu turno. ¿También en este dispositivo?',
  here: 'En este dispositivo',
  herePhone: 'En este teléfono',
  mail: 'Por correo',
  later: 'Ahora no',
  told: 'Listo. Este dispositivo te avisa cuando es tu turno.',
  mailed: 'Listo. Un correo te avisa cuando te toca.',
  choose: 'Elegir más',
  blocked: 'Este navegador bloquea los avisos. Puedes cambiarlo en sus ajustes para este sitio.',
  unanswered: 'No cambió nada. Lo encuentras cuando quieras en «Avisos».',
  unable: 'Este navegador no puede recibir avisos. El correo sí funciona.',
  unconfigured: 'Este servidor no manda avisos push. El correo sí funciona.',
  again: 'Intentar de nuevo',
  lost: 'Este navegador ya no deja que Slow Train te avise.',
  allowAgain: 'Permitirlo otra vez',
  whatToDo: 'Qué hacer',
};

/** Said at a table whose mails an unsubscription has turned off. */
export const mailsOffText: Translation<typeof en.mailsOffText> = {
  off: 'Los correos de esta mesa están desactivados.',
  turnOn: 'Activarlos',
  leave: 'Dejarlo así',
  on: 'Hecho. Los correos de esta mesa vuelven a llegar.',
};

const REGION_NAMES: { readonly [region: string]: string } = {
  'es-ES': 'España',
  'es-MX': 'México',
  'es-AR': 'Argentina',
  'es-US': 'Estados Unidos',
};

/** Choosing the language; each language is called by its own name. */
export const languageText: Translation<typeof en.languageText> = {
  auto: 'Como el navegador',
  /** The form of dates, and the clock. */
  datesTitle: 'Fechas y horas',
  dates: 'Fechas como en',
  regions: REGION_NAMES,
  clock: 'Reloj',
  hours: { auto: 'Como es habitual allí', '12': '12 horas', '24': '24 horas' },
};
