import type { SignInMethod } from '@slow-train/protocol';
import { count } from '@slow-train/words/en';
import { since } from './shell.ts';

const HOUR = 3_600_000;

/** When a device was last used: `within the hour`, `8 h ago`. The server records it once an hour. */
export function lastUse(at: number, now: number): string {
  return now - at < HOUR ? 'within the hour' : `${since(at, now)} ago`;
}

/** The account page and its parts. */
export const accountText = {
  title: 'Account and display',
  back: 'Account',
  tables: 'Back to your tables',
  asGuest: 'You play as a guest.',
  asNobody: 'You have no account yet.',
  failed: 'Your account could not be loaded',

  guestTitle: 'Only this browser knows you',
  guestMore: 'Lose this device or clear its data, and your seats are gone. An e-mail address or a passkey keeps them.',
  guestMail: 'Add an e-mail address',
  guestPasskey: 'Add a passkey',

  signedOutTitle: 'Sign in first',
  signedOutMore: 'This browser is not signed in.',
  signIn: 'Sign in',
  asNewGuest: 'Play as a new guest',

  name: 'Your name',
  save: 'Save',
  saving: 'Saving…',
  saved: (name: string) => `You are now ${name}.`,

  methods: 'How you sign in',
  mail: 'E-mail',
  noMail: 'no address yet',
  passkeys: 'Passkeys',
  noPasskeys: 'not possible on this device',
  passkeysMore: (many: number) => (many === 0 ? 'none yet' : `you have ${count(many, 'passkey')}`),
  devices: 'Devices',
  devicesMore: 'where you are signed in',
  handOff: 'Sign in another device',
  handOffMore: 'scan a code from this screen',

  more: 'circles, tournaments, records, and all the rest',

  notifications: 'Notifications',
  notificationChannels: 'Push, e-mail and quiet hours',
  notificationsMore: 'what, how and when',

  looks: 'Display',
  looksMore: 'The same on all your devices.',
  light: 'Light',
  tiles: 'Tiles show',
  faces: { pips: 'Pips', figures: 'Figures' },
  size: 'Size of tiles on this device',
  sizes: { fit: 'As large as fit', larger: 'Larger: the table scrolls' },
  themes: { auto: 'As the device', day: 'Day', night: 'Night' },
  moves: 'Moves',
  onThisDevice: 'On this device only.',
  speed: 'Moves are shown',
  speeds: { slow: 'Slowly', normal: 'Normally', fast: 'Fast', instant: 'At once' },
  sound: 'Sound',
  soundMore: 'A tile put down, and two notes when it is your turn',
  vibration: 'Vibration',
  vibrationMore: 'Short, when a tile is put down and when it is your turn',
  notKept: 'Your display settings could not be saved to your account. They are kept in this browser.',
  keepAgain: 'Try again',

  data: 'What we keep',
  privacy: 'What is stored, and why',
  export: 'Export all my data',
  exporting: 'Collecting your data…',
  exported: 'Your data is saved as a file.',
  exportFile: 'slow-train-my-data.json',
  leave: 'Delete my account',

  signOut: 'Sign out',
  signingOut: 'Signing out…',
  signedOut: 'You are signed out here.',
  guestOut: 'You are a guest: signing out loses your seats for good. Add an e-mail address first?',
  guestOutYes: 'Sign out, lose my seats',
  guestOutNo: 'Stay signed in',

  translated:
    'Your browser translates the rules and the lesson. Tables stay in English: their text changes, and a translation of it would be out of date.',
  translatedOk: 'Understood',
  nudge: 'Only this browser knows you. An e-mail address keeps your seats.',
  nudgeGo: 'Add one',
};

