import type * as en from '../en/shell.ts';
import type { Language } from '@slow-train/protocol/languages';
import type { Translation } from '@slow-train/words';
import { dateFormat } from '@slow-train/words/dates';
import { capital, count, durationOf, listed, numberWord, ordinal, presetName } from '@slow-train/words/es';
import { clockTime, daysBetween, weekdayIn } from '../days.ts';

/** The words around every page, and in place of one that cannot be shown. */
export const shellText: Translation<typeof en.shellText> = {
  app: 'Slow Train',
  tables: 'Tus mesas',
  back: 'Mesas',
  score: 'Puntos',
  you: (name) => `Eres ${name}`,
  signIn: 'Entrar',
  skip: 'Ir al contenido',
  heldBack: 'Slow Train pide paciencia. Lo que ves puede no estar al día.',
  asOf: (when) => `Sin conexión. Lo ves como estaba: ${when}.`,
  loading: 'Cargando…',
  loadingTable: 'Cargando tu mesa…',
  settingTable: 'Poniendo tu mesa…',
  titleWaiting: (many) => `● ${many === 1 ? 'Tu turno' : `${many} mesas te esperan`} · Slow Train`,
  titleTurn: (table) => `● Tu turno · ${table}`,
  titleOf: (page) => `${page} · Slow Train`,
  closeToast: 'Cerrar',
  language: 'Idioma',

  report: (name) => `Reportar a ${name}`,
  stepper: {
    less: (what) => `${what}: menos`,
    more: (what) => `${what}: más`,
  },

  field: {
    count: (length, most) => `${length} de ${most}`,
    tooLong: (over, most) => `${over === 1 ? 'Sobra 1 carácter' : `Sobran ${over} caracteres`}: caben ${most}.`,
  },

  update: { ready: 'Hay una versión nueva. Lo que empezaste se conserva.', load: 'Cargarla' },
  missing: {
    title: 'No encontramos la página',
    more: 'No hay ninguna página en esta dirección. Revisa el enlace o ve a tus mesas.',
    home: 'A tus mesas',
  },
  crash: {
    title: 'Algo se rompió',
    more: 'Esta página no puede seguir. Tus mesas están a salvo. Carga la página de nuevo.',
    reload: 'Recargar la página',
    plain: 'Seguir en la mesa sencilla',
    home: 'A tus mesas',
  },
  problem: {
    unreachable: 'Slow Train no responde. No se perdió nada. Intenta de nuevo.',
    unknown: 'Algo salió mal. No cambió nada. Intenta de nuevo.',
    unreadable: 'No se pudo leer la respuesta. Inténtalo en un momento.',
    noCookies:
      'Tu navegador no guarda cookies de este sitio, así que no podemos guardar tu lugar. Permítelas e inténtalo de nuevo.',
    again: 'Intentar de nuevo',
    report: (requestId) => `Si sigue pasando, cuéntaselo a la administración: ${requestId}`,
  },
};

/** The first page for a visitor without a name. */
export const welcomeText: Translation<typeof en.welcomeText> = {
  motto: 'Dominó con familia y amigos lejanos, cada cual a su ritmo: sin anuncios, nada que comprar, nadie espía.',
  begin: 'Empezar',
  how: { name: 'Enséñame', more: 'Dos minutos, cinco fichas' },
  friends: { name: 'Jugar con amigos', more: 'Tu nombre y un enlace para enviar' },
  computer: { name: 'Jugar con la máquina', more: 'Corto y fácil, diez minutos' },
  haveSeat: '¿Ya jugaste aquí?',
  signIn: 'Entrar',
  learn: 'Aprender jugando',
  look: 'El juego en cinco dibujos',
  score: 'Anotar puntos',
  rules: 'Las reglas',
  privacy: 'Qué se guarda y por qué',
  alone: '¿No tienes con quién jugar?',
  open: 'Mesas abiertas',
  haveCode: '¿Tienes un enlace o un código?',
  join: 'Ir a su partida',
};

