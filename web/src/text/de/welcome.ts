import type { Translation } from '@slow-train/words';
import type * as en from '../en/welcome.ts';

/** The first page for a visitor without a name. */
export const welcomeText: Translation<typeof en.welcomeText> = {
  motto: 'Domino „Mexican Train“ wie per Postkarte: Leg einen Stein, setz Tee auf und lass den anderen Zeit.',
  title: 'Willkommen',
  ticket: 'Dein Fahrschein',
  name: 'Dein Name',
  nameHint: 'So sehen dich die anderen',
  nameMissing: 'Schreib zuerst einen Namen: Die anderen sehen ihn.',
  tableName: 'Dein Name an diesem Tisch',
  tableNameHint: 'An deinen anderen Tischen bleibt der Name, den du dort hast',
  computer: 'Gegen den Computer spielen',
  table: 'Tisch eröffnen',
  busy: 'Dein Fahrschein wird gedruckt…',
  steps: [
    'Leg Stein an Stein, von der Lok nach außen.',
    'Nichts passt? Zieh einen Stein. Immer noch nichts? Dann dürfen alle an deinen Zug.',
    'Nimm dir eine Minute oder eine Woche. Der Zug wartet.',
  ],
  small: 'Ohne Konto, ohne E-Mail: Dein Name ist dein Fahrschein, in diesem Browser aufbewahrt.',
  smallKnown: 'Du bist angemeldet. Nur dein Name fehlt noch.',
  haveSeat: 'Schon hier gespielt?',
  signIn: 'Anmelden',
  neverPlayed: 'Noch nie gespielt?',
  learn: 'Spielend lernen',
  look: 'Fünf Bilder',
  rules: 'Die Regeln',
  privacy: 'Was gespeichert wird, und warum',
  alone: 'Niemand da zum Spielen?',
  open: 'Offene Tische',
  haveCode: 'Einen Code bekommen?',
  join: 'Zum Tisch',
};
