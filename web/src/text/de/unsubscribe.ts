import type { Unsubscribed } from '@slow-train/protocol';
import type { Translation } from '@slow-train/words';
import type * as en from '../en/unsubscribe.ts';

/** The unsubscribe page. */
export const unsubscribeText: Translation<typeof en.unsubscribeText> = {
  title: 'Keine solchen Mails mehr?',
  more: 'Du hast den Link am Ende einer unserer Mails geöffnet. Ein Druck, und solche Mails kommen nicht mehr. Deine Plätze bleiben deine.',
  yes: 'Keine solchen Mails mehr',
  going: 'Wird abbestellt…',
  no: 'Weiter bekommen',
  choose: 'Mitteilungen wählen',
  doneTitle: 'Abbestellt',
  home: 'Zu deinen Tischen',
  wrongTitle: 'Dieser Link geht nicht',
  wrong:
    'Er ist unvollständig: Öffne ihn noch einmal aus der Mail. Oder melde dich an und wähle, welche Mails du bekommst.',
};

/** Returns the mails that were stopped, and those that still come, in words. */
export function stoppedWords({ stopped, table }: Unsubscribed): string {
  switch (stopped) {
    case 'table':
      return `Keine Mails mehr zu ${table === null ? 'jenem Tisch' : `„${table}“`}. Deine anderen Tische schreiben dir weiter.`;
    case 'invitations':
      return 'Keine Einladungen mehr per Mail. Deine Tische schreiben dir weiter.';
    case 'tournaments':
      return 'Keine Mails über Turniere mehr. Deine Tische schicken weiter Mails.';
    case 'address':
      return 'Keine Einladungen mehr an deine Adresse. Deine Tische schreiben dir weiterhin.';
    case 'daily':
      return 'Keine tägliche Mail mehr.';
    case 'mail':
      return 'Keine Mails mehr über deine Tische. Codes zum Anmelden kommen weiter, wenn du sie anforderst.';
    default:
      return stopped satisfies never;
  }
}
