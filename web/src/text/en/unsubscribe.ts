import type { Unsubscribed } from '@slow-train/protocol';

/** The unsubscribe page. */
export const unsubscribeText = {
  title: 'Stop these mails?',
  more: 'You opened the link at the foot of one of our mails. One press stops mails like it. Your seats stay yours.',
  yes: 'Stop these mails',
  going: 'Stopping…',
  no: 'Keep them',
  choose: 'Choose your notifications',
  doneTitle: 'Stopped',
  home: 'To your tables',
  wrongTitle: 'This link does not work',
  wrong: 'It is incomplete: open it from the mail again. Or sign in and choose which mails you get.',
};

/** Returns the mails that were stopped, and those that still come, in words. */
export function stoppedWords({ stopped, table }: Unsubscribed): string {
  switch (stopped) {
    case 'table':
      return `No more mail about ${table === null ? 'that table' : `“${table}”`}. Your other tables still send mail.`;
    case 'invitations':
      return 'No more invitations by mail. Your tables still send mail.';
    case 'tournaments':
      return 'No more mail about tournaments. Your tables still send mail.';
    case 'address':
      return 'No more invitations to your address. Your tables still send mail.';
    case 'daily':
      return 'No more daily mail.';
    case 'mail':
      return 'No more mail about your tables. Sign-in codes still come when you ask for them.';
    default:
      return stopped satisfies never;
  }
}
