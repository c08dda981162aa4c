import type { NotificationEventName } from '@slow-train/protocol';
import type { MailTarget } from '../notification.ts';
import type { Language } from '@slow-train/protocol/languages';
import { textIn, type NotificationText } from '../text/index.ts';
import type { Footer } from './content.ts';

type Subject = NotificationEventName | 'daily' | 'tryOut';

/** The mails that it stops; those from this table, unless it is here. */
const STOPS: { readonly [subject in Subject]?: keyof NotificationText['stop'] } = {
  invited: 'invitations',
  circle: 'invitations',
  tournament: 'tournaments',
  daily: 'daily',
  tryOut: 'all',
};

/** Returns the footer of a notification: why it was sent, how to stop its kind, and where to choose what is sent. */
export function notificationFooter(
  subject: Subject,
  { unsubscribe, turnLink }: MailTarget,
  appUrl: string,
  language: Language,
): Footer {
  const text = textIn(language);
  const choose = new URL('/you/notifications', appUrl).href;
  return {
    reason: text.reasons[subject],
    links: [
      { text: text.stop[STOPS[subject] ?? 'table'], href: unsubscribe.page },
      ...(turnLink === null ? [] : [{ text: text.turn.noButtons, href: choose }]),
      { text: text.chooseNotifications, href: choose },
    ],
    appUrl: new URL(appUrl).href,
  };
}
