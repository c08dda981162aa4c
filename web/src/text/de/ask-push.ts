import type { Translation } from '@slow-train/words';
import type * as en from '../en/ask-push.ts';

/** The offer of notifications after one's own move, and its outcomes. */
export const askPushText: Translation<typeof en.askPushText> = {
  ask: 'Sollen wir dir sagen, wenn du dran bist?',
  askToo: 'Per E-Mail erfährst du, wenn du dran bist. Auch auf diesem Gerät?',
  here: 'Auf diesem Gerät',
  mail: 'Per E-Mail',
  later: 'Nicht jetzt',
  told: 'Fertig. Dieses Gerät sagt dir, wenn du dran bist.',
  choose: 'Mehr einstellen',
  blocked:
    'Dieser Browser blockiert Benachrichtigungen. In seinen Einstellungen für diese Seite lässt sich das ändern.',
  unanswered: 'Nichts hat sich geändert. Du findest das jederzeit unter „Mitteilungen“.',
  unable: 'Dieser Browser kann keine Mitteilungen empfangen. E-Mail geht.',
  unconfigured: 'Dieser Server sendet keine Push-Nachrichten. E-Mail geht.',
  again: 'Noch einmal',
};
