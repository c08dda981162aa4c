import { numbersText } from '../numbers.ts';
import { badLinkWith } from '../rules-link-sentence.ts';
import type { OptionName, PresetName, Options } from '@slow-train/rules';
import {
  capital,
  count,
  does,
  everyone,
  listed,
  numberWord,
  ordinalWord,
  presetName,
  setName,
  tileText,
  winnersSentence,
  type Who,
} from '@slow-train/words/en';

/** Words about house rules; the options have their own (options.ts). */
export const rulesText = {
  house: 'House rules',
  asPreset: (preset: PresetName) => `as ${presetName(preset)} has them`,
  differing: (preset: PresetName, names: readonly string[]) =>
    names.length > 3
      ? `${names.length} differ from ${presetName(preset)}`
      : `${capital(listed(names.map((name) => name.toLowerCase())))} ${names.length === 1 ? 'differs' : 'differ'} from ${presetName(preset)}`,
  presetSays: (preset: PresetName, value: string) => `${presetName(preset)} says: ${value}.`,
  reset: 'Put back',
  resetOne: (option: string) => `${option}: put back`,
  resetAll: (preset: PresetName) => `Put all back to ${presetName(preset)}`,
  isReset: (preset: PresetName) => `All as ${presetName(preset)} has it.`,
  groups: {
    mexican: 'The Mexican train',
    start: 'How a round begins',
    turn: 'A turn',
    markers: 'Open trains',
    doubles: 'Doubles',
    score: 'The score',
  },
  idle: {
    noPhase: 'Only where everyone builds before play begins.',
    phase: 'No effect: everyone builds before play begins.',
    partners: 'No effect: with partners, markers wait for the end of the turn.',
  },

  set: 'Tile set',
  setSentence: 'How high the pips go; the highest double is the first engine.',
  setLabel: (set: number) => capital(setName(set)),
  setUsual: (preset: PresetName, seats: number, set: number) =>
    `${presetName(preset)} with ${count(seats, 'seat')} says: ${setName(set)}.`,

  /** One line about a game's rules. */
  difference: (preset: PresetName, many: number) =>
    many === 0
      ? `${presetName(preset)} rules, with nothing changed.`
      : `${presetName(preset)}, with ${numberWord(many)} house ${many === 1 ? 'rule' : 'rules'}:`,
  rated: 'Rated: the places change the ratings of its players.',
  forced: (plays: boolean) =>
    plays
      ? 'When there is only one move, it is played for you, or waits for you: choose in the game’s settings.'
      : 'You send every move yourself, even when there is only one.',
  instead: (preset: PresetName, value: string) => `${presetName(preset)}: ${value}`,
  list: 'Rules of this table',
  tab: 'Rules',
  changed: 'house rule',

  asPictures: 'These rules in pictures',
  howToPlay: 'How to play, in five pictures',
  whole: 'All rules, word for word',
  compare: 'Compare these rules',
  sheet: 'Type in your club’s sheet',

  share: 'Send these rules',
  shareMore: 'A link that opens this form with them filled in.',
  link: 'Link to these rules',
  copy: 'Copy the link',
  copied: 'Copied. It opens the form with these rules.',
  notCopied: 'Could not copy. The link is selected: copy it from there.',
  send: 'Share…',
  invite: (preset: PresetName) => `Mexican Train as we play it: ${presetName(preset)} and a few rules of our own.`,
  came: (preset: PresetName, many: number) =>
    many === 0
      ? `The link brought the rules of ${presetName(preset)}.`
      : `The link brought ${presetName(preset)} with ${numberWord(many)} house ${many === 1 ? 'rule' : 'rules'}.`,
  nonsense: /* @__PURE__ */ badLinkWith({
    preset: (word) => `The link asks for “${word}” rules, which do not exist.`,
    option: (word) => `The link names “${word}”, which is not an option.`,
    value: (word, option) =>
      `The link wants “${word}” for ${OPTION_WORDS[option].name.toLowerCase()}, which is not possible.`,
    set: (word) => `The link asks for a double-${word} set, which does not exist.`,
    instead: (preset) => `Here are the rules of ${presetName(preset)} instead.`,
  }),
};

