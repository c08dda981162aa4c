/** Where the link of a mail leads that this browser may not simply follow. */
export const mailEntryText = {
  title: 'Your table is waiting',
  question: 'Is this your mail?',
  more: 'This browser does not know you yet. Press, and you come aboard here as the reader of the mail.',
  moreAs: (name: string) =>
    `This browser knows you as ${name}, who has no seat at that table. Press, and you come aboard here as the reader of the mail instead.`,
  yes: 'Continue as the reader of this mail',
  no: 'Not in this browser',
  spent:
    'This link signs nobody in any more: it does so once, within two days of the mail. Your seat is safe; sign in another way, and you are back at your table.',
  other: 'Sign in another way',
};
