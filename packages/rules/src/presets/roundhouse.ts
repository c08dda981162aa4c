import { usualOptions } from '../options.ts';
import type { Preset } from '../preset.ts';

/** A building phase first (published text 000). */
export const roundhouse: Preset = {
  sets: [
    [3, 6],
    [5, 9],
    [8, 12],
    [12, 15],
  ],
  hands: {
    6: [
      [2, 9],
      [3, 8],
      [4, 6],
    ],
    9: [
      [4, 9],
      [7, 7],
      [8, 6],
    ],
    12: [
      [4, 15],
      [6, 12],
      [8, 11],
    ],
    15: [
      [6, 15],
      [8, 13],
      [12, 11],
    ],
  },
  options: {
    ...usualOptions(),
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
};
