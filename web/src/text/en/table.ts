import type { Pips } from '@slow-train/rules';
import { capital, count, deadlineTime, does, everyones, numberWord, type Who } from '@slow-train/words/en';

const either = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

/** Every word of the board. In some of them `*this*` is set strong. */
export const text = {
  topBar: {
    yourTurn: 'Your turn',
    isOn: (name: string) => `${name}’s turn`,
    building: 'Everyone builds',
    roundOver: 'Round over',
    finished: 'Game over',
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    boneyard: (tiles: number) => `Boneyard ${tiles}`,
    boneyardSpoken: (tiles: number) =>
      tiles === 0 ? 'The boneyard is empty' : `${count(tiles, 'tile')} in the boneyard`,
    engine: (name: string) => `The engine is ${name}`,
  },

  status: {
    offline: 'No connection. What you see may be out of date.',
    waitingToSend: 'No connection. Your move is kept.',
    fits: (tile: string, trains: number, isTouch: boolean) =>
      trains === 1
        ? `*${tile}* fits one train.`
        : `*${tile}* fits ${numberWord(trains)} trains. ${isTouch ? 'Tap one.' : 'Choose one.'}`,
    fitsNone: (tile: string) => `*${tile}* fits no train now.`,
    noFollow: (tile: string, end: Pips) => `*${tile}* does not follow: your train ends in ${end}.`,
    notNow: (tile: string) => `*${tile}*: it is not your turn yet.`,
    oneMore: (double: string, train: string) => `Play one more tile: *${double}* on ${train} is open.`,
    again: 'Play one more tile: you played a double.',
    coverYours: (double: string, train: string) => `Cover *${double}* on ${train}.`,
    coverDraw: (double: string, train: string, boneyard: number) =>
      `${boneyard === 0 ? 'Pass' : 'Draw one'}: *${double}* on ${train} is open and no tile fits.`,
    coverOnly: (double: string, train: string) => `Now cover your *${double}* on ${train}.`,
    cover: (who: Who, double: string, train: string) => `${does(who, 'have', 'has')} to cover *${double}* on ${train}.`,
    drew: (tile: string) => `You drew *${tile}*. It can be played.`,
    drewMay: (tile: string) => `You drew *${tile}*. Play it, or keep it.`,
    build: (end: Pips) => `Build your train: pick tiles, first a ${end}.`,
    built: (tiles: number, end: Pips) => `*${count(tiles, 'tile')}*, then ends in ${end}.`,
    mustDraw: 'Draw one: no tile fits.',
    mustPass: (boneyard: number) =>
      boneyard === 0
        ? 'Pass: no tile fits, and the boneyard is empty.'
        : 'Pass: no tile fits. Your train opens to all.',
    lastTile: (who: Who) => `${does(who, 'have', 'has')} 1 tile left.`,
    caught: (who: Who) => `${does(who, 'have', 'has')} 1 tile left and did not tap.`,
    tapLate: 'Tap for your last tile, before somebody catches you.',
    sent: 'Your train is sent. It stays hidden until everyone has built.',
    out: (who: Who) => `${who.name} went out. The round is over.`,
    stillBuilds: (who: Who) => `${who.name} went out. The others still take their first turn.`,
    blocked: 'Nobody can play. The round is over.',
    gameOver: 'The last round is over.',
    choose: 'Your turn. There is no hurry.',
    nobodyHurries: (name: string) => `${name}’s turn. There is no hurry.`,
    why: 'Why not?',
    whyOthers: 'Why not others?',
    hint: 'Hint',
    unhint: 'Never mind',
    showBuild: 'Show me the build',
    close: 'Close',
    all: 'Show all of it',
    further: (notices: number) => count(notices, 'more notice'),
    more: (notices: number) => `+${notices}`,
    label: 'Notices',
  },

  row: {
    /** The unit of the pips so far, after the figure. */
    pips: (pips: number) => (pips === 1 ? 'pip' : 'pips'),
    /** Tiles in the owner’s hand, not those of the train. */
    inHand: (tiles: number) => `${tiles} in hand`,
    oneLeft: '1 tile left',
    out: 'out',
    open: 'open to all',
    doubleOpen: (double: string) => `${double} open`,
    ends: (end: Pips) => `then ends in ${end}`,
    endsLabel: (end: Pips) => `then ends in *${end}*`,
    endsIn: (end: Pips) => `ends in ${end}`,
    branch: (letters: string) => `branch ${letters}`,
    under: (double: string) => `on ${double}`,
    branches: (branches: number) => `+${count(branches, 'branch', 'branches')}`,
    noTile: 'no tile yet',
    starts: (end: Pips) => `starts with ${end}`,
    ended: 'end of the line',
    on: 'to play',
    sent: 'has built',
    owesTap: 'did not tap',
    partner: 'partner',
    fold: 'Fold',
    more: (tiles: number) => `+${tiles}`,
    unfolded: (tiles: number, from: Pips, to: Pips) => `${count(tiles, 'tile')}, from ${from} to ${to}`,
  },

  /** Below the trains in sight. */
  below: {
    more: (trains: number, lit: number) => `${count(trains, 'more train')} below${lit === 0 ? '' : `, ${lit} lit`} ↓`,
    top: 'Back to the top ↑',
  },

  /** The whole of a row for a screen reader. */
  trainLabel: (train: {
    name: string;
    tiles: number;
    end: Pips;
    isPublic: boolean;
    open: string | null;
    left: number | null;
    total: number | null;
    isOn: boolean;
    isEnded: boolean;
  }) =>
    [
      capital(train.name),
      train.tiles === 0
        ? `no tile yet, starts with ${train.end}`
        : `${count(train.tiles, 'tile')}, ends in ${train.end}`,
      ...(train.open === null ? [] : [`${train.open} is open and has to be covered`]),
      ...(train.isPublic ? ['open to all'] : []),
      ...(train.isEnded ? ['end of the line'] : []),
      ...(train.left === null ? [] : [`${count(train.left, 'tile')} in hand`]),
      ...(train.total === null ? [] : [`${count(train.total, 'pip')} so far`]),
      ...(train.isOn ? ['to play'] : []),
    ].join(', '),
  playLabel: (tile: string, train: string, end: Pips) => `Play ${tile} on ${train}, which then ends in ${end}`,
  trainTiles: (tiles: readonly string[]) => (tiles.length === 0 ? 'No tile yet' : tiles.join(', ')),
  trains: 'Trains',

  hand: {
    title: 'Your hand',
    summary: (tiles: number, pips: number) => `Your hand: ${count(tiles, 'tile')}, ${count(pips, 'pip')}`,
    label: (tile: string, is: { isNew: boolean; isPlayable: boolean; isSelected: boolean; laid: number | null }) =>
      [
        tile,
        ...(is.isNew ? ['new'] : []),
        ...(is.laid === null ? [] : [`laid, number ${is.laid} of your build`]),
        ...(is.isSelected ? ['picked up'] : []),
        ...(is.isPlayable ? ['can be played'] : []),
      ].join(', '),
    fresh: 'new',
    arrange: 'Arrange',
    /** One tap: as it was sorted last. */
    sort: 'Sort',
    scrolls: (tiles: number, isTouch: boolean) => `${count(tiles, 'tile')}: ${isTouch ? 'swipe' : 'scroll'} for more`,
    keys: 'Arrow keys choose, Enter plays, Esc puts back, H gives a hint',
    keysBuild: 'Enter lays a tile, Backspace takes one back, H gives a hint',
    keysWait: 'Drag the tiles as you like: your order is kept',
    moved: (tile: string, place: number, of: number) => `${tile} is now number ${place} of ${of}.`,
    none: 'You are watching: you have no hand at this table.',
    empty: 'Your hand is empty.',
  },

  build: {
    /** If the search gave up before it knew that nothing is longer. */
    undo: 'Undo last',
    clear: 'Clear',
    title: 'Your build',
    takeBack: (tile: string) => `Take back ${tile} and what follows`,
  },

  main: {
    draw: 'Draw',
    pass: 'Pass',
    pick: 'Pick a tile to play',
    pickBuild: 'Pick tiles to build',
    build: (tiles: number) => `Build ${count(tiles, 'tile')}`,
    waiting: (name: string) => `Waiting for ${name}`,
    waitingAll: 'Waiting for the others',
    play: (tile: string, train: string) => `Play ${tile} on ${train}`,
    choose: (trains: readonly string[], isTouch: boolean) =>
      trains.length > 2
        ? `${isTouch ? 'Tap' : 'Choose'} a lit train`
        : `${isTouch ? 'Tap' : 'Choose'} ${either(trains)}`,
    putBack: (tile: string) => `Put ${tile} back`,
    sending: 'Sending…',
    offline: 'No connection: sent once it is back',
    scores: 'See the scores',
    looking: (name: string) => `${name}’s turn`,
    next: (table: string) => `Next: ${table}`,
    nextMore: (by: number | null, now: number, others: number) =>
      [
        'your turn',
        ...(by === null ? [] : [deadlineTime(by, now)]),
        ...(others === 0 ? [] : [`${numberWord(others)} more after it`]),
      ].join(', '),
  },

  side: {
    tap: 'Tap: last tile',
    tapWith: 'Tap as well',
    catch: (name: string) => `Catch ${name}`,
    draw: 'Draw instead',
    keep: 'Keep it',
    label: 'More you can do',
  },

  why: {
    title: (tile: string) => `Why not ${tile}?`,
    others: 'Why not the other trains?',
    back: 'Back to the hand',
    allTrains: 'All trains',
    thisTrain: 'this train',
    next: 'Next tile',
  },

  menu: {
    title: 'Menu',
    open: 'Menu',
    close: 'Back to the table',
    settings: 'Settings',
    back: '← Menu',
    thisTable: 'This table',
    thisDevice: 'This device',
    forced: 'When there is only one move',
    forcedYes: 'Play it for me',
    forcedNo: 'Wait for me',
    forcedBusy: 'Saving…',
    tiles: 'Tiles show',
    pips: 'Pips',
    numerals: 'Figures',
    hints: 'Level of hints',
    size: 'Size of tiles on this device',
    fit: 'As large as fit',
    larger: 'Larger: the table scrolls',
    light: 'Display',
    auto: 'As the device',
    day: 'Day',
    night: 'Night',
    scores: 'Scores',
    tables: 'Your tables',
    log: 'Log',
    talk: 'Talk',
    unread: (many: number) => `${many} new ${many === 1 ? 'message' : 'messages'}`,
    seats: 'Seats',
    side: 'About this table',
  },

  arrange: {
    title: 'Arrange your hand',
    hint: 'Drag a tile where you want it, or move it with Alt and the arrow keys.',
    hintTouch: 'Drag a tile where you want it.',
    suit: 'By suit',
    suitMore: 'Twelves, then elevens, and so on',
    train: 'By longest train',
    trainMore: (end: Pips) => `What can follow a ${end}, in order; then the rest`,
    pips: 'By weight',
    pipsMore: 'Heaviest first: the tiles to get rid of',
    close: 'Leave it as it is',
  },

  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    unread: 'New',
    before: 'Before the first round',
    round: (round: number) => `Round ${round}`,
    roundOn: (round: number, day: string) => `Round ${round}, ${day}`,
    /** The target of a line, for a screen reader. */
    show: 'Show it on the board',
  },

  seats: {
    here: 'here now',
    title: 'Seats',
    tiles: (tiles: number) => count(tiles, 'tile'),
    total: (pips: number) => count(pips, 'pip'),
    you: 'you',
    caption: 'Seats, tiles in hand and pips so far',
    name: 'Seat',
    hand: 'Hand',
    sum: 'Pips',
  },

  /** For a screen reader. */
  yourTurn: 'Your turn.',
};

