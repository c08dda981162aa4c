import { isOptionValue, isOptionName, isPresetName, OPTION_NAMES, SETS, valuesOf } from '@slow-train/rules';
import type { OptionName, Options, PresetName, RuleChoice, TileSet } from '@slow-train/rules';
import type { GameView, RuleLink } from '@slow-train/protocol';
import type { BadRulesLink } from '../../text/rules-link-sentence.ts';
import type { GameRules } from './RulesDifference.tsx';
import { withoutPresetValues, type HouseRules } from './house-rules.ts';

/** A rule set read from a link, and its unreadable part, if there is one. */
export interface LinkedRules {
  /** null if the link names none. */
  readonly preset: PresetName | null;
  readonly house: HouseRules;
  readonly set: TileSet | null;
  readonly nonsense: BadRulesLink | null;
}

const NOTHING: LinkedRules = { preset: null, house: {}, set: null, nonsense: null };

/** Returns the query of a rules link: `preset=hub&doubleBlank=50&set=12`. */
export function writeRules(choice: RuleChoice, set: TileSet | null): string {
  const query = new URLSearchParams({ preset: choice.preset });
  for (const name of OPTION_NAMES) {
    const value = choice[name];
    if (value !== undefined) query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  if (set !== null) query.set('set', String(set));
  return query.toString();
}

/** The parameters of a link to the rules of one table besides its rules. */
export interface TableOfLink {
  readonly set?: number;
  readonly seats?: number;
  /** The game to go back to. */
  readonly game?: string;
  /** A section, option or word on the page, without the `#`. */
  readonly anchor?: string;
}

/** Returns the address of the rules as a table plays them: `/rules?preset=hub&doubleBlank=50&seats=4#open-doubles`. */
export function rulesHref(choice: RuleChoice, { set, seats, game, anchor }: TableOfLink = {}): string {
  const query = new URLSearchParams(writeRules(choice, SETS.find((one) => one === set) ?? null));
  if (seats !== undefined) query.set('seats', String(seats));
  if (game !== undefined) query.set('table', game);
  return `/rules?${query.toString()}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Returns the rules of a game. */
export function playedIn({ id, rules, set, seats }: Pick<GameView, 'id' | 'rules' | 'set' | 'seats'>): GameRules {
  return { rules, set, seats: seats.length, game: id };
}

/** Returns the address of the rules that a game is played by. */
export function playedHref({ rules, ...table }: GameRules, anchor?: string): string {
  return rulesHref(rules, { ...table, ...(anchor === undefined ? {} : { anchor }) });
}

/** Returns the link of a refusal, leading to the rule as the game plays it. */
export function ruleAtTable(rule: RuleLink, played: GameRules): RuleLink {
  return { ...rule, href: playedHref(played, rule.href.split('#')[1]) };
}

/** The rules in such an address, and the table that plays them. */
export interface LinkedTable extends LinkedRules {
  readonly seats: number | null;
  readonly game: string | null;
}

/** Reads the query of `rulesHref`. */
export function readTable(query: string): LinkedTable {
  const words = new URLSearchParams(query);
  const seats = Number(words.get('seats') ?? Number.NaN);
  const game = words.get('table');
  words.delete('seats');
  words.delete('table');
  return { ...readRules(words.toString()), seats: Number.isInteger(seats) ? seats : null, game };
}

/** Returns the anchor of an option on the pages about rules: `option-must-play`. */
export function optionAnchor(option: OptionName): string {
  return `option-${option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Reads such a query. If any part is invalid, only a valid preset is kept: half a rule set is a different one. */
export function readRules(query: string): LinkedRules {
  const words = new Map(new URLSearchParams(query));
  const named = words.get('preset');
  const preset = isPresetName(named) ? named : null;
  const kept: LinkedRules = { ...NOTHING, preset };
  if (named !== undefined && preset === null) return { ...kept, nonsense: { about: 'preset', word: named } };
  let house: HouseRules = {};
  let set: TileSet | null = null;
  for (const [name, word] of words) {
    if (name === 'preset') continue;
    if (name === 'set') {
      set = SETS.find((one) => String(one) === word) ?? null;
      if (set === null) return { ...kept, nonsense: { about: 'set', word } };
    } else if (isOptionName(name)) {
      const value = optionValue(name, word);
      if (value === undefined) return { ...kept, nonsense: { about: 'value', option: name, word } };
      house = { ...house, [name]: value };
    } else if (!isTrace(name)) return { ...kept, nonsense: { about: 'option', word: name } };
  }
  return { preset, house: preset === null ? house : withoutPresetValues(preset, house), set, nonsense: null };
}

function optionValue<K extends OptionName>(name: K, word: string): Options[K] | undefined {
  const value = valuesOf(name).find((one) => String(one) === word) ?? parsed(word);
  return isOptionValue(name, value) ? value : undefined;
}

/** A number, or tiles in a hand by the number of seats. */
function parsed(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    return undefined;
  }
}

/** Whether a parameter is a tracking parameter of mail programs and the like. */
function isTrace(name: string): boolean {
  return name.startsWith('utm_') || name.endsWith('clid');
}
