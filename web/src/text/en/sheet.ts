import type { OptionName, Options, PresetName } from '@slow-train/rules';
import { dateFormat } from '@slow-train/words/dates';
import { count, listed, ordinalWord, presetName, setName } from '@slow-train/words/en';

/** An option as a sentence with a gap, and each of its values as the words in the gap. */
export interface SheetWords<K extends OptionName> {
  /** The sentence, with `{}` for the value. */
  readonly line: string;
  readonly values: { readonly [V in Extract<Options[K], string | number>]?: string };
  /** The words for any other number. */
  readonly other?: (number: number) => string;
}

const points = (number: number): string => count(number, 'point');

/** Every option as clubs write it (docs/rules.md sections 8 and 22). */
export const SHEET_WORDS: { readonly [K in OptionName]: SheetWords<K> } = {
  sets: { line: 'We play with {}.', values: { 1: 'one set', 2: 'two sets, mixed' } },
  handSize: { line: 'Each takes {}.', values: {}, other: (tiles) => count(tiles, 'tile') },
  engines: {
    line: 'The rounds have {}.',
    values: { all: 'every double as engine', even: 'even doubles as engines', odd: 'odd doubles as engines' },
  },
  firstEngine: {
    line: 'The first engine is {}.',
    values: { highest: 'the highest double' },
    other: (number) => `${number}‑${number}`,
  },
  target: {
    line: 'The game ends {}.',
    values: { 0: 'with the last round' },
    other: (number) => `when somebody has ${points(number)}`,
  },
  opening: {
    line: 'The engine is {}.',
    values: {
      aside: 'laid before the deal',
      holder: 'laid by whoever holds it',
      highest: 'the highest double in any hand',
      turns: 'drawn for in turns',
      first: 'the first double, seat by seat',
    },
  },
  starter: {
    line: '{} starts.',
    values: {
      engine: 'Whoever laid the engine',
      random: 'Somebody by chance',
      highTile: 'Whoever draws highest',
      left: 'The seat left of the engine’s',
    },
  },
  engineDraw: {
    line: 'If nobody holds it, we draw {}.',
    values: { together: 'all together', inTurn: 'one at a time' },
  },
  firstTurn: {
    line: 'On the first turn you {}.',
    values: { single: 'lay one tile', build: 'build a train', phase: 'build, before anybody plays' },
  },
  simultaneousBuild: {
    line: 'We build {}.',
    values: { no: 'one after the other', yes: 'all at the same time' },
  },
  buildEndsInDouble: {
    line: 'A first train {} with a double.',
    values: { yes: 'may end', no: 'may not end' },
  },
  lateBuild: {
    line: 'A train that starts late begins with {}.',
    values: { no: 'one tile', yes: 'as many tiles as fit' },
  },
  ownTrainFirst: {
    line: 'Until your own train has started you play {}.',
    values: {
      no: 'anywhere',
      others: 'there or on the Mexican train',
      all: 'only there, but cover doubles',
      strict: 'only there',
    },
  },
  publicTrains: {
    line: 'Others may play on your train {}.',
    values: { marked: 'while your signal is up', start: 'until you play on it', all: 'at any time', none: 'never' },
  },
  startOthers: {
    line: 'The first tile of an open train {}.',
    values: { yes: 'may come from anyone', no: 'comes from its owner' },
  },
  mexicanTrains: {
    line: 'We have {}.',
    values: { 0: 'no Mexican train', 1: 'one Mexican train' },
    other: (trains) => `up to ${trains} Mexican trains`,
  },
  mexicanOnFirstTurn: {
    line: 'On your first turn you {} a Mexican train.',
    values: { yes: 'may start', no: 'may not start' },
  },
  mexicanFrom: {
    line: 'You may start it from your {} turn on.',
    values: {},
    other: ordinalWord,
  },
  mexicanStart: {
    line: 'It may be started {}.',
    values: {
      any: 'by anyone',
      own: 'by those whose train has started',
      allTurns: 'when all have had a turn',
      allTrains: 'when all trains have started',
    },
  },
  mexicanTile: {
    line: 'It starts with {}.',
    values: { engine: 'the engine’s number', double: 'any double' },
  },
  mustPlay: { line: 'If you can play, you {}.', values: { yes: 'must', no: 'may draw instead' } },
  draw: {
    line: 'If not, you draw {}.',
    values: { one: 'one tile', two: 'two tiles', until: 'until one fits' },
  },
  drawCap: {
    line: 'That is {} a turn.',
    values: { 0: 'as many tiles as it takes' },
    other: (tiles) => `at most ${count(tiles, 'tile')}`,
  },
  drawnTile: {
    line: 'If it fits, you {} at once.',
    values: { must: 'must play it', may: 'may play it' },
  },
  markOn: {
    line: 'Your signal goes up {}.',
    values: { fail: 'when you played nothing', draw: 'as soon as you draw' },
  },
  emptyPassMarks: {
    line: 'With nothing left to draw, it {}.',
    values: { yes: 'goes up too', no: 'stays down' },
  },
  liftedBy: {
    line: 'It comes down when {}.',
    values: { owner: 'you play on your train', anyone: 'anyone plays on your train', play: 'you play anywhere' },
  },
  publicOwnerOnlyOwn: {
    line: 'While it is up, you play {}.',
    values: { no: 'wherever you could before', yes: 'on your own train only' },
  },
  doubles: {
    line: 'After a double you {}.',
    values: {
      chain: 'go on and on',
      pair: 'play one more tile',
      cap: 'cover it at once',
      last: 'may lay more, and cover the last',
      plain: 'are done',
    },
  },
  uncappedMarks: {
    line: 'If you cannot, {} opens.',
    values: { none: 'no train', own: 'your own train', bearer: 'the train with the double' },
  },
  foot: {
    line: 'A double takes {}.',
    values: { none: 'one tile', may: 'up to three tiles', must: 'three tiles before any other play' },
  },
  openBinds: {
    line: 'An open double comes first for {}.',
    values: {
      all: 'everyone',
      eligible: 'those who may play there',
      player: 'the player who laid it',
      none: 'nobody',
    },
  },
  coverOrder: {
    line: 'Of several, {} is covered first.',
    values: { latest: 'the last one', earliest: 'the first one' },
  },
  deadDouble: {
    line: 'A double nobody can cover any more {}.',
    values: { release: 'counts as covered', stays: 'stays open' },
  },
  lastTile: {
    line: 'With 1 tile left you {}.',
    values: { none: 'say nothing', announced: 'are announced', penalty: 'tap, or are caught' },
  },
  tapPenalty: {
    line: 'Caught, you draw {}.',
    values: {},
    other: (tiles) => count(tiles, 'tile'),
  },
  goOutOnDouble: {
    line: 'A double as your last tile {}.',
    values: {
      yes: 'is fine',
      no: 'may not be played',
      cover: 'has to be covered',
      twice: 'makes the others count twice',
    },
  },
  scoring: {
    line: 'You count {}.',
    values: { pips: 'the pips you hold; fewest win', winner: 'all others’ pips when you go out; most win' },
  },
  doubleBlank: { line: '0‑0 counts {}.', values: { 0: 'nothing' }, other: String },
  blankEnd: { line: 'A blank end counts {}.', values: { 0: 'nothing' }, other: String },
  doublesScore: { line: 'A double in your hand counts {}.', values: { once: 'once', twice: 'twice' } },
  outBonus: { line: 'Going out is worth {}.', values: { 0: 'nothing more' }, other: points },
  blockedCap: {
    line: 'In a blocked round a hand counts {}.',
    values: { 0: 'in full' },
    other: (pips) => `at most ${pips}`,
  },
  tieBreak: {
    line: 'Equal totals {}.',
    values: { shared: 'share the win', zeros: 'go by rounds at zero' },
  },
  partners: { line: 'We play {}.', values: { no: 'each for ourselves', yes: 'in pairs, across the table' } },
  teamScore: {
    line: 'The partner of a player who went out counts {}.',
    values: { zero: 'nothing', partner: 'the tiles held' },
  },
};

