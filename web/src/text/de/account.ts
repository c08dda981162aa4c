import type { SignInMethod } from '@slow-train/protocol';
import type { Translation } from '@slow-train/words';
import { count, dative } from '@slow-train/words/de';
import type * as en from '../en/account.ts';
import { since } from './shell.ts';

const HOUR = 3_600_000;

/** When a device was last used: `in der letzten Stunde`, `vor 8 h`. The server records it once an hour. */
export function lastUse(at: number, now: number): string {
  return now - at < HOUR ? 'in der letzten Stunde' : `vor ${dative(since(at, now))}`;
}

/** The account page and its parts. */
export const accountText: Translation<typeof en.accountText> = {
  title: 'Konto und Anzeige',
  back: 'Konto',
  tables: 'Zurück zu deinen Tischen',
  asGuest: 'Du spielst als Gast.',
  asNobody: 'Du hast noch kein Konto.',
  failed: 'Dein Konto konnte nicht geladen werden',

  guestTitle: 'Nur dieser Browser kennt dich',
  guestMore:
    'Geht dieses Gerät verloren oder werden seine Daten gelöscht, sind deine Plätze weg. Eine E-Mail-Adresse oder ein Passkey bewahrt sie.',
  guestMail: 'E-Mail-Adresse angeben',
  guestPasskey: 'Passkey anlegen',

  signedOutTitle: 'Melde dich zuerst an',
  signedOutMore: 'Dieser Browser ist nicht angemeldet.',
  signIn: 'Anmelden',
  asNewGuest: 'Als neuer Gast spielen',

  name: 'Dein Name',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  saved: (name) => `Du heißt jetzt ${name}.`,

  methods: 'Wie du dich anmeldest',
  mail: 'E-Mail',
  noMail: 'noch keine Adresse',
  passkeys: 'Passkeys',
  noPasskeys: 'auf diesem Gerät nicht möglich',
  passkeysMore: (many) => (many === 0 ? 'noch keiner' : `du hast ${count(many, 'Passkey', 'Passkeys')}`),
  devices: 'Geräte',
  devicesMore: 'wo du angemeldet bist',
  handOff: 'Weiteres Gerät anmelden',
  handOffMore: 'einen Code von diesem Bildschirm scannen',

  more: 'Stammtische, Turniere, Aufzeichnungen und alles andere',

  notifications: 'Mitteilungen',
  notificationChannels: 'Push, E-Mail und Ruhezeit',
  notificationsMore: 'was, wie und wann',

  looks: 'Anzeige',
  looksMore: 'Auf allen deinen Geräten gleich.',
  light: 'Licht',
  tiles: 'Steine zeigen',
  faces: { pips: 'Augen', figures: 'Ziffern' },
  size: 'Größe der Steine auf diesem Gerät',
  sizes: { fit: 'So groß wie möglich', larger: 'Noch größer: man scrollt' },
  themes: { auto: 'Wie das Gerät', day: 'Tag', night: 'Nacht' },
  moves: 'Bewegung',
  onThisDevice: 'Nur auf diesem Gerät.',
  speed: 'Steine bewegen sich',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
  sound: 'Ton',
  soundMore: 'Ein Klacken, wenn ein Stein liegt, und zwei Töne, wenn du dran bist',
  vibration: 'Vibration',
  vibrationMore: 'Kurz, wenn ein Stein liegt und wenn du dran bist',
  notKept: 'Die Anzeige konnte nicht im Konto gespeichert werden. Sie gilt in diesem Browser.',
  keepAgain: 'Noch einmal',

  data: 'Was wir speichern',
  privacy: 'Was gespeichert wird, und warum',
  export: 'Alle meine Daten exportieren',
  exporting: 'Deine Daten werden gesammelt…',
  exported: 'Deine Daten liegen als Datei vor.',
  exportFile: 'slow-train-meine-daten.json',
  leave: 'Mein Konto löschen',

  signOut: 'Abmelden',
  signingOut: 'Abmelden…',
  signedOut: 'Du bist hier abgemeldet.',
  guestOut: 'Du bist Gast: Beim Abmelden gehen deine Plätze für immer verloren. Vorher eine E-Mail-Adresse angeben?',
  guestOutYes: 'Abmelden, Plätze aufgeben',
  guestOutNo: 'Angemeldet bleiben',

  translated:
    'Dein Browser übersetzt die Regeln und die Lektion. Tische bleiben deutsch: Ihr Text ändert sich, und eine Übersetzung wäre veraltet.',
  translatedOk: 'Verstanden',
  nudge: 'Nur dieser Browser kennt dich. Eine E-Mail-Adresse bewahrt deine Plätze.',
  nudgeGo: 'Adresse angeben',
};

