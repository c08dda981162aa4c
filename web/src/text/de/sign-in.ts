import type { Translation } from '@slow-train/words';
import type * as en from '../en/sign-in.ts';

/** The sign-in page, its codes and links. */
export const signInText: Translation<typeof en.signInText> = {
  title: 'Anmelden',
  back: 'Start',
  address: 'Deine E-Mail-Adresse',
  addressHint: 'Wir mailen dir einen Code und einen Link. Ein Passwort gibt es nicht.',
  send: 'Code mailen',
  sending: 'Wird gesendet…',
  or: 'oder',
  passkey: 'Mit Passkey anmelden',
  passkeyBusy: 'Antworte deinem Gerät…',
  new: 'Neu hier?',
  newGo: 'Als Gast spielen',
  privacy: 'Was gespeichert wird, und warum',
  already: (name) => `Dieser Browser ist schon angemeldet${name === null ? '' : `, als ${name}`}.`,
  alreadyGuest: (name) => `Dieser Browser hat schon einen Gast${name === null ? '' : `: ${name}`}.`,
  alreadyGo: 'Zu deinen Tischen',

  haveCode: 'Tippe den Code der neuesten Mail ein',

  sentTo: (email) => `Sieh nach unserer Mail an ${email}.`,
  sentMore: 'Tippe ihren Code ein, er gilt zehn Minuten, oder öffne ihren Link.',
  code: 'Die sechs Ziffern',
  codeHint: 'Aus der Mail; Leerzeichen sind egal',
  codeShort: 'Ein Code hat sechs Ziffern. Sieh in der Mail nach.',
  go: 'Anmelden',
  going: 'Anmelden…',
  again: 'Neuen Code mailen',
  againIn: (seconds) => `In ${seconds} s kannst du einen neuen Code anfordern.`,
  sentAgain: 'Eine neue Mail ist unterwegs. Nimm die neueste.',
  mailbox: 'Postfach auf diesem Rechner öffnen',
  other: 'Adresse ändern',

  linkTitle: 'Auf diesem Gerät anmelden?',
  linkMail: 'Du hast den Link aus unserer Mail geöffnet. Möchtest du dich hier, in diesem Browser, anmelden?',
  linkHandOff: 'Du hast den Code von deinem anderen Gerät gescannt. Möchtest du hier mit demselben Konto spielen?',
  linkYes: 'Hier anmelden',
  linkNo: 'Nicht auf diesem Gerät',
  linkNew: 'Code mailen',

  aboard: (name) => `Angemeldet als ${name}.`,

  losesTitle: 'Dieser Browser hat einen Gast',
  loses: (name) =>
    `Nur dieser Browser kennt ${name === null ? 'seinen Gast' : `den Gast ${name}`}. Meldest du dich anders an, gehen dessen Plätze verloren.`,
  losesKeep: 'Dem Gast erst eine Adresse geben',
  losesLeave: 'Den Gast zurücklassen',
  losesLeaving: 'Anmelden…',
  losesStay: 'Gast bleiben',
};

/** The page behind the link that undoes a change of address. */
export const restoreText: Translation<typeof en.restoreText> = {
  title: 'Alte Adresse zurückholen?',
  more: 'Jemand hat die Adresse deines Kontos geändert. Warst du das nicht? Dann hol diese zurück. Das meldet alle Geräte ab und entfernt alle Passkeys.',
  yes: 'Zurückholen',
  going: 'Wird zurückgeholt…',
  no: 'Ich war es: so lassen',
  doneTitle: 'Deine Adresse ist zurück',
  done: 'Alle Geräte sind abgemeldet und alle Passkeys entfernt. Melde dich mit dieser Adresse an.',
  signIn: 'Anmelden',
  noToken: 'Dieser Link ist unvollständig. Öffne ihn noch einmal aus der Mail.',
  home: 'Zur Startseite',
};
