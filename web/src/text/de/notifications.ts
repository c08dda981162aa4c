import type { Translation } from '@slow-train/words';
import { count, dative } from '@slow-train/words/de';
import type * as en from '../en/notifications.ts';
import { healthWith, summariesWith } from '../notification-sentences.ts';
import { since } from './shell.ts';

/** The events, as rows of the settings. */
export const EVENT_WORDS: Translation<typeof en.EVENT_WORDS> = {
  turn: 'Du bist dran',
  timeLow: 'Deine Zeit läuft ab',
  invited: 'Du bist eingeladen',
  answered: 'Jemand antwortet auf deine Einladung',
  seat: 'Dein Platz, bevor es losgeht',
  circle: 'Jemand bittet dich an einen Stammtisch',
  vote: 'Deine Stimme fehlt',
  mention: 'Jemand nennt dich',
  playedFor: 'Jemand hat für dich gespielt',
  caught: 'Du wurdest mit 1 Stein erwischt',
  started: 'Ein Tisch beginnt',
  roundOver: 'Eine Runde ist vorbei',
  gameOver: 'Eine Partie ist vorbei',
  talk: 'Jemand sagt etwas',
  tournament: 'Neues von einem Turnier',
};

/** The channels, as columns of the settings. */
export const CHANNEL_WORDS: Translation<typeof en.CHANNEL_WORDS> = {
  push: 'Push',
  mail: 'E-Mail',
  webhook: 'Webhook',
};

const BY_WORDS: Translation<typeof en.CHANNEL_WORDS> = {
  push: 'per Push',
  mail: 'per E-Mail',
  webhook: 'per Webhook',
};

export const SHAPE_WORDS: Translation<typeof en.SHAPE_WORDS> = {
  discord: 'Discord',
  slack: 'Slack',
  generic: 'Anderes',
};

/** `15 Minuten`, `4 Stunden`, `1 Tag`; `sofort` for none. */
export function spanWords(minutes: number): string {
  if (minutes === 0) return 'sofort';
  if (minutes % 1440 === 0) return count(minutes / 1440, 'Tag');
  return minutes % 60 === 0 ? count(minutes / 60, 'Stunde', 'Stunden') : count(minutes, 'Minute', 'Minuten');
}

/** The notifications page. */
export const notifyText: Translation<typeof en.notifyText> = {
  title: 'Mitteilungen',
  line: 'Rechtzeitig, und nicht zu oft.',
  failed: 'Deine Einstellungen konnten nicht geladen werden',
  asThingsStand: 'So ist es jetzt',

  saving: 'Wird gespeichert…',
  saved: 'Gespeichert.',
  notKept: (why) => `Nicht gespeichert: Die Einstellung ist wie vorher. ${why}`,
  keepAgain: 'Noch einmal',

  channels: 'Kanäle',
  test: 'Test senden',
  testOne: (what) => `Test senden: ${what}`,
  testing: 'Wird gesendet…',
  tested: 'Gesendet. Gleich müsste er da sein.',
  remove: 'Entfernen',
  removeOne: (what) => `${what} entfernen`,
  removing: 'Wird entfernt…',
  removed: (what) => `${what} ist entfernt.`,
  keep: 'Behalten',

  what: 'Ereignisse',
  event: 'Ereignis',
  one: (event, channel) => `${EVENT_WORDS[event]}, ${BY_WORDS[channel]}`,
  noChannelYet: (channels) => `Über ${channels} geht noch nichts hinaus: siehe „Kanäle“.`,

  when: 'Wann',
  wait: 'Erst warten',
  waitMore: 'Hast du bis dahin gespielt oder es gesehen, wird nichts gesendet.',
  waits: { push: 'Vor einem Push', mail: 'Vor einer E-Mail', webhook: 'Vor einem Webhook' },
  quiet: 'Ruhezeit',
  quietMore: 'Nachrichten warten, bis sie vorbei sind.',
  quietFrom: 'Von',
  quietTo: 'Bis',
  quietOne: (side) => `${side}, der Ruhezeit`,
  quietNever: 'Anfang und Ende sind gleich: Es gibt keine Ruhezeit.',
  zone: 'Zeitzone',
  zoneUnknown: 'Nicht bekannt',
  zoneElsewhere: (zone) => `Dieser Browser hat ${zone}.`,
  zoneTake: (zone) => `${zone} verwenden`,
  reminders: 'Mich erinnern, bevor die Zeit um ist',
  remindersMore: 'An Tischen mit Uhr.',
  remindersMost: 'Höchstens vier.',
  reminder: (minutes) => `${spanWords(minutes)} vorher`,

  tables: 'Tische mit eigenen Einstellungen',
  tablesNone: 'Keine. Im Menü jedes Tisches steht „Sag mir, wenn ich dran bin“.',
  change: 'Ändern',
  changeOne: (table) => `Mitteilungen für ${table} ändern`,
  reset: 'Wie überall',
  resetOne: (table) => `${table}: wie überall`,
  resetting: 'Wird gespeichert…',
  resetDone: (table) => `„${table}“ ist jetzt wie überall.`,
};

