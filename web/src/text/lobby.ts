import { PRESETS, type PresetName } from '@slow-train/rules';
import type { Trouble } from '../api/sending.ts';
import { capital, count, listed, numberWord, ordinal, ordinalWord, setName } from './words.ts';

/** What a place is called at a table: mine is "You". */
export type Called = { readonly name: string; readonly isYou: boolean };

const subject = ({ name, isYou }: Called, verb: readonly [you: string, other: string]): string =>
  isYou ? `You ${verb[0]}` : `${name} ${verb[1]}`;

interface PresetWords {
  readonly name: string;
  readonly flavour: string;
  readonly tag: string;
}

const PRESET_WORDS: { readonly [preset: string]: PresetWords } = {
  hub: { name: 'Hub', flavour: 'Build a train on your first turn; cover your own double at once.', tag: 'the usual' },
  station: {
    name: 'Station',
    flavour: 'Play or hold back as you please; public and private trains.',
    tag: 'for schemers',
  },
  bonepile: {
    name: 'Bonepile',
    flavour: 'One tile a turn from the start; a bonus tile anywhere after a double.',
    tag: 'quick turns',
  },
  roundhouse: {
    name: 'Roundhouse',
    flavour: 'Everyone first builds a whole train; chains of doubles; tap on your last tile.',
    tag: 'lively',
  },
  caravan: {
    name: 'Caravan',
    flavour: 'The campsite game: start any train at once, and cover every double.',
    tag: 'easy-going',
  },
};