/** The page on which a club's rules are set line by line. */
export const sheetText = {
  title: 'Your club’s rules',
  line: 'Go down your sheet and tap what differs',
  back: 'Back',
  differs: (preset: PresetName, places: number) =>
    places === 0 ? `Just as ${presetName(preset)}` : `Differs from ${presetName(preset)} in ${count(places, 'place')}`,
  marked: 'marked yellow',
  nearest: 'Our sheet is nearest to {}.',
  unsure: 'Not sure? Leave it.',
  stations: {
    players: 'Players and tiles',
    engine: 'Engine and rounds',
    first: 'First turn',
    mexican: 'Mexican train',
    doubles: 'Doubles',
    drawing: 'Drawing and signals',
    out: 'Going out',
    scoring: 'Scoring',
  },
  seats: 'We are {} at a table.',
  set: 'The tiles are a {} set.',
  setWords: (set: number) => setName(set),
  rounds: 'We play {}.',
  roundsWords: (rounds: number) => count(rounds, 'round'),
  list: (engines: readonly number[]) => `these engines: ${engines.map((one) => `${one}‑${one}`).join(', ')}`,
  more: 'Another number',
  close: 'Done',
  other: 'Our sheet says something else',
  otherMore: 'Then nobody plays it here yet. Choose the nearest words, and write your own rule on the printed page.',
  conflict: 'These two do not go together.',
  both: (one: string, other: string) => `“${one}” and “${other}”`,
  settle: 'One thing to settle',
  sentences: 'Your rules in twelve sentences',
  sentencesShort: '12 sentences',
  where: 'A tile goes where ends match.',
  code: 'Code of these rules',
  haveCode: 'Code from another group',
  open: 'Open',
  wrongCode: 'This code does not read. Compare it with the sheet, letter by letter.',
  linkLabel: 'Link to these rules',
  copy: 'Copy the link',
  copied: 'Copied. It opens this page with your rules.',
  notCopied: 'Could not copy. The link is selected: copy it from there.',
  send: 'Send to the club',
  invite: 'Mexican Train, as we play it.',
  blankSheet: 'Print a blank score sheet',
  keepScore: 'Keep score of real dominoes by these rules',
  print: 'Print one page',
  printed: 'Mexican Train',
  as: (name: string) => `as played at ${name}`,
  notes: 'Notes of the club',
  online: (address: string) => `To play by these rules: ${address}`,
  use: 'Use these rules',
  refusals: 'At the table each refusal names its sentence.',
  save: 'Save under a name',
  name: 'Name of your club or family',
  saved: (name: string) => `Saved as “${name}”. You find it under New game.`,
  saving: 'Saving…',
  catalogue: 'Start from a printed sheet',
  catalogueMore: 'Sheets that clubs, boxes and families have printed, as far as we could read them.',
  started: (name: string) => `Now as on the sheet of ${name}.`,
};

