/** The page for who was sent a code. */
export const codeText = {
  title: 'Join with a code',
  label: 'The code, or the whole link',
  hint: 'Paste what you were sent',
  wrong:
    'That is no invitation: a code has 22 letters, digits, dashes and underscores. Copy it once more, the whole of it.',
  go: 'Find the table',
};

/** The page that an invitation leads to. */
export const joinText = {
  title: 'You are invited',
  by: (host: string, table: string) => `${host} keeps a seat for you at “${table}”.`,
  who: 'On board so far',
  take: 'Take a seat',
  busy: 'Finding your seat',
  go: 'Go to the table',
  member: 'You sit at this table already.',
  departed: 'This train has left: the game has begun without you.',
  full: 'Every seat is taken. Ask for a larger table next time.',
  own: 'Set a table of your own',
  notFound: 'This invitation leads nowhere',
  otherCode: 'Try another code',
};