/** Hints. `*this*` is strong. */
export const hintText = {
  play: (tile: string, train: string, because: string) => `Try *${tile}* on ${train}: ${because}.`,
  build: (tiles: number, because: string) => `Try *${count(tiles, 'tile')}*: ${because}.`,
  promise: (tiles: number) => `You can lay a train of *${count(tiles, 'tile')}*.`,
  thinking: 'Thinking…',
  leaves: 'A tile fits, but this level would leave it.',
  tap: 'Tap as well.',
  draw: 'No tile fits: draw one.',
  pass: 'No tile fits: pass.',
  because: {
    goesOut: 'you go out with it',
    longest: 'your longest train',
    longestFound: 'the longest train found',
    longestKeeping: (double: string) => `your longest train. *${double}* stays in hand: nothing could cover it`,
    covers: (double: string) => `it covers *${double}*`,
    onlyPlay: 'nothing else can be played',
    habit: 'so this level builds',
    nearlyOut: (name: string, pips: number) => `${name} has one tile left, and it gets rid of ${count(pips, 'pip')}`,
    runsOut: (number: number, tiles: number) =>
      tiles === 0 ? `no other ${number} is to come` : `*${number}s* are running out, only ${tiles} to come`,
    canCover: (by: string) => `you can cover it with *${by}*`,
    startsTrain: (tiles: number) => `it starts your longest train of ${tiles}`,
    keepsTrain: (tiles: number) => `it keeps your longest train of ${tiles}`,
    goesOn: (tiles: number) => `${count(tiles, 'more tile')} can follow it`,
    lightens: (pips: number) => `it gets rid of ${count(pips, 'pip')}`,
  },
};