/** The page of one’s e-mail address. */
export const emailText = {
  add: 'Add an e-mail',
  change: 'Change your e-mail',
  now: (email: string) => `Now it is ${email}.`,
  why: 'E-mail, so that you can sign in on any device and keep your seats. We mail you a code.',
  changeWhy: 'We mail a code to the new address and tell the old one, which can undo this for a week.',
  address: 'Your e-mail address',
  newAddress: 'The new address',
  send: 'Mail me a code',
  prove: 'Confirm',
  proving: 'Checking the code…',
  done: (email: string) => `${email} is your address now.`,
  doneGuest: (email: string) => `You have an account now. Sign in anywhere with ${email}.`,

  takenTitle: 'This address has an account',
  taken: (email: string) => `${email} belongs to an account. If it is yours, move your seats there.`,
  join: 'Move my seats there',
  joining: 'Moving your seats…',
  joined: (name: string | null) => (name === null ? 'Your seats have moved.' : `Your seats have moved to ${name}.`),
  other: 'Use another address',
};

/** The proof that is asked for before a new way to sign in, if somebody signed in a while ago. */
export const proveText = {
  title: 'Is it you?',
  why: 'You signed in here a while ago, or with the link in a mail. Show that it is still you, so that nobody who finds this device or reads that mail can take your account. Then we go on.',
  send: (email: string) => `Mail a code to ${email}`,
  prove: 'It is me',
  proving: 'Checking the code…',
  elsewhere: 'Your passkey does not work in this browser. Open this page on the device that has it.',
  otherAccount: 'That was another account’s passkey. You are signed in with that account now.',
  cancel: 'Not now',
};

/** The page of one’s passkeys. */
export const passkeyText = {
  title: 'Passkeys',
  why: 'Sign in with your finger, your face or the device’s PIN instead of a code.',
  none: 'You have none yet.',
  cannot: 'This browser cannot make passkeys. Try another of your devices.',
  failed: 'Your passkeys could not be loaded',
  name: 'Name',
  add: 'Add a passkey',
  adding: 'Answer your device…',
  proved: 'It is you. Now add the passkey.',
  added: (name: string) => `You can sign in with “${name}” now.`,
  made: (day: string) => `since ${day}`,
  used: (since: string) => `last used ${since}`,
  neverUsed: 'never used',
  rename: 'Rename',
  renameOne: (name: string) => `Rename “${name}”`,
  newName: 'New name',
  keep: 'Save',
  keeping: 'Saving…',
  cancel: 'Cancel',
  remove: 'Delete',
  removeOne: (name: string) => `Delete “${name}”`,
  sure: (name: string) => `You can no longer sign in with “${name}”. Your device may still offer it.`,
  removeYes: 'Delete it',
  removing: 'Deleting…',
  removed: (name: string) => `“${name}” is deleted.`,
  declined: 'Nothing changed: the device was told no, or waited too long. Try again.',
  known: 'This device already has a passkey for you.',
  blocked: 'The browser does not allow passkeys on this page. Use a code by e-mail.',
};

const BY: { readonly [method in SignInMethod]: string } = {
  guest: 'as a guest',
  mail: 'by e-mail',
  'game-link': 'with a mail’s link to a table',
  passkey: 'with a passkey',
  'hand-off': 'with a QR code',
};

/** The page of one’s signed-in browsers. */
export const devicesText = {
  title: 'Your devices',
  line: 'Where you are signed in.',
  failed: 'Your devices could not be loaded',
  here: 'this device',
  used: (since: string) => `last used ${since}`,
  since: (day: string, method: SignInMethod | null) => `signed in ${day}${method === null ? '' : ` ${BY[method]}`}`,
  end: 'Sign out',
  endOne: (name: string) => `Sign out ${name}`,
  ending: 'Signing out…',
  ended: (name: string) => `${name} is signed out.`,
  others: 'Sign out all others',
  othersSure: (many: number) => `${count(many, 'device')} will have to sign in again.`,
  othersYes: 'Sign them out',
  othersNo: 'Keep them',
  othersEnded: 'Only this device is signed in now.',
  alone: 'No other device is signed in.',
};

