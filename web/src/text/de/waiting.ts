import type { Translation } from '@slow-train/words';
import { count, listed, numberWord, presetName, setName, capital, accusative, spanOf } from '@slow-train/words/de';
import type * as en from '../en/waiting.ts';
import type { ClockTerms } from '@slow-train/protocol';
import { roughLength } from '@slow-train/words/rough-length';

/** The waiting room of a game. */
export const waitingText: Translation<typeof en.waitingText> = {
  lobby: 'Dein Tisch',
  taken: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
  open: 'Ein leerer Stuhl',
  you: 'du',
  host: 'lädt ein',
  share: 'Wer diesen Link öffnet, nimmt auf dem leeren Stuhl Platz.',
  shareMore: (until) => `Wer ihn hat, darf${until === null ? '' : ` bis ${until}`} Platz nehmen, auch ohne Konto.`,
  newLink: 'Neuen Link anlegen',
  newLinkSure: 'Der alte Link geht dann nicht mehr.',
  newLinkYes: 'Neuen anlegen',
  newLinkNo: 'Behalten',
  makingLink: 'Ein neuer Link wird erstellt…',
  newLinkMade: 'Hier ist der neue Link. Der alte geht nicht mehr.',
  link: 'Link zu diesem Tisch',
  copy: 'Link kopieren',
  copied: 'Kopiert. Schick ihn jetzt weiter.',
  notCopied: 'Kopieren ging nicht. Der Link ist markiert: Kopier ihn von dort.',
  send: 'Link schicken',
  invite: (table) => `Setz dich zu mir an den Tisch „${table}“: Domino „Mexican Train“, ganz ohne Eile.`,
  qr: 'QR-Code dieses Links',
  companions: 'Lade ein, wer schon mit dir gespielt hat',
  companionsMore: 'Wir fragen, und ein Platz bleibt frei, bis die Antwort da ist.',
  met: (games, date) => `${count(games, 'Partie', 'Partien')}, zuletzt am ${date}`,
  ask: 'Einladen',
  askOne: (name) => `${name} einladen`,
  asking: 'Wird eingeladen…',
  asked: 'Eingeladen',
  askedOne: (name) => `${name} ist eingeladen.`,
  allCompanions: (many) => `Alle ${many} zeigen`,
  said: (answer) => ({ waiting: 'gefragt, noch keine Antwort', later: 'sagt es später', no: 'diesmal nicht' })[answer],
  heard: (no, later) =>
    [
      no.length === 0
        ? ''
        : `${listed(no)} ${no.length === 1 ? 'kommt' : 'kommen'} diesmal nicht: Lade jemand anderen ein.`,
      later.length === 0 ? '' : `${listed(later)} ${later.length === 1 ? 'sagt' : 'sagen'} später Bescheid.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  byMail: 'Per E-Mail eingeladen',
  address: 'Oder eine E-Mail-Adresse',
  addressMore: 'Wir schicken den Link für einen Platz und speichern die Adresse nicht.',
  mailed: (address) => `Ein Platz ist reserviert. Die Mail an ${address} ist unterwegs.`,
  here: 'gerade hier',
  free: 'Platz freigeben',
  freeOne: (name) => `Platz von ${name} freigeben`,
  freed: (name) => `Der Platz von ${name} ist wieder frei.`,
  startsFull: (yes, asked, free) =>
    `${yes} von ${yes + asked + free} ${yes === 1 ? 'ist' : 'sind'} dabei. Es geht los, wenn alle Plätze besetzt sind.`,
  keptForYou: (answer) =>
    ({
      waiting: 'Ein Platz ist für dich reserviert.',
      later: 'Dein Platz bleibt reserviert, bis du dich entscheidest.',
      no: 'Du hast abgesagt. Solange niemand den Platz nimmt, kannst du noch kommen.',
    })[answer],
  yourAnswer: (table) => (table === null ? 'Deine Antwort' : `Deine Antwort für „${table}“`),
  answers: { yes: 'Ja', later: 'Später', no: 'Nein' },
  answering: 'Wird gesendet…',
  answered: {
    later: (host) => `${host === '' ? 'Der Tisch' : host} hält dir den Platz frei.`,
    no: (host) => `${host === '' ? 'Der Tisch' : host} sieht, dass du nicht kommst.`,
  },
  startsAt: (time) => `Es beginnt ${time}, mit allen, die da sind.`,
  startsSoon: 'Es beginnt, sobald ihr genug seid.',
  waitTime: 'Es beginnt von selbst',
  waitAll: 'Es geht los, wenn alle Plätze besetzt sind',
  moreChairs: (more) => (more === 0 ? '' : `Platz für ${more} weitere`),
  moreAbout: (name) => `Mehr zu ${name}`,
  showQr: 'QR-Code',
  beginWith: (names) => `Mit ${listed(names)} beginnen`,
  beginSoon: 'Es geht los, wenn du es sagst.',
  notAnswered: (names) =>
    `${listed(names)} ${names.length === 1 ? 'hat' : 'haben'} nicht geantwortet. Trotzdem beginnen?`,
  waitFor: (names) => `Auf ${listed(names)} warten`,
  addComputer: 'Computer dazusetzen',
  addLast: 'Er nimmt den letzten leeren Stuhl, und der Link schließt sich.',
  keepChair: 'Stuhl frei lassen',
  adding: 'Er setzt sich…',
  learn: { name: 'Lern es, während du wartest', more: 'Du verpasst nichts.' },
  start: 'Beginnen',
  waitHost: 'Warten auf das Startsignal',
  mayClose: 'Du kannst diese Seite schließen.',
  starting: 'Es geht los…',
  leave: 'Tisch verlassen',
  leaveSure: 'Diesen Tisch verlassen? Dein Platz wird frei.',
  leaveYes: 'Verlassen',
  leaveNo: 'Bleiben',
  leaving: 'Du stehst auf…',
  left: (table) => `Du hast „${table}“ verlassen.`,
  full: 'Alle Plätze sind besetzt.',
  details: (preset, set, rounds) =>
    `Regeln ${presetName(preset)}, ${setName(set)}, ${count(rounds, 'Runde', 'Runden')}`,
  pace: (rounds, length) => capital(`${rounds === 1 ? 'eine Runde' : `${numberWord(rounds)} Runden`}, ${length}`),
};

export const mailedText: typeof en.mailedText = {
  somebody: 'jemand mit Einladung per E-Mail',
  label: 'Wer ist es? Der Tisch liest das',
  later: 'Jetzt nicht',
  no: 'Nein, danke',
  answering: 'Wird gesendet…',
  said: {
    later: 'Der Platz bleibt für dich frei. Komm mit demselben Link zurück.',
    no: 'Du hast Nein gesagt. Bis jemand anders den Platz nimmt, kannst du es dir anders überlegen.',
  },
};

const UNITS = {
  minute: ['eine Minute', 'Minuten'],
  hour: ['eine Stunde', 'Stunden'],
  day: ['einen Tag', 'Tage'],
  week: ['eine Woche', 'Wochen'],
  month: ['einen Monat', 'Monate'],
} as const;

/** How long a game takes. */
export const lengthText: Translation<typeof en.lengthText> = {
  about: (hours) => {
    const { unit, many } = roughLength(hours);
    const [one, more] = UNITS[unit];
    return `etwa ${many === 1 ? one : `${numberWord(many)} ${more}`}`;
  },
  each: (turns, length) => `In einer Runde bist du etwa ${turns}-mal dran, ein Spiel dauert ${length}.`,
};

/** The page to type an invitation code. */
export const codeText: Translation<typeof en.codeText> = {
  title: 'Mit einem Code Platz nehmen',
  label: 'Der Code oder der ganze Link',
  hint: 'Füg ein, was du bekommen hast',
  wrong:
    'Das ist kein Einladungscode: Er hat 22 Buchstaben, Ziffern, Binde- und Unterstriche. Kopier den ganzen Code noch einmal.',
  go: 'Tisch suchen',
};

/** The page that an invitation leads to. */
export const joinText: Translation<typeof en.joinText> = {
  title: 'Du bist eingeladen',
  invites: (host) => (host === '' ? 'Du bist eingeladen' : `${host} lädt dich ein`),
  where: (table, seats) => `${table}, ${count(seats, 'Platz', 'Plätze')}`,
  what: 'Domino „Mexican Train“, Stein für Stein. Spiel, wann es dir passt: Es kostet dich eine Minute am Tag.',
  seats: (names, free) => {
    const seats = free === 0 ? [] : [count(free, 'freier Platz', 'freie Plätze')];
    return `${capital(listed([...names, ...seats]))}.`;
  },
  rules: (preset, rounds) => `Regeln ${presetName(preset)}, ${count(rounds, 'Runde', 'Runden')}`,
  noAccount: 'Ohne Konto, ohne E-Mail.',
  never: 'Noch nie gespielt?',
  inAll: (length) => `Stein für Stein, wann es dir passt: eine Minute, wenn du dran bist, im Ganzen ${length}.`,
  learn: 'Lern es in zwei Minuten',
  take: 'Platz nehmen',
  busy: 'Du nimmst Platz…',
  go: 'Zum Tisch',
  watchers: {
    round: 'Andere dürfen zusehen, eine Runde später.',
    turn: 'Andere dürfen zusehen, einen Spielzug später.',
  },
  member: 'Du hast hier schon einen Platz.',
  departed: 'Diese Partie hat ohne dich begonnen.',
  evening: (rounds) =>
    `Dieser Tisch setzt ${count(rounds, 'Runde', 'Runden')} mit echten Steinen fort; die Augen von dort zählen.`,
  kept: 'Ein Platz ist für dich reserviert.',
  full: 'Alle Plätze sind besetzt.',
  own: 'Neue Partie',
  notFound: 'Diese Einladung geht nicht',
  otherCode: 'Anderen Code versuchen',
  gotUp: (owner) => `${owner} ist aufgestanden und kommt nicht zurück.`,
  toTheEnd: (owner) => `Du spielst die Hand von ${owner}, bis zum Ende der Partie.`,
};

const clockOf = (terms: ClockTerms | null): string =>
  terms === null ? 'keine Uhr' : `${spanOf(terms.allowance)} je Spielzug`;
const insteadOf = (terms: ClockTerms | null): string =>
  terms === null ? 'ohne Uhr' : `${accusative(spanOf(terms.allowance))} je Spielzug`;

/** Playing again with the same people, but for one thing. */
export const rematchText: Translation<typeof en.rematchText> = {
  open: 'Noch einmal, mit einer Änderung',
  lead: 'Plätze und alles andere bleiben, wie sie waren. Alle erfahren, was anders ist.',
  close: 'Schließen',
  what: 'Was ist anders?',
  things: { rules: 'Regeln', clock: 'Uhr', rounds: 'Runden', name: 'Name' },
  rounds: (rounds) => `bisher: ${rounds}`,
  nameHint: 'So findest du die Partie unter deinen Tischen',
  nameMissing: 'Gib der Partie einen Namen.',
  again: 'Alle wieder einladen',
  asking: 'Der Tisch wird gedeckt…',
  overtaken: 'Jemand hat die nächste Partie kurz vor dir angelegt. Du sitzt jetzt dort, ohne deine Änderung.',
  different: {
    rules: ({ was, now, isHouse }) =>
      `Diesmal anders: Regeln ${presetName(now)} statt ${presetName(was)}${isHouse ? ' mit Hausregeln' : ''}.`,
    clock: (was, now) => `Diesmal anders: ${clockOf(now)}. Vorher: ${insteadOf(was)}.`,
    rounds: (was, now) => `Diesmal anders: ${count(now, 'Runde', 'Runden')} statt ${was}.`,
    name: (was) => `Diesmal anders: der Name. Vorher hieß sie „${was}“.`,
  },
};

/** Changing the game of a table before it begins. */
export const termsText: Translation<typeof en.termsText> = {
  title: 'Partie ändern',
  close: 'Zurück',
  seats: 'Plätze',
  keep: 'So spielen',
  keeping: 'Wird geändert…',
  kept: 'Die Partie ist geändert. Der Link bleibt derselbe.',
  askedAgain: (names) =>
    `${listed(names)} ${names.length === 1 ? 'sitzt' : 'sitzen'} schon hier. Ändert sich die Partie, fragen wir noch einmal, und ${names.length === 1 ? 'der Platz bleibt' : 'die Plätze bleiben'} reserviert.`,
  now: {
    rules: (preset) => `Regeln ${presetName(preset)}`,
    rounds: (rounds) => count(rounds, 'Runde', 'Runden'),
    clock: (terms) => clockOf(terms),
    forced: (isForced) =>
      isForced ? 'Spielzüge ohne Wahl gehen von selbst' : 'auch Spielzüge ohne Wahl spielt ihr selbst',
  },
  renewed: (changes) =>
    `Die Partie ist geändert worden. Neu: ${listed(changes)}. Dein Platz bleibt reserviert; spielst du noch mit?`,
};

export const seatLinksText: Translation<typeof en.seatLinksText> = {
  title: 'Für jeden Platz ein Link',
  more: 'Schick allen ihren eigenen Link: Er führt zu ihrem Platz und ihren Augen. Hier findest du die Links, bis alle da sind.',
  message: (name) => `${name}, unsere Partie geht hier weiter. Das ist dein Platz:`,
  sendTo: (name) => `Link an ${name} schicken`,
  copyFor: (name) => `Link für ${name} kopieren`,
  copied: 'Link kopiert.',
  notCopied: 'Der Link ließ sich nicht kopieren. Versuch es noch einmal oder schick ihn.',
  failed: 'Die Links ließen sich nicht laden',
};