/** Every word of the pages around the board. */
export const lobby = {
  app: 'Slow Train',
  motto: 'Mexican Train dominoes by post: lay a tile, put the kettle on, and let the others take their time.',

  shell: {
    tables: 'Your tables',
    score: 'Score',
    you: (name: string) => `You are ${name}`,
    skip: 'Skip to the content',
    offline: 'No connection. What you see may have left the station already.',
    loading: 'Just a moment',
    loadingTable: 'Your table is being shunted in',
    titleWaiting: (many: number) => `● ${many === 1 ? 'Your turn' : `${many} tables wait`} · Slow Train`,
    titleTurn: (table: string) => `● Your turn · ${table}`,
    titleOf: (page: string) => `${page} · Slow Train`,
  },

  welcome: {
    title: 'Welcome',
    ticket: 'Your ticket',
    name: 'Your name',
    nameHint: 'What the others will call you',
    computer: 'Play against the computer',
    table: 'Set a table',
    busy: 'Your ticket is being punched',
    steps: [
      'Lay tiles end to end, from the engine outwards.',
      'Stuck? Draw one. Still stuck? Then anybody may use your train.',
      'Take a minute or a week. The train waits.',
    ],
    small: 'No account, no e-mail: your name is your ticket, and this browser keeps it.',
    haveCode: 'Somebody sent you a code?',
    join: 'Join their table',
  },

  tables: {
    waiting: (many: number) =>
      many === 0
        ? 'Nobody waits for you. Enjoy it.'
        : `${capital(numberWord(many))} ${many === 1 ? 'table waits' : 'tables wait'} for you.`,
    yourTurn: 'Your turn',
    others: 'Waiting for others',
    boarding: 'Boarding',
    arrived: 'Arrived',
    round: (round: number, rounds: number, seats: number) => `Round ${round} of ${rounds}, ${count(seats, 'seat')}`,
    waits: (since: string) => (since === 'now' ? 'just now' : `${since} ago`),
    rules: (preset: string) => `${presetName(preset)} rules`,
    number: (number: string) => `No. ${number}`,
    taken: (taken: number, seats: number) => `${taken} of ${seats}`,
    seatsTaken: 'seats taken',
    place: (place: number | null) => (place === null ? 'done' : ordinal(place)),
    of: (seats: number) => `of ${seats}`,
    score: 'Score',
    none: 'The timetable is empty',
    noneMore: 'Set a table and send your friends the link, or warm up against the computer.',
    failed: 'Your tables could not be fetched.',
    you: 'Your name, light and tiles',
    code: 'Join with a code',
    set: 'Set a table',
    computer: 'Play against the computer',
    computerMore: 'A whole game for two; it is never late.',
  },

  code: {
    title: 'Join with a code',
    label: 'The code, or the whole link',
    hint: 'Paste what you were sent',
    wrong: 'That is no invitation: a code has 22 letters, figures and dashes. Copy it once more, the whole of it.',
    go: 'Find the table',
  },

  new: {
    title: 'Set a table',
    back: 'Tables',
    name: 'Name of the table',
    nameHint: 'So that you find it again among your others',
    rules: 'Rules',
    seats: 'Seats',
    seatsMore: 'you and your fellow travellers',
    computers: 'Computer players',
    computersMore: (computers: number) => (computers === 0 ? 'people only' : 'they reply at once, day and night'),
    rounds: 'Rounds',
    roundsMore: (rounds: number, set: number) =>
      rounds === set + 1
        ? `the whole line, ${set}-${set} to 0-0`
        : rounds === 1
          ? `one stop, ${set}-${set}`
          : `${set}-${set} to ${set + 1 - rounds}-${set + 1 - rounds}`,
    computersWrong: (seats: number) =>
      `At a table of ${seats} there is room for 0 to ${seats - 1} computer players: one seat is yours.`,
    summary: (set: number, hand: number) => `${capital(setName(set))} set, ${count(hand, 'tile')} in each hand.`,
    less: (what: string) => `${what}: one less`,
    more: (what: string) => `${what}: one more`,
    set: 'Set the table',
    start: 'Deal the tiles',
    busy: 'Laying the tracks',
  },

  waiting: {
    boarding: 'Boarding',
    taken: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
    seat: (seat: number) => `Seat ${seat + 1}`,
    open: 'open seat',
    you: 'you',
    computer: 'computer',
    host: 'host',
    share: 'Send this link',
    shareMore: 'Whoever has it may sit down. No account needed.',
    link: 'Link to this table',
    copy: 'Copy the link',
    copied: 'Copied. Now send it to somebody.',
    notCopied: 'The link is marked: copy it from there.',
    send: 'Share…',
    invite: (table: string) => `Sit down with me at “${table}”: Mexican Train by post, no hurry at all.`,
    qr: 'The same link as a code for a telephone camera',
    start: 'Start the game',
    startComputers: (open: number) => `Start with ${count(open, 'computer player')}`,
    startWithout: (taken: number) => `Start with ${count(taken, 'seat')} only`,
    alone: 'Two make a game: wait for somebody, or let the computer sit down.',
    waitHost: 'Waiting for the host to start',
    starting: 'Whistle, flag, doors',
    leave: 'Leave the table',
    leaveSure: 'Leave for good? Your seat will be free for somebody else.',
    leaveYes: 'Yes, I get off',
    leaveNo: 'Stay',
    leaving: 'Mind the step',
    left: (table: string) => `You have left “${table}”.`,
    full: 'Every seat is taken.',
    details: (preset: string, set: number, rounds: number) =>
      `${presetName(preset)} rules, ${setName(set)}, ${count(rounds, 'round')}`,
  },

  join: {
    title: 'You are invited',
    by: (host: string, table: string) => `${host} keeps a seat for you at “${table}”.`,
    who: 'On board so far',
    free: (free: number) =>
      free === 0
        ? 'No seat is free.'
        : free === 1
          ? 'One seat is free.'
          : `${capital(numberWord(free))} seats are free.`,
    take: 'Take a seat',
    busy: 'Finding your seat',
    go: 'Go to the table',
    member: 'You sit at this table already.',
    departed: 'This train has left: the game has begun without you.',
    full: 'Every seat is taken. Ask for a larger table next time.',
    own: 'Set a table of your own',
    notFound: 'This invitation leads nowhere',
    notFoundMore: 'Perhaps a letter got lost on the way. Ask for the link once more.',
  },

  table: {
    movedOn: 'The table moved on while your move was under way. Look again.',
    failing: 'The signal box does not answer. Your move is safe here.',
    signedOut: 'This browser has lost its ticket, so the move could not be sent.',
    tryAgain: 'Try again',
    letGo: 'Take it back',
    signIn: 'To the ticket office',
    signedOutTitle: 'Tickets, please',
    signedOutMore: 'This browser has no ticket for this table. If somebody sent you a link to it, open that once more.',
    missing: 'No such table',
    missingMore: 'It may have been cleared away, or it is not yours to look at.',
    failed: 'The table could not be fetched',
    roundOver: (out: Called | null, round: number) =>
      out === null
        ? `Round ${round} is blocked: nobody could play.`
        : `${subject(out, ['went', 'went'])} out. Round ${round} is over.`,
    scores: 'Score sheet',
    gameOver: (winners: readonly Called[]) => `The train has arrived: ${winnersSentence(winners)}`,
    close: 'Close',
  },

  scores: {
    title: 'Score',
    after: (rounds: number) => `After round ${rounds}`,
    during: (round: number) => `Round ${round}`,
    notYet: 'Not yet under way',
    final: 'Final score',
    subtitle: (table: string, rounds: number) => `${table}, ${count(rounds, 'round')}`,
    back: 'Table',
    next: 'next',
    now: 'now',
    engine: 'Engine',
    you: 'You',
    total: 'Total',
    place: 'Place',
    isPlayed: 'on the line at this moment',
    isNext: 'next stop',
    wentOut: 'went out',
    blocked: 'blocked',
    toTable: 'Back to the table',
    again: 'Set another table',
    tables: 'Your tables',
    nobody: 'Nobody has a single pip yet. It will not last.',
    standing: (leaders: readonly Called[], best: number, you: { place: number; behind: number } | null) =>
      standing(leaders, best, you),
    legend: (blocked: readonly number[], anyOut: boolean) => ({
      out: anyOut ? 'went out.' : null,
      blocked:
        blocked.length === 0
          ? null
          : `${blocked.length === 1 ? 'Round' : 'Rounds'} ${listed(blocked.map(String))} ${blocked.length === 1 ? 'was' : 'were'} blocked: nobody could play.`,
      rule: 'Fewest pips win.',
    }),
    caption: 'Pips by round and seat',
    won: (winners: readonly Called[]) => winnersSentence(winners),
    wonMore: (best: number, you: { place: number; of: number } | null) =>
      you === null || you.place === 1
        ? `${count(best, 'pip')} in all.`
        : `${count(best, 'pip')} in all. You came in ${ordinalWord(you.place)} of ${you.of}.`,
  },

  account: {
    title: 'Your ticket',
    name: 'Your name',
    change: 'Change the name',
    save: 'Save',
    saving: 'Writing it down',
    saved: (name: string) => `From now on you are ${name}.`,
    guest: 'You travel as a guest: this browser keeps your ticket. If you clear its cookies, your seats are gone.',
    back: 'Back to your tables',
    light: 'Light',
    tiles: 'Tiles show',
    faces: { pips: 'Pips', figures: 'Figures' },
    themes: { auto: 'As the device', day: 'Day', night: 'Night' },
  },

  missing: {
    title: 'No such platform',
    more: 'The page you look for does not run on this line.',
    home: 'To your tables',
  },
  crash: {
    title: 'Signal failure',
    more: 'Something broke on this page. Nothing is lost: your tables are kept elsewhere.',
    reload: 'Load the page again',
    home: 'To your tables',
  },

  problem: {
    unreachable: 'There is no connection at the moment. Nothing is lost; try again.',
    unknown: 'Something went wrong here. Try again.',
    again: 'Try again',
  },
};

