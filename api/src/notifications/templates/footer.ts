import type { NotificationEventName } from '@slow-train/protocol';
import type { MailTarget } from '../notification.ts';
import type { Footer } from './content.ts';

type Subject = NotificationEventName | 'daily' | 'tryOut';

const REASONS: { readonly [subject in Subject]: string } = {
  turn: 'You get this because it is your turn.',
  invited: 'You get this because somebody you have played with invites you.',
  started: 'You get this because your game has started.',
  roundOver: 'You get this because a round is over at your table.',
  gameOver: 'You get this because your game is over.',
  timeLow: 'You get this because your time to move is running out.',
  playedFor: 'You get this because your table went on without you.',
  caught: 'You get this because you were caught.',
  vote: 'You get this because your table is voting.',
  daily: 'You get this because you chose one mail a day.',
  tryOut: 'You get this because you asked for a test mail.',
};

const STOP_TABLE = 'Stop mail from this table';
const STOP: { readonly [subject in Subject]: string } = {
  turn: STOP_TABLE,
  invited: 'Stop invitations by mail',
  started: STOP_TABLE,
  roundOver: STOP_TABLE,
  gameOver: STOP_TABLE,
  timeLow: STOP_TABLE,
  playedFor: STOP_TABLE,
  caught: STOP_TABLE,
  vote: STOP_TABLE,
  daily: 'Stop the daily mail',
  tryOut: 'Stop all mail',
};

/** Returns the footer of a notification: why it was sent, how to stop its kind, and where to choose what is sent. */
export function notificationFooter(subject: Subject, { unsubscribe }: MailTarget, appUrl: string): Footer {
  return {
    reason: REASONS[subject],
    links: [
      { text: STOP[subject], href: unsubscribe.page },
      { text: 'Choose your notifications', href: new URL('/you/notifications', appUrl).href },
    ],
    appUrl: new URL(appUrl).href,
  };
}
