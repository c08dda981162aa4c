import type { SignInMethod } from '@slow-train/protocol';
import { count, listed } from '@slow-train/words/en';

/** What mails, pushes, webhooks and feeds say. In sentences of mails, `*this*` is strong. */
export const en = {
  somebody: 'Somebody',
  /** Follows a name. */
  answers: {
    no: 'does not come this time. Anyone with the link can take the seat.',
    later: 'would rather say later. The seat is kept until you free it.',
    waiting: 'has not decided yet.',
  },
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}.`,
  gotUp: (name: string) => `${name} got up. A computer plays on, unless you end the game as it stands.`,
  askedTo: (name: string, isYou: boolean, matter: string) => `${name} ${isYou ? 'ask' : 'asks'} to ${matter}.`,
  turnOf: (name: string) => `It is ${name}’s turn.`,
  waitingFor: (names: readonly string[]) => `Waiting for ${listed(names)}.`,
  takenDown: 'The table voted for it.',
  wasCaught: 'You had 1 tile left and did not say so.',
  voteOver: 'The vote is over.',
  voteBy: (time: string) => `Vote by ${time}.`,

  push: {
    test: { title: 'Pushes work', body: 'This is how your tables reach you on this device.' },
    turn: (table: string) => `Your turn at ${table}`,
    invited: (by: string | null, table: string) =>
      by === null ? `You are invited to ${table}` : `${by} invites you to ${table}`,
    answered: (by: string, table: string) => `${by} has answered: ${table}`,
    seat: {
      seated: (table: string) => `You have a seat at ${table}`,
      removed: (table: string) => `${table} is played with others`,
      unfilled: (table: string) => `${table} was not filled`,
      host: (table: string) => `You are the host of ${table} now`,
    },
    started: (table: string) => `${table} has started`,
    roundOver: (table: string, round: number, rounds: number) => `Round ${round} of ${rounds} is over at ${table}`,
    gameOver: (table: string) => `${table} is over`,
    cancelled: (table: string) => `${table} ended without a result`,
    timeLow: (table: string) => `Your time is running out at ${table}`,
    playedFor: (table: string) => `${table} went on without you`,
    caught: (table: string) => `You were caught at ${table}`,
    vote: (table: string) => `${table} needs your vote`,
    mention: (by: string, table: string) => `${by} names you at ${table}`,
    talk: (by: string, table: string) => `${by} at ${table}`,
    circle: {
      join: (by: string, circle: string) => `${by} asks you into ${circle}`,
      asked: (by: string, circle: string) => `${by} asks you about a table of ${circle}`,
      moved: (_by: string, circle: string) => `A table of ${circle} counts for somebody else now`,
      evening: (by: string, circle: string) => `${by} enters an evening of ${circle}`,
      objected: (by: string, circle: string) => `${by} objects to an evening of ${circle}`,
    },
    circleAsks: {
      join: 'A circle plays together again and again. Say yes or no.',
      asked: 'Somebody played a finished game for a member. Its result moves only if you both say yes.',
      moved: 'You have both said yes, so its result has moved.',
      evening:
        'It was played with real dominoes, and you are on the sheet. It counts unless somebody who played objects within three days.',
      objected: 'So it does not count. Talk about it, correct the sheet, and enter it again.',
    },
    seatsAndRounds: (seats: number, rounds: number) =>
      `${count(seats, 'seat')}, ${count(rounds, 'round')}. A seat is kept for you.`,
    different: (what: string) => `Different this time: ${what}.`,
    playBy: (time: string) => `Play by ${time}.`,
  },

  webhook: {
    test: 'This webhook works. News from Slow Train will come here.',
    open: 'Open Slow Train',
    roundOver: (table: string, round: number, rounds: number) => `Round ${round} of ${rounds} is over at ${table}.`,
    gameOver: (table: string, result: string) => `${table} is over. ${result}`,
    cancelled: (table: string) => `${table} ended without a result.`,
    timeLow: (table: string, time: string | null) =>
      time === null ? `Time is running out at ${table}.` : `Time is running out at ${table}: play by ${time}.`,
    caught: (name: string) => `${name} was caught.`,
    voteOver: 'the vote is over.',
    circle: (by: string, circle: string) => `${by} asks you into the circle ${circle}.`,
    said: (table: string, by: string, said: string) => `${table}: ${by} says: ${said}`,
  },

  feed: {
    subtitle: 'Games in which it is your turn, and games that have just ended.',
    calendar: 'Games in which it is your turn.',
    yourTurn: (table: string) => `Your turn: ${table}`,
    gameOver: (table: string) => `Game over: ${table}`,
  },

  tournament: {
    open: 'Open the tournament',
    moved: 'it begins at another time',
    begins: (time: string) => `Registration ends ${time}. Then round 1 begins.`,
    round: (round: number, rounds: number) => `round ${round} of ${rounds}`,
    with: (names: readonly string[]) => `You play with ${listed(names)}.`,
    bye: 'You sit this round out, and get 12 points for it.',
    until: (time: string) => `The round ends ${time}.`,
    ending: (round: number) => `round ${round} ends tomorrow`,
    asItStands: 'A game that is not over by then counts as it stands.',
    standing: (rank: number, points: number) => `So far: place ${rank}, ${count(points, 'point')}.`,
    over: 'all rounds are played',
    look: 'Look who won.',
    cancelled: 'it does not take place',
    gamesGoOn: 'It was called off, or too few had registered. Games in play go on.',
  },

  reasons: {
    turn: 'You get this because it is your turn.',
    invited: 'You get this because somebody you have played with invites you.',
    answered: 'You get this because somebody you invited has answered.',
    seat: 'You get this because of your seat at a table.',
    started: 'You get this because your game has started.',
    roundOver: 'You get this because a round is over at your table.',
    gameOver: 'You get this because your game is over.',
    timeLow: 'You get this because your time to move is running out.',
    playedFor: 'You get this because your table went on without you.',
    caught: 'You get this because you were caught.',
    vote: 'You get this because your table is voting.',
    mention: 'You get this because somebody named you in a message.',
    talk: 'You get this because you chose to hear what is said at your tables.',
    tournament: 'You get this because you play in a tournament.',
    circle: 'You get this because a circle of people you have played with asks you something.',
    daily: 'You get this because you chose one mail a day.',
    tryOut: 'You get this because you asked for a test mail.',
  },
  stop: {
    table: 'Stop mail from this table',
    invitations: 'Stop invitations by mail',
    tournaments: 'Stop mail about tournaments',
    daily: 'Stop the daily mail',
    all: 'Stop all mail',
  },
  chooseNotifications: 'Choose your notifications',

  headline: {
    quoted: (said: string) => `“${said}”`,
    turn: (table: string, news: string | null) => ({
      subject: `Your turn at ${table}${news === null ? '' : `: ${news}`}`,
      heading: 'Your turn',
    }),
    invited: (by: string) => ({
      heading: `${by} invites you`,
      sentence: 'You have played together before. A seat is kept for you: say yes, later or no.',
    }),
    answered: (by: string, table: string) => ({
      subject: `${by} has answered your invitation to ${table}`,
      heading: `${by} has answered`,
    }),
    seat: {
      seated: {
        heading: 'You have a seat',
        sentence: 'You waited for a seat at a table like this, and one is free. It starts when it is full.',
      },
      removed: {
        heading: 'Not this time',
        sentence: 'The host has given your seat to somebody else. Other open tables wait for you.',
      },
      unfilled: {
        heading: 'Too few came',
        sentence: 'Your table is no longer on the list. Start with those who came, or open another one.',
      },
      host: {
        heading: 'You are the host now',
        sentence: 'The host has left the table. You start the game now, and can invite others.',
      },
    },
    started: { heading: 'The game has started' },
    roundOver: (table: string, round: number) => ({
      subject: `Round ${round} is over at ${table}`,
      heading: `Round ${round} is over`,
    }),
    gameOver: (table: string, result: string) => ({
      subject: `${table} is over: ${result.replace(/\.$/, '')}`,
      heading: 'The game is over',
    }),
    cancelled: (table: string) => ({ subject: `${table} ended without a result`, heading: 'No result' }),
    circle: (by: string) => ({
      heading: `${by} asks you into a circle`,
      sentence: 'A circle plays together again and again, with a page of its own. Say yes or no there.',
    }),
    timeLow: (table: string, left: string) => ({ subject: `${left} for your move at ${table}`, heading: left }),
    timeUp: (table: string) => ({ subject: `Your time is up at ${table}`, heading: 'Your time is up' }),
    playedFor: (isHeld: boolean) => ({
      heading: 'The game went on',
      sentence: isHeld
        ? 'A computer player holds your seat until you take it back or somebody sits in for you.'
        : 'Your time was up, so the least move was made for you. Your seat is still yours.',
    }),
    caught: {
      heading: 'You were caught',
      sentence: 'You had 1 tile left and did not say so. It happens to the best.',
    },
    vote: (table: string, matter: string | null) => ({
      subject: `${table} needs your vote${matter === null ? '' : `: ${matter}?`}`,
      heading: 'Your vote',
      sentence: 'The vote is over by now.',
    }),
    mention: (by: string) => ({
      heading: `${by} names you`,
    }),
    talk: (by: string, table: string) => ({
      subject: `${by} says something at ${table}`,
      heading: `${by} says something`,
    }),
  },

  game: {
    open: 'Open the table',
    look: 'Look at the table',
    openTables: 'Open tables',
    place: (table: string, round: number, rounds: number, engine: string) =>
      `${table}, round ${round} of ${rounds}, engine ${engine}`,
    rules: 'Rules',
    houseRules: (preset: string) => `${preset}, with house rules`,
    tiles: 'Tiles',
    rounds: (rounds: number) => count(rounds, 'round'),
    atTable: 'At the table',
    freeSeats: (free: number) => count(free, 'free seat'),
    different: 'Different this time',
    changed: { rules: 'the rules', clock: 'the clock', rounds: 'the number of rounds', name: 'the name' },
    goodUntil: 'Good until',
    passesWith: (needed: number, voters: number) => `It passes with ${needed} of ${count(voters, 'vote')}.`,
    pips: 'Pips, fewer are better',
    round: (round: number) => `Round ${round}`,
    total: 'Total',
    placeColumn: 'Place',
    pipsColumn: 'Pips',
  },

  /** To somebody whose address a player has typed. */
  mailed: {
    takes: 'Takes',
    subject: (by: string) => `${by} invites you to a game of dominoes`,
    heading: (by: string) => `${by} invites you`,
    what: 'Mexican Train dominoes, a move whenever you have time. A seat is kept for you. You need no account.',
    seats: (seats: number) => count(seats, 'seat'),
    kept: 'The link is for you alone: whoever has it can take your seat. We have not kept your address.',
    reason: (by: string) => `You get this because ${by} typed your address to invite you.`,
    stop: 'No more invitations to this address',
  },

  news: {
    title: 'While you were away',
    omitted: (moves: number) => `${count(moves, 'earlier move')} not shown.`,
    played: (name: string, _isYou: boolean, tile: string) => `${name} played ${tile}`,
    built: (name: string, _isYou: boolean, tiles: number) => `${name} built ${count(tiles, 'tile')}`,
    drew: (name: string, _isYou: boolean) => `${name} drew`,
    passed: (name: string, _isYou: boolean) => `${name} passed`,
    wentOut: (name: string, _isYou: boolean) => `${name} went out`,
    dealt: (round: number) => `round ${round} is dealt`,
  },

  turn: {
    also: '*Your turn.*',
    trains: 'Trains',
    timeUp: 'Your time is up.',
    left: (left: string) => `${left} for your move`,
    playHere: 'Play from here',
    asksOnce: 'A tile opens a page that asks once more. Nothing is played until you press there.',
    buildHere: 'Build it here',
    drawHere: 'Draw a tile',
    passHere: 'Pass',
    forwarded: (name: string) =>
      `These buttons play for ${name} until this turn is over. If you forward this mail, they play for ${name} too.`,
    noButtons: 'No buttons in my mail',
    places: 'Where you can play',
    build: (end: number) => `Build your train, starting with *${end}*.`,
    draw: 'No tile fits. Draw one.',
    pass: 'No tile fits, and the boneyard is empty. Pass.',
    hand: (tiles: number) => `Your hand, ${count(tiles, 'tile')}`,
    inHand: (tiles: number) => `${count(tiles, 'tile')} in hand`,
    isOpen: (tile: string) => `${tile} is open`,
    openToAll: 'open to all',
    startsWith: (end: number) => `starts with ${end}`,
    endsIn: (end: number) => `ends in ${end}`,
  },

  daily: {
    away: 'While you were away',
    waiting: (tables: number) => `${count(tables, 'table')} ${tables === 1 ? 'waits' : 'wait'} for you`,
    more: (tables: number) => `${tables} more`,
    lead: 'Your daily mail',
    leadNews: (tables: number) => `News from ${count(tables, 'table')}`,
    openTables: 'Open your tables',
    openTable: (table: string) => `Open ${table}`,
    yourTurn: 'Your turn.',
    yourTurnBy: (when: string) => `Your turn. ${when}.`,
  },

  tryOut: {
    subject: 'Mail from Slow Train works',
    preview: 'Mail works: this is how your tables reach you.',
    heading: 'Mail works',
    lead: 'This is how your tables reach you.',
    sentence: 'Found it in spam? Mark it as not spam, so that the next mail does not wait there until your time is up.',
  },

  moderation: {
    imposed: {
      warn: (until: string) => ({
        subject: 'A warning from Slow Train',
        heading: 'A warning',
        what: `Whoever runs this site warns you. You can play and talk as before. The warning stands until ${until}.`,
      }),
      mute: (until: string) => ({
        subject: 'You are muted at Slow Train',
        heading: 'Muted',
        what: `Whoever runs this site has muted you: until ${until} you can say nothing at any table. You can play as before.`,
      }),
      suspend: (until: string) => ({
        subject: 'Your account at Slow Train is suspended',
        heading: 'Suspended',
        what: `Whoever runs this site has suspended your account: until ${until} you can say nothing, and neither sit down nor begin a new game. The games you are playing go on.`,
      }),
    },
    reason: (reason: string) => `The reason: “${reason}”`,
    appeal: 'If you think this is wrong, write to us on your account page, once. Somebody reads it and answers.',
    appealButton: 'Read it, and appeal',
    upheld: (until: string) => ({
      subject: 'The answer to your appeal at Slow Train',
      heading: 'It stays as it is',
      what: `We have read what you wrote. It stays as it is, until ${until}.`,
    }),
    lifted: {
      warn: {
        subject: 'Your warning at Slow Train is taken back',
        heading: 'Taken back',
        what: 'The warning is taken back.',
      },
      mute: {
        subject: 'You can talk again at Slow Train',
        heading: 'Taken back',
        what: 'You are no longer muted: you can talk at all your tables.',
      },
      suspend: {
        subject: 'Your account at Slow Train is free again',
        heading: 'Taken back',
        what: 'Your account is no longer suspended: you can talk, and join and set tables.',
      },
    },
    answer: (answer: string) => `The answer: “${answer}”`,
    readButton: 'Open my account',
    reviewed: {
      subject: 'Somebody has looked at your report',
      heading: 'Thank you',
      what: 'You reported somebody at Slow Train. A person has looked at it and decided. What came of it stays between them and us.',
      note: 'They do not learn who reported them.',
      button: 'Open my reports',
    },
  },

  account: {
    notMe: 'If this was not you, do nothing: without this mail nobody gets in.',
    signIn: (device: string, minutes: number) => ({
      subject: 'Your code for Slow Train',
      heading: 'Your code',
      type: `${device} asks to sign in with this address. Type this code there:`,
      here: 'Do you want to play on this device? Sign in here instead.',
      button: 'Sign in on this device',
      good: `The code or the button is good for ${minutes} minutes, and works once. Nobody from Slow Train ever asks you for it.`,
    }),
    newAddress: (device: string, minutes: number) => ({
      subject: 'Confirm your address at Slow Train',
      heading: 'Is this your address?',
      type: `${device} wants to use this address at Slow Train. If that is you, type this code there:`,
      good: `The code is good for ${minutes} minutes, and works once. Nobody from Slow Train ever asks you for it.`,
    }),
    addressChanged: (device: string, address: string, days: number) => ({
      subject: 'Your address at Slow Train has changed',
      heading: 'New address',
      what: `${device} changed your address to ${address}. Codes go there from now on. If that was you, there is nothing to do.`,
      undo: 'If it was not you, take your account back: the button signs out every device and removes every passkey. Then sign in with this address again.',
      button: 'Put my address back',
      good: `The button is good for ${days} days.`,
    }),
    addressRestored: (device: string) => ({
      subject: 'Your account at Slow Train has its old address again',
      heading: 'Old address back',
      what: `${device} used the link that we sent to the previous address. Codes go there again. Every device is signed out, and every passkey is removed. If that was you, sign in with that address.`,
      note: 'If it was not you, somebody else reads that mailbox, and this account is now theirs. Play on with another account.',
    }),
    passkeyAdded: (device: string) => ({
      subject: 'A passkey was added to your account at Slow Train',
      heading: 'New passkey',
      what: `${device} added a passkey to your account. It signs you in without a code. If that was you, there is nothing to do.`,
      undo: 'If it was not you, delete it and sign out your other devices.',
      button: 'Open my passkeys',
      note: 'There you can name and delete your passkeys at any time.',
    }),
    deletion: (day: string) => ({
      subject: 'Your account at Slow Train is being deleted',
      heading: 'Account being deleted',
      what: `You have left your tables, your name is off, and every device is signed out. The rest is deleted on ${day}.`,
      undo: 'If you want to keep the account, or if it was not you, sign in before that day.',
      button: 'Keep my account',
      note: 'Your seats stay with the computer players, and you choose a name again.',
    }),
    newSignIn: (device: string, method: SignInMethod) => ({
      subject: 'A new sign-in to your account at Slow Train',
      heading: 'New sign-in',
      what: `${device} signed in to your account${BY[method]}. If that was you, there is nothing to do.`,
      undo: 'If it was not you, sign that device out, and delete passkeys that you do not know.',
      button: 'Open my devices',
      note: 'There you see every device that is signed in, and can sign out each of them.',
    }),
  },
};

const BY: { readonly [method in SignInMethod]: string } = {
  guest: '',
  mail: ' with a code or link from a mail',
  'game-link': ' with the link to a table in one of our mails',
  passkey: ' with a passkey',
  'hand-off': ' with a QR code from another of your devices',
};
