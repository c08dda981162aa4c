import type { Unsubscribed } from '@slow-train/protocol';

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
  sentCode: 'Type its code, good for ten minutes.',
  sentMore: 'Type its code, good for ten minutes, or open its link.',
  stopped:
    'It may not arrive: an earlier mail to this address came back or was reported as unwanted. Use a passkey, or “Sign in another device” where you are still signed in; or ask the people who run this site to allow the address again.',
  code: 'The six digits',
  codeHint: 'From the mail; spaces do not matter',
  codeShort: 'A code has six digits. Check the mail.',
  go: 'Sign in',
  going: 'Signing in…',
  typeCode: 'I have a code from my other device',
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

/** The unsubscribe page. */
export const unsubscribeText = {
  title: 'Stop these mails?',
  more: 'You opened the link at the foot of one of our mails. One press stops mails like it. Your seats stay yours.',
  yes: 'Stop these mails',
  going: 'Stopping…',
  no: 'Keep them',
  choose: 'Choose your notifications',
  doneTitle: 'Stopped',
  home: 'To your tables',
  wrongTitle: 'This link does not work',
  wrong: 'It is incomplete: open it from the mail again. Or sign in and choose which mails you get.',
};

/** Returns the mails that were stopped, and those that still come, in words. */
export function stoppedWords({ stopped, table }: Unsubscribed): string {
  switch (stopped) {
    case 'table':
      return `No more mail about ${table === null ? 'that table' : `“${table}”`}. Your other tables still send mail.`;
    case 'invitations':
      return 'No more invitations by mail. Your tables still send mail.';
    case 'tournaments':
      return 'No more mail about tournaments. Your tables still send mail.';
    case 'address':
      return 'No more invitations to your address. Your tables still send mail.';
    case 'daily':
      return 'No more daily mail.';
    case 'mail':
      return 'No more mail about your tables. Sign-in codes still come when you ask for them.';
    default:
      return stopped satisfies never;
  }
}