/** The page that shows the code for another device. */
export const handOffText = {
  title: 'Sign in another device',
  how: 'Scan this with your other device and press “Sign in here”.',
  warning: 'It works once. Only for your own devices: anyone who has it is signed in as you.',
  type: (address: string) => `Or type this code there, at ${address}:`,
  making: 'Making the code…',
  link: 'Link for another browser on this device',
  qr: 'QR code that signs in another device',
  left: (seconds: number) =>
    seconds >= 60 ? `Good for ${Math.floor(seconds / 60)} min ${seconds % 60} s` : `Good for ${seconds} s`,
  waiting: 'Waiting for the other device',
  unsure: 'Can’t reach Slow Train, so we cannot see whether it was scanned.',
  cancel: 'Cancel',
  aboard: (device: string) => `${device} is signed in`,
  aboardMore: 'It is signed in as you. If that was not you, sign it out.',
  over: 'This code has expired',
  overMore: 'It was good for fifteen minutes. Show a new one.',
  again: 'Show a new code',
  devices: 'To your devices',
};

/** The page for deleting the account. */
export const deletionText = {
  title: 'Delete my account',
  line: 'This cannot be undone.',
  lineLater: 'You have seven days to change your mind.',
  what: [
    'A computer player takes your seat in games being played, so that nobody has to wait.',
    'Finished games stay with the others, without your name.',
    'You leave tables that have not started. Tables without other people are deleted.',
    'Your name goes at once, and every device is signed out.',
    'Your address, passkeys, settings, notes and what you have said are deleted.',
  ],
  later: 'The last of these happens after seven days. A mail tells you; if you sign in before, you keep the account.',
  phrase: 'delete my account',
  type: 'Type these three words to confirm',
  go: 'Delete my account',
  going: 'Deleting your account…',
  stay: 'Keep my account',
  sure: 'You have no address and no passkey: nobody can bring this account back, not even you. Delete it now?',
  sureYes: 'Yes, delete it now',
  doneTitle: 'Your account is deleted',
  done: 'This browser is signed out. You are welcome back any time.',
  laterTitle: 'Your account is being deleted',
  laterDone: 'Every device is signed out. If you sign in within seven days, you keep the account.',
  home: 'To the first page',
};

/** The offer of notifications after one's own move, and its outcomes. */
export const askPushText = {
  ask: 'Tell me when it’s my turn',
  askToo: 'E-mail tells you when it is your turn. This device as well?',
  here: 'On this device',
  herePhone: 'On this phone',
  mail: 'By e-mail',
  later: 'Not now',
  told: 'Done. This device notifies you when it is your turn.',
  mailed: 'Done. An e-mail tells you when it is your turn.',
  choose: 'Choose more',
  blocked: 'This browser blocks notifications. Its settings for this site can change that.',
  unanswered: 'Nothing changed. You find this under “Notifications” any time.',
  unable: 'This browser cannot receive notifications. E-mail works.',
  unconfigured: 'This server sends no push notifications. E-mail works.',
  again: 'Try again',
  lost: 'This browser no longer lets Slow Train notify you.',
  allowAgain: 'Allow it again',
  whatToDo: 'What to do',
};

/** Said at a table whose mails an unsubscription has turned off. */
export const mailsOffText = {
  off: 'Mails about this table are off.',
  turnOn: 'Turn them on',
  leave: 'Leave them off',
  on: 'Done. Mails about this table come again.',
};

const REGION_NAMES: { readonly [region: string]: string } = {
  'en-US': 'United States',
  'en-CA': 'Canada',
  'en-GB': 'United Kingdom',
  'en-AU': 'Australia',
};

/** Choosing the language; each language is called by its own name. */
export const languageText = {
  auto: 'As the browser',
  /** The form of dates, and the clock. */
  datesTitle: 'Dates and times',
  dates: 'Dates as in',
  regions: REGION_NAMES,
  clock: 'Clock',
  hours: { auto: 'As usual there', '12': '12 hours', '24': '24 hours' },
};
