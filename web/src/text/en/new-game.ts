import { PRESETS, type Options, type PresetName } from '@slow-train/rules';
import { capital, count, listed, numberWord, setName, presetName } from '@slow-train/words/en';
import { OPTION_WORDS, valueWords } from './rules.ts';

/** The flavour of a preset in one sentence, and a tag of a word or two. */
interface PresetWords {
  readonly flavour: string;
  readonly tag: string;
}

const PRESET_WORDS: { readonly [preset: string]: PresetWords } = {
  hub: { flavour: 'Build a train on your first turn; cover your own double at once.', tag: 'the usual' },
  station: { flavour: 'Play or hold back as you please; signals stay up longer.', tag: 'more choices' },
  bonepile: { flavour: 'One tile a turn from the start; a bonus tile anywhere after a double.', tag: 'quick turns' },
  roundhouse: {
    flavour: 'Everyone first builds a whole train; chains of doubles; tap on your last tile.',
    tag: 'lively',
  },
  caravan: { flavour: 'The campsite game: start any train at once, and cover every double.', tag: 'easy-going' },
};

/** A preset's words in the form. */
export function presetWords(preset: PresetName): PresetWords {
  return PRESET_WORDS[preset] ?? { flavour: plainFlavour(PRESETS[preset].options), tag: '' };
}

/** The flavour of a preset without words of its own: its options for first turns and doubles. */
export function plainFlavour({ firstTurn, doubles }: Options): string {
  const first = `${OPTION_WORDS.firstTurn.name}: ${valueWords('firstTurn', firstTurn)}.`;
  return `${first} ${OPTION_WORDS.doubles.name}: ${valueWords('doubles', doubles)}.`;
}

const GROWS: { readonly [O in Options['opening']]: string } = {
  aside: '',
  holder: '; all draw more if nobody holds the engine',
  highest: '; all draw more if nobody holds a double',
  turns: ' at first. Then all draw in turns until somebody has the engine',
  first: '; those who hold no double draw more',
};

const GROWS_FAR = ' Hands can grow to more than twenty tiles.';

/** The form for a new game. */
export const newGameText = {
  title: 'New game',
  name: 'Name of the table',
  nameHint: 'So that you find it among your tables',
  rules: 'Rules',
  who: 'Who plays?',
  seats: (seats: number) => count(seats, 'seat'),
  people: 'People',
  peopleMore: (people: number) =>
    people === 1 ? 'only you' : people === 2 ? 'you, and one you invite' : `you, and ${people - 1} you invite`,
  computers: 'Computers',
  computersMore: (computers: number) => (computers === 0 ? 'none' : 'they play at once'),
  levels: 'How well they play',
  computerNumber: (number: number) => `Computer ${number}`,
  strength: (rounds: number) => `Wins ${rounds} of 100 rounds against three regulars.`,
  fair: 'A computer sees its own tiles and the table, as you do. Nothing else.',
  levelMore: {
    beginner: (name: string) => `${name} plays the first tile that fits.`,
    casual: (name: string) => `${name} gets rid of the heaviest tile.`,
    regular: (name: string) => `${name} plans one long train and keeps to it.`,
    expert: (name: string) => `${name} weighs how such rounds usually end.`,
    master: (name: string) => `${name} thinks of what the others may hold.`,
  },
  rounds: 'Rounds',
  roundsMore: (from: number, to: number) => `${from}-${from} to ${to}-${to}`,
  computersWrong: (seats: number) => `One seat is yours: choose 0 to ${seats - 1} computer players.`,
  /** Some openings make the hands larger than they are dealt (docs/rules.md section 3). */
  summary: (set: number, hand: number, opening: Options['opening'], growsFar: boolean) =>
    `${capital(setName(set))} set, ${count(hand, 'tile')} in each hand${GROWS[opening]}.${growsFar ? GROWS_FAR : ''}`,
  rated: 'Rating',
  ratedNo: 'Does not count',
  ratedYes: 'The places count',
  ratedMore:
    'Your place changes your rating. For games between people, with a published rule set and a clock. Whoever leaves comes last.',
  unrated: {
    computers: 'A computer player sits at this table: take it away for a rated game.',
    rules: 'A rated game has a published rule set: put the house rules back.',
    clock: 'A rated game needs a clock.',
  },
  watchers: 'Others may watch',
  watching: { nobody: 'No', round: 'A round late', turn: 'A turn late' },
  watchersMore:
    'They get a link of their own. They see the board late, and never a hand or the talk. You can make it stricter at any time.',
  forced: 'When there is only one move',
  forcedYes: 'Play it for me',
  forcedNo: 'Wait for me',
  picture: 'In pictures',
  takes: (length: string) => `It takes ${length}.`,
  set: 'Open the table',
  /** The effect of the button. */
  linksFor: (people: number) => `Then you get a link for ${people === 2 ? 'one person' : `${people - 1} people`}.`,
  /** The people to invite. */
  companions: 'People you have played with',
  you: 'You',
  search: (many: number) => `Find one of ${many} people`,
  found: (many: number) => (many === 0 ? 'Nobody of this name' : `${count(many, 'person', 'people')} found`),
  invite: (names: readonly string[]) =>
    `Invite ${names.length > 3 ? listed([...names.slice(0, 2), `${names.length - 2} more`]) : listed(names)}`,
  startsWithAll: 'It starts when all have said yes.',
  start: (computers: number) => (computers === 1 ? 'Start against a computer' : `Start against ${computers} computers`),
};

