import type { Unsubscribed } from '@slow-train/protocol';

/** The page behind “stop these mails”. */
export const unsubscribeText = {
  title: 'Stop these mails?',
  more: 'You opened the link at the foot of one of our mails. One press, and mails like it come no more. Your seats stay yours.',
  yes: 'Stop these mails',
  going: 'Calling the postman back',
  no: 'Keep them coming',
  choose: 'Choose what you are told',
  doneTitle: 'Stopped',
  home: 'To your tables',
  wrongTitle: 'This link stops nothing',
  wrong:
    'It is not whole: open it from the mail once more. Or sign in, and choose on one page which mails you get, or none.',
};

/** What exactly comes no more, and what still does. */
export function stoppedWords({ stopped, table }: Unsubscribed): string {
  switch (stopped) {
    case 'table':
      return `No more mail about ${table === null ? 'that table' : `“${table}”`}. Your other tables still write.`;
    case 'invitations':
      return 'No more invitations by mail. Tables you sit at still write.';
    case 'daily':
      return 'No more daily mail.';
    case 'mail':
      return 'No more mail about your tables, none at all. Codes for signing in still come when you ask for them.';
    default:
      return stopped satisfies never;
  }
}
