import type { Unsubscribed } from '@slow-train/protocol';
import type { Translation } from '@slow-train/words';
import type * as en from '../en/unsubscribe.ts';

/** The unsubscribe page. */
export const unsubscribeText: Translation<typeof en.unsubscribeText> = {
  title: '¿Dejar de recibir estos correos?',
  more: 'Abriste el enlace al pie de uno de nuestros correos. Con un toque dejan de llegar los de su tipo. Tus asientos siguen siendo tuyos.',
  yes: 'No recibir más',
  going: 'Un momento…',
  no: 'Seguir recibiendo',
  choose: 'Elegir tus avisos',
  doneTitle: 'Listo',
  home: 'A tus mesas',
  wrongTitle: 'Este enlace no funciona',
  wrong: 'Está incompleto: ábrelo de nuevo desde el correo. O entra y elige qué correos recibes.',
};

/** Returns the mails that were stopped, and those that still come, in words. */
export function stoppedWords({ stopped, table }: Unsubscribed): string {
  switch (stopped) {
    case 'table':
      return `No habrá más correos sobre ${table === null ? 'esa mesa' : `«${table}»`}. Tus otras mesas siguen escribiendo.`;
    case 'invitations':
      return 'No habrá más invitaciones por correo. Tus mesas siguen escribiendo.';
    case 'tournaments':
      return 'No más correos sobre torneos. Tus mesas siguen mandando correos.';
    case 'address':
      return 'No más invitaciones a tu dirección. Tus mesas siguen mandando correos.';
    case 'daily':
      return 'No habrá más correo diario.';
    case 'mail':
      return 'No habrá más correos sobre tus mesas. Los códigos para entrar siguen llegando cuando los pides.';
    default:
      return stopped satisfies never;
  }
}