/** The page that asks for a name, and gives a link for it. */
export const friendsText = {
  title: 'Play with friends',
  back: 'Back',
  line: 'First your name, then the link',
  line2: 'One tap, then the link',
  get: 'Get my link',
  busy: 'Your link…',
  note: 'Your friends see this name. No account, no e-mail, no password.',
  yours: 'Your game',
  change: 'Change',
  game: (rounds: number, seats: number, length: string) =>
    `${capital(numberWord(rounds))} rounds, a day for each turn, ${length}. Up to ${numberWord(seats)} of you.`,
};

/** Goes on by correspondence with an evening of real dominoes. */
export const goOnText = {
  title: 'Play on here',
  line: 'The same people, the rounds that are left, a turn whenever you have time',
  back: 'Sheet',
  left: (played: number, engines: readonly number[]) =>
    `${count(played, 'round')} played, ${engines.length} left: ${engines.map((one) => `${one}‑${one}`).join(', ')}. The pips so far count:`,
  who: 'Which of them are you?',
  sayWho: 'Say first which of these people you are.',
  preset: (preset: PresetName) => presetName(preset),
  more: (preset: PresetName, clock: string) => `Rules: ${presetName(preset)}. Clock: ${clock}.`,
  rules: 'Rules for the rounds that are left',
  what: 'Next you get a link for each of the others. The game begins when all have opened theirs. It is never rated, because nobody has checked the sheet.',
  make: 'Make the table',
  making: 'Making the table…',
  missing: 'This sheet is not on this device',
  missingMore: 'Open it on the phone that kept score, and choose Share there.',
  toScore: 'Your score sheets',
  cannot: 'This evening cannot go on by correspondence',
  toSheet: 'Back to the sheet',
  faults: {
    people: (most: number) => `A table here has at most ${most} seats. Play on with real dominoes, or at two tables.`,
    set: (set: number) => `Tables here have no double‑${set} set. Play on with real dominoes.`,
    round: (round: number) => `Round ${round} is not complete. Enter everybody’s pips first, or take its figures back.`,
    unplayed: 'No round is complete yet. Make a new table instead: it needs no sheet.',
    over: 'No round is left to play: the last one is done, or a total has reached the target. Make a new table instead.',
    rules: 'No rule set here has enough tiles for so many people and such a count. Play on with real dominoes.',
  },
};
