import { contradiction } from './conflicts.ts';
import { engineList } from './engines.ts';
import { isOptionName, isOptionValue, type OptionName, type Options } from './options.ts';
import { upTo, type Preset } from './preset.ts';
import { isPresetName, PRESET_NAMES, PRESETS, type PresetName } from './presets.ts';
import { err, ok, type Result } from './result.ts';
import { MOST_SEATS, PARTNER_SEATS, PARTNERS_NEED, type RuleSet } from './ruleset.ts';
import type { EarlierRound } from './score.ts';
import { ALL_SETS, SETS, tilesOf, type Pips, type TileSet } from './tile.ts';

/** What is needed to deal a round. */
export interface Setup {
  readonly rules: RuleSet;
  readonly set: TileSet;
  readonly seats: number;
  /** Tiles dealt to each seat; the opening `turns` adds one (section 3). */
  readonly handSize: number;
  /**
   * The number of each round's engine (section 12.4), one for each round. With the openings `highest` and `first` the
   * hands decide, and only their count has a meaning.
   */
  readonly engines: readonly Pips[];
  /** Rounds in the game: the length of `engines`. */
  readonly rounds: number;
  /** Rounds before the game that count in its totals (section 24); missing if there are none. */
  readonly earlier?: readonly EarlierRound[];
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
    if (changed === undefined) return err(`${JSON.stringify(value)} is not a value of the option "${name}".`);
    options = changed;
  }
  const rules = { preset, ...options };
  const nonsense = contradiction(rules);
  return nonsense === undefined ? ok(rules) : err(nonsense);
}

function withOption<K extends OptionName>(options: Options, name: K, value: unknown): Options | undefined {
  return isOptionValue(name, value) ? { ...options, [name]: value } : undefined;
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
    return err(
      rules.handSize === 0
        ? `The preset "${rules.preset}" has no set for ${seats} seats. Choose fewer seats.`
        : `The preset "${rules.preset}" has no set for ${seats} seats. Choose one.`,
    );
  const known = ALL_SETS.find((one) => one === chosen);
  if (known === undefined) return err(`There is no double-${chosen} set. Choose one from double-4 to double-18.`);
  const hand = handSizeOf(rules, seats, known);
  if (!hand.ok) return hand;
  const list = engineList(rules, known);
  if (!list.ok) return list;
  const most = list.value.length;
  const length = rounds ?? most;
  if (!Number.isInteger(length) || length < 1 || length > most)
    return err(`A game with a double-${known} set has 1 to ${most} rounds.`);
  return ok({ rules, set: known, seats, handSize: hand.value, engines: list.value.slice(0, length), rounds: length });
}

/** Parses the setup of a table, as `parseSetup`. Refuses sets that no shop sells as well. */
export function parseTable(choice: unknown, seats: number, set?: number, rounds?: number): Result<Setup, string> {
  const setup = parseSetup(choice, seats, set, rounds);
  if (!setup.ok) return setup;
  const chosen = setup.value.set;
  if (!SETS.some((one) => one === chosen))
    return err(`There is no double-${chosen} set here. Choose 6, 9, 12, 15 or 18.`);
  return setup;
}

/** Returns the sets that a table of this preset can choose from, with this number of seats. */
export function setsFor(preset: PresetName, seats: number): readonly TileSet[] {
  return SETS.filter((set) => parseSetup({ preset }, seats, set).ok);
}

/** Returns the tiles in a hand, which have to leave a tile to draw where the rules name their number (section 12.1). */
function handSizeOf(rules: RuleSet, seats: number, set: TileSet): Result<number, string> {
  const preset: Preset = PRESETS[rules.preset];
  const own = typeof rules.handSize === 'object' ? rules.handSize[seats] : rules.handSize;
  if (own === undefined) return err(`This sheet gives no number of tiles for ${seats} players.`);
  const hand = own || upTo('length' in preset.hands ? preset.hands : (preset.hands[set] ?? []), seats);
  if (hand === undefined)
    return err(`The preset "${rules.preset}" has no hand size for ${seats} seats with a double-${set} set.`);
  const needed = seats * (hand + (rules.opening === 'turns' ? 1 : 0));
  const there = tilesOf(set).length * rules.sets - (rules.opening === 'aside' ? 1 : 0);
  const what = rules.sets === 1 ? `a double-${set} set has` : `two double-${set} sets have`;
  if (needed > there) return err(`${seats} hands need ${needed} tiles; ${what} ${there} to deal.`);
  return own !== 0 && needed === there ? err('That leaves no tile to draw.') : ok(hand);
}
