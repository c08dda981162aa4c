type Value = string | number;

/** A value that goes only with some values of another option (docs/rules.md section 8, "Combinations"). */
interface Requirement {
  readonly value: Value;
  readonly option: string;
  readonly values: readonly Value[];
  /** A sentence to say instead of the list of values. */
  readonly because?: string;
}

/** Values of another option with which an option has no effect (docs/rules.md section 8, "n/a"). */
interface Idle {
  readonly reason: 'noPhase' | 'phase' | 'partners';
  readonly option: string;
  readonly values: readonly Value[];
}

/** One option: its values, its topic, and its relations to other options. */
export interface OptionRecord {
  readonly group: OptionGroup;
  readonly values: readonly Value[];
  readonly requires?: readonly Requirement[];
  readonly idle?: Idle;
}

/** The topics of the options, in the order of forms and lists. */
export const OPTION_GROUPS = ['start', 'turn', 'markers', 'doubles', 'score'] as const;

export type OptionGroup = (typeof OPTION_GROUPS)[number];

/**
 * Every option of docs/rules.md section 8. There are no defaults: a preset names a value for each. Forms, lists, pictures,
 * the wire and random mixes of rules derive from these records; their order is that of records and requests.
 */
export const OPTIONS = {
  opening: {
    group: 'start',
    values: ['aside', 'holder', 'highest', 'turns'],
    requires: [
      { value: 'aside', option: 'starter', values: ['random', 'highTile'] },
      { value: 'holder', option: 'starter', values: ['engine'] },
      { value: 'highest', option: 'starter', values: ['engine'] },
      { value: 'turns', option: 'starter', values: ['left'] },
    ],
  },
  starter: { group: 'start', values: ['engine', 'random', 'highTile', 'left'] },
  firstTurn: {
    group: 'start',
    values: ['single', 'build', 'phase'],
    requires: [
      {
        value: 'build',
        option: 'doubles',
        values: ['cap'],
        because:
          'A build on the first turn needs capped doubles: with chains or pairs it would not be clear how the build continues.',
      },
    ],
  },
  mexicanOnFirstTurn: {
    group: 'start',
    values: ['yes', 'no'],
    idle: { reason: 'phase', option: 'firstTurn', values: ['phase'] },
  },
  mustPlay: { group: 'turn', values: ['yes', 'no'] },
  drawnTile: { group: 'turn', values: ['must', 'may'] },
  markOn: {
    group: 'markers',
    values: ['fail', 'draw'],
    idle: { reason: 'partners', option: 'partners', values: ['yes'] },
  },
  emptyPassMarks: { group: 'markers', values: ['yes', 'no'] },
  liftedBy: { group: 'markers', values: ['owner', 'anyone'] },
  publicOwnerOnlyOwn: { group: 'markers', values: ['yes', 'no'] },
  doubles: { group: 'doubles', values: ['chain', 'pair', 'cap'] },
  uncappedMarks: { group: 'doubles', values: ['none', 'own', 'bearer'] },
  openBinds: { group: 'doubles', values: ['all', 'eligible'] },
  deadDouble: { group: 'doubles', values: ['release', 'stays'] },
  lastTile: { group: 'turn', values: ['none', 'announced', 'penalty'] },
  doubleBlank: { group: 'score', values: [0, 25, 50] },
  tieBreak: { group: 'score', values: ['shared', 'zeros'] },
  partners: { group: 'score', values: ['yes', 'no'] },
  simultaneousBuild: {
    group: 'start',
    values: ['yes', 'no'],
    requires: [
      {
        value: 'yes',
        option: 'firstTurn',
        values: ['phase'],
        because: 'Building at once needs a building phase: set the first turn to "phase".',
      },
    ],
    idle: { reason: 'noPhase', option: 'firstTurn', values: ['single', 'build'] },
  },
} as const satisfies { readonly [name: string]: OptionRecord };

export type OptionName = keyof typeof OPTIONS;

/** A value for every option. */
export type Options = { readonly [K in OptionName]: (typeof OPTIONS)[K]['values'][number] };

export const OPTION_NAMES: readonly OptionName[] = Object.keys(OPTIONS).filter(isOptionName);

export function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}

/** Returns the values of an option, in the order in which they are offered. */
export function valuesOf<K extends OptionName>(name: K): readonly Options[K][] {
  const records: { readonly [Name in OptionName]: { readonly values: readonly Options[Name][] } } = OPTIONS;
  return records[name].values;
}

/** Whether `value` is one of the values of that option. */
export function isOptionValue<K extends OptionName>(name: K, value: unknown): value is Options[K] {
  return valuesOf(name).some((known) => known === value);
}

/** Returns a sentence about the first two options that contradict each other; undefined if none do. */
export function contradiction(options: Options): string | undefined {
  for (const name of OPTION_NAMES) {
    const { requires = [] }: OptionRecord = OPTIONS[name];
    for (const { value, option, values, because } of requires) {
      if (options[name] !== value || !isOptionName(option)) continue;
      const chosen = options[option];
      if (values.includes(chosen)) continue;
      const allowed = values.map((one) => `"${one}"`).join(' or ');
      return because ?? `With the ${name} "${value}" the ${option} must be ${allowed}, not "${chosen}".`;
    }
  }
  return undefined;
}

/**
 * Returns the reason why an option has no effect with the others; null if it has one.
 * @param valueOf returns the value of another option
 */
export function idleReason(name: OptionName, valueOf: (other: OptionName) => Value): Idle['reason'] | null {
  const { idle }: OptionRecord = OPTIONS[name];
  if (idle === undefined || !isOptionName(idle.option)) return null;
  return idle.values.includes(valueOf(idle.option)) ? idle.reason : null;
}
