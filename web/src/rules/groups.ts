import type { OptionName } from '@slow-train/rules';

/** The options as the form and the list show them: by what they are about. */
export const GROUPS = {
  start: ['opening', 'starter', 'firstTurn', 'simultaneousBuild', 'mexicanOnFirstTurn'],
  turn: ['mustPlay', 'drawnTile', 'lastTile'],
  markers: ['markOn', 'emptyPassMarks', 'liftedBy', 'publicOwnerOnlyOwn'],
  doubles: ['doubles', 'uncappedMarks', 'openBinds', 'deadDouble'],
  score: ['doubleBlank', 'tieBreak', 'partners'],
} as const satisfies { readonly [group: string]: readonly OptionName[] };

export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = ['start', 'turn', 'markers', 'doubles', 'score'] as const satisfies readonly Group[];
