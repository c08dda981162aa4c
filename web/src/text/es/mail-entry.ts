import type { Translation } from '@slow-train/words';
import type * as en from '../en/mail-entry.ts';

/** Shown where a link from a mail needs a press before it signs in. */
export const mailEntryText: Translation<typeof en.mailEntryText> = {
  title: 'Tu mesa te espera',
  question: '¿Este correo es tuyo?',
  more: 'Este navegador todavía no te conoce. Si continúas, entras como quien recibió este correo.',
  moreAs: (name) =>
    `Este navegador te conoce como ${name}, sin asiento en esa mesa. Si continúas, entras como quien recibió este correo.`,
  yes: 'Continuar: el correo es mío',
  no: 'No en este navegador',
  spent: 'Este enlace ya se usó, o tiene más de dos días. Tu asiento está a salvo. Entra de otra manera.',
  other: 'Entrar de otra manera',
};