/** What the form says of a preset; of one nobody has found words for yet, what its own rules say. */
export function presetWords(preset: PresetName): PresetWords {
  return PRESET_WORDS[preset] ?? { name: capital(preset), flavour: PRESETS[preset].flavour, tag: '' };
}

function presetName(preset: string): string {
  return PRESET_WORDS[preset]?.name ?? capital(preset);
}

function winnersSentence(winners: readonly Called[]): string {
  const [only] = winners;
  if (only === undefined) return 'Nobody wins.';
  if (winners.length === 1) return `${subject(only, ['win', 'wins'])}.`;
  return `${listed(winners.map((one) => (one.isYou ? 'You' : one.name)))} win together.`;
}

function standing(leaders: readonly Called[], best: number, you: { place: number; behind: number } | null): string {
  const names = listed(leaders.map((one) => (one.isYou ? 'You' : one.name)));
  const [only] = leaders;
  const lead = leaders.length === 1 && only !== undefined ? subject(only, ['lead', 'leads']) : `${names} lead together`;
  const first = `${lead} with ${best}.`;
  return you === null || you.place === 1 ? first : `${first} You are ${ordinalWord(you.place)}, ${you.behind} behind.`;
}

/** What the page says of a trouble with sending. */
export const troubleText: { readonly [T in Trouble]: string } = {
  movedOn: lobby.table.movedOn,
  failing: lobby.table.failing,
  signedOut: lobby.table.signedOut,
};
