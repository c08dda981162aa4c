import { count } from '@slow-train/words';
import { since } from './when.ts';

const HOUR = 3_600_000;

/** How long ago a device was used: `within the hour`, `8 h ago`. The service writes it down once an hour, no finer. */
export function lastUse(at: number, now: number): string {
  return now - at < HOUR ? 'within the hour' : `${since(at, now)} ago`;
}

/** The pages of who one is: the name, the ways in, how tiles and light should be, and the way out. */
export const accountText = {
  title: 'Your ticket',
  back: 'Your ticket',
  tables: 'Back to your tables',
  asGuest: 'You travel as a guest.',
  asNobody: 'You have no ticket yet.',
  failed: 'Your ticket could not be fetched',

  guestTitle: 'Only this browser knows you',
  guestMore: 'Clear its data or lose the device, and your seats are gone. An address or a passkey keeps them for you.',
  guestMail: 'Add an e-mail address',
  guestPasskey: 'Add a passkey',

  signedOutTitle: 'Tickets, please',
  signedOutMore: 'This browser is not signed in, or not any more.',
  signIn: 'Sign in',
  asNewGuest: 'Play as a new guest',

  name: 'Your name',
  save: 'Save',
  saving: 'Writing it down',
  saved: (name: string) => `From now on you are ${name}.`,

  ways: 'Your ways in',
  mail: 'E-mail',
  noMail: 'no address yet',
  passkeys: 'Passkeys',
  noPasskeys: 'this device cannot make any',
  passkeysMore: (many: number) => (many === 0 ? 'none yet' : `you have ${count(many, 'passkey')}`),
  devices: 'Devices',
  devicesMore: 'where you are signed in',
  handOff: 'Sign in another device',
  handOffMore: 'it scans a code from this screen',

  telling: 'How we tell you',
  tellingWays: 'Push, e-mail and quiet hours',
  tellingMore: 'what we tell you, which way, and when',

  looks: 'How it looks',
  looksMore: 'The same on all your devices.',
  light: 'Light',
  tiles: 'Tiles show',
  faces: { pips: 'Pips', figures: 'Numerals' },
  themes: { auto: 'As the device', day: 'Day', night: 'Night' },
  notKept: 'How it should look is kept in this browser only: the service did not take it.',
  keepAgain: 'Try again',

  data: 'What we keep',
  privacy: 'What is stored, and why',
  export: 'Export all my data',
  exporting: 'Packing it up',
  exported: 'Your data is saved as a file.',
  exportFile: 'slow-train-my-data.json',
  leave: 'Delete my account',

  signOut: 'Sign out',
  signingOut: 'Signing you out',
  signedOut: 'You are signed out here.',
  guestOut: 'You are a guest: once signed out, nobody can get your seats back, not even you. Add an e-mail first?',
  guestOutYes: 'Sign out, lose my seats',
  guestOutNo: 'Stay signed in',

  unknownBrowser: 'A browser',
  browser: (browser: string | null, machine: string | null) =>
    `${browser ?? 'A browser'}${machine === null ? '' : ` on ${machine}`}`,

  nudge: 'Only this browser knows you. An e-mail address keeps your seat.',
  nudgeGo: 'Add one',
};

/** The page of one’s e-mail address. */
export const emailText = {
  add: 'Add an e-mail',
  change: 'Change your e-mail',
  now: (email: string) => `Now it is ${email}.`,
  why: 'We mail you six digits. With that address you get in on any device, and your seats stay yours.',
  changeWhy: 'We mail six digits to the new address, and a word to the old one, which can take it back for a week.',
  address: 'Your e-mail address',
  newAddress: 'The new address',
  send: 'Mail me a code',
  prove: 'Confirm',
  proving: 'Looking at the digits',
  done: (email: string) => `${email} is your address now.`,
  doneGuest: (email: string) => `You are no guest any more: ${email} gets you in everywhere.`,

  takenTitle: 'You have been here before',
  taken: (email: string) => `${email} belongs to an account already. If that is you, move over what you have here.`,
  join: 'Move my seats there',
  joining: 'Carrying your things over',
  joined: (name: string | null) => (name === null ? 'Your seats have moved.' : `Your seats have moved to ${name}.`),
  other: 'Use another address',
};

