import { usualOptions } from '../options.ts';
import type { Preset } from '../preset.ts';

/** Public and private trains (published text 002). */
export const station: Preset = {
  sets: [
    [3, 9],
    [8, 12],
    [12, 15],
    [16, 18],
  ],
  hands: [[16, 6]],
  options: {
    ...usualOptions(),
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
};