/** An option in words: its name, its effect, and its values. */
export interface OptionWords<K extends OptionName> {
  readonly name: string;
  readonly sentence: string;
  readonly values: { readonly [V in Extract<Options[K], string | number>]: string };
}

const YES_NO = { yes: 'yes', no: 'no' } as const;

/** Every option of the rules (docs/rules.md section 8) in words, in the order a round meets them. */
export const OPTION_WORDS: { readonly [K in OptionName]: OptionWords<K> } = {
  opening: {
    name: 'Opening',
    sentence: 'How the engine, the double in the middle, gets onto the table.',
    values: {
      aside: 'laid out before the shuffle',
      holder: 'whoever holds it lays it',
      highest: 'the highest double anybody holds',
      turns: 'drawn for in turns',
      first: 'the first player with a double',
    },
  },
  starter: {
    name: 'Who starts',
    sentence: 'Which seat has the first turn of a round.',
    values: {
      engine: 'whoever laid the engine',
      random: 'chance, then the next to the left',
      highTile: 'the highest tile drawn, then the next to the left',
      left: 'the seat to the left of the engine’s',
    },
  },
  firstTurn: {
    name: 'First turn',
    sentence: 'Whether a first turn lays one tile or builds a whole train.',
    values: {
      single: 'one tile, like any turn',
      build: 'build your train',
      phase: 'everyone builds before play begins',
    },
  },
  mexicanOnFirstTurn: {
    name: 'Mexican train at once',
    sentence: 'Whether a first turn may start the Mexican train.',
    values: YES_NO,
  },
  mustPlay: {
    name: 'Must play',
    sentence: 'Whether a seat that can play must, or may draw instead.',
    values: { yes: 'must play', no: 'may draw instead' },
  },
  drawnTile: {
    name: 'Drawn tile',
    sentence: 'Whether a drawn tile that fits has to be played at once.',
    values: { must: 'must be played', may: 'may be kept' },
  },
  markOn: {
    name: 'Signal goes up',
    sentence: 'When a train is opened to all: at the draw, or when the turn ends without a play.',
    values: { fail: 'when nothing was played', draw: 'at the draw' },
  },
  emptyPassMarks: {
    name: 'Signal with an empty boneyard',
    sentence: 'Whether a pass with nothing left to draw opens the train.',
    values: YES_NO,
  },
  liftedBy: {
    name: 'Signal comes down',
    sentence: 'Who closes an open train again by playing on it.',
    values: { owner: 'its owner', anyone: 'anyone', play: 'its owner, by any play' },
  },
  publicOwnerOnlyOwn: {
    name: 'Open train binds its owner',
    sentence: 'Whether a seat with an open train may play on that train only.',
    values: YES_NO,
  },
  doubles: {
    name: 'After a double',
    sentence: 'What has to follow a double in the same turn.',
    values: {
      chain: 'another tile, and so on while they are doubles',
      pair: 'one more tile anywhere; at most two doubles',
      cap: 'a tile on that double',
      last: 'more doubles, and a cover for the last',
      plain: 'nothing: the turn is over',
    },
  },
  uncappedMarks: {
    name: 'Unfinished double opens',
    sentence: 'Which train is opened to all when the tile after a double is missing.',
    values: { none: 'none', own: 'the player’s own', bearer: 'the train with the double' },
  },
  openBinds: {
    name: 'Open double binds',
    sentence: 'Whether everyone must try to cover an open double, or only those who may play there anyway.',
    values: {
      all: 'everyone',
      eligible: 'whoever may play there',
      player: 'only the player who laid it',
      none: 'nobody',
    },
  },
  deadDouble: {
    name: 'Double nobody can cover',
    sentence: 'What happens to an open double when all tiles of its number are on the table.',
    values: { release: 'it counts as covered', stays: 'it blocks the round' },
  },
  lastTile: {
    name: 'Last tile',
    sentence: 'Whether a seat with one tile left has to say so.',
    values: { none: 'need not be said', announced: 'the table says it', penalty: 'tap, or be caught for two tiles' },
  },
  doubleBlank: {
    name: 'Double blank',
    sentence: 'What 0-0 costs when it is left in the hand.',
    values: { 0: 'nothing', 25: '25 pips', 50: '50 pips' },
  },
  tieBreak: {
    name: 'Ties',
    sentence: 'What decides between equal totals.',
    values: { shared: 'nothing: all win', zeros: 'most rounds at zero, then the lowest round' },
  },
  partners: {
    name: 'Partners',
    sentence: 'Whether seats opposite each other play together, with 4, 6 or 8 seats.',
    values: YES_NO,
  },
  simultaneousBuild: {
    name: 'Build at once',
    sentence: 'Whether all build their first trains at the same time, hidden until the last is in.',
    values: YES_NO,
  },
  buildEndsInDouble: {
    name: 'First train ends in a double',
    sentence: 'Whether a first train may end with a double.',
    values: YES_NO,
  },
  lateBuild: {
    name: 'Late first train',
    sentence: 'Whether a train that could not start at first may be started with several tiles later.',
    values: YES_NO,
  },
  startOthers: {
    name: 'Starting others’ trains',
    sentence: 'Whether you may lay the first tile of another player’s open train.',
    values: YES_NO,
  },
  mexicanTile: {
    name: 'Mexican train starts with',
    sentence: 'Which tile starts a Mexican train.',
    values: { engine: 'a tile that matches the engine', double: 'any double' },
  },
  draw: {
    name: 'Drawing',
    sentence: 'How many tiles you draw if you cannot play.',
    values: { one: 'one', two: 'two', until: 'until one fits' },
  },
  goOutOnDouble: {
    name: 'Going out with a double',
    sentence: 'Whether a double may be your last tile.',
    values: {
      yes: 'it may',
      no: 'it may not',
      cover: 'it has to be covered first',
      twice: 'it may, and all others count twice',
    },
  },
  blankEnd: {
    name: 'Blank ends',
    sentence: 'What a blank end counts when it is left in the hand.',
    values: { 0: 'nothing', 5: '5 pips', 25: '25 pips' },
  },
  doublesScore: {
    name: 'Doubles in the hand',
    sentence: 'How often a double counts that is left in the hand.',
    values: { once: 'once', twice: 'twice' },
  },
  outBonus: {
    name: 'Bonus for going out',
    sentence: 'What going out takes off your score.',
    values: { 0: 'nothing', 5: '5 pips', 10: '10 pips' },
  },
  scoring: {
    name: 'Scoring',
    sentence: 'Who scores the pips that are left in the hands.',
    values: { pips: 'everyone their own; fewest win', winner: 'whoever goes out, all others’; most win' },
  },
  teamScore: {
    name: 'Score of the winning team',
    sentence: 'Whether the partner of a player who went out counts their tiles.',
    values: { zero: 'no, the team scores 0', partner: 'yes' },
  },
  handSize: {
    name: 'Tiles in a hand',
    sentence: 'How many tiles everybody is dealt.',
    values: { 0: 'as many as the set gives' },
  },
  engines: {
    name: 'Engines',
    sentence: 'Which doubles the rounds begin with, one after the other.',
    values: { all: 'every double, down to 0-0', even: 'even doubles only', odd: 'odd doubles only' },
  },
  firstEngine: {
    name: 'First engine',
    sentence: 'The double of the first round; the others count down from there.',
    values: { highest: 'the highest of the set' },
  },
  target: {
    name: 'Target',
    sentence: 'The total with which a game ends before its last round.',
    values: { 0: 'none: all rounds are played' },
  },
  sets: {
    name: 'Sets',
    sentence: 'How many sets are mixed. With two every tile exists twice.',
    values: { 1: 'one', 2: 'two' },
  },
  engineDraw: {
    name: 'If nobody has the engine',
    sentence: 'How the engine is drawn for where nobody holds it.',
    values: { together: 'all draw at once', inTurn: 'one after the other, until it is found' },
  },
  foot: {
    name: 'Branches',
    sentence: 'How many tiles a double takes. One covers it; the others branch off.',
    values: { none: 'one', may: 'up to three: the first covers it', must: 'three, before anybody plays elsewhere' },
  },
  ownTrainFirst: {
    name: 'Own train first',
    sentence: 'Where you may play before your own train has started.',
    values: {
      no: 'anywhere',
      others: 'there or on the Mexican train',
      all: 'only there, but doubles are covered',
      strict: 'only there',
    },
  },
  publicTrains: {
    name: 'Others’ trains',
    sentence: 'When others may play on a train.',
    values: { marked: 'while its signal is up', start: 'until its owner plays on it', all: 'always', none: 'never' },
  },
  mexicanTrains: {
    name: 'Mexican trains',
    sentence: 'How many Mexican trains there may be.',
    values: { 0: 'none', 1: 'one' },
  },
  mexicanFrom: {
    name: 'Mexican train from turn',
    sentence: 'The first turn in which a Mexican train may be started.',
    values: {},
  },
  mexicanStart: {
    name: 'Start of the Mexican train',
    sentence: 'Who may start a Mexican train, or when.',
    values: {
      any: 'anyone',
      own: 'those whose train has started',
      allTurns: 'when all have had a turn',
      allTrains: 'when all trains have started',
    },
  },
  drawCap: {
    name: 'Most tiles drawn',
    sentence: 'How many tiles one draws at most until one fits.',
    values: { 0: 'no limit' },
  },
  coverOrder: {
    name: 'Order of open doubles',
    sentence: 'Which of several open doubles is covered first.',
    values: { latest: 'the last one', earliest: 'the first one' },
  },
  tapPenalty: {
    name: 'Caught without a tap',
    sentence: 'How many tiles a player draws who is caught.',
    values: { 1: '1 tile', 2: '2 tiles', 3: '3 tiles' },
  },
  blockedCap: {
    name: 'Most pips when blocked',
    sentence: 'What a hand counts at most in a blocked round.',
    values: { 0: 'no limit' },
  },
};

