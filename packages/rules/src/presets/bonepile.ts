import { usualOptions } from '../options.ts';
import type { Preset } from '../preset.ts';

/** One tile a turn (published text 001). */
export const bonepile: Preset = {
  sets: [
    [4, 9],
    [8, 12],
    [12, 15],
  ],
  hands: [
    [2, 12],
    [3, 11],
    [4, 10],
    [5, 12],
    [6, 11],
    [7, 10],
    [8, 9],
    [9, 11],
    [10, 10],
    [11, 10],
    [12, 9],
  ],
  options: {
    ...usualOptions(),
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
};