/** Links to rules. */
export const ruleLinkText = {
  name: (section: number, title: string) => `Rule ${section}: ${title}`,
  short: (section: number) => `Rule ${section}`,
  newTab: (words: string) => `${words} (opens in a new tab)`,
};

/** The notepad. */
export const playerStateText = {
  notes: 'Notes',
  notesHint: 'Only you can read this, on any of your devices.',
  placeholder: 'Who has drawn for nines? What did you mean to do next?',
  saved: 'Saved.',
  saving: 'Saving…',
  tooLong: (most: number) =>
    `Your notes from two devices are too long together. Shorten them to ${most} characters. Until then they are kept only here.`,
  unsaved: 'Can’t reach Slow Train. Your notes are kept here and saved later.',
} as const;

/** The game page's words around the board. */
export const gameText = {
  movedOn: 'The table changed before your move arrived. Nothing was played. Look again.',
  failing: 'Can’t reach Slow Train. Your move is kept.',
  signedOut: 'This browser is signed out. Your move was not sent.',
  tryAgain: 'Try again',
  letGo: 'Take it back',
  signIn: 'Sign in',
  signedOutTitle: 'Sign in first',
  signedOutMore: 'This browser is not signed in. Sign in, or open the invitation link again.',
  signedOutBegun:
    'This browser is no longer signed in. Your seat is kept: sign in with your address or a passkey. Still signed in elsewhere? There, “Sign in another device” brings you here.',
  missing: 'Table not found',
  missingMore: 'It was deleted, or you have no seat there.',
  passedOn: 'No seat is kept for you any more',
  passedOnMore: 'Somebody else was asked, or the game has begun. Your other tables are on the first page.',
  failed: 'The table could not be loaded',
};