/** An option's value in words. */
export function valueWords<K extends OptionName>(name: K, value: Options[K]): string {
  const words: { readonly [value: string]: string } = OPTION_WORDS[name].values;
  return typeof value === 'object' ? numbersText(value) : (words[String(value)] ?? String(value));
}

/** The score sheet. */
export const scoresText = {
  title: 'Score',
  after: (rounds: number) => `After round ${rounds}`,
  during: (round: number) => `Round ${round}`,
  notYet: 'Not started yet',
  subtitle: (table: string, rounds: number) => `${table}, ${count(rounds, 'round')}`,
  back: 'Table',
  next: 'next',
  now: 'now',
  engine: 'Engine',
  you: 'You',
  before: 'before',
  total: 'Total',
  place: 'Place',
  isPlayed: 'being played',
  isNext: 'next',
  wentOut: 'went out',
  /** Above the rounds before a game that goes on from them, and above its own. */
  withReal: 'Played with real dominoes',
  here: 'Played here',
  up: (places: number) => `up ${count(places, 'place')}`,
  down: (places: number) => `down ${count(places, 'place')}`,
  blocked: 'blocked',
  toTable: 'Back to the table',
  again: 'New game',
  tables: 'Your tables',
  nobody: 'Nobody has a pip yet.',
  standing: (leaders: readonly Who[], best: number, you: { place: number; behind: number } | null) =>
    standing(leaders, best, you),
  legend: (blocked: readonly number[], anyOut: boolean, isHighest: boolean) => ({
    out: anyOut ? 'went out.' : null,
    blocked:
      blocked.length === 0
        ? null
        : `${blocked.length === 1 ? 'Round' : 'Rounds'} ${listed(blocked.map(String))} ${blocked.length === 1 ? 'was' : 'were'} blocked: nobody could play.`,
    rule: isHighest ? 'Most pips win.' : 'Fewest pips win.',
  }),
  cancelled: 'Ended early',
  cancelledMore: 'This game was ended without a result. Its log says why.',
  caption: 'Pips by round and seat',
  won: (winners: readonly Who[]) => winnersSentence(winners),
  wonMore: (winners: readonly Who[], best: number, you: { place: number; of: number; total: number } | null) => {
    const won = `${everyone(winners)} won with ${count(best, 'pip')} ${winners.length > 1 ? 'each' : 'in all'}.`;
    return you === null || you.place === 1
      ? won
      : `${won} You have ${count(you.total, 'pip')} and came ${ordinalWord(you.place)} of ${you.of}.`;
  },
};

