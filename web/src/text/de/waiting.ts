import type { Translation } from '@slow-train/words';
import { count, listed, presetName, seatName, setName } from '@slow-train/words/de';
import type * as en from '../en/waiting.ts';

const TOGETHER = ['', 'allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft', 'zu sechst', 'zu siebt', 'zu acht'];

/** The waiting room of a game. */
export const waitingText: Translation<typeof en.waitingText> = {
  boarding: 'Einsteigen',
  taken: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
  seat: seatName,
  open: 'freier Platz',
  you: 'du',
  host: 'lädt ein',
  share: 'Verschick diesen Link',
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
  send: 'Teilen…',
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
  waitAnswers: 'Warten auf die Antworten',
  waitAll: 'Es geht los, wenn alle Plätze besetzt sind',
  start: 'Partie beginnen',
  startComputers: (open) => `Mit ${open === 1 ? 'einem' : open} Computer${open === 1 ? '' : 'n'} beginnen`,
  startWithout: (taken) =>
    `${TOGETHER[taken] === undefined ? `Mit ${taken} Plätzen` : `Jetzt ${TOGETHER[taken]}`} beginnen`,
  waitHost: 'Warten auf das Startsignal',
  mayClose: 'Du kannst die Seite schließen.',
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
};
