import {
  OPTION_NAMES,
  OPTIONS,
  parseSetup,
  PRESETS,
  SETS,
  upTo,
  type OptionName,
  type Options,
  type Preset,
  type PresetName,
  type RuleChoice,
  type TileSet,
} from '@slow-train/rules';

/** What a table changes of its preset ("house rules"). */
export type HouseRules = { readonly [K in OptionName]?: Options[K] | undefined };

/** The values of every option, each under its own name. */
export const VALUES: { readonly [K in OptionName]: readonly Options[K][] } = OPTIONS;

/** What the preset says of an option. */
export function presetValue<K extends OptionName>(preset: PresetName, name: K): Options[K] {
  const { options }: Preset = PRESETS[preset];
  return options[name];
}

/** What holds for an option: the house's rule, or else the preset's. */
export function effectiveValue<K extends OptionName>(preset: PresetName, house: HouseRules, name: K): Options[K] {
  const own: Options[K] | undefined = house[name];
  return own ?? presetValue(preset, name);
}

/** The options in which these house rules really differ from the preset. */
export function changedOptions(preset: PresetName, house: HouseRules): OptionName[] {
  return OPTION_NAMES.filter((name) => effectiveValue(preset, house, name) !== presetValue(preset, name));
}

/** The house rules with one option set; what the preset says anyway is none. */
export function withRule<K extends OptionName>(
  preset: PresetName,
  house: HouseRules,
  name: K,
  value: Options[K],
): HouseRules {
  const changed: HouseRules = { ...house, [name]: value };
  return withoutPresetValues(preset, changed);
}

/** The house rules without what this preset says anyway. */
export function withoutPresetValues(preset: PresetName, house: HouseRules): HouseRules {
  return Object.fromEntries(changedOptions(preset, house).map((name) => [name, house[name]]));
}

/** What a form proposes along with a preset: where everybody builds a whole train first, nobody need wait for another. */
function proposed(preset: PresetName): HouseRules {
  return presetValue(preset, 'firstTurn') === 'phase' ? { simultaneousBuild: 'yes' } : {};
}

/** The house rules when another preset is chosen: what was only proposed goes with the last, and comes with the next. */
export function moveToPreset(from: PresetName, to: PresetName, house: HouseRules): HouseRules {
  const last = proposed(from);
  const own = OPTION_NAMES.filter((name) => house[name] !== last[name]).map((name) => [name, house[name]]);
  return withoutPresetValues(to, { ...proposed(to), ...Object.fromEntries(own) });
}

/** Preset and house rules as requests, records and links write them. */
export function choiceOf(preset: PresetName, house: HouseRules): RuleChoice {
  return { preset, ...withoutPresetValues(preset, house) };
}

/** The set that a preset takes for so many seats; undefined where it has none. */
export function presetSet(preset: PresetName, seats: number): TileSet | undefined {
  const { sets }: Preset = PRESETS[preset];
  return upTo(sets, seats);
}

/** The sets for which a preset has hands for so many seats. */
export function setsFor(preset: PresetName, seats: number): readonly TileSet[] {
  return SETS.filter((set) => parseSetup({ preset }, seats, set).ok);
}

/** The options as the form and the list show them: by what they are about. */
export const GROUPS = {
  start: ['opening', 'starter', 'firstTurn', 'simultaneousBuild', 'mexicanOnFirstTurn'],
  turn: ['mustPlay', 'drawnTile', 'lastTile'],
  markers: ['markOn', 'emptyPassMarks', 'liftedBy', 'publicOwnerOnlyOwn'],
  doubles: ['doubles', 'uncappedMarks', 'openBinds', 'deadDouble'],
  score: ['doubleBlank', 'tieBreak', 'partners'],
} as const satisfies { readonly [group: string]: readonly OptionName[] };

type Group = keyof typeof GROUPS;
export const GROUP_NAMES = ['start', 'turn', 'markers', 'doubles', 'score'] as const satisfies readonly Group[];

/** Why an option has no say at a table. */
export type InactiveReason = 'noPhase' | 'phase' | 'partners';

/** Why this option decides nothing beside the others (docs/rules.md section 8, "n/a"); null where it does. */
export function inactiveReason(preset: PresetName, house: HouseRules, name: OptionName): InactiveReason | null {
  // What was changed stays to be changed back, whatever else has become of the rules.
  if (effectiveValue(preset, house, name) !== presetValue(preset, name)) return null;
  const hasPhase = effectiveValue(preset, house, 'firstTurn') === 'phase';
  if (name === 'simultaneousBuild' && !hasPhase) return 'noPhase';
  if (name === 'mexicanOnFirstTurn' && hasPhase) return 'phase';
  return name === 'markOn' && effectiveValue(preset, house, 'partners') === 'yes' ? 'partners' : null;
}
