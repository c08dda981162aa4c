import {
  idleReason,
  OPTION_GROUPS,
  isOptionName,
  OPTION_NAMES,
  OPTIONS,
  PRESET_NAMES,
  PRESETS,
  tilesOf,
  upTo,
  type IdleReason,
  type OptionGroup,
  type OptionName,
  type Options,
  type Preset,
  type PresetName,
  type RuleChoice,
  type Setup,
  type TileSet,
} from '@slow-train/rules';

/** The rules that most people know as Mexican Train. */
export const DEFAULT_PRESET: PresetName = 'hub';

/** The presets in the order of the pages: the usual one first. */
export const PRESET_ORDER: readonly PresetName[] = PRESET_NAMES.toSorted(
  (a, b) => Number(b === DEFAULT_PRESET) - Number(a === DEFAULT_PRESET),
);

/** The options a game changes from its preset. */
export type HouseRules = { readonly [K in OptionName]?: Options[K] | undefined };

/** Returns the preset's value of an option. */
export function presetValue<K extends OptionName>(preset: PresetName, name: K): Options[K] {
  const { options }: Preset = PRESETS[preset];
  return options[name];
}

/** Returns the value in effect: that of the house rules, or else the preset's. */
export function effectiveValue<K extends OptionName>(preset: PresetName, house: HouseRules, name: K): Options[K] {
  const own: Options[K] | undefined = house[name];
  return own ?? presetValue(preset, name);
}

/** Returns the options in which these house rules really differ from the preset. */
export function changedOptions(preset: PresetName, house: HouseRules): OptionName[] {
  return OPTION_NAMES.filter((name) => effectiveValue(preset, house, name) !== presetValue(preset, name));
}

/** Returns the house rules with one option set; a value that the preset has anyway is dropped. */
export function withRule<K extends OptionName>(
  preset: PresetName,
  house: HouseRules,
  name: K,
  value: Options[K],
): HouseRules {
  const changed: HouseRules = { ...house, [name]: value };
  return withoutPresetValues(preset, changed);
}

/** Returns the house rules without values that the preset has anyway. */
export function withoutPresetValues(preset: PresetName, house: HouseRules): HouseRules {
  return Object.fromEntries(changedOptions(preset, house).map((name) => [name, house[name]]));
}

/** Returns the form's suggestions for a preset: if everybody builds a whole train first, all build at the same time. */
function proposed(preset: PresetName): HouseRules {
  return presetValue(preset, 'firstTurn') === 'phase' ? { simultaneousBuild: 'yes' } : {};
}

/** Returns the house rules for another preset: the old preset's suggestions are dropped, the new one's are added. */
export function moveToPreset(from: PresetName, to: PresetName, house: HouseRules): HouseRules {
  const last = proposed(from);
  const own = OPTION_NAMES.filter((name) => house[name] !== last[name]).map((name) => [name, house[name]]);
  return withoutPresetValues(to, { ...proposed(to), ...Object.fromEntries(own) });
}

/** Returns preset and house rules in the form used by requests, records and links. */
export function choiceOf(preset: PresetName, house: HouseRules): RuleChoice {
  return { preset, ...withoutPresetValues(preset, house) };
}

/** Returns the set a preset uses for this number of seats; undefined if it has none. */
export function presetSet(preset: PresetName, seats: number): TileSet | undefined {
  const { sets }: Preset = PRESETS[preset];
  return upTo(sets, seats);
}

/** The topics that have options of a table, in the order of the form and the list. */
export const TABLE_GROUPS: readonly OptionGroup[] = OPTION_GROUPS.filter((group) => optionsIn(group).length > 0);

/** Returns the options of a topic, in the order of the form and the list. */
export function optionsIn(group: OptionGroup): readonly OptionName[] {
  return OPTION_NAMES.filter((name) => OPTIONS[name].group === group);
}

/** Returns the reason why this option has no effect with the others; null if it has one. */
export function inactiveReason(preset: PresetName, house: HouseRules, name: OptionName): IdleReason | null {
  // A changed option stays enabled so that it can be changed back.
  if (effectiveValue(preset, house, name) !== presetValue(preset, name)) return null;
  return idleReason(name, (other) =>
    isOptionName(other) ? effectiveValue(preset, house, other) : PRESETS[preset].options[other],
  );
}

/** More tiles than this are too many for one hand. */
const MOST_HELD = 20;

/**
 * Whether the opening can deal somebody too many tiles.
 * @param fewest the seats that are taken for certain: chairs that stay empty are removed
 */
export function mayGrowFar({ rules, set, seats, handSize }: Setup, fewest = seats): boolean {
  const tiles = tilesOf(set).length * rules.sets;
  switch (rules.opening) {
    case 'aside':
      return false;
    case 'first':
      // One alone may draw all that the others do not hold.
      return tiles - (fewest - 1) * handSize > MOST_HELD;
    case 'holder':
    case 'highest':
    case 'turns':
      return Math.ceil(tiles / fewest) > MOST_HELD;
    default:
      return rules.opening satisfies never;
  }
}