function standing(leaders: readonly Who[], best: number, you: { place: number; behind: number } | null): string {
  const [only] = leaders;
  const lead =
    leaders.length === 1 && only !== undefined ? does(only, 'lead', 'leads') : `${everyone(leaders)} lead together`;
  const first = `${lead} with ${best}.`;
  return you === null || you.place === 1 ? first : `${first} You are ${ordinalWord(you.place)}, ${you.behind} behind.`;
}

/** The page with the rules, in sentences and pictures, and the page with their exact text, which is docs/rules.md. */
export const rulesPageText = {
  title: 'The rules',
  /** The line below the title. */
  played: (preset: PresetName, changes: number) =>
    changes === 0 ? `${presetName(preset)}, nothing changed` : `${presetName(preset)}, ${count(changes, 'change')}`,
  table: 'Table',
  sets: 'Rule sets',
  contents: 'Contents',
  print: 'Print',
  learn: 'Learn by playing',
  pictures: 'Five pictures',
  exact: 'Word for word',
  exactLine: 'Word for word what the game plays by.',
  /** Marks the value in effect. */
  thisTable: 'this table',
  unchanged: (preset: PresetName) => `${presetName(preset)}, unchanged.`,
  changed: (preset: PresetName, value: string) => `Changed at this table. ${presetName(preset)} says: ${value}.`,
  tiles: 'Tiles',
  tilesCaption: 'Set and tiles in a hand by number of seats',
  seats: 'Seats',
  set: 'Set',
  hand: 'Tiles in a hand',
  glossary: 'Words',
};

