import type { Pips } from '@slow-train/rules';
import { capital, count, departureTime, does, numberWord, type Who } from '@slow-train/words/en';

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
    oneMore: (double: string, train: string) => `*${double}* on ${train} is open. Play one more tile.`,
    again: 'You played a double. Play one more tile.',
    coverYours: (double: string, train: string) => `Cover *${double}* on ${train}.`,
    coverDraw: (double: string, train: string, boneyard: number) =>
      `*${double}* on ${train} is open and no tile fits. ${boneyard === 0 ? 'Pass.' : 'Draw one.'}`,
    coverOnly: (double: string, train: string) => `Now cover your *${double}* on ${train}.`,
    cover: (who: Who, double: string, train: string) => `${does(who, 'have', 'has')} to cover *${double}* on ${train}.`,
    drew: (tile: string) => `You drew *${tile}*. It can be played.`,
    drewMay: (tile: string) => `You drew *${tile}*. Play it, or keep it.`,
    build: (end: Pips) => `Build your train: pick tiles, first a ${end}.`,
    built: (tiles: number, end: Pips) => `*${count(tiles, 'tile')}*, then ends in ${end}.`,
    mustDraw: 'No tile fits. Draw one.',
    mustPass: (boneyard: number) =>
      boneyard === 0 ? 'No tile fits, and the boneyard is empty.' : 'No tile fits. Your train opens to all.',
    lastTile: (who: Who) => `${does(who, 'have', 'has')} 1 tile left.`,
    caught: (who: Who) => `${does(who, 'have', 'has')} 1 tile left and did not tap.`,
    tapLate: 'You have not tapped for your last tile. Tap before somebody catches you.',
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
    longestOf: (tiles: number) => `Lay longest (${tiles})`,
    /** If the search gave up before it knew that nothing is longer. */
    longOf: (tiles: number) => `Lay a long one (${tiles})`,
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
        ...(by === null ? [] : [departureTime(by, now)]),
        ...(others === 0 ? [] : [`${numberWord(others)} more after it`]),
      ].join(', '),
  },

  side: {
    tap: 'Tap: last tile',
    tapWith: 'Tap as well',
    catch: (name: string) => `Catch ${name}`,
    draw: 'Draw instead',
    pass: 'Pass',
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