/** The page of one’s e-mail address. */
export const emailText: Translation<typeof en.emailText> = {
  add: 'E-Mail-Adresse angeben',
  change: 'E-Mail-Adresse ändern',
  now: (email) => `Jetzt ist es ${email}.`,
  why: 'E-Mail, damit du dich auf jedem Gerät anmelden kannst und deine Plätze behältst. Wir mailen dir einen Code.',
  changeWhy:
    'Wir mailen einen Code an die neue Adresse und sagen es der alten, die das eine Woche lang rückgängig machen kann.',
  address: 'Deine E-Mail-Adresse',
  newAddress: 'Die neue Adresse',
  send: 'Code mailen',
  prove: 'Bestätigen',
  proving: 'Der Code wird geprüft…',
  done: (email) => `${email} ist jetzt deine Adresse.`,
  doneGuest: (email) => `Du hast jetzt ein Konto. Melde dich überall mit ${email} an.`,

  takenTitle: 'Diese Adresse hat schon ein Konto',
  taken: (email) => `${email} gehört zu einem Konto. Ist es deins, nimm deine Plätze dorthin mit.`,
  join: 'Meine Plätze mitnehmen',
  joining: 'Deine Plätze werden mitgenommen…',
  joined: (name) => (name === null ? 'Deine Plätze sind mitgekommen.' : `Deine Plätze gehören jetzt zu ${name}.`),
  other: 'Andere Adresse nehmen',
};

/** The proof that is asked for before a new way to sign in, if somebody signed in a while ago. */
export const proveText: Translation<typeof en.proveText> = {
  title: 'Bist du es?',
  why: 'Du hast dich hier vor einer Weile angemeldet, oder mit dem Link aus einer Mail. Zeig, dass du es noch bist, damit niemand, der dieses Gerät findet oder die Mail liest, dein Konto nehmen kann. Dann geht es weiter.',
  send: (email) => `Code an ${email} mailen`,
  prove: 'Ich bin es',
  proving: 'Der Code wird geprüft…',
  elsewhere: 'Dein Passkey geht in diesem Browser nicht. Öffne diese Seite auf dem Gerät, das ihn hat.',
  otherAccount: 'Das war der Passkey eines anderen Kontos. Du bist jetzt mit jenem Konto angemeldet.',
  cancel: 'Nicht jetzt',
};