/** Ending a game against computers. */
export const endGameText = {
  end: 'End this game',
  ending: 'Ending…',
  ended: 'You ended this game',
  endedMore: 'It has no result.',
  undo: 'Undo',
  undoing: 'Bringing it back…',
  undoMore: 'Changed your mind? For a minute you can go on as if nothing had happened.',
};

/** The button of the sheet of votes. */
export const askTableText = 'Ask the table…';

/** The button of the notifications sheet, in a file of its own so that the board does not load the sheet's words. */
export const notifyButtonText = 'Tell me when it’s my turn';

/** Words about the events while the player was away. */
export const recapText = {
  moment: 'The table as it was',
  /** `isMore`: the log at hand does not reach back far enough. */
  title: (things: number, isMore: boolean) =>
    `While you were away: ${isMore ? 'more than ' : ''}${count(things, 'move')}`,
  list: 'What happened, oldest first',
  now: 'Now',
  /** More moves than anybody reads: a line for each round. */
  round: ({ round, moves, isOver, out }: { round: number; moves: number; isOver: boolean; out: Who | null }) => {
    const many = `*Round ${round}*: ${count(moves, 'move')}`;
    if (!isOver) return `${many} so far.`;
    return out === null ? `${many}, then nobody could play.` : `${many}, then ${does(out, 'went', 'went')} out.`;
  },
  show: 'Show them on the board',
  toYourTurn: 'To your turn',
  again: 'While I was away',

  replay: 'While you were away',
  goOn: 'Go on',
  reading: 'Loading the moves…',
  failed: 'The moves could not be loaded.',
  tryAgain: 'Try again',
  nothing: 'Nothing to show: this is the board now.',
  asYouLeft: 'This is how you left it.',
  skipped: (earlier: number) => `${count(earlier, 'earlier move')} left out.`,
  skipToNow: 'Skip to now',
  toTable: 'Back to the table',
  position: (step: number, of: number, endsNow: boolean) =>
    endsNow && step === of ? `${step} of ${of}: now` : `${step} of ${of}`,
  player: 'Player',
  keys: 'Arrow keys step, Space plays, Esc skips.',
};

/** The most tiles a sentence names; the rest is counted. */
const MOST_NAMED = 6;