/** The page of one’s passkeys. */
export const passkeyText = {
  title: 'Passkeys',
  why: 'Your finger, your face or the PIN of the device instead of a code. We keep only its public half.',
  none: 'You have none yet.',
  cannot: 'This browser cannot make passkeys here. Another of your devices may.',
  failed: 'Your passkeys could not be fetched',
  name: 'What to call it',
  add: 'Add a passkey',
  adding: 'Your device asks you',
  added: (name: string) => `“${name}” gets you in from now on.`,
  made: (day: string) => `since ${day}`,
  used: (since: string) => `last used ${since}`,
  neverUsed: 'never used',
  rename: 'Rename',
  renameOne: (name: string) => `Rename “${name}”`,
  newName: 'New name',
  keep: 'Save',
  keeping: 'Writing it down',
  cancel: 'Cancel',
  remove: 'Delete',
  removeOne: (name: string) => `Delete “${name}”`,
  sure: (name: string) => `“${name}” will not get you in any more. Your device may go on offering it.`,
  removeYes: 'Delete it',
  removing: 'Deleting',
  removed: (name: string) => `“${name}” is deleted.`,
  declined: 'Nothing happened: the device was told no, or waited too long. Try again.',
  known: 'This device has a passkey for you already.',
  blocked: 'The browser does not allow passkeys on this page. Use a code by mail.',
};

/** The page of one’s signed-in browsers. */
export const devicesText = {
  title: 'Your devices',
  line: 'Where you are signed in.',
  failed: 'Your devices could not be fetched',
  here: 'this one, in use now',
  used: (since: string) => `last used ${since}`,
  since: (day: string) => `signed in ${day}`,
  end: 'Sign out',
  endOne: (name: string) => `Sign out ${name}`,
  ending: 'Signing out',
  ended: (name: string) => `${name} is signed out.`,
  others: 'Sign out all others',
  othersSure: (many: number) => `${count(many, 'device')} will have to sign in again.`,
  othersYes: 'Sign them out',
  othersNo: 'Leave them',
  othersEnded: 'Only this device is signed in now.',
  alone: 'No other device is signed in.',
};

/** The page that shows the code for another device. */
export const handOffText = {
  title: 'Sign in another device',
  how: 'Scan this with the camera of your other device, and press “Sign in here”.',
  warning: 'Only for your own devices: whoever scans it is you.',
  making: 'Printing the code',
  qr: 'QR code that signs in another device',
  left: (seconds: number) =>
    seconds >= 60 ? `Good for ${Math.floor(seconds / 60)} min ${seconds % 60} s` : `Good for ${seconds} s`,
  waiting: 'Waiting for the other device',
  unsure: 'There is no connection, so we cannot see whether it was scanned.',
  cancel: 'Cancel',
  aboard: (device: string) => `${device} is aboard`,
  aboardMore: 'It is signed in as you. If that was not you, sign it out at once.',
  over: 'This code has run out',
  overMore: 'It was good for three minutes. A new one takes a moment.',
  again: 'Show a new code',
  devices: 'To your devices',
};

/** The page for deleting all of it. */
export const leaveText = {
  title: 'Delete my account',
  line: 'For good: nobody can bring it back.',
  what: [
    'In games that are running, a computer player takes your seat, so that nobody has to wait for you.',
    'Games that have arrived stay with those who played them, without your name.',
    'At tables that have not begun you get up. Tables where no other person sits are cleared away.',
    'Your name, address, passkeys, settings, notes and all your devices are forgotten.',
  ],
  phrase: 'delete my account',
  type: 'To be sure, type these three words',
  go: 'Delete it for good',
  going: 'Taking your name off the doors',
  stay: 'Keep my account',
  doneTitle: 'Safe journey',
  done: 'Your account is deleted and this browser is signed out. The platform is always open.',
  home: 'To the first page',
};
