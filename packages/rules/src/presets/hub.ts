import { usualOptions } from '../options.ts';
import type { Preset } from '../preset.ts';

/** A build on the first turn (published text 003). */
export const hub: Preset = {
  sets: [[8, 12]],
  hands: [
    [3, 16],
    [4, 15],
    [5, 14],
    [6, 12],
    [7, 10],
    [8, 9],
  ],
  options: {
    ...usualOptions(),
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
};