/** The stored data and its purposes. Every sentence is a promise: change it together with the data. */
export const privacyText = {
  title: 'What is stored, and why',
  line: 'Short, because we store little.',
  parts: [
    {
      title: 'You',
      lines: [
        'The name you give, so that the others know whose turn it is. It is shown to those who play with you, and to whom you invite.',
        'Your e-mail address, if you give one: to let you in, and to warn you when it is changed. No player sees it. After a change the old one is kept for seven days, so that it can be put back.',
        'The public half of your passkeys, what you call them, and when they were last used. The other half never leaves your device.',
        'How you like it to look: day or night, pips or figures; and the language to write to you in, yours or your browser’s.',
        'Your notification settings: which events, which channels, quiet hours and time zone.',
        'All of it stays until you delete your account. A guest whom no browser knows any more is deleted in the same way.',
      ],
    },
    {
      title: 'Your devices',
      lines: [
        'For each browser that is signed in: what it says it is (“Firefox on Android”), since when and how, when it was last used, and when you last proved there that it is you, so that you can tell your devices apart and sign one out. It is forgotten when you sign out, or after a year without you.',
        'IP addresses are not stored. Against guessing and flooding we count tries for a short while, under a key from which no address can be read.',
      ],
    },
    {
      title: 'Your games',
      lines: [
        'Tables, hands and every move: they are the game. The others see your moves; your hand they see only when the round is over.',
        'For your eyes only: how you arranged your hand, the train you have laid out, your notes, and how far you have read.',
        'What you say at a table and stamp on moves, for the people there; a notification that they have asked for quotes it. It goes when you take it back, with the game, or with your account. Whom you have muted, which only you see.',
        'Whom you have reported, why, and the last lines of talk there as you saw them: for whoever runs this site. It goes 90 days after they have decided, and each line with its author’s account. If somebody you report deletes theirs first, the report waits for the decision, and what is left of their address is a code from which nobody can read it. Nobody learns who has reported them.',
        'If whoever runs this site warns, mutes or suspends you: why, until when, and what you wrote about it, for a year after its end. If you delete your account before that, a fingerprint of your address stays until it ends; the address cannot be read from it.',
        'That you are looking at a table: for the people there, for three minutes. You can switch that off under “Account and display”.',
        'The answers to your moves for 2 days, so that a move sent twice is played once. A name that was deleted leaves them then, too.',
        'Finished games stay, so that their players can watch them again.',
        'What you save for new games, up to twenty set-ups, until you delete them.',
        'Links with which others watch, if a table allows it or a player shares a finished game. They show your name as the table knows it, unless you say no in your profile; the file of a game has names only if all its players agree.',
        'What each finished game with other people was for you: place, pips, rounds won, longest train, moves in time, rating. Your profile is made of it, and you choose what the people you play with see. It stays until you delete your account.',
        'The circles you are in or asked into, and what their games were for you, which their members see. A circle that you leave keeps your results; when you delete your account, they go.',
      ],
    },
    {
      title: 'Mail',
      lines: [
        'Codes and links to sign in, good for ten minutes, and word of a changed address, a new passkey or a new sign-in. The address you typed goes with its code.',
        'Word of your tables, as you have chosen it: what happened since you were last there, the trains, your own hand, and a link that signs you in. So a mail is for your eyes. Nothing in it reports whether you have read it.',
        'What we wrote is not kept. That something was sent, what it was about and whether it arrived is, for 30 days.',
        'Invitations from people who typed your address: the mail goes out, and the address is not kept. If you want no more of them, a fingerprint of your inbox stays, from which no address can be read.',
        'If mail to your address comes back, or is reported as unwanted, we note that and write no more until you say so. That note stays, so that nobody there is bothered again.',
      ],
    },
    {
      title: 'Other notifications',
      lines: [
        'Push, if you switch it on: the address that your browser gives us, and the keys with which we seal what we send. The push service of your browser’s maker carries it and cannot read it. It says what lies open on the table, never your hand. It is forgotten when you switch it off or sign out there.',
        'Webhooks, if you add any: their address and the secret that signs. What lies open on the table goes there, never your hand or your address. They go when you remove them.',
        'Links for calendar and reader, if you make them: of each only a fingerprint, from which it cannot be made again. Whoever has a link can read what waits for you, so you can revoke it at any time.',
      ],
    },
    {
      title: 'In this browser',
      lines: [
        'Cookies that no script can read: your session; while the operator has muted or suspended somebody here, a mark of that, until it ends; and once you have signed in with an address, a mark of that, so that nobody can keep you out by asking for codes in your name. The mark stays for a year after you sign out, and goes with your account.',
        'In its storage: the games that you looked at last, as you may see them, to show them without a connection; moves, notes and words that wait for one, day or night, pips or figures, the language, your part of the proofs that the tiles were dealt fairly, whether this browser gets notifications, and at which tables we have asked. When you sign out, all of it but the look is deleted.',
      ],
    },
    {
      title: 'Others',
      lines: [
        'Nothing on these pages is loaded from anybody else: no advertising, no statistics, no fonts, no trackers. Nothing is sold.',
        'The server, the database and the post are run for us by others, on our word and for nothing else. Like any server they see from which IP address you come.',
      ],
    },
    {
      title: 'Taking it along, and going',
      lines: [
        '“Account and display” has a button that saves all of it as a file.',
        'There you may also delete your account: at once every device is signed out, a computer player takes your seat in running games, and your name is gone. The rest, with what you said, follows after seven days, unless you sign in until then; a mail tells you. A guest is deleted at once.',
      ],
    },
  ],
  ticket: 'To your account',
};

/** Asked in an installed app that knows nobody. */
export const bringSeatText = {
  title: 'Already playing in Safari? Bring your seat',
  more: 'This app does not know you yet. In Safari open your page (“Account”), press “Sign in another device”, and type the code here.',
  field: 'The code or link from Safari',
  hint: 'It is good for fifteen minutes',
  elsewhere: 'Bring your seat with a code',
  elsewhereMore:
    'On the device that knows you open your page (“Account”), press “Sign in another device”, and type the code here.',
  elsewhereField: 'The code from your other device',
  go: 'Bring my seat',
  wrong: 'That is no code of eight letters and digits, and no link. Look at it in Safari again.',
  other: 'Use an address or a passkey',
};

/** Said in the browser of another app, such as a messenger. */
export const inAppText = {
  title: (app: string | null) =>
    app === null ? 'This browser belongs to another app' : `This is the browser of ${app}`,
  more: (browser: string) => `A seat taken here is known only here. Open in ${browser}; your seat will be there.`,
  open: (browser: string) => `Open in ${browser}`,
  link: 'The link to this table',
  line: 'Only this app’s browser knows your seat.',
  take: (browser: string) => `Take it to ${browser}`,
  later: 'Not now',
};

/** The field for a player's name. */
export const nameText = {
  name: 'Your name',
  nameHint: 'The name others see',
  nameMissing: 'Write a name first: the others see it.',
  tableName: 'Your name at this table',
  tableNameHint: 'Your other tables keep the name you have there',
};