/** The push part. */
export const pushText: Translation<typeof en.pushText> = {
  title: 'Push',
  more: 'Eine Nachricht auf deinem Bildschirm, auch wenn diese Seite geschlossen ist.',
  here: 'Dieses Gerät',
  on: 'an',
  off: 'aus',
  turnOn: 'Auf diesem Gerät melden',
  turningOn: 'Dein Browser wird gefragt…',
  turnOff: 'Hier ausschalten',
  turningOff: 'Wird ausgeschaltet…',
  onNow: 'Dieses Gerät bekommt ab jetzt Nachrichten.',
  offNow: 'Dieses Gerät bekommt keine Nachrichten mehr.',
  blocked: 'Dein Browser blockiert Benachrichtigungen.',
  blockedMore: 'Erlaube sie für diese Seite: Tippe auf das Symbol links der Adresse. Dann lade neu.',
  notAllowed: 'Dein Browser hat es nicht erlaubt. Versuch es noch einmal, wenn du magst.',
  homeScreen: 'Auf iPhone und iPad braucht das einen Schritt mehr.',
  wayBack: 'Die App dort kennt dich noch nicht. Nimm erst einen Rückweg zu deinen Plätzen mit:',
  wayBackAddress: 'eine Adresse',
  wayBackPasskey: 'einen Passkey',
  wayBackLink: 'oder einen Link.',
  homeScreenMore:
    'Leg Slow Train zuerst auf den Home-Bildschirm: „Teilen“, dann „Zum Home-Bildschirm“. Öffne es von dort.',
  unable: 'Dieser Browser kann keine Push-Nachrichten empfangen. Versuch einen anderen oder ein anderes Gerät.',
  unconfigured: 'Dieser Server sendet keine Push-Nachrichten.',
  since: (day) => `seit ${day}`,
  removeSure: (name) => `${name} bekommt dann keine Nachrichten mehr, bis du sie dort wieder einschaltest.`,
};

/** The e-mail part. */
export const mailText: Translation<typeof en.mailText> = {
  title: 'E-Mail',
  unconfigured: 'Dieser Server sendet keine E-Mail.',
  none: 'Du hast keine Adresse angegeben.',
  give: 'Adresse angeben',
  other: 'Andere Adresse',
  bounced: (address) => `Mail an ${address} kam zurück, darum haben wir aufgehört.`,
  complained: (address) => `Unsere Mail an ${address} wurde als unerwünscht gemeldet, darum haben wir aufgehört.`,
  codesToo: 'Auch Codes zum Anmelden kommen vielleicht nicht an: Ein Passkey braucht keine Mail.',
  passkey: 'Passkeys',
  again: 'Diese Adresse wieder versuchen',
  trying: 'Wird gespeichert…',
  againDone: 'Wir schreiben wieder an diese Adresse.',
  when: 'Wann schreiben',
  habits: {
    unseen: 'Wenn kein Push gesehen wurde',
    unseenMore: 'Ohne Push: nach der Wartezeit.',
    each: 'Jedes Mal',
    eachMore: 'Zusätzlich zum Push.',
    daily: 'Einmal am Tag',
    dailyMore: 'Alle Tische in einer, das Dringendste zuerst.',
  },
  after: 'Wie lange',
  hour: 'Um welche Zeit',
  noPlays: 'Keine Knöpfe in meinen Mails',
  noPlaysMore: 'Mails zu deinem Spielzug führen dann nur an den Tisch.',
};

