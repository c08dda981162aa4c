import { PRESETS, type Options, type PresetName } from '@slow-train/rules';
import { capital, count, setName } from '@slow-train/words';
import { OPTION_WORDS, valueWords } from './options.ts';

/** What a preset tastes of, in one sentence, and for whom it is, in a word or two. */
interface PresetWords {
  readonly flavour: string;
  readonly tag: string;
}

const PRESET_WORDS: { readonly [preset: string]: PresetWords } = {
  hub: { flavour: 'Build a train on your first turn; cover your own double at once.', tag: 'the usual' },
  station: { flavour: 'Play or hold back as you please; public and private trains.', tag: 'for schemers' },
  bonepile: { flavour: 'One tile a turn from the start; a bonus tile anywhere after a double.', tag: 'quick turns' },
  roundhouse: {
    flavour: 'Everyone first builds a whole train; chains of doubles; tap on your last tile.',
    tag: 'lively',
  },
  caravan: { flavour: 'The campsite game: start any train at once, and cover every double.', tag: 'easy-going' },
};

/** What the form says of a preset. */
export function presetWords(preset: PresetName): PresetWords {
  return PRESET_WORDS[preset] ?? { flavour: plainFlavour(PRESETS[preset].options), tag: '' };
}

/** What is said of a preset for which nobody has found words yet: what its options say of a first turn and a double. */
export function plainFlavour({ firstTurn, doubles }: Options): string {
  const first = `${OPTION_WORDS.firstTurn.name}: ${valueWords('firstTurn', firstTurn)}.`;
  return `${first} ${OPTION_WORDS.doubles.name}: ${valueWords('doubles', doubles)}.`;
}

const GROWS: { readonly [O in Options['opening']]: string } = {
  aside: '',
  holder: '; all draw more if nobody holds the engine',
  highest: '; all draw more if nobody holds a double',
  turns: ' to begin with. Then you draw in turns until somebody has the engine: expect a good many more',
};

/** The form that sets a table. */
export const newTableText = {
  title: 'Set a table',
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
  /** Some openings make the hands larger than they are dealt (RULES.md section 3). */
  summary: (set: number, hand: number, opening: Options['opening']) =>
    `${capital(setName(set))} set, ${count(hand, 'tile')} in each hand${GROWS[opening]}.`,
  forced: 'Moves without a choice',
  forcedYes: 'Play themselves',
  forcedNo: 'Wait for you',
  less: (what: string) => `${what}: one less`,
  more: (what: string) => `${what}: one more`,
  set: 'Set the table',
  start: 'Deal the tiles',
};
