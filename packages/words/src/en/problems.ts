import type { ProblemName } from '@slow-train/protocol';
import { presetName, tileText, type Translation } from '../common.ts';
import { count, listed } from './grammar.ts';

/** What is wrong with a plan of turns, and what to do. */
export const planFaults = {
  noSeat: 'Only a seat at the table can have a plan. Take one first.',
  empty: 'The plan is empty. Add a tile or a play, or let the computer player advise.',
  twice: (tile: string) => `${tileText(tile)} is in the train twice. Name it once.`,
  noFit: (tile: string, before: string | null, end: number) =>
    `${tileText(tile)} does not fit on ${before === null ? 'the end of your train' : tileText(before)}. Put a tile with a ${end} there.`,
  notInHand: (tile: string) => `${tileText(tile)} is not in your hand. Take it out of the plan.`,
  noTile: (text: string) => `"${text}" is not a tile. Write it as 5-3.`,
  noPlay: (text: string) => `"${text}" is not a play. Write it as 5-3@0 or 5-3@M.`,
  noTrain: (play: string) => `${play}: there is no such train at this table. Name another.`,
};

const WAIT = 'try again later';

const titles: { readonly [name in ProblemName]: string } = {
  'invalid-request': 'The request is not valid',
  'not-signed-in': 'You are not signed in',
  'sign-in-failed': 'Sign-in failed',
  'proof-required': 'Show that it is you first',
  forbidden: 'You may not do that',
  muted: 'You are muted',
  suspended: 'Your account is suspended',
  'cross-origin': 'The request comes from another site',
  'not-found': 'Not found',
  'method-not-allowed': 'This address does not accept that method',
  conflict: 'That is not possible right now',
  'address-taken': 'This address belongs to another account',
  'name-taken': 'Your name looks like another one at this table',
  'would-lose-guest': 'You would lose the seats you took as a guest',
  'stale-revision': 'The game has moved on',
  'too-large': 'The request is too large',
  refused: 'The rules do not allow this action',
  'key-reused': 'This Idempotency-Key was used for another request',
  'revision-required': 'If-Match is missing',
  'too-many-requests': 'Too many requests',
  internal: 'Something went wrong on our side',
  unavailable: 'The service is not available',
  'unreadable-game': 'This table cannot be opened at the moment',
  'mail-failed': 'The mail could not be sent',
  'not-delivered': 'The test message did not arrive',
  'mail-unconfigured': 'This server sends no mail',
};