/** The webhook part: of a person, and of a game. */
export const hookText: Translation<typeof en.hookText> = {
  title: 'Discord, Slack, eigenes Programm',
  more: 'Wir schreiben eine Zeile an einen Webhook.',
  tableTitle: 'Die Webhooks des Tisches',
  tableMore:
    'Für einen gemeinsamen Kanal: Er zeigt, was hier geschieht. Nur du siehst das, weil du den Tisch eröffnet hast.',
  add: 'Webhook hinzufügen',
  url: 'Adresse des Webhooks',
  urlHint: 'Discord und Slack geben dir eine pro Kanal.',
  shape: 'Für',
  adding: 'Wird hinzugefügt…',
  cancel: 'Lieber nicht',
  added: 'Der Webhook ist da. Sende einen Test.',
  secretTitle: 'Kopier jetzt diesen Schlüssel',
  secretMore:
    'Er unterschreibt, was wir senden (Standard Webhooks), damit dein Programm weiß, dass es von uns ist. Wir zeigen ihn nur einmal.',
  secret: 'Schlüssel des Webhooks',
  done: 'Ich habe ihn',
  removeSure: 'Dorthin wird nichts mehr gesendet.',
};

/** A field to copy from. */
export const copyText: Translation<typeof en.copyText> = {
  copy: 'Kopieren',
  copyOne: (what) => `Kopieren: ${what}`,
  copied: 'Kopiert.',
  notCopied: 'Kopieren ging nicht. Es ist markiert: Kopier es von dort.',
};

/** Calendar and Atom links. */
export const feedText: Translation<typeof en.feedText> = {
  title: 'Kalender und Reader',
  more: 'Zwei private Links: deine Fristen für einen Kalender, und was auf dich wartet für einen Newsreader.',
  warning: 'Wer einen Link hat, kann lesen, was auf dich wartet. Behalte sie für dich.',
  make: 'Meine Links anlegen',
  making: 'Sie werden erstellt…',
  since: (day) => `Angelegt ${day}. Wir können sie nicht wieder zeigen; neue ersetzen sie.`,
  calendar: 'Link für einen Kalender',
  atom: 'Link für einen Reader',
  shown: 'Kopier sie jetzt: Wir können sie nicht wieder zeigen.',
  renew: 'Neue Links anlegen',
  renewSure: 'Deine alten Links gehen dann nicht mehr.',
  renewYes: 'Neue anlegen',
  renewNo: 'Meine behalten',
  revoke: 'Widerrufen',
  revokeSure: 'Kalender und Reader bekommen nichts mehr.',
  revokeYes: 'Widerrufen',
  revoking: 'Wird widerrufen…',
  revoked: 'Die Links gehen nicht mehr.',
};

