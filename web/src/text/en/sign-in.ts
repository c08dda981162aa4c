/** The sign-in page, its codes and links. */
export const signInText = {
  title: 'Sign in',
  back: 'Start',
  address: 'Your e-mail address',
  addressHint: 'We mail you a code and a link. There is no password.',
  send: 'Mail me a code',
  sending: 'Sending…',
  or: 'or',
  passkey: 'Use a passkey',
  passkeyBusy: 'Answer your device…',
  new: 'New here?',
  newGo: 'Play as a guest',
  privacy: 'What is stored, and why',
  already: (name: string | null) => `This browser is already signed in${name === null ? '' : ` as ${name}`}.`,
  alreadyGuest: (name: string | null) => `This browser already has a guest${name === null ? '' : `: ${name}`}.`,
  alreadyGo: 'To your tables',

  haveCode: 'Type the code of the newest mail',

  sentTo: (email: string) => `Look for our mail to ${email}.`,
  sentMore: 'Type its code, good for ten minutes, or open its link.',
  code: 'The six digits',
  codeHint: 'From the mail; spaces do not matter',
  codeShort: 'A code has six digits. Check the mail.',
  go: 'Sign in',
  going: 'Signing in…',
  again: 'Send another code',
  againIn: (seconds: number) => `You can send another code in ${seconds} s.`,
  sentAgain: 'Another mail is on its way. Use the newest one.',
  mailbox: 'Open the mailbox on this machine',
  other: 'Change the address',

  linkTitle: 'Sign in on this device?',
  linkMail: 'You opened the link from our mail. Sign in here, in this browser?',
  linkHandOff: 'You scanned the code from your other device. Sign in here as the same player?',
  linkYes: 'Sign in here',
  linkNo: 'Not on this device',
  linkNew: 'Mail me a code',

  aboard: (name: string) => `Signed in as ${name}.`,

  losesTitle: 'This browser has a guest',
  loses: (name: string | null) =>
    `Only this browser knows ${name === null ? 'its guest' : `the guest ${name}`}. Sign in as somebody else, and that guest’s seats are lost.`,
  losesKeep: 'Give the guest an address first',
  losesLeave: 'Leave the guest behind',
  losesLeaving: 'Signing in…',
  losesStay: 'Stay the guest',
};

/** The page behind the link that undoes a change of address. */
export const restoreText = {
  title: 'Put the old address back?',
  more: 'Somebody changed the address of your account. Was it not you? Put this one back. That signs out every device and removes every passkey.',
  yes: 'Put it back',
  going: 'Putting it back…',
  no: 'It was me: leave it',
  doneTitle: 'Your address is back',
  done: 'Every device is signed out and every passkey removed. Sign in with this address.',
  signIn: 'Sign in',
  noToken: 'This link is incomplete. Open it from the mail again.',
  home: 'To the first page',
};
