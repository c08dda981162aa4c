import type { InvitationAnswer, ClockTerms, RematchDifference } from '@slow-train/protocol';
import { capital, count, listed, numberWord, presetName, setName, spanOf } from '@slow-train/words/en';
import { roughLength } from '@slow-train/words/rough-length';

/** The waiting room of a game. */
export const waitingText = {
  lobby: 'Your table',
  taken: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
  open: 'An empty chair',
  you: 'you',
  host: 'host',
  share: 'Whoever opens this link sits down in the empty chair.',
  shareMore: (until: string | null) =>
    `Anyone who has it may sit down${until === null ? '' : ` until ${until}`}. No account needed.`,
  newLink: 'Make a new link',
  newLinkSure: 'The old link stops working.',
  newLinkYes: 'Make a new one',
  newLinkNo: 'Keep it',
  makingLink: 'Making a new link…',
  newLinkMade: 'Here is the new link. The old one no longer works.',
  link: 'Link to this table',
  copy: 'Copy the link',
  copied: 'Copied. Now send it to a friend.',
  notCopied: 'Could not copy. The link is selected: copy it from there.',
  send: 'Send the link',
  invite: (table: string) => `Sit down with me at “${table}”: Mexican Train dominoes, no hurry.`,
  qr: 'QR code of this link',
  companions: 'Invite people you have played with',
  companionsMore: 'We ask them, and keep a seat until they answer.',
  met: (games: number, date: string) => `${count(games, 'game')}, last on ${date}`,
  ask: 'Invite',
  askOne: (name: string) => `Invite ${name}`,
  asking: 'Inviting…',
  asked: 'Invited',
  askedOne: (name: string) => `${name} is invited.`,
  allCompanions: (many: number) => `Show all ${many}`,
  /** The answer of somebody with a reserved seat. */
  said: (answer: InvitationAnswer) =>
    ({ waiting: 'asked, no answer yet', later: 'would rather say later', no: 'not this time' })[answer],
  /** To the host: who has said no, and who would rather say later. */
  heard: (no: readonly string[], later: readonly string[]) =>
    [
      no.length === 0 ? '' : `${listed(no)} ${no.length === 1 ? 'does' : 'do'} not come this time: ask somebody else.`,
      later.length === 0 ? '' : `${listed(later)} would rather say later.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  byMail: 'Invited by e-mail',
  address: 'Or an e-mail address',
  addressMore: 'We mail the link of one seat, and do not keep the address.',
  mailed: (address: string) => `A seat is kept. The mail to ${address} is on its way.`,
  here: 'here now',
  free: 'Free the seat',
  freeOne: (name: string) => `Free the seat of ${name}`,
  freed: (name: string) => `The seat of ${name} is free again.`,
  startsFull: (yes: number, asked: number, free: number) =>
    `${capital(numberWord(yes))} of ${numberWord(yes + asked + free)} ${yes === 1 ? 'is' : 'are'} in. The game starts when every seat is taken.`,
  keptForYou: (answer: InvitationAnswer) =>
    ({
      waiting: 'A seat is kept for you.',
      later: 'A seat is kept for you until you decide.',
      no: 'You said no. While nobody takes the seat you can still come.',
    })[answer],
  yourAnswer: (table: string | null) => (table === null ? 'Your answer' : `Your answer to “${table}”`),
  answers: { yes: 'Yes', later: 'Later', no: 'No' },
  answering: 'Sending…',
  answered: {
    later: (host: string) => `${host === '' ? 'The table' : host} keeps the seat for you.`,
    no: (host: string) => `${host === '' ? 'The table' : host} sees that you do not come.`,
  },
  startsAt: (time: string) => `It starts ${time}, with those who are there.`,
  startsSoon: 'It starts as soon as there are enough of you.',
  waitTime: 'It starts by itself',
  waitAll: 'It starts when every seat is taken',
  /** How many chairs more are empty. */
  moreChairs: (more: number) => (more === 0 ? '' : `room for ${numberWord(more)} more`),
  moreAbout: (name: string) => `More about ${name}`,
  showQr: 'QR code',
  beginWith: (names: readonly string[]) => `Begin with ${listed(names)}`,
  beginSoon: 'We begin when you say so.',
  notAnswered: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'has' : 'have'} not answered. Begin without ${names.length === 1 ? 'that person' : 'them'}?`,
  waitFor: (names: readonly string[]) => `Wait for ${listed(names)}`,
  addComputer: 'Add a computer',
  addLast: 'It takes the last empty chair, and the link closes.',
  keepChair: 'Keep the chair',
  adding: 'Adding…',
  learn: { name: 'Learn while you wait', more: 'Nothing is missed.' },
  start: 'Begin',
  waitHost: 'Waiting for the host to start',
  mayClose: 'You can close this page.',
  starting: 'Starting…',
  leave: 'Leave the table',
  leaveSure: 'Leave this table? Your seat becomes free.',
  leaveYes: 'Leave',
  leaveNo: 'Stay',
  leaving: 'Leaving…',
  left: (table: string) => `You left “${table}”.`,
  full: 'Every seat is taken.',
  details: (preset: string, set: number, rounds: number) =>
    `${presetName(preset)} rules, ${setName(set)}, ${count(rounds, 'round')}`,
  pace: (rounds: number, length: string) =>
    capital(`${rounds === 1 ? 'one round' : `${numberWord(rounds)} rounds`}, ${length}`),
};

/** The answers of people invited by mail, and their host’s name for them. */
export const mailedText = {
  somebody: 'somebody invited by e-mail',
  label: 'Who is it? The table reads this',
  later: 'Not now',
  no: 'No, thank you',
  answering: 'Sending…',
  said: {
    later: 'The seat stays kept. Come back with the same link.',
    no: 'You said no. Until somebody else takes the seat, you can change your mind.',
  },
};

/** How long a game takes. */
export const lengthText = {
  /** Within a sentence: `about three weeks`. */
  about: (hours: number) => {
    const { unit, many } = roughLength(hours);
    return many === 1 ? `about ${unit === 'hour' ? 'an' : 'a'} ${unit}` : `about ${numberWord(many)} ${unit}s`;
  },
  each: (turns: number, length: string) => `A round is ${count(turns, 'turn')} each, a game ${length}.`,
};

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
  invites: (host: string) => (host === '' ? 'You are invited' : `${host} invites you`),
  where: (table: string, seats: number) => `${table}, ${count(seats, 'seat')}`,
  what: 'Mexican Train dominoes, a move at a time. Play when it suits you: it takes a minute a day.',
  /** The people who sit there already, and the number of free seats. */
  seats: (names: readonly string[], free: number) => {
    const seats = free === 0 ? [] : [count(free, 'free seat')];
    return `${capital(listed([...names, ...seats]))}.`;
  },
  rules: (preset: string, rounds: number) => `${presetName(preset)} rules, ${count(rounds, 'round')}`,
  noAccount: 'No account, no e-mail.',
  never: 'Never played?',
  /** How long the whole game is likely to take. */
  inAll: (length: string) => `A move at a time, whenever you like: a minute a turn, ${length} in all.`,
  learn: 'Learn it in two minutes',
  take: 'Take a seat',
  busy: 'Taking your seat…',
  go: 'Go to the table',
  watchers: { round: 'Others may watch, a round late.', turn: 'Others may watch, a turn late.' },
  member: 'You already have a seat here.',
  departed: 'This game has started without you.',
  /** Of a game that goes on from real dominoes. */
  evening: (rounds: number) =>
    `This table goes on from ${count(rounds, 'round')} with real dominoes, and those pips count.`,
  kept: 'A seat is kept for you.',
  full: 'Every seat is taken.',
  own: 'New game',
  notFound: 'This invitation does not work',
  otherCode: 'Try another code',
  gotUp: (owner: string) => `${owner} got up, and does not come back.`,
  toTheEnd: (owner: string) => `You play ${owner}’s hand, to the end of the game.`,
};

