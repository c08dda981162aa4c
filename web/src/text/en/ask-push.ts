/** The offer of notifications after one's own move, and its outcomes. */
export const askPushText = {
  ask: 'Notify you when it is your turn?',
  askToo: 'E-mail tells you when it is your turn. This device as well?',
  here: 'On this device',
  mail: 'By e-mail',
  later: 'Not now',
  told: 'Done. This device notifies you when it is your turn.',
  choose: 'Choose more',
  blocked: 'This browser blocks notifications. Its settings for this site can change that.',
  unanswered: 'Nothing changed. You find this under “Notifications” any time.',
  unable: 'This browser cannot receive notifications. E-mail works.',
  unconfigured: 'This server sends no push notifications. E-mail works.',
  again: 'Try again',
};
