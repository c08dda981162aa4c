/** The page to type an invitation code. */
export const codeText = {
  title: 'Join with a code',
  label: 'The code, or the whole link',
  hint: 'Paste what you were sent',
  wrong:
    'That is not an invitation code: it has 22 letters, digits, dashes and underscores. Copy the whole code again.',
  go: 'Find the table',
};

/** The page that an invitation leads to. */
export const joinText = {
  title: 'You are invited',
  by: (host: string, table: string) => `${host} invites you to “${table}”.`,
  who: 'On board so far',
  take: 'Take a seat',
  busy: 'Taking your seat…',
  go: 'Go to the table',
  member: 'You already have a seat here.',
  departed: 'This game has started without you.',
  full: 'Every seat is taken.',
  own: 'Set your own table',
  notFound: 'This invitation does not work',
  otherCode: 'Try another code',
};