/** The page of one’s passkeys. */
export const passkeyText: Translation<typeof en.passkeyText> = {
  title: 'Passkeys',
  why: 'Melde dich mit Finger, Gesicht oder der PIN des Geräts an statt mit einem Code.',
  none: 'Du hast noch keinen.',
  cannot: 'Dieser Browser kann keine Passkeys anlegen. Versuch es auf einem anderen Gerät.',
  failed: 'Deine Passkeys konnten nicht geladen werden',
  name: 'Name',
  add: 'Passkey anlegen',
  adding: 'Antworte deinem Gerät…',
  proved: 'Du bist es. Leg jetzt den Passkey an.',
  added: (name) => `Du kannst dich jetzt mit „${name}“ anmelden.`,
  made: (day) => `seit ${day}`,
  used: (since) => `zuletzt: ${since}`,
  neverUsed: 'nie benutzt',
  rename: 'Umbenennen',
  renameOne: (name) => `„${name}“ umbenennen`,
  newName: 'Neuer Name',
  keep: 'Speichern',
  keeping: 'Wird gespeichert…',
  cancel: 'Abbrechen',
  remove: 'Löschen',
  removeOne: (name) => `„${name}“ löschen`,
  sure: (name) => `Mit „${name}“ kannst du dich dann nicht mehr anmelden. Dein Gerät bietet ihn vielleicht noch an.`,
  removeYes: 'Löschen',
  removing: 'Wird gelöscht…',
  removed: (name) => `„${name}“ ist gelöscht.`,
  declined: 'Nichts hat sich geändert: Das Gerät bekam ein Nein oder wartete zu lange. Versuch es noch einmal.',
  known: 'Dieses Gerät hat schon einen Passkey für dich.',
  blocked: 'Der Browser erlaubt auf dieser Seite keine Passkeys. Nimm einen Code per E-Mail.',
};

const BY: { readonly [method in SignInMethod]: string } = {
  guest: 'als Gast',
  mail: 'per E-Mail',
  'game-link': 'mit dem Link einer Mail zu einem Tisch',
  passkey: 'mit einem Passkey',
  'hand-off': 'mit einem QR-Code',
};

/** The page of one’s signed-in browsers. */
export const devicesText: Translation<typeof en.devicesText> = {
  title: 'Deine Geräte',
  line: 'Wo du angemeldet bist.',
  failed: 'Deine Geräte konnten nicht geladen werden',
  here: 'dieses Gerät',
  used: (since) => `zuletzt: ${since}`,
  since: (day, method) => `angemeldet ${day}${method === null ? '' : ` ${BY[method]}`}`,
  end: 'Abmelden',
  endOne: (name) => `${name} abmelden`,
  ending: 'Abmelden…',
  ended: (name) => `${name} ist abgemeldet.`,
  others: 'Alle anderen abmelden',
  othersSure: (many) => (many === 1 ? '1 Gerät muss sich neu anmelden.' : `${many} Geräte müssen sich neu anmelden.`),
  othersYes: 'Abmelden',
  othersNo: 'Angemeldet lassen',
  othersEnded: 'Jetzt ist nur dieses Gerät angemeldet.',
  alone: 'Kein anderes Gerät ist angemeldet.',
};

/** The page that shows the code for another device. */
export const handOffText: Translation<typeof en.handOffText> = {
  title: 'Weiteres Gerät anmelden',
  how: 'Scanne das mit deinem anderen Gerät und tippe auf „Hier anmelden“.',
  warning: 'Er geht einmal. Nur für deine eigenen Geräte: Wer ihn hat, ist als du angemeldet.',
  type: (address) => `Oder gib dort diesen Code ein, auf ${address}:`,
  making: 'Der Code wird erstellt…',
  link: 'Link für einen anderen Browser auf diesem Gerät',
  qr: 'QR-Code, der ein anderes Gerät anmeldet',
  left: (seconds) =>
    seconds >= 60 ? `Gilt noch ${Math.floor(seconds / 60)} min ${seconds % 60} s` : `Gilt noch ${seconds} s`,
  waiting: 'Warten auf das andere Gerät',
  unsure: 'Slow Train ist nicht erreichbar. Ob der Code schon gescannt wurde, ist unklar.',
  cancel: 'Abbrechen',
  aboard: (device) => `${device} ist angemeldet`,
  aboardMore: 'Es ist als du angemeldet. Warst du das nicht, melde es ab.',
  over: 'Dieser Code ist abgelaufen',
  overMore: 'Er galt fünfzehn Minuten. Zeig einen neuen.',
  again: 'Neuen Code zeigen',
  devices: 'Zu deinen Geräten',
};

