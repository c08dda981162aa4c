type Value = string | number;

/** Values of other options. */
interface OptionValues {
  readonly [option: string]: readonly Value[];
}

/** One option: its values, its topic, and its relations to other options (docs/rules.md section 8). */
export interface OptionRecord {
  readonly group: OptionGroup;
  readonly values: readonly Value[];
  /** By value, the only values of other options that go with it ("Combinations"). */
  readonly requires?: { readonly [value: string]: OptionValues };
  /** A sentence to say instead of the list of those values. */
  readonly because?: string;
  /** Values of other options with which this one has no effect ("n/a"). */
  readonly idle?: { readonly reason: IdleReason; readonly with: OptionValues };
}

export type IdleReason = 'noPhase' | 'phase' | 'partners';

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
    requires: {
      aside: { starter: ['random', 'highTile'] },
      holder: { starter: ['engine'] },
      highest: { starter: ['engine'] },
      turns: { starter: ['left'] },
    },
  },
  starter: { group: 'start', values: ['engine', 'random', 'highTile', 'left'] },
  firstTurn: {
    group: 'start',
    values: ['single', 'build', 'phase'],
    requires: { build: { doubles: ['cap'] } },
    because:
      'A build on the first turn needs capped doubles: with chains or pairs it would not be clear how the build continues.',
  },
  mexicanOnFirstTurn: {
    group: 'start',
    values: ['yes', 'no'],
    idle: { reason: 'phase', with: { firstTurn: ['phase'] } },
  },
  mustPlay: { group: 'turn', values: ['yes', 'no'] },
  drawnTile: { group: 'turn', values: ['must', 'may'] },
  markOn: {
    group: 'markers',
    values: ['fail', 'draw'],
    idle: { reason: 'partners', with: { partners: ['yes'] } },
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
    requires: { yes: { firstTurn: ['phase'] } },
    because: 'Building at once needs a building phase: set the first turn to "phase".',
    idle: { reason: 'noPhase', with: { firstTurn: ['single', 'build'] } },
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
    const { requires, because }: OptionRecord = OPTIONS[name];
    const needed = requires?.[options[name]];
    const other = OPTION_NAMES.find((one) => needed?.[one]?.includes(options[one]) === false);
    if (other === undefined) continue;
    const words = needed?.[other]?.map((one) => `"${one}"`).join(' or ');
    return because ?? `With the ${name} "${options[name]}" the ${other} must be ${words}, not "${options[other]}".`;
  }
  return undefined;
}

/**
 * Returns the reason why an option has no effect with the others; null if it has one.
 * @param valueOf returns the value of another option
 */
export function idleReason(name: OptionName, valueOf: (other: OptionName) => Value): IdleReason | null {
  const { idle }: OptionRecord = OPTIONS[name];
  return idle && OPTION_NAMES.some((one) => idle.with[one]?.includes(valueOf(one))) ? idle.reason : null;
}
