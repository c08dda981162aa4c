import type { Options } from './options.ts';
import type { TileSet } from './tile.ts';

export const PRESET_NAMES = ['roundhouse', 'bonepile', 'station', 'hub'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** Seats up to and including the first number play with the second: read from the top. */
type UpTo<T> = readonly (readonly [seats: number, value: T])[];

export interface Preset {
  /** The published text it was made from, in one line. */
  readonly flavour: string;
  /** The set by number of seats (section 2). The last line also says how many seats there can be. */
  readonly sets: UpTo<TileSet>;
  /** Tiles in a hand by number of seats: one table for every set, or one for each set that may be chosen. */
  readonly hands: UpTo<number> | { readonly [set in TileSet]?: UpTo<number> };
  readonly options: Options;
}

/** The four published rule sets (RULES.md sections 2 and 8). A fifth is one more entry. */
export const PRESETS: { readonly [P in PresetName]: Preset } = {
  roundhouse: {
    flavour: 'Everyone first builds a whole train; chains of doubles; end of the line; last-tile tap.',
    sets: [[3, 6], [5, 9], [8, 12], [12, 15]],
    hands: {
      6: [[2, 9], [3, 8], [4, 6]],
      9: [[4, 9], [7, 7], [8, 6]],
      12: [[4, 15], [6, 12], [8, 11]],
      15: [[6, 15], [8, 13], [12, 11]],
    },
    options: {
      opening: 'holder',
      starter: 'engine',
      firstTurn: 'phase',
      mexicanOnFirstTurn: 'yes',
      mustPlay: 'yes',
      drawnTile: 'must',
      markOn: 'fail',
      emptyPassMarks: 'no',
      liftedBy: 'anyone',
      publicOwnerOnlyOwn: 'no',
      doubles: 'chain',
      uncappedMarks: 'none',
      openBinds: 'all',
      deadDouble: 'release',
      lastTile: 'penalty',
      doubleBlank: 0,
      tieBreak: 'shared',
      partners: 'no',
      simultaneousBuild: 'no',
    },
  },
  bonepile: {
    flavour: 'One tile a turn from the start; a bonus tile anywhere; at most two doubles a turn.',
    sets: [[4, 9], [8, 12], [12, 15]],
    hands: [[2, 12], [3, 11], [4, 10], [5, 12], [6, 11], [7, 10], [8, 9], [9, 11], [10, 10], [11, 10], [12, 9]],
    options: {
      opening: 'aside',
      starter: 'random',
      firstTurn: 'single',
      mexicanOnFirstTurn: 'yes',
      mustPlay: 'yes',
      drawnTile: 'must',
      markOn: 'fail',
      emptyPassMarks: 'yes',
      liftedBy: 'owner',
      publicOwnerOnlyOwn: 'no',
      doubles: 'pair',
      uncappedMarks: 'own',
      openBinds: 'all',
      deadDouble: 'stays',
      lastTile: 'announced',
      doubleBlank: 0,
      tieBreak: 'shared',
      partners: 'no',
      simultaneousBuild: 'no',
    },
  },
  station: {
    flavour: 'Public and private trains; play is optional; finish the double; partnerships; tie-breaks.',
    sets: [[3, 9], [8, 12], [12, 15], [16, 18]],
    hands: [[16, 6]],
    options: {
      opening: 'turns',
      starter: 'left',
      firstTurn: 'single',
      mexicanOnFirstTurn: 'no',
      mustPlay: 'no',
      drawnTile: 'may',
      markOn: 'draw',
      emptyPassMarks: 'yes',
      liftedBy: 'owner',
      publicOwnerOnlyOwn: 'yes',
      doubles: 'cap',
      uncappedMarks: 'bearer',
      openBinds: 'eligible',
      deadDouble: 'stays',
      lastTile: 'none',
      doubleBlank: 0,
      tieBreak: 'zeros',
      partners: 'no',
      simultaneousBuild: 'no',
    },
  },
  hub: {
    flavour: 'Train building on the first turn; satisfy your own double at once.',
    sets: [[8, 12]],
    hands: [[3, 16], [4, 15], [5, 14], [6, 12], [7, 10], [8, 9]],
    options: {
      opening: 'aside',
      starter: 'highTile',
      firstTurn: 'build',
      mexicanOnFirstTurn: 'no',
      mustPlay: 'yes',
      drawnTile: 'may',
      markOn: 'fail',
      emptyPassMarks: 'yes',
      liftedBy: 'owner',
      publicOwnerOnlyOwn: 'no',
      doubles: 'cap',
      uncappedMarks: 'own',
      openBinds: 'all',
      deadDouble: 'stays',
      lastTile: 'none',
      doubleBlank: 0,
      tieBreak: 'shared',
      partners: 'no',
      simultaneousBuild: 'no',
    },
  },
};

/** The value for this many seats, or undefined where the table ends before. */
export function upTo<T>(table: UpTo<T>, seats: number): T | undefined {
  return table.find(([most]) => seats <= most)?.[1];
}
