import type * as en from '../en/shell.ts';
import type { Language } from '@slow-train/protocol/languages';
import type { Translation } from '@slow-train/words';
import { dateFormat } from '@slow-train/words/dates';
import { capital, count, dative, durationOf, listed, numberWord, ordinal, presetName } from '@slow-train/words/de';
import { clockTime, daysBetween, weekdayIn } from '../days.ts';

/** The words around every page, and in place of one that cannot be shown. */
export const shellText: Translation<typeof en.shellText> = {
  app: 'Slow Train',
  tables: 'Deine Tische',
  back: 'Tische',
  score: 'Spielstand',
  you: (name) => `Du bist ${name}`,
  signIn: 'Anmelden',
  skip: 'Zum Inhalt springen',
  heldBack: 'Slow Train bittet um Geduld. Vielleicht ist das veraltet.',
  asOf: (when) => `Keine Verbindung. Du siehst den Stand: ${when}.`,
  loading: 'Wird geladen…',
  loadingTable: 'Dein Tisch wird geladen…',
  settingTable: 'Dein Tisch wird vorbereitet…',
  titleWaiting: (many) => `● ${many === 1 ? 'Du bist dran' : `${many} Tische warten`} · Slow Train`,
  titleTurn: (table) => `● Du bist dran · ${table}`,
  titleOf: (page) => `${page} · Slow Train`,
  closeToast: 'Schließen',
  language: 'Sprache',

  report: (name) => `${name} melden`,
  stepper: {
    less: (what) => `${what}: weniger`,
    more: (what) => `${what}: mehr`,
  },

  field: {
    count: (length, most) => `${length} von ${most}`,
    tooLong: (over, most) => `${over} Zeichen zu viel, Platz für ${most}.`,
  },

  update: { ready: 'Eine neue Version ist da. Was du angefangen hast, bleibt.', load: 'Laden' },
  missing: {
    title: 'Seite nicht gefunden',
    more: 'Hier gibt es keine Seite. Prüf den Link, oder geh zu deinen Tischen.',
    home: 'Zu deinen Tischen',
  },
  crash: {
    title: 'Etwas ist kaputt',
    more: 'Diese Seite kann nicht weiter. Deine Tische sind sicher. Lade die Seite neu.',
    reload: 'Seite neu laden',
    plain: 'Einfacher Tisch',
    home: 'Zu deinen Tischen',
  },
  problem: {
    unreachable: 'Slow Train ist nicht erreichbar. Nichts ist verloren. Versuch es noch einmal.',
    unknown: 'Etwas ging schief. Nichts hat sich geändert. Versuch es noch einmal.',
    unreadable: 'Die Antwort war nicht lesbar. Versuch es noch einmal.',
    noCookies:
      'Dein Browser behält keine Cookies, darum auch nicht deinen Platz. Erlaub sie und versuch es noch einmal.',
    again: 'Noch einmal',
    report: (requestId) => `Passiert das öfter, sag es der Verwaltung: ${requestId}`,
  },
};

/** The first page for a visitor without a name. */
export const welcomeText: Translation<typeof en.welcomeText> = {
  motto: 'Domino mit Familie und Freunden in der Ferne, alle zu ihrer Zeit. Keine Werbung, kein Kauf, niemand späht.',
  begin: 'Anfangen',
  how: { name: 'Zeig es mir', more: 'Zwei Minuten, fünf Steine' },
  friends: { name: 'Mit Freunden spielen', more: 'Dein Name, dann ein Link für sie' },
  computer: { name: 'Mit dem Computer', more: 'Kurz und leicht, zehn Minuten' },
  haveSeat: 'Schon hier gespielt?',
  signIn: 'Anmelden',
  learn: 'Spielend lernen',
  look: 'Das Spiel in fünf Bildern',
  score: 'Punkte aufschreiben',
  rules: 'Die Regeln',
  privacy: 'Was gespeichert wird, und warum',
  alone: 'Niemand da zum Spielen?',
  open: 'Offene Tische',
  haveCode: 'Link oder Code bekommen?',
  join: 'Zur Partie',
};