/** A row of a picture, as far as it is read aloud. */
interface SpokenRow {
  readonly name: string;
  readonly tiles: readonly { readonly inward: number; readonly outward: number; readonly state?: 'new' | 'refused' }[];
  readonly signal?: 'up' | 'down';
  readonly note?: string;
}

/** The words on the little boards that show a rule. */
export const pictureText = {
  branch: (letters: string) => `branch ${letters}`,
  you: 'You',
  yourHand: 'Your hand',
  mexican: 'Mexican',
  engine: 'Engine',
  allowed: 'allowed',
  refused: 'not allowed',
  open: 'open to all',
  closed: 'closed again',
  doubleOpen: (tile: string) => `${tileText(tile)} open`,
  ends: (pips: number) => `then ends in ${pips}`,
  toPlay: 'to play',
  skipped: 'skipped',
  sent: 'sent, hidden',
  mayDraw: 'may draw',
  mayNotDraw: 'may not draw',
  mayKeep: 'may keep it',
  mayNotKeep: 'has to play it',
  drew: (tile: string) => `drew ${tileText(tile)}`,
  oneLeft: '1 tile left',
  tap: 'has to tap',
  lays: (tile: string) => `lays ${tileText(tile)}`,
  starts: 'starts',
  layAndStarts: (tile: string) => `lays ${tileText(tile)}, starts`,
  byChance: 'by chance',
  counts: (pips: number) => `counts ${pips}`,
  rounds: (scores: readonly number[], total: number) => `${scores.join(' + ')} = ${total}`,
  wins: 'wins',
  out: 'out',
  /** A row for a screen reader: "You: 9-4, 4-1, then 1-8. Open to all." */
  row: ({ name, tiles, signal, note }: SpokenRow): string => {
    const names = tiles.map(({ inward, outward }) => `${inward}\u2011${outward}`);
    const laid = names.length === 0 ? '' : `: ${listed(names)}`;
    const said = [
      ...(signal === 'up' ? ['signal up'] : signal === 'down' ? ['signal down'] : []),
      ...(note ? [note] : []),
    ];
    return `${name}${laid}${said.length === 0 ? '' : `; ${said.join(', ')}`}.`;
  },
};
