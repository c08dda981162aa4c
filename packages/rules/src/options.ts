/** Every option of docs/rules.md section 8 with its values. There are no defaults: a preset names a value for each. */
export const OPTIONS = {
  opening: ['aside', 'holder', 'highest', 'turns'],
  starter: ['engine', 'random', 'highTile', 'left'],
  firstTurn: ['single', 'build', 'phase'],
  mexicanOnFirstTurn: ['yes', 'no'],
  mustPlay: ['yes', 'no'],
  drawnTile: ['must', 'may'],
  markOn: ['fail', 'draw'],
  emptyPassMarks: ['yes', 'no'],
  liftedBy: ['owner', 'anyone'],
  publicOwnerOnlyOwn: ['yes', 'no'],
  doubles: ['chain', 'pair', 'cap'],
  uncappedMarks: ['none', 'own', 'bearer'],
  openBinds: ['all', 'eligible'],
  deadDouble: ['release', 'stays'],
  lastTile: ['none', 'announced', 'penalty'],
  doubleBlank: [0, 25, 50],
  tieBreak: ['shared', 'zeros'],
  partners: ['yes', 'no'],
  simultaneousBuild: ['yes', 'no'],
} as const;

export type OptionName = keyof typeof OPTIONS;

/** A value for every option. */
export type Options = { readonly [K in OptionName]: (typeof OPTIONS)[K][number] };

export const OPTION_NAMES: readonly OptionName[] = Object.keys(OPTIONS).filter(isOptionName);

export function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}

/** Whether `value` is one of the values of that option. */
export function isOptionValue<K extends OptionName>(name: K, value: unknown): value is Options[K] {
  return OPTIONS[name].some((known) => known === value);
}