const day = dateFormat('en', { year: 'numeric', month: 'long', day: 'numeric' });

/** The score keeper for real dominoes. */
export const scoreKeeperText = {
  title: 'Keep score',
  line: 'For real dominoes on a real table',
  back: 'Back',
  day: (at: number) => day().format(at),
  again: {
    title: 'Same as last time?',
    who: (people: readonly string[], set: number, rounds: number) =>
      `${listed(people)}. Double-${set}, ${count(rounds, 'round')}.`,
    start: 'Start the sheet',
  },
  kept: {
    title: 'Your evenings',
    state: (played: number, rounds: number) => `round ${Math.min(played + 1, rounds)} of ${rounds}`,
    over: (winners: readonly string[]) => `${listed(winners)} won`,
    forget: 'Delete',
    forgetOf: (page: string) => `Delete ${page}`,
    deleted: 'Deleted.',
    restore: 'Undo',
  },
  make: {
    title: 'A new sheet',
    or: 'Or a new one',
    who: 'Who plays?',
    order: 'In the order you sit',
    name: 'A name',
    add: 'Add',
    remove: (name: string) => `Remove ${name}`,
    earlier: (name: string) => `Move ${name} one place forward`,
    double: 'Which is your highest double?',
    rounds: (engines: readonly number[]) => {
      const [first, last] = [engines[0] ?? 0, engines.at(-1) ?? 0];
      return engines.length === 1
        ? `One round, ${first}-${first}.`
        : `${count(engines.length, 'round')}, from ${first}-${first} to ${last}-${last}.`;
    },
    other: 'Other engines and how it counts',
    engines: 'Engines',
    engineKinds: { all: 'Every double', even: 'Even doubles', odd: 'Odd doubles', own: 'A list of your own' },
    list: 'The list, with commas',
    listHint: (set: number) => `Numbers from 0 to ${set}, one for each round.`,
    rules: {
      scoring: 'How it counts',
      doubleBlank: 'Double blank counts',
      blankEnd: 'Each blank end counts',
      doublesScore: 'Doubles',
      outBonus: 'Going out earns',
      sets: 'Tiles',
    },
    /** Where the number alone does not say it. */
    values: {
      scoring: { pips: 'Fewest pips win', winner: 'Going out scores the others’ pips' },
      doubleBlank: {},
      blankEnd: {},
      doublesScore: { once: 'count once', twice: 'count twice' },
      outBonus: {},
      sets: { 1: 'One set', 2: 'Two sets, mixed' },
    },
    target: 'Ends at a total of',
    targetHint: 'Leave it empty to play all rounds.',
    club: 'Type in your club’s sheet',
    called: 'Name of the evening',
    calledHint: 'If you like: “At the clubhouse”.',
    start: 'Start a new sheet',
    startMore: (people: number, rounds: number) => `${count(people, 'player')}, ${count(rounds, 'round')}`,
    faults: {
      few: 'Add at least two names.',
      many: (most: number) => `A sheet has room for ${most} people.`,
      twice: (name: string) => `${name} is on the sheet already. Add a letter to tell them apart.`,
      long: (most: number) => `A name has at most ${most} letters.`,
      engines: (set: number) => `Write the engines as numbers from 0 to ${set}, at most 40.`,
      target: 'A total is a number from 10 to 2,000.',
    },
  },
  missing: {
    title: 'No such evening here',
    more: 'This browser does not have it. Ask for its link, or start a new sheet.',
    start: 'Keep score',
  },
  private: 'No account. The sheet stays on this device, also without a connection.',
  blank: 'Print a blank sheet',
  home: 'Play by correspondence',
  notKept: 'This browser keeps nothing. Share the sheet before you close the page.',
  round: (round: number) => `Round ${round}`,
  engine: 'Engine',
  leads: (leaders: readonly string[], best: number) =>
    leaders.length === 0
      ? 'Nobody has a pip yet.'
      : `${listed(leaders)} ${leaders.length === 1 ? 'leads' : 'lead together'} with ${best}`,
  takesLead: (leaders: readonly string[]) => `${listed(leaders)} ${leaders.length === 1 ? 'takes' : 'take'} the lead.`,
  moreRounds: (rounds: number) => (rounds === 0 ? 'The last round' : `${count(rounds, 'more round')} after this one`),
  cell: (name: string, round: number, value: string) => `${name}, round ${round}: ${value}`,
  empty: 'nothing yet',
  out: 'went out',
  pad: {
    left: 'pips left in hand',
    delete: 'Delete the last figure',
    out: 'Went out',
    tiles: 'By tiles',
    figures: 'By figures',
    undo: 'Undo',
    undone: (name: string, round: number) => `Taken back: ${name}, round ${round}.`,
    next: (name: string) => `Next: ${name}`,
    done: 'Round done',
    tileCount: (tiles: number, isHalf: boolean) =>
      tiles === 0 && isHalf ? 'half a tile' : `${count(tiles, 'tile')}${isHalf ? ' and a half' : ''}`,
    half: 'Tap its other half',
    first: 'Tap the two halves of each tile',
    remove: (tile: string) => `Remove ${tile}`,
  },
  doubt: {
    much: (pips: number, set: number): readonly [string, string] => [
      `${pips} pips?`,
      `A double-${set} hand rarely holds that much.`,
    ],
    all: (most: number): readonly [string, string] => ['More than all tiles?', `The whole set has ${most} pips.`],
    out: (name: string): readonly [string, string] => [
      `${name} went out already.`,
      'Only one person can go out in a round.',
    ],
    change: 'Change it',
    right: 'It is right',
    instead: (name: string) => `${name} instead`,
  },
  tileFault: {
    engine: (tile: string) => `${tile} is the engine: it lies on the table.`,
    twice: (tile: string) => `${tile} is in this hand already.`,
    other: (tile: string, name: string) => `${name} has ${tile} already. Look at both hands again.`,
  },
  done: {
    title: (round: number) => `Round ${round} is done`,
    change: 'Change something',
    next: (round: number, engine: number) => `Round ${round}: ${engine}-${engine}`,
    end: 'End the evening here',
    chart: 'Places after each round',
  },
  history: {
    open: 'Earlier figures',
    title: (name: string, round: number) => `${name}, round ${round}`,
    was: (value: string, time: string) => `${value}, at ${time}`,
    takenBack: (value: string, time: string) => `back to ${value}, at ${time}`,
    use: (value: string) => `Take ${value} again`,
    close: 'Close',
    now: 'This counts.',
  },
  result: {
    title: (winners: readonly string[]) => `${listed(winners)} ${winners.length === 1 ? 'wins' : 'win'}`,
    rounds: (played: number, page: string) => `${count(played, 'round')}, ${page}`,
    pips: (total: number): string => (total === 1 ? 'pip' : 'pips'),
    points: (total: number): string => (total === 1 ? 'point' : 'points'),
    by: (name: string, margin: number) => `${name} won by ${margin}.`,
    tied: (winners: readonly string[]) => `${listed(winners)} share the first place.`,
    facts: (rounds: number, people: number) => `${count(rounds, 'round')}, ${count(people, 'player')}`,
    outs: (times: number) => `went out ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`}`,
    wrong: 'Wrong figure?',
    toSheet: 'Tap it in the sheet',
    goOn: 'Play on',
    again: 'New sheet',
  },
  goOn: {
    title: 'Go on by correspondence',
    more: 'The rounds that are left, with the same people and pips, a turn whenever each has time.',
    open: 'Go on with these people',
    circle: 'For your circle',
    circleMore: 'Members who played confirm it; then it counts in the season.',
    toCircle: 'Enter it into a season',
  },
  share: {
    open: 'Share',
    title: 'Share this evening',
    link: 'Link with the whole evening',
    linkMore: 'It is all in the link: nothing is stored anywhere.',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: 'The link could not be copied. It is selected: copy it with your keyboard.',
    send: 'Send the link',
    message: (page: string) => `The score of ${page}`,
    csv: 'Save as a table (CSV)',
    picture: 'Save a picture',
    print: 'Print',
    close: 'Close',
    too: 'This evening is too long for a link. Save it as a table.',
  },
  follow: {
    title: 'Let others follow',
    more: 'Others at the table scan the code and see the sheet on their phones while you are online.',
    kept: 'The site keeps this sheet for a week after its last change, then deletes it. Anybody with the code sees the names.',
    start: 'Show the code',
    busy: 'Sending the sheet…',
    code: 'Scan to follow the score',
    stop: 'Stop and delete it from the site',
    stopping: 'Deleting it from the site…',
    failed: 'The sheet could not be sent. Check the connection: the next figure tries again.',
    behind: 'Not sent yet: no connection. The next figure tries again.',
    up: (time: string) => `Sent at ${time}`,
    watching: (time: string) => `You follow this sheet. As of ${time}.`,
    loading: 'Fetching the sheet…',
    lost: 'No connection. This is the sheet as it was last seen; it goes on by itself.',
    noNetwork: 'No connection. The sheet is fetched as soon as there is one.',
    gone: 'This sheet is not here any more. Ask for a new code, or keep score yourself.',
    own: 'Keep score yourself',
  },
  sent: {
    from: 'A sheet that somebody sent you.',
    keep: 'Keep it on this device',
    broken: 'This link has lost a part on its way. Ask for it again.',
  },
  theme: { night: 'Night colors', day: 'Day colors' },
  csv: { round: 'Round', engine: 'Engine', out: 'Went out', total: 'Total' },
};

/** The blank score sheet to print. */
export const scoreSheetText = {
  title: 'Blank score sheet',
  line: 'One page, with the rules on its back',
  back: 'Keep score',
  rules: 'Rules',
  people: 'Columns',
  sheet: 'Score sheet',
  day: 'Date',
  place: 'Place',
  engine: 'Engine',
  total: 'Total',
  rank: 'Place',
  how: 'Names go in the top row, in the order you sit. Write the pips left in each hand, and 0 for the person who went out. The small space is for the running total.',
  online: (address: string) => `Also on a phone, without an account: ${address}`,
  club: 'Other rules',
  print: 'Print',
};