/** The list of one's games, as a timetable. */
export const gamesText: Translation<typeof en.gamesText> = {
  waiting: (many) =>
    many === 0
      ? 'Ninguna mesa te espera.'
      : `${capital(numberWord(many, 'f'))} ${many === 1 ? 'mesa te espera' : 'mesas te esperan'}.`,
  yourTurn: 'Tu turno',
  others: 'Esperando a otras personas',
  lobby: 'Por empezar',
  finished: 'Terminadas',
  round: (round, rounds, seats) => `Ronda ${round} de ${rounds}, ${count(seats, 'lugar')}`,
  waits: (since) => (since === 'ahora' ? 'hace un momento' : `hace ${since}`),
  rules: (preset) => `reglas ${presetName(preset)}`,
  number: (number) => `N.º ${number}`,
  taken: (taken, seats) => `${taken} de ${seats}`,
  seatsTaken: 'lugares ocupados',
  place: (place) => (place === null ? 'fin' : ordinal(place)),
  of: (seats) => `de ${seats}`,
  unread: '(nuevo desde tu última visita)',
  again: 'Otra vez',
  againAt: (table) => `Otra vez con la gente de ${table}`,
  invitations: 'Invitaciones',
  invites: (host) => (host === '' ? 'Te invitan' : `${host} te invita`),
  with: (names) => `Con ${listed(names)}.`,
  failed: 'No se pudieron cargar tus mesas.',
  you: 'Cuenta y pantalla',
  code: 'Entrar con un código',
  set: 'Nueva partida',
  more: 'Más',
};

/** Names for tables whose hosts have entered none. */
export const gameNames: typeof en.gameNames = [
  'El Tren Lento',
  'El Tranvía de Medianoche',
  'Vagón Silencioso',
  'El Correo Nocturno',
  'La Vía Angosta',
  'Andén Nueve',
  'La Ruta Larga',
  'Todas las Paradas',
  'La Última Conexión',
  'Café en el Andén',
  'Equipaje Olvidado',
  'Cuidado con el Escalón',
  'Solo Ida',
  'El Carril Lento',
  'Señal en Rojo',
  'Vuelta en Temporada Baja',
  'El Ramal del Desierto',
  'El Tren de la Sierra',
  'La Máquina 501',
];

export { clockTime };

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const date = dateFormat('es', { day: 'numeric', month: 'short' });

const MINUTE = 60_000;

/** `miércoles`. */
export function weekday(at: number): string {
  return weekdayIn(WEEKDAYS, at);
}

/** `mié`. */
export function dayName(at: number): string {
  return weekday(at).slice(0, 3);
}

/** `hoy`, `ayer`, `jueves`, `3 nov`. */
export function dayOf(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days <= 0) return 'hoy';
  if (days === 1) return 'ayer';
  return days < 7 ? weekday(at) : date().format(at);
}

/** `3 nov`. */
export function dateOf(at: number): string {
  return date().format(at);
}

/** `mié 28 oct, 20:30`. */
export function dayAndTime(at: number): string {
  return `${dayName(at)} ${date().format(at)}, ${clockTime(at)}`;
}

/** How long ago, roughly: `ahora`, `12 min`, `8 h`, `3 días`. */
export function since(at: number, now: number): string {
  return now - at < MINUTE ? 'ahora' : durationOf(now - at);
}

/** `hoy`, `mañana`, `jueves`, `3 nov`: a day to come. */
export function dayAhead(at: number, now: number): string {
  const days = daysBetween(now, at);
  if (days === 1) return 'mañana';
  return days > 1 ? (days < 7 ? weekday(at) : date().format(at)) : dayOf(at, now);
}

/** The language of this page. */
export const PAGE_LANGUAGE: Language = 'es';

/** The words of an installed app in its system: build/manifests.ts writes them into the manifest. */
export const manifestText: Translation<typeof en.manifestText> = {
  description: 'Dominó Tren Mexicano por correspondencia',
  /** The names of its shortcuts, by address. */
  shortcuts: { '/new': 'Mesa nueva', '/learn': 'Cómo se juega' },
  /** The descriptions of its screenshots. */
  screenshots: { narrow: 'Una partida de cuatro, en el teléfono', wide: 'La misma mesa en la máquina' },
};

/** The words that the build adds to the exact rules (web/build/rules-document.ts). */
export const rulesDocumentText: Translation<typeof en.rulesDocumentText> = {
  table: (heading) => `Tabla: ${heading}`,
  presets: 'conjuntos de reglas',
};
