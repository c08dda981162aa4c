/** The page that lets somebody in who has been here before, and what its codes and links say. */
export const signInText = {
  title: 'Come aboard again',
  back: 'Start',
  address: 'Your e-mail address',
  addressHint: 'We mail you six digits and a link. There is no password.',
  send: 'Mail me a code',
  sending: 'Handing it to the post',
  or: 'or',
  passkey: 'Use a passkey',
  passkeyBusy: 'Your device asks you',
  new: 'Never been here?',
  newGo: 'Play as a guest',
  privacy: 'What is stored, and why',
  already: (name: string | null) => `This browser is signed in already${name === null ? '' : `, as ${name}`}.`,
  alreadyGuest: (name: string | null) => `This browser carries a guest already${name === null ? '' : `: ${name}`}.`,
  alreadyGo: 'To your tables',

  sentTo: (email: string) => `A mail is on its way to ${email}.`,
  sentMore: 'It brings six digits, good for ten minutes. Opening its link does as well.',
  code: 'The six digits',
  codeHint: 'From the mail; spaces do not matter',
  codeShort: 'A code has six digits. Look at the mail once more.',
  go: 'Come aboard',
  going: 'Looking at your ticket',
  again: 'Send another code',
  againIn: (seconds: number) => `Another code can be sent in ${seconds} s.`,
  sentAgain: 'Another mail is on its way. Only its code counts now.',
  mailbox: 'Open the mailbox of this machine',
  other: 'Change the address',

  linkTitle: 'Sign in on this device?',
  linkMail: 'You opened the link from our mail. Press to come aboard here, in this browser.',
  linkHandOff: 'You scanned the code from your other device. Press to come aboard here, as the same traveller.',
  linkYes: 'Sign in here',
  linkNo: 'Not on this device',
  linkNew: 'Have a code mailed',

  aboard: (name: string) => `You are aboard, ${name}.`,

  losesTitle: 'One moment: a guest sits here',
  loses: (name: string | null) =>
    `This browser is the only one that knows ${name === null ? 'its guest' : `the guest ${name}`}. If you sign in as somebody else here, that guest and all of its seats are lost.`,
  losesKeep: 'Give the guest an address first',
  losesLeave: 'Leave the guest behind',
  losesLeaving: 'Closing the door',
  losesStay: 'Stay the guest',
};

/** The page behind the link that takes a change of address back. */
export const restoreText = {
  title: 'Put the old address back?',
  more: 'Somebody changed the address of your account. If it was not you: put this one back. Every device is then signed out and every passkey removed.',
  yes: 'Put it back',
  going: 'Changing it back',
  no: 'It was me: leave it',
  doneTitle: 'Your address is back',
  done: 'Every device is signed out, and no passkey gets in any more. Sign in with this address.',
  signIn: 'Sign in',
  noToken: 'This link is not whole. Open it from the mail once more.',
  home: 'To the first page',
};
