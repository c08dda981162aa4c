import { isAmong, OPTION_NAMES, OPTIONS, type OptionName, type OptionRecord, type Options } from './options.ts';

/** Values of an option that go with certain values of others only. */
export interface Conflict {
  readonly option: OptionName;
  /** Values of the option that have this need; `changed`: all but the usual one. */
  readonly of: readonly (string | number)[] | 'changed';
  /** The only values of other options that go with them. */
  readonly others: { readonly [K in OptionName]?: readonly (string | number)[] };
  /** The sentence of a refusal; otherwise one that lists those values. */
  readonly because?: string;
}

/** The combinations that are refused (docs/rules.md sections 8 and 23), in the order in which they are checked. */
export const CONFLICTS: readonly Conflict[] = [
  { option: 'opening', of: ['aside'], others: { starter: ['random', 'highTile'] } },
  { option: 'opening', of: ['holder', 'highest'], others: { starter: ['engine'] } },
  { option: 'opening', of: ['turns'], others: { starter: ['left'] } },
  {
    option: 'opening',
    of: ['first'],
    others: { starter: ['engine'] },
    because: 'With the opening first the starter is the player who lays the engine.',
  },
  {
    option: 'opening',
    of: ['highest', 'first'],
    others: { engines: ['all'], firstEngine: ['highest'] },
    because: 'With this opening the hands decide which double is the engine.',
  },
  {
    option: 'firstTurn',
    of: ['build'],
    others: { doubles: ['cap', 'plain'] },
    because: 'A build on the first turn needs doubles that are covered at once, or that end the turn.',
  },
  {
    option: 'openBinds',
    of: ['player'],
    others: { deadDouble: ['release'] },
    because:
      'A double that binds only its player has to be released when nothing can cover it; otherwise that player could never play again.',
  },
  {
    option: 'simultaneousBuild',
    of: ['yes'],
    others: { firstTurn: ['phase'] },
    because: 'Building at once needs a building phase.',
  },
  {
    option: 'firstEngine',
    of: 'changed',
    others: { engines: ['all', 'even', 'odd'] },
    because: 'The list of engines already says where the rounds start.',
  },
  {
    option: 'engineDraw',
    of: ['inTurn'],
    others: { opening: ['holder', 'highest'] },
    because: 'Only an engine that somebody must hold is drawn for.',
  },
  {
    option: 'buildEndsInDouble',
    of: ['no'],
    others: { firstTurn: ['build', 'phase'] },
    because: 'No train is built on the first turn, so none can end in a double.',
  },
  {
    option: 'lateBuild',
    of: ['yes'],
    others: { firstTurn: ['build', 'phase'], doubles: ['cap', 'plain'] },
    because:
      'A late build needs trains built on the first turn, and doubles that are covered at once or that end the turn.',
  },
  {
    option: 'mexicanTrains',
    of: [0],
    others: { mexicanFrom: [1], mexicanStart: ['any'], mexicanTile: ['engine'] },
    because: 'There is no Mexican train to start.',
  },
  {
    option: 'drawCap',
    of: 'changed',
    others: { draw: ['until'] },
    because: 'A cap is for drawing until one can play.',
  },
  {
    option: 'foot',
    of: ['must'],
    others: { openBinds: ['all', 'eligible', 'player'] },
    because: 'Three tiles on a double: somebody has to be bound to lay them.',
  },
  {
    option: 'goOutOnDouble',
    of: ['cover'],
    others: { doubles: ['chain', 'pair', 'cap', 'last'] },
    because: 'Where a double ends the turn, nobody has to cover it.',
  },
  {
    option: 'tapPenalty',
    of: 'changed',
    others: { lastTile: ['penalty'] },
    because: 'There is no penalty for a forgotten tap.',
  },
  {
    option: 'scoring',
    of: ['winner'],
    others: { tieBreak: ['shared'] },
    because: 'Rounds scored 0 say nothing where only the winner scores.',
  },
  { option: 'teamScore', of: ['partner'], others: { partners: ['yes'] }, because: 'There are no partners.' },
];

/** Two options that contradict each other. */
interface Contradiction {
  readonly conflict: Conflict;
  /** The option with a value that has a need. */
  readonly option: OptionName;
  /** The option that does not meet it. */
  readonly other: OptionName;
}

/** Returns the first two options that contradict each other; undefined if none do. */
export function contradictionIn(options: Options): Contradiction | undefined {
  for (const conflict of CONFLICTS) {
    const { option, others } = conflict;
    if (!hasNeed(conflict, options[option])) continue;
    const other = OPTION_NAMES.find((name) => others[name] && !isAmong(others[name], options[name]));
    if (other !== undefined) return { conflict, option, other };
  }
  return undefined;
}

/** Whether a value of the conflict's option goes with certain values of others only. */
export function hasNeed({ option, of }: Conflict, value: Options[OptionName]): boolean {
  const { usual }: OptionRecord = OPTIONS[option];
  return of === 'changed' ? value !== usual : isAmong(of, value);
}

/** Returns a sentence about the first two options that contradict each other; undefined if none do. */
export function contradiction(options: Options): string | undefined {
  const found = contradictionIn(options);
  if (found === undefined) return undefined;
  const { conflict, option, other } = found;
  const words = conflict.others[other]?.map((one) => `"${one}"`).join(' or ');
  return (
    conflict.because ??
    `With the ${option} "${written(options[option])}" the ${other} must be ${words}, not "${written(options[other])}".`
  );
}

function written(value: Options[OptionName]): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
