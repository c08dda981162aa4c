import type { Translation } from '@slow-train/words';
import { capital, count, dative, listed, numberWord, ordinal, presetName } from '@slow-train/words/de';
import type * as en from '../en/games.ts';

/** The list of one's games, as a timetable. */
export const gamesText: Translation<typeof en.gamesText> = {
  waiting: (many) => {
    if (many === 0) return 'Kein Tisch wartet auf dich.';
    return many === 1 ? 'Ein Tisch wartet auf dich.' : `${capital(numberWord(many))} Tische warten auf dich.`;
  },
  yourTurn: 'Du bist dran',
  others: 'Warten auf andere',
  boarding: 'Einsteigen',
  arrived: 'Angekommen',
  round: (round, rounds, seats) => `Runde ${round} von ${rounds}, ${count(seats, 'Platz', 'Plätze')}`,
  waits: (since) => (since === 'jetzt' ? 'gerade eben' : `vor ${dative(since)}`),
  rules: (preset) => `Regeln ${presetName(preset)}`,
  number: (number) => `Nr. ${number}`,
  taken: (taken, seats) => `${taken} von ${seats}`,
  seatsTaken: 'Plätze besetzt',
  place: (place) => (place === null ? 'fertig' : ordinal(place)),
  of: (seats) => `von ${seats}`,
  unread: '(neu seit deinem letzten Besuch)',
  again: 'Noch einmal',
  againAt: (table) => `Noch einmal mit den Leuten von ${table}`,
  invitations: 'Einladungen',
  invites: (host) => (host === '' ? 'Du bist eingeladen' : `${host} lädt dich ein`),
  with: (names) => `Mit ${listed(names)}.`,
  none: 'Noch keine Tische',
  noneMore: 'Hier stehen bald deine Tische. Eröffne einen und schick den Link herum.',
  failed: 'Deine Tische konnten nicht geladen werden.',
  you: 'Konto und Anzeige',
  code: 'Mit einem Code beitreten',
  set: 'Tisch eröffnen',
  computer: 'Gegen den Computer spielen',
  computerMore: 'Eine ganze Partie zu zweit. Er ist immer pünktlich.',
  open: 'Offene Tische',
  openMore: 'Partien für alle, die mitspielen wollen.',
  watchAgain: 'Eine Partie noch einmal ansehen',
};