/** The page for deleting the account. */
export const deletionText: Translation<typeof en.deletionText> = {
  title: 'Mein Konto löschen',
  line: 'Das lässt sich nicht rückgängig machen.',
  lineLater: 'Du kannst es dir sieben Tage lang anders überlegen.',
  what: [
    'In laufenden Partien übernimmt ein Computer deinen Platz, damit niemand warten muss.',
    'Beendete Partien bleiben den anderen, ohne deinen Namen.',
    'Tische, die noch nicht begonnen haben, verlässt du. Tische ohne andere Menschen werden gelöscht.',
    'Dein Name ist sofort weg, und jedes Gerät ist abgemeldet.',
    'Adresse, Passkeys, Einstellungen, Notizen und was du gesagt hast, werden gelöscht.',
  ],
  later:
    'Das Letzte geschieht nach sieben Tagen. Eine Mail sagt es dir; wenn du dich vorher anmeldest, behältst du das Konto.',
  phrase: 'mein Konto löschen',
  type: 'Tippe zur Bestätigung diese drei Wörter',
  go: 'Mein Konto löschen',
  going: 'Dein Konto wird gelöscht…',
  stay: 'Konto behalten',
  sure: 'Du hast keine Adresse und keinen Passkey: Niemand kann dieses Konto zurückholen, auch du nicht. Jetzt löschen?',
  sureYes: 'Ja, jetzt löschen',
  doneTitle: 'Dein Konto ist gelöscht',
  done: 'Dieser Browser ist abgemeldet. Du kannst jederzeit wiederkommen.',
  laterTitle: 'Dein Konto wird gelöscht',
  laterDone: 'Jedes Gerät ist abgemeldet. Wenn du dich innerhalb von sieben Tagen anmeldest, behältst du das Konto.',
  home: 'Zur Startseite',
};

/** The offer of notifications after one's own move, and its outcomes. */
export const askPushText: Translation<typeof en.askPushText> = {
  ask: 'Sag mir, wenn ich dran bin',
  askToo: 'Per E-Mail erfährst du, wenn du dran bist. Auch auf diesem Gerät?',
  here: 'Auf diesem Gerät',
  herePhone: 'Auf diesem Telefon',
  mail: 'Per E-Mail',
  later: 'Nicht jetzt',
  told: 'Fertig. Dieses Gerät sagt dir, wenn du dran bist.',
  mailed: 'Fertig. Eine E-Mail sagt dir, wenn du dran bist.',
  choose: 'Mehr einstellen',
  blocked:
    'Dieser Browser blockiert Benachrichtigungen. In seinen Einstellungen für diese Seite lässt sich das ändern.',
  unanswered: 'Nichts hat sich geändert. Du findest das jederzeit unter „Mitteilungen“.',
  unable: 'Dieser Browser kann keine Mitteilungen empfangen. E-Mail geht.',
  unconfigured: 'Dieser Server sendet keine Push-Nachrichten. E-Mail geht.',
  again: 'Noch einmal',
  lost: 'Dieser Browser lässt Slow Train nicht mehr benachrichtigen.',
  allowAgain: 'Wieder erlauben',
  whatToDo: 'Was tun?',
};

/** Said at a table whose mails an unsubscription has turned off. */
export const mailsOffText: Translation<typeof en.mailsOffText> = {
  off: 'Mails zu diesem Tisch sind abgestellt.',
  turnOn: 'Wieder anstellen',
  leave: 'So lassen',
  on: 'Erledigt. Mails zu diesem Tisch kommen wieder.',
};

const REGION_NAMES: { readonly [region: string]: string } = {
  'de-DE': 'Deutschland',
  'de-AT': 'Österreich',
  'de-CH': 'der Schweiz',
};

/** Choosing the language; each language is called by its own name. */
export const languageText: Translation<typeof en.languageText> = {
  auto: 'Wie der Browser',
  /** The form of dates, and the clock. */
  datesTitle: 'Datum und Uhrzeit',
  dates: 'Daten wie in',
  regions: REGION_NAMES,
  clock: 'Uhr',
  hours: { auto: 'Wie dort üblich', '12': '12 Stunden', '24': '24 Stunden' },
};