/** Why the API refuses a request: what happened, what is safe, and what to do. */
export const problems = {
  titles,
  internal: 'That should not have happened. Nothing was changed; try again.',
  unavailable: 'The service is not available right now. Try again soon.',
  crossOrigin: 'This can only be done from the pages of Slow Train itself.',
  brokenBody: 'The body broke off, or its chunks are not of the size they say. Send it again.',
  tooLarge: 'The body is larger than this service accepts.',
  notSignedIn: 'Sign in first, or begin a game with your name: no account is needed for that.',
  unreadableGame:
    'This version of the site cannot open the table. Nothing is lost, and whoever runs the site can see that it needs repair. Look again after the next update; your other tables are not affected.',

  // What does not exist, or is not theirs.
  noTable: 'There is no such table, or it is not one of yours.',
  noMove: 'There is no such move at this table yet.',
  nobodyToMute: 'Nobody else sits there, so there is nothing to mute.',
  nobodyToReport: 'There is nobody to report: nobody else sits there, or the message is gone.',
  noSanction: 'There is nothing in force against you by this id: it may be over by now.',
  nobodyToBlock: 'Nobody else sits there, so there is nobody to block.',
  noBoundary: 'There is nobody whom you have muted or blocked by this id.',
  noPasskey: 'There is no such passkey, or it is not one of yours.',
  noDevice: 'This device does not exist, is not one of yours, or is already signed out.',
  noWebhook: 'There is no such webhook, or it is not one of yours.',
  noSubscription: 'This browser gets no pushes, or it is not one of yours.',
  noCode: 'There is no such code, or it is not one of yours.',
  noFeed: 'This link is incomplete or no longer valid. Make a new one in your notification settings.',
  brokenUnsubscribeLink:
    'This link is incomplete, or its game or account is gone. Open it again from the mail, or sign in and change your notifications.',

  // A field or a header.
  body: 'The body',
  andMore: (many: number) => `; and ${many} more, see \`errors\``,
  fields: {
    isMissing: 'is missing: it ',
    kind: (kind: string) => {
      const kinds: { readonly [kind: string]: string } = {
        string: 'text',
        number: 'a number',
        int: 'a whole number',
        boolean: 'true or false',
        array: 'a list',
        object: 'an object',
        record: 'an object',
        null: 'null',
      };
      return `must be ${kinds[kind] ?? kind}`;
    },
    value: (values: readonly string[]) =>
      `must be ${values.length === 1 ? values.join() : `one of ${values.join(', ')}`}`,
    size: (least: number | bigint | null, most: number | bigint | null, of: 'characters' | 'entries' | null) => {
      const range = least === null ? `at most ${most}` : most === null ? `at least ${least}` : `${least} to ${most}`;
      if (of !== null) return `must have ${range} ${of}`;
      return least === null || most === null ? `must be ${range}` : `must be a number from ${range}`;
    },
    unknownKeys: (keys: string) => `has unknown members: ${keys}`,
    noForm: 'matches none of the allowed forms',
    email: 'must be an e-mail address',
    format: 'is not in the right format',
    multiple: (of: number | bigint) => `must be a multiple of ${of}`,
    notValid: 'is not valid',
    /** A phrase that a schema of ours defines, in English. */
    ofSchema: (phrase: string) => phrase,
    publicKey: 'must be the public key from the browser, a point on P-256',
    publicAddress: 'must begin with https:// and lead to a public server',
    localOrPublicAddress: 'must be an address on this machine, or begin with https:// and lead to a public server',
  },
  nothingToPrivateNetworks: 'We send nothing to private networks.',

  // Too often.
  tooManyFromBrowser:
    'Your browser is sending more requests than a game needs. Close tabs you are not using, and wait a minute.',
  tooManyFromNetwork:
    'More requests come from your network than a houseful of players needs. Wait a minute, or play over another network, such as a phone’s.',
  mailsFromIp: `Too many mails were requested from here: ${WAIT}.`,
  signInsFromIp: `Too many attempts to sign in from here: ${WAIT}.`,
  guestsFromIp: `Too many new guests from here: sign in, or ${WAIT}.`,
  handOffs: `Too many QR codes: ${WAIT}.`,
  handOffCodes: 'This code was tried five times. Show a new one on the device that is signed in.',
  challengesFromIp: `Too many attempts with passkeys from here: ${WAIT}.`,
  subscriptions: `Pushes were switched on too often: ${WAIT}.`,
  tryOuts: `Too many test messages: ${WAIT}.`,
  invitations: `You have invited too many people at once: send them the link to the table, or ${WAIT}.`,
  invitationsToOne: `You have invited them often enough for today: send them the link to the table, or ${WAIT}.`,
  votes: `You have called enough votes at this table today: ${WAIT}.`,
  vacations: `You have changed your vacation often enough for today: ${WAIT}.`,
  reports: `You have reported enough for today. Somebody looks at every report. You can mute or block people at once; to report more, ${WAIT}.`,
  watchLinks: 'You have asked for enough links: try again in an hour.',
  openGameTries: `You have opened enough tables for today: ${WAIT}.`,
  openSeatTries: `You have taken enough seats for today: ${WAIT}.`,
  circles: `You have founded enough circles for today: ${WAIT}.`,
  exports: `Your file is being put together already: ${WAIT}.`,
  circleChanges: `You have changed enough about your circles for today: ${WAIT}.`,
  blocks: `You have blocked enough people for today: ${WAIT}.`,
  tournaments: `You have set up enough tournaments for today: ${WAIT}.`,
  tournamentEntries: `You have joined and left enough tournaments for today: ${WAIT}.`,
  talk: 'You have said a lot in a short time: wait a few minutes.',
  mailsToInbox:
    'Too many mails to this address. Unless it has been used, the newest one is good for another ten minutes: use that, look into your spam folder, or try again in an hour.',
  codes:
    'Too many codes were tried for this address today. The link in a mail for signing in still works: open that, use a browser in which you have signed in before, or try again tomorrow.',

  // Accounts.
  notFresh: (minutes: number) =>
    `Show that it is you first: sign in again in this browser, with a code by e-mail or with a passkey. That counts for ${minutes} minutes.`,
  linkOnly:
    'The link in a mail plays this one table, and may have been forwarded. Show that it is you first: sign in again in this browser, with a code by e-mail or with a passkey.',
  notGood: (minutes: number, hours: number) =>
    `This is not valid, or no longer valid: codes and links work once, for ${minutes} minutes, and after too many wrong codes only the link; the link to a table works once, for ${hours} hours. Look at the newest mail again, or ask for another one.`,
  sameAddress: 'This is already your address: there is nothing to change.',
  takenForGuest:
    'This address already has an account. Send `join: true` to move your seats there and continue with that account, or use another address.',
  taken: 'Another account has this address. Use another one, or sign in to that account and change its address first.',
  notRestorable: (days: number) => `This link is not valid, or no longer valid: it works once, for ${days} days.`,
  takenSince:
    'This address now has an account of its own. Sign in to it by e-mail and give it another address, or delete it. Then open this link again.',
  wouldLoseGuest:
    'In this browser you have seats as a guest, and you could not get them back. Give the guest an address or a passkey first, or send `leave: true` to give those seats up.',
  wrongPasskey:
    'This passkey cannot be used here: it has to be created on our own page, with a fingerprint, a face or a PIN, and with ES256 or RS256. Try again, or use another device.',
  latePasskey: 'That took too long, or was sent before. A passkey has to be created within five minutes. Start again.',
  enoughPasskeys: (most: number) => `An account can have ${most} passkeys at most. Remove one that you no longer use.`,
  knownPasskey: 'This passkey has been added already. Sign in with it, or add another one.',
  lastPasskey:
    'This passkey is the only way back into your account. Add an e-mail address or another passkey first, or delete the account.',
  passkeyFailed:
    'This passkey did not sign you in. Try again, within five minutes. If it was removed from your account, sign in by e-mail or with a code from another device.',
  handOffFailed:
    'This code is no longer valid: it works once, for fifteen minutes. Show a new one on the device that is signed in.',
  noMail:
    'This server sends no mail. Use a passkey, or a QR code from a device that is signed in; whoever runs the server can set SMTP_URL and MAIL_FROM.',
  addressRefused: 'The mail server refuses this address. Check that it is written correctly, or use another one.',
  mailUsedUp:
    'The site has sent as many mails to new addresses as it may for now. Try again in an hour, or send a link instead.',
  mailFailed: 'The mail could not be sent. Try again in a minute.',
  deletionBusy:
    'Too much is happening at one of your tables at once. Some of your seats have been given up. Try again for the rest.',
  mergeBusy: 'Too much is happening at one of your tables at once. Nothing is lost. Try again.',

  // Notifications.
  noAddress: 'Your account has no e-mail address yet. Add one and confirm it with the code we send there.',
  mailStopped: 'Mail to your address bounced or was reported as spam, so we stopped it. Allow mail again first.',
  notDelivered: {
    unreachable: 'Nobody answered at that address. Check that it is written correctly and that its server is running.',
    'timed-out': 'The other side took too long to answer. Try again in a few minutes.',
    refused: 'The other side refused the message. Check that the address is still the right one.',
    busy: 'The other side is too busy right now. Try again in a few minutes.',
    gone: 'That address no longer exists. Remove it, then add it again.',
    'address-refused': 'The mail server refuses mail to this address. Check that it is written correctly.',
    unconfigured: 'This server is not set up for this. Ask whoever runs it.',
    'private-address': 'That address is in a private network, and we send nothing there. Use a public one.',
  },
  hostsWebhooks: 'Only the host can change the table’s webhooks.',
  tooManyWebhooks: {
    person: 'You have 5 webhooks, which is the most allowed. Remove one first.',
    game: 'This table has 3 webhooks, which is the most allowed. Remove one first.',
  },

  // Setting a table, inviting, joining.
  noName: 'Say your name first: the others at the table will see it.',
  officialName: 'This is what the people who run this site are called. Choose another name.',
  anybodysName:
    'The game calls its reader this, or somebody without a name, so the others could not tell who is meant. Choose another name.',
  nameTaken: (other: string) =>
    `Somebody at this table is called ${other}, which looks like your name. Choose another name for this table; at all other tables you keep yours.`,
  /** `reason` is a sentence in English, for programmers: the page offers only what goes together. */
  setup: (reason: string) => reason,
  eveningNoSeason: 'This circle plays no season now. Its founder can start one; then enter the evening.',
  eveningUnfinished: 'No round of this sheet is complete, or one is half entered. Enter everybody’s pips first.',
  eveningPoints: 'This season adds up pips, of which fewer are better; on this sheet more points win. It cannot go in.',
  eveningEntered: 'This evening is entered already.',
  eveningPlayers: 'Say for each person on the sheet which member they are, or a guest: at least two different members.',
  noCircleEvening: 'This evening is not there any more: somebody objected, or took it back.',
  eveningCounts: 'It is too late: the evening counts already.',
  circleEvenings: 'Four evenings were entered in this circle today. Enter the next one tomorrow.',
  eveningTerms:
    'A game that goes on from real dominoes is for the people of that evening: never rated, open to nobody else, without computer players. Take that back.',
  eveningSheet:
    'This score sheet does not fit the game: each round needs a double of the set, and pips for each person.',
  eveningOver:
    'A total on this sheet has reached the target, so the evening is over. Raise the target, or make a new table.',
  ratedRules: 'A rated game is played by a published rule set: take back the house rules, or play without rating.',
  ratedClock: 'A rated game needs a clock: choose one, or play without rating.',
  ratedComputers:
    'A rated game is for people only: remove the open seats, wait for more players, or make a table without rating.',
  ratedGuest:
    'Rated games are for players who can be found again: add an e-mail address or a passkey to your account first.',
  muted: (until: string) =>
    `You are muted until ${until}: you can play, but not write anything that others see. Your account page says why, and lets you appeal.`,
  suspended: (until: string) =>
    `Your account is suspended until ${until}: games you are playing go on, but you cannot talk or take a seat at another table. Your account page says why, and lets you appeal.`,
  appealedAlready: 'You have written to us about this already. Somebody reads it and answers.',
  tooManyComputers: 'One of the seats is yours: ask for fewer computer players.',
  moreSeats: 'Everybody who sits here or is asked needs a seat, and you need somebody to play with: choose more seats.',
  mailNeedsAddress:
    'To invite people by e-mail, first add an address of your own to your account: the mail says who invites.',
  noSetup: 'You have saved no such set-up, or have deleted it.',
  tooManySetups: 'You have saved 20 set-ups, which is the most. Delete one that you no longer need.',
  tooManyInvited: 'More people are invited than there are seats: add seats, or invite fewer.',
  openSeats: 'The game cannot start at once while seats are open. Ask for more computer players.',
  hostStarts: 'Only the host can start the game. Ask them to.',
  newcomerPhrases: 'Guests say phrases to strangers until they have finished a game with others. Choose one.',
  phrasesOnly: 'At this table people say only phrases. Choose one.',
  editTooLate: 'A message can be changed for five minutes. Remove it instead, or say it again.',
  hostTalkRules: 'Only the host can change what may be said here. Ask them to.',
  hostWatchers: 'Only the host decides who may watch. Ask them.',
  watchersLooser:
    'The game has started, so its watchers can only become fewer, or see it later: people play by what was agreed.',
  unwatched: 'Nobody may watch this game. Its host can change that before it starts.',
  unknownWatchLink:
    'There is nothing to watch at this link: it may have been replaced or taken back, or a letter is missing. Ask whoever sent it.',
  watchMovedOn: 'The game has gone on since. Ask for its latest version.',
  watchedGameNotOver: 'The game is not over: its record would show every hand.',
  hostInvites: 'Only the host can change the invitation. Ask them to.',
  alreadyStarted: 'The game has already started. Look at it as it is now.',
  cannotStartWithout: (reason: string) => `The game cannot start without the open seats. ${reason}`,
  brokenInvitation:
    'This invitation is incomplete. Its code has 22 letters, digits, "-" and "_". Copy the whole link again.',
  unknownInvitation:
    'There is no such invitation: its host may have closed the table, or a letter is wrong. Ask whoever sent it for the current link.',
  invitationExpired: 'This invitation has expired. Ask the host, or anybody else at the table, for a new link.',
  tableFull: 'All seats at this table are taken. Ask its host for a larger one, or begin a new game yourself.',
  startedWithoutYou: 'This game has started without you. Ask its host for another, or begin a new game yourself.',
  seatTaken:
    'This game has started, and somebody is already sitting in: no seat is free. Ask them, or begin a new game yourself.',
  gameOver: 'This game is over. Ask its host for another, or begin a new game yourself.',
  nobodyJoins: 'The game has started: nobody can join with an invitation any more.',
  nobodySitsDown: 'The game has started: nobody can sit down any more.',
  notOverYet: 'This game is not over yet. You can play it again with the same people when it is.',
  leaveToDecline: 'You sit at this table already. Leave it if you would rather not play.',
  hostFrees: 'Only the host can free a seat. Ask them to.',
  openClock: 'A table that is open to anyone needs a clock, so that nobody waits forever. Choose one.',
  openSeat: 'A table that is open to anyone needs a free seat. Ask for fewer computer players.',
  tooManyOpen: (most: number) => `You have ${most} open tables already. Fill one or close one first.`,
  openGameFull: 'This table has just filled. Wait for the next one like it, or choose another.',
  removedByHost: 'The host of this table plays with others this time. Other open tables wait for you.',
  tooOftenLate: (late: number, of: number, most: number) =>
    `This table asks for at most ${most} late turns in 50, and of your last ${of} turns ${late} were late. Play on time elsewhere: every turn in time counts, and after half a year late ones are forgotten.`,
  tooNew: (known: number) =>
    `This table asks for people with at least 10 turns behind them, and you have ${known}. Play a game at a table that is open to newcomers first.`,
  alreadySeated: 'You have a seat at this table already.',
  seatIsFree: 'A seat is free at this table: you need not wait. Sit down.',
  tooManyWaits: (most: number) => `You are on ${most} waiting lists already. Leave one first.`,
  hostRemoves: 'Only the host can remove somebody. Ask them to.',
  hostChanges: 'Only the host of a table changes its game.',
  termsAgreed:
    'The table is rated, open to anybody, goes on with an evening or starts at its time: the game stays as it was offered. Begin a new game for a different one.',
  removesBeforeStart: 'The game has started: nobody can be removed any more. The table can vote instead.',
  nobodyToRemove: 'There is nobody to remove in this seat. Look who sits where, and ask again.',
  seatNotKept: 'This seat is not kept for anybody. Look who sits where, and ask again.',
  allSeatsTaken: 'All seats at this table are already taken.',
  tableExpired: 'The invitation to this table has expired. Its host can make a new one.',
  alreadyThere: 'They already have a seat at this table.',
  noCompanion: 'You have played with nobody in that seat. Reload the list of people you have played with.',

  // Circles.
  noCircle: 'There is no such circle, or you are not in it.',
  unknownCircleInvitation: 'This link leads to no circle any more. Ask whoever sent it for the current one.',
  circleFull: 'This circle is full.',
  circlesFull: (most: number) => `You are in ${most} circles, which is the most there can be. Leave one first.`,
  circleNameTaken: (other: string) => `You are in a circle called ${other}, which looks the same. Choose another name.`,
  circleMemberTaken: (other: string) =>
    `Somebody in this circle is called ${other}, which looks like your name. Change your name first.`,
  founderOnly: 'Only the founder of the circle can do that. Ask them to.',
  noMember: 'There is no such person in this circle.',
  circleGameOpen: 'The next table of this circle is waiting for answers already.',
  circleUnset: 'Choose first how this circle plays.',
  circleTooFew: 'There is nobody here to play with yet. Invite somebody first.',
  seasonRuns: 'A season is being played. End it first, or wait for its last game.',
  noSeason: 'This circle has no such season.',
  noCircleGame: 'There is no such game in this circle.',
  seasonOver: 'The season is over: its table stays as it is.',
  joinedLater: 'They joined the circle after this game was opened, so it cannot count for them.',
  playsThemselves: 'They have a seat in this game themselves.',
  nobodyPlays: 'Nobody plays in that seat who could play for somebody else.',
  askedAlready: 'They have been asked already. A no stands until the person who said it changes it.',
  countsAlready: 'Somebody else’s result counts for this member in that game. Take that back first.',

  // Playing.
  notStarted: 'The game has not started yet: its host can start it.',
  finished: 'The game is finished.',
  dealing: 'The next round is being dealt, and is waiting for the browsers that take part. Try again in a moment.',
  busyTable: 'Too much is happening at this table at once. Nothing was changed. Try again.',
  movedOn: 'The game has moved on since you looked. Nothing was changed. Look at it as it is now, and decide again.',
  /** @param now those of the terms that have changed, as they are now */
  termsChanged: (now: {
    readonly rules?: string;
    readonly rounds?: number;
    readonly hasClock?: boolean;
    readonly forced?: boolean;
  }) =>
    `The host has changed the game since you looked: now ${listed([
      ...(now.rules === undefined ? [] : [`${presetName(now.rules)} rules`]),
      ...(now.rounds === undefined ? [] : [count(now.rounds, 'round')]),
      ...(now.hasClock === undefined ? [] : [now.hasClock ? 'another clock' : 'no clock']),
      ...(now.forced === undefined
        ? []
        : [now.forced ? 'a move without a choice plays itself' : 'every move waits for its player']),
    ])}. You have not agreed to that yet. Look at it as it is now, and decide again.`,
  away: 'Somebody else holds your seat while you are away. Take it back first.',
  keyReused: 'This Idempotency-Key was used for another request. Nothing was changed: use a new key for a new intent.',
  nothingToPlan: 'No round is being played now, so there is nothing to plan. Plan when the next one is dealt.',
  planChanged:
    'Your plan has changed since you looked: it has played, or you changed it on another device. Look at it again.',
  busyDevices: 'Your devices are changing too much here at once. Nothing was changed. Try again.',
  notesChanged: 'Your notes were changed on another device. Both versions are safe. Read that one, then add yours.',
  noRecord: 'The game ended without a result, so it has no record.',
  noRecordYet: 'No round is over yet: a record would show every hand. Ask again when the first one is.',
  nothingLeftToPlay: 'The game is finished: there is nothing left to play.',
  tooQuiet: 'Your clock can stop for twelve hours a day at most. Choose a shorter time.',
  endInstead: 'Only computers play with you. End this game instead.',
  gotUp: 'You got up from this game, and the minute is over: the others go on without you.',
  leaveInstead: 'The game has not started. Leave your seat instead.',
  othersPlay: 'Other people play in this game. Ask them to end it: call a vote.',
  notEndedByYou: 'You did not end this game, so it stays as it is.',
  tooLateToReopen: 'The minute is over, so the game stays ended. Start another one.',

  // Substitutes.
  knowsHand: 'You have had another seat at this table, and know its hand. Let somebody else sit in here.',
  noTournament: 'There is no such tournament. Ask whoever sent you the link.',
  busyTournament: 'Too much is happening in this tournament at once. Nothing was changed. Try again.',
  tournamentGuest:
    'A tournament that is listed or has ratings, or one of your own, needs an account that lasts. Add an e-mail address or a passkey first; nothing is lost.',
  notOrganiser: 'Only the organiser of the tournament can do that.',
  tournamentClosed: 'Registration is closed. Nothing was changed.',
  tournamentTooNew: (days: number) =>
    `This tournament is for accounts that are ${count(days, 'day')} old or more. Yours is newer.`,
  tournamentFewGames: (games: number) =>
    `This tournament is for people who have finished ${count(games, 'game')} with others or more. Join an open game first.`,
  tournamentCrowded: (most: number) =>
    `${count(most, 'person has', 'people have')} registered from your network, as many as may. Ask the organiser to allow more.`,
  tooManyInPlay: (most: number) => `You are in ${most} games that are not over. Finish or leave some of them first.`,
  tournamentStarted: 'The tournament has begun already, or was called off.',
  tournamentOver: 'The tournament is over. Nothing was changed.',
  tournamentTooFew: (least: number) =>
    `A tournament begins with ${count(least, 'person', 'people')} or more. Wait for a few more.`,
  tournamentCloses: 'Registration has to end in the future, within a year. Choose another day.',
  tournamentTooLong: (most: number) =>
    `Everybody meets everybody with up to ${most} people. Allow fewer, or choose Swiss.`,
  seatGivenUp: 'You left this tournament, and somebody else has your seat for good.',
  nothingToTakeBack: 'The game is over, and your seat was played to the end: there is nothing left to take back.',
  seatNotFree: 'This seat is not free: somebody has taken it, or its owner is back. Look at the list again.',
  noSubstituteNeeded: 'No computer player holds a seat here, so no substitute is needed.',

  // Vacations.
  noClockNoVacation: 'This table has no clock, so you need no vacation here. Take all the time you need.',
  vacation: {
    past: 'A vacation starts today at the earliest. Choose other days.',
    reversed: 'This vacation ends before it starts. Choose other days.',
    'too-long': 'You have fewer vacation days left at this table. Choose a shorter time.',
    'one-at-a-time': 'You have already planned a vacation. Cancel that one first.',
    none: 'You have planned no vacation at this table.',
    'on-turn': 'It is your turn, and its time counts on these days. Play first, then end your vacation.',
  },

  // Votes.
  vote: {
    ownSeat: 'This is your own seat. If you have no time, plan your turns ahead or declare a vacation.',
    another: 'Another vote is open at this table. Vote on that one first.',
    over: 'This vote is over. The log shows how it ended.',
    aboutYou: (name: string | undefined) =>
      `This vote is about ${name ?? 'you'}, so the others decide. You can play on.`,
    notStarted: 'The game has not started, so there is nothing to vote on. Start it first.',
    finished: 'The game is finished: there is nothing left to vote on.',
    ownerAway:
      'You cannot end the game alone while a computer player holds a seat: its owner may come back. Play on, or let somebody sit in.',
    noClock: 'This table has no clock: there is no time to stop or to add. Take all the time you need.',
    paused: 'The clocks are already stopped. Ask for another pause when this one is over.',
    noPause: 'There is no pause to end: the clocks are running.',
    nothingToExtend: 'The clocks are stopped: nobody runs out of time. Ask again after the pause.',
    noneRunning: 'Nobody’s clock is running right now. Ask again when it is somebody’s turn.',
    noSeat: 'This table has no such seat. Check who sits where, and ask again.',
    isComputer: (name: string) => `${name} is a computer player already.`,
    nobodyLeft: (name: string) => `You would have nobody left to play with. Give ${name} some more time.`,
    tooSoon: (name: string) => `The table has not waited three days for ${name} yet. Give them some more time.`,
    onVacation: (name: string) => `${name} is on vacation, as announced. Wait until they are back.`,
    notLate: (name: string) => `${name} has not run out of time lately. Give them the time that they have.`,
    nobodyGotUp: 'Nobody got up from this seat, or somebody sits in by now. There is nothing to choose.',
    choseAlready: 'This has been decided: the three days are over, or the choice was made.',
    playsSoAlready: 'The seat plays on like this already. Ask for something else.',
    clockDecides: (name: string) =>
      `With two players the clock decides: a computer player holds the seat when ${name} is late too often.`,
  },

  // Deals.
  wasDealt: (round: number) => `Round ${round} has been dealt: nothing can be added to it.`,
  roundsOf: (rounds: number) => `This game has ${count(rounds, 'round')}.`,
  notPrepared: (round: number) => `Round ${round} is not being prepared yet.`,
  notOver: (round: number) => `Round ${round} is not over: its evidence would show every tile. Ask again when it is.`,
  notProvable: 'This round was dealt before deals could be checked.',
  commitment: {
    CLOSED: 'The seals for this round are final. None can be added or changed.',
    NOT_CLOSED: 'The seals for this round are not final yet. Keep your contribution until they are.',
    NO_SEAT: 'This table has no such seat.',
    MALFORMED: 'A seal or contribution must be 64 lower-case hexadecimal digits.',
    SEALED: 'This seat has already sent another seal for this round.',
    NOT_SEALED: 'This seat has sent no seal for this round.',
    WRONG_CONTRIBUTION: 'This contribution is not the one that was sealed.',
  },
  aboutRound: (round: number, sentence: string) => `Round ${round}: ${sentence}`,
};

export type Problems = Translation<typeof problems>;
export type PlanFaults = Translation<typeof planFaults>;