const some = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`;

/** Words about planning ahead. `*this*` is strong. */
export const planText = {
  open: 'Plan ahead',
  change: 'Change',
  takeBack: 'Take back',
  takingBack: 'Taking back…',
  label: 'Your plan',

  /** The line above the hand. */
  laid: (next: string, turns: number) => `*Your plan:* ${next}, ${count(turns, 'turn')}`,
  next: {
    train: (tile: string) => `${tile} next`,
    play: (tile: string, train: string) => `${tile} on ${train}`,
    cover: (tile: string) => `${tile} on an open double`,
    advice: 'as the computer player advises',
    wait: 'only forced moves',
  },

  title: 'Plan ahead',
  close: 'Back to the table',
  secret: 'Only you see it. You can take it back until it plays.',
  yourTurn: 'It is your turn: this plan plays at once.',
  meanwhile: 'Meanwhile:',
  lay: 'Save this plan',
  layAgain: 'Save the changed plan',
  laying: 'Saving…',

  parts: 'Parts of the plan',
  part: {
    train: (tiles: number) => `Your train${tiles > 0 ? ` (${tiles})` : ''}`,
    cover: (tiles: number) => `Doubles${tiles > 0 ? ` (${tiles})` : ''}`,
    plays: (plays: number) => `Single plays${plays > 0 ? ` (${plays})` : ''}`,
  },
  hand: 'Your tiles',
  tile: (tile: string, is: { place: number | null; isFit: boolean; isPicked: boolean }) =>
    [
      tile,
      ...(is.place === null ? [] : [`number ${is.place}`]),
      ...(is.isPicked ? ['picked up'] : []),
      ...(is.isFit ? ['fits'] : []),
    ].join(', '),

  train: {
    starts: (end: Pips) => `Your train ends in *${end}*. Tap what follows.`,
    ends: (end: Pips) => `With these it ends in *${end}*.`,
    list: 'Your train as you plan it',
    undo: 'Undo last',
    longest: (tiles: number, isProved: boolean) => `${isProved ? 'Longest' : 'A long'} train (${tiles})`,
  },
  cover: {
    how: 'The first of these that fits covers a double.',
  },
  plays: {
    how: 'Pick a tile, then a train. The first of these that the rules allow is played.',
    to: (tile: string) => `Put *${tile}* on:`,
    trains: (tile: string) => `Trains for ${tile}`,
    put: (tile: string, train: string, end: Pips) => `Put ${tile} on ${train}, which ends in ${end}`,
    fits: 'fits now',
    list: 'Single plays, first choice first',
    line: (tile: string, train: string) => `*${tile}* on ${train}`,
    sooner: 'Sooner',
    soonerSpoken: (tile: string, train: string) => `${tile} on ${train}: sooner`,
    remove: 'Remove',
    removeSpoken: (tile: string, train: string) => `${tile} on ${train}: remove`,
  },

  otherwise: 'When nothing fits',
  wait: 'Wait for me',
  advice: 'Computer’s advice',
  stops: 'Stop when',
  stop: {
    doubleOpens: 'a double opens',
    trainOpens: 'a train opens',
    oneTile: 'somebody has 1 tile left',
    roundEnds: 'the round ends',
  },
  turns: 'For how many turns',
  turnsMore: (most: number) => `Up to ${most} of your turns`,

  summary: {
    title: 'What will happen',
    turns: (turns: number) => (turns === 1 ? 'In your next turn:' : `In your next ${turns} turns:`),
    cover: (tiles: readonly string[]) => `covers a double with ${tiles.join(', else ')}`,
    train: (tiles: readonly string[]) => `lays ${some(tiles)} on your train, as far as it goes`,
    plays: (plays: readonly string[]) => `plays ${some(plays)}, whichever is legal first`,
    play: (tile: string, train: string) => `${tile} on ${train}`,
    wait: 'waits for you',
    advice: 'does what the computer player advises',
    forced: 'Forced moves are made in any case.',
    stops: (when: readonly string[]) => `Stops when ${when.join(' or ')}.`,
  },
};

/** Dealing, at the table; the sheets about a deal have words of their own (fairness.ts). */
export const dealingText = {
  shuffling: 'Shuffling',
  waiting: (missing: readonly Who[], minutes: number) => {
    const most = `at most ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`;
    if (missing.length === 0) return 'the next round is dealt in a moment.';
    if (missing.every(({ isYou }) => isYou)) return 'your part is on its way: keep this page open for a moment.';
    const phones = missing.length === 1 ? 'phone' : 'phones';
    const todo = missing.some(({ isYou }) => isYou) ? 'Keep this page open for a moment.' : 'You can close this page.';
    return `waiting for ${everyones(missing)} ${phones}, ${most}. ${todo}`;
  },
  anew: 'Somebody left the full table: the first deal is prepared again.',
  changed: (round: number) =>
    `The deal of round ${round} was changed after it was fixed. That must not happen: see the score sheet.`,
  brokenDeal: (round: number) => `The deal of round ${round} was not made as promised. The score sheet says why.`,

  without: (who: readonly Who[]) => `Deal without ${everyones(who)} part`,
  standing: {
    broken: 'Deal is wrong ✗',
    missing: 'Deal not shown',
    unchecked: 'Deal not checked yet',
    fits: 'Deal repeats ✓',
    proved: 'Deal proved ✓',
  },
};
