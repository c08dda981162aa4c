import type { Translation } from '@slow-train/words';
import type * as en from '../en/shell.ts';

/** The words around every page, and in place of one that cannot be shown. */
export const shellText: Translation<typeof en.shellText> = {
  app: 'Slow Train',
  tables: 'Deine Tische',
  back: 'Tische',
  score: 'Spielstand',
  you: (name) => `Du bist ${name}`,
  signIn: 'Anmelden',
  skip: 'Zum Inhalt springen',
  offline: 'Keine Verbindung. Was du siehst, ist vielleicht veraltet.',
  asOf: (when) => `Keine Verbindung. Du siehst den Stand: ${when}.`,
  loading: 'Wird geladen…',
  loadingTable: 'Dein Tisch wird geladen…',
  settingTable: 'Dein Tisch wird vorbereitet…',
  titleWaiting: (many) => `● ${many === 1 ? 'Du bist dran' : `${many} Tische warten`} · Slow Train`,
  titleTurn: (table) => `● Du bist dran · ${table}`,
  titleOf: (page) => `${page} · Slow Train`,
  closeToast: 'Schließen',

  field: {
    count: (length, most) => `${length} von ${most}`,
    tooLong: (over, most) => `${over} Zeichen zu viel: Platz ist für ${most}.`,
  },

  update: { ready: 'Eine neue Version ist da. Was du angefangen hast, bleibt.', load: 'Laden' },
  missing: {
    title: 'Seite nicht gefunden',
    more: 'Unter dieser Adresse gibt es keine Seite. Prüf den Link, oder geh zu deinen Tischen.',
    home: 'Zu deinen Tischen',
  },
  crash: {
    title: 'Etwas ist kaputt',
    more: 'Diese Seite kann nicht weiter. Deine Tische sind sicher. Lade die Seite neu.',
    reload: 'Seite neu laden',
    home: 'Zu deinen Tischen',
  },
  problem: {
    unreachable: 'Slow Train ist nicht erreichbar. Nichts ist verloren. Versuch es noch einmal.',
    unknown: 'Etwas ging schief. Nichts hat sich geändert. Versuch es noch einmal.',
    unreadable: 'Die Antwort war nicht lesbar. Versuch es gleich noch einmal.',
    noCookies:
      'Dein Browser behält keine Cookies für diese Website, darum können wir deinen Platz nicht behalten. Erlaub sie und versuch es noch einmal.',
    again: 'Noch einmal',
    report: (requestId) => `Passiert das öfter, sag der Verwaltung dieser Website: ${requestId}`,
  },
};
