import { contradiction, isOptionName, isOptionValue, OPTION_NAMES, type OptionName, type Options } from './options.ts';
import { upTo, type Preset } from './preset.ts';
import { isPresetName, PRESET_NAMES, PRESETS, type PresetName } from './presets.ts';
import { err, ok, type Result } from './result.ts';
import { SETS, tilesOf, type TileSet } from './tile.ts';

export const MOST_SEATS = 16;
/** Section 8, Partnerships. */
export const PARTNER_SEATS: readonly number[] = [4, 6, 8];
export const PARTNERS_NEED = 'Partners need 4, 6 or 8 seats.';

/** The rules of a game: a preset with a value for every option. */
export type RuleSet = Options & { readonly preset: PresetName };

/** A preset and the options that differ from it ("house rules"), as written in positions and records. */
export type RuleChoice = { readonly preset: PresetName } & { readonly [K in OptionName]?: Options[K] | undefined };

/** What is needed to deal a round. */
export interface Setup {
  readonly rules: RuleSet;
  readonly set: TileSet;
  readonly seats: number;
  /** Tiles dealt to each seat; the opening `turns` adds one (section 3). */
  readonly handSize: number;
  /** Rounds in the game, 1 to set + 1. */
  readonly rounds: number;
}

/** Parses unchecked rules. The error is a sentence saying what is wrong. */
export function parseRules(choice: unknown): Result<RuleSet, string> {
  if (typeof choice !== 'object' || choice === null) return err('The rules must be an object that names a preset.');
  const entries: readonly (readonly [string, unknown])[] = Object.entries(choice);
  const preset = entries.find(([name]) => name === 'preset')?.[1];
  if (!isPresetName(preset)) return err(`The rules must name a preset: ${PRESET_NAMES.join(', ')}.`);
  let { options } = PRESETS[preset];
  for (const [name, value] of entries) {
    if (name === 'preset' || name === 'rounds' || value === undefined) continue;
    if (!isOptionName(name)) return err(`There is no option "${name}".`);
    const changed = withOption(options, name, value);
    if (changed === undefined) return err(`"${String(value)}" is not a value of the option "${name}".`);
    options = changed;
  }
  const rules = { preset, ...options };
  const nonsense = contradiction(rules);
  return nonsense === undefined ? ok(rules) : err(nonsense);
}

function withOption<K extends OptionName>(options: Options, name: K, value: unknown): Options | undefined {
  return isOptionValue(name, value) ? { ...options, [name]: value } : undefined;
}

/** Returns the short form of a rule set: its preset and the options that differ from it (section 7). */
export function ruleChoice(rules: RuleSet): RuleChoice {
  const usual = PRESETS[rules.preset].options;
  const changed = OPTION_NAMES.filter((name) => rules[name] !== usual[name]);
  return { preset: rules.preset, ...Object.fromEntries(changed.map((name) => [name, rules[name]])) };
}

/**
 * Parses a setup: rules, seats, set and rounds that go together (sections 2 and 8).
 * `set` and `rounds` default to the preset's set for these seats and to all of its rounds.
 * The error is a sentence saying what does not go together.
 */
export function parseSetup(choice: unknown, seats: number, set?: number, rounds?: number): Result<Setup, string> {
  const parsed = parseRules(choice);
  if (!parsed.ok) return parsed;
  const rules = parsed.value;
  const preset: Preset = PRESETS[rules.preset];
  if (!Number.isInteger(seats) || seats < 2 || seats > MOST_SEATS) return err('A table has 2 to 16 seats.');
  if (rules.partners === 'yes' && !PARTNER_SEATS.includes(seats)) return err(PARTNERS_NEED);
  const chosen = set ?? upTo(preset.sets, seats);
  if (chosen === undefined)
    return err(`The preset "${rules.preset}" has no set for ${seats} seats. Choose fewer seats.`);
  const known = SETS.find((one) => one === chosen);
  if (known === undefined) return err(`There is no double-${chosen} set. Choose 6, 9, 12, 15 or 18.`);
  const handSize = upTo('length' in preset.hands ? preset.hands : (preset.hands[known] ?? []), seats);
  if (handSize === undefined)
    return err(`The preset "${rules.preset}" has no hand size for ${seats} seats with a double-${known} set.`);
  const needed = seats * (handSize + (rules.opening === 'turns' ? 1 : 0));
  const there = tilesOf(known).length - (rules.opening === 'aside' ? 1 : 0);
  if (needed > there) return err(`${seats} hands need ${needed} tiles; a double-${known} set has ${there} to deal.`);
  const most = known + 1;
  const length = rounds ?? most;
  if (!Number.isInteger(length) || length < 1 || length > most)
    return err(`A game with a double-${known} set has 1 to ${most} rounds.`);
  return ok({ rules, set: known, seats, handSize, rounds: length });
}
