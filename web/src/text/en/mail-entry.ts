/** Shown where a link from a mail needs a press before it signs in. */
export const mailEntryText = {
  title: 'Your table is waiting',
  question: 'Is this your mail?',
  more: 'This browser does not know you yet. Continue, and it signs you in as the reader of this mail.',
  moreAs: (name: string) =>
    `This browser knows you as ${name}, who has no seat at that table. Continue, and it signs you in as the reader of this mail instead.`,
  yes: 'Continue as the reader of this mail',
  no: 'Not in this browser',
  spent: 'This link has been used, or is older than two days. Your seat is safe. Sign in another way.',
  other: 'Sign in another way',
};
