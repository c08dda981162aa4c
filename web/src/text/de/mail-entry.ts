import type { Translation } from '@slow-train/words';
import type * as en from '../en/mail-entry.ts';

/** Shown where a link from a mail needs a press before it signs in. */
export const mailEntryText: Translation<typeof en.mailEntryText> = {
  title: 'Dein Tisch wartet',
  question: 'Ist das deine Mail?',
  more: 'Dieser Browser kennt dich noch nicht. Machst du weiter, meldet er dich mit dem Konto dieser Mail an.',
  moreAs: (name) =>
    `Dieser Browser kennt dich als ${name}, ohne Platz an jenem Tisch. Machst du weiter, meldet er dich stattdessen mit dem Konto dieser Mail an.`,
  yes: 'Weiter: Die Mail ist meine',
  no: 'Nicht in diesem Browser',
  spent: 'Dieser Link wurde schon benutzt oder ist über zwei Tage alt. Dein Platz ist sicher. Melde dich anders an.',
  other: 'Anders anmelden',
};