/** The list of one's games, as a timetable. */
export const gamesText: Translation<typeof en.gamesText> = {
  waiting: (many) => {
    if (many === 0) return 'Kein Tisch wartet auf dich.';
    return many === 1 ? 'Ein Tisch wartet auf dich.' : `${capital(numberWord(many))} Tische warten auf dich.`;
  },
  yourTurn: 'Du bist dran',
  others: 'Warten auf andere',
  lobby: 'Noch nicht begonnen',
  finished: 'Beendet',
  round: (round, rounds, seats) => `Runde ${round} von ${rounds}, ${count(seats, 'Platz', 'Plätze')}`,
  waits: (since) => (since === 'jetzt' ? 'gerade eben' : `vor ${dative(since)}`),
  rules: (preset) => `Regeln ${presetName(preset)}`,
  number: (number) => `Nr. ${number}`,
  taken: (taken, seats) => `${taken} von ${seats}`,
  seatsTaken: 'Plätze besetzt',
  place: (place) => (place === null ? 'gespielt' : ordinal(place)),
  of: (seats) => `von ${seats}`,
  unread: '(neu seit deinem letzten Besuch)',
  again: 'Noch einmal',
  againAt: (table) => `Noch einmal mit den Leuten von ${table}`,
  invitations: 'Einladungen',
  invites: (host) => (host === '' ? 'Du bist eingeladen' : `${host} lädt dich ein`),
  with: (names) => `Mit ${listed(names)}.`,
  failed: 'Deine Tische konnten nicht geladen werden.',
  you: 'Konto und Anzeige',
  code: 'Mit einem Code Platz nehmen',
  set: 'Neue Partie',
  more: 'Mehr',
};

/** Names for tables whose hosts have entered none. */
export const gameNames: typeof en.gameNames = [
  'Der Bummelzug',
  'Ruhewagen',
  'Schienenersatzverkehr',
  'Die Nachtpost',
  'Der Milchzug',
  'Nebenstrecke',
  'Die Bergbahn',
  'Laub auf den Schienen',
  'Gleis Neun',
  'Der Umweg',
  'Hält überall',
  'Der letzte Anschluss',
  'Der Teewagen',
  'Herrenloser Koffer',
  'Vorsicht an der Bahnsteigkante',
  'Einfache Fahrt',
  'Das Abstellgleis',
  'Signal auf Halt',
  'Rückfahrt im Regen',
];

export { clockTime };

const WEEKDAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];
const date = dateFormat('de', { day: 'numeric', month: 'short' });

const MINUTE = 60_000;

/** `Mittwoch`. */
export function weekday(at: number): string {
  return weekdayIn(WEEKDAYS, at);
}

/** `Mi`. */
export function dayName(at: number): string {
  return weekday(at).slice(0, 2);
}

/** `heute`, `gestern`, `Donnerstag`, `3. Nov`. */
export function dayOf(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days <= 0) return 'heute';
  if (days === 1) return 'gestern';
  return days < 7 ? weekday(at) : dateOf(at);
}

/** `3. Nov`. */
export function dateOf(at: number): string {
  return date().format(at).replace(/\.$/, '').replace(' ', '\u00A0');
}

/** `Mi, 28. Okt, 20:30`. */
export function dayAndTime(at: number): string {
  return `${dayName(at)}, ${dateOf(at)}, ${clockTime(at)}`;
}

/** How long ago: `jetzt`, `12 min`, `8 h`, `3 Tage`. */
export function since(at: number, now: number): string {
  return now - at < MINUTE ? 'jetzt' : durationOf(now - at);
}

/** `heute`, `morgen`, `Donnerstag`, `3. Nov`: a day to come. */
export function dayAhead(at: number, now: number): string {
  const days = daysBetween(now, at);
  if (days === 1) return 'morgen';
  return days > 1 ? (days < 7 ? weekday(at) : dateOf(at)) : dayOf(at, now);
}

/** The language of this page. */
export const PAGE_LANGUAGE: Language = 'de';

/** The words of an installed app in its system: build/manifests.ts writes them into the manifest. */
export const manifestText: Translation<typeof en.manifestText> = {
  description: 'Mexican-Train-Domino auf Distanz',
  /** The names of its shortcuts, by address. */
  shortcuts: { '/new': 'Neuer Tisch', '/learn': 'So geht’s' },
  /** The descriptions of its screenshots. */
  screenshots: { narrow: 'Eine Partie zu viert, am Telefon', wide: 'Derselbe Tisch am Computer' },
};

/** The words that the build adds to the exact rules (web/build/rules-document.ts). */
export const rulesDocumentText: Translation<typeof en.rulesDocumentText> = {
  table: (heading) => `Tabelle: ${heading}`,
  presets: 'Regelwerke',
};
