import type { OptionName, Options } from '@slow-train/rules';

/** An option in words: its name, its effect, and its values. */
export interface OptionWords<K extends OptionName> {
  readonly name: string;
  readonly sentence: string;
  readonly values: { readonly [V in Options[K]]: string };
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
    values: { owner: 'its owner', anyone: 'anyone' },
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
    values: { all: 'everyone', eligible: 'its owner and private trains' },
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
};

/** An option's value in words. */
export function valueWords<K extends OptionName>(name: K, value: Options[K]): string {
  const words: { readonly [value: string]: string } = OPTION_WORDS[name].values;
  return words[String(value)] ?? String(value);
}
