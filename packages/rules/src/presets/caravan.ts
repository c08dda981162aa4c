import { usualOptions } from '../options.ts';
import type { Preset } from '../preset.ts';

/**
 * The rules camping clubs print (docs/rules.md section 8, "The fifth preset"): the holder lays the engine, one tile a
 * turn from the first turn, the Mexican train may start at once, and anybody may have to cover a double.
 */
export const caravan: Preset = {
  sets: [[8, 12]],
  hands: [
    [2, 16],
    [3, 15],
    [4, 14],
    [5, 13],
    [6, 12],
    [7, 11],
    [8, 10],
  ],
  options: {
    ...usualOptions(),
    opening: 'holder',
    starter: 'engine',
    firstTurn: 'single',
    mexicanOnFirstTurn: 'yes',
    mustPlay: 'yes',
    drawnTile: 'must',
    markOn: 'fail',
    emptyPassMarks: 'yes',
    liftedBy: 'owner',
    publicOwnerOnlyOwn: 'no',
    doubles: 'cap',
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
