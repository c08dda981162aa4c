import type { Translation } from '@slow-train/words';
import { capital, count, listed, presetName } from '@slow-train/words/de';
import type * as en from '../en/join.ts';

/** The page to type an invitation code. */
export const codeText: Translation<typeof en.codeText> = {
  title: 'Mit einem Code beitreten',
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
  learn: 'Lern es in zehn Minuten',
  take: 'Platz nehmen',
  busy: 'Du nimmst Platz…',
  go: 'Zum Tisch',
  watchers: { round: 'Andere dürfen zusehen, eine Runde später.', turn: 'Andere dürfen zusehen, einen Zug später.' },
  member: 'Du hast hier schon einen Platz.',
  departed: 'Diese Partie hat ohne dich begonnen.',
  kept: 'Ein Platz ist für dich reserviert.',
  full: 'Alle Plätze sind besetzt.',
  own: 'Eigenen Tisch eröffnen',
  notFound: 'Diese Einladung geht nicht',
  otherCode: 'Anderen Code versuchen',
};
