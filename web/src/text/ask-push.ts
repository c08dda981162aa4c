/** Asked once somebody has moved and has to wait: whether they want to be told, and what came of it. */
export const askPushText = {
  ask: 'Shall we tell you when it is your turn again?',
  here: 'On this device',
  mail: 'By e-mail',
  later: 'Not now',
  told: 'Done. This device will call out when it is your turn.',
  choose: 'Choose more',
  blocked: 'This browser does not let us call out. Its own settings for this site can change that.',
  unanswered: 'Nothing has changed. “Your ticket” has it, whenever you like.',
  unable: 'This browser has no line to its own post office. An e-mail gets through.',
  unconfigured: 'This station sends no calls to devices. An e-mail gets through.',
  again: 'Try again',
};