/** The notifications of one game. */
export const gameNotificationsText: Translation<typeof en.gameNotificationsText> = {
  title: 'Sag mir, wenn ich dran bin',
  mail: 'Per E-Mail',
  addMail: 'Per E-Mail: Adresse hinzufügen',
  more: 'Mehr',
  close: 'Fertig',
  failed: 'Die Einstellungen dieses Tisches konnten nicht geladen werden',
  legend: 'Dieser Tisch',
  presets: {
    everywhere: 'Wie überall',
    onlyTurn: 'Nur wenn ich dran bin',
    nothing: 'Nichts',
    own: 'Eigene Wahl',
  },
  presetsMore: {
    everywhere: 'Was du für alle Tische gewählt hast.',
    onlyTurn: 'Und wenn deine Zeit abläuft.',
    nothing: 'Dieser Tisch sendet dir nichts.',
    own: 'Zeile für Zeile.',
  },
  differs: 'anders als überall',
  differsNote: 'zeigt, was anders ist als überall.',
  toAll: 'Einstellungen für alle Tische',
  nothingSaid: 'sendet dir nichts',
  onlyTurnSaid: 'nur wenn du dran bist',
  differences: (many) => (many === 1 ? 'eine Sache ist anders' : `${many} Sachen sind anders`),
};

/**
 * Sums up the notifications as they are set: `Wenn du dran bist: eine Push-Nachricht an dieses Gerät; wenn ungesehen
 * nach 4 Stunden, eine E-Mail an ana@post.example. Nichts zwischen 22:00 und 08:00, Zeit von Vienna.`
 */
export const { notificationSummary, zoneWords } = /* @__PURE__ */ summariesWith({
  nothing: 'Du bekommst keine Nachricht, wenn du dran bist.',
  turn: (first) => `Wenn du dran bist: ${first}.`,
  push: (devices) => `eine Push-Nachricht an ${devices}`,
  thisDevice: 'dieses Gerät',
  thisDeviceAnd: (other) => `dieses Gerät und ${other}`,
  thisDeviceAndOthers: (others) => `dieses Gerät und ${others} andere`,
  otherDevices: (others) => `${others} andere Geräte`,
  dailyMail: (time, address) => `einmal am Tag, um ${time}, eine E-Mail an ${address}`,
  mailToo: (address) => ` und eine E-Mail an ${address}`,
  mailAfterPush: (minutes, address) => `; wenn ungesehen nach ${dative(spanWords(minutes))}, eine E-Mail an ${address}`,
  mailAtOnce: (address) => `sofort eine E-Mail an ${address}`,
  mailAfter: (minutes, address) => `eine E-Mail an ${address}, wenn ungesehen nach ${dative(spanWords(minutes))}`,
  onlyWebhooks: (webhooks) => `Wenn du dran bist: eine Nachricht an ${webhooks}.`,
  webhooksToo: (webhooks) => `Dazu eine Nachricht an ${webhooks}.`,
  webhooks: (many) => (many === 1 ? 'deinen Webhook' : `deine ${many} Webhooks`),
  zone: (place) => `Zeit von ${place}`,
  quiet: (from, to, zone) => `Nichts zwischen ${from} und ${to}, ${zone}.`,
  hoursIn: (zone) => `Gemeint ist die ${zone}.`,
});

/** The recent health of a channel: `zuletzt gesendet vor 3 h`; `misslungen vor 5 min: keine Antwort`. */
export const healthWords = /* @__PURE__ */ healthWith({
  troubles: {
    unreachable: 'keine Antwort',
    'timed-out': 'die Antwort dauerte zu lange',
    refused: 'es wurde abgelehnt',
    busy: 'es war überlastet; wir versuchen es wieder',
    gone: 'es gibt das nicht mehr',
    'address-refused': 'die Adresse wurde abgelehnt',
    unconfigured: 'dieser Server kann es nicht senden',
    'private-address': 'die Adresse liegt in einem privaten Netz',
  },
  lately: 'kürzlich',
  failed: (when, trouble) => `misslungen ${when}: ${trouble}`,
  nothingSent: 'noch nichts gesendet',
  sent: (when) => `zuletzt gesendet ${when}`,
  ago,
});

function ago(at: number, now: number): string {
  const age = since(at, now);
  return age === 'jetzt' ? 'gerade eben' : `vor ${dative(age)}`;
}