const clockOf = (terms: ClockTerms | null): string =>
  terms === null ? 'no clock' : `${spanOf(terms.allowance)} a turn`;

/** Playing again with the same people, but for one thing. */
export const rematchText = {
  open: 'Once more, with one change',
  lead: 'Seats and everything else stay as they were. Everybody is told what is different.',
  close: 'Close',
  what: 'What is different?',
  things: { rules: 'Rules', clock: 'Clock', rounds: 'Rounds', name: 'Name' },
  rounds: (rounds: number) => `before: ${rounds}`,
  nameHint: 'So that you find it among your tables',
  nameMissing: 'Give it a name.',
  again: 'Invite them again',
  asking: 'Setting the table…',
  /** Somebody else has asked for the next game at the same time. */
  overtaken: 'Somebody set up the next game just before you. You sit there now, without your change.',
  different: {
    rules: ({ was, now, isHouse }: { readonly was: string; readonly now: string; readonly isHouse: boolean }) =>
      `Different this time: ${presetName(now)} rules instead of ${presetName(was)}${isHouse ? ' with house rules' : ''}.`,
    clock: (was: ClockTerms | null, now: ClockTerms | null) =>
      `Different this time: ${clockOf(now)} instead of ${clockOf(was)}.`,
    rounds: (was: number, now: number) => `Different this time: ${count(now, 'round')} instead of ${was}.`,
    name: (was: string) => `Different this time: the name. It was “${was}”.`,
  } satisfies { readonly [what in RematchDifference['what']]: unknown },
};

/** Changing the game of a table before it begins. */
export const termsText = {
  title: 'Change the game',
  close: 'Back',
  seats: 'Chairs',
  keep: 'Keep this game',
  keeping: 'Keeping it…',
  kept: 'The game is changed. The link is the same.',
  askedAgain: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'sits' : 'sit'} here already. If the game changes, we ask again and keep the ${names.length === 1 ? 'seat' : 'seats'}.`,
  /** The game as it is now. */
  now: {
    rules: (preset: string) => `${presetName(preset)} rules`,
    rounds: (rounds: number) => count(rounds, 'round'),
    clock: (terms: ClockTerms | null) => clockOf(terms),
    forced: (isForced: boolean) =>
      isForced ? 'a move without a choice plays itself' : 'every move waits for its player',
  },
  /** To somebody who had sat down before. */
  renewed: (changes: readonly string[]) =>
    `The host has changed the game. New: ${listed(changes)}. Your seat is kept; do you still play?`,
};

/** The links of single seats, in the waiting room. */
export const seatLinksText = {
  title: 'A link for each',
  more: 'Send each person their own link: it leads to their seat and their pips. You find them here until all have come.',
  message: (name: string) => `${name}, our game goes on here. This is your seat:`,
  sendTo: (name: string) => `Send ${name} their link`,
  copyFor: (name: string) => `Copy ${name}’s link`,
  copied: 'Link copied.',
  notCopied: 'The link could not be copied. Try again, or send it.',
  failed: 'The links could not be loaded',
};
