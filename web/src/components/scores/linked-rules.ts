import { EVENING_OPTIONS, MOST_ROUNDS, USUAL_EVENING, type EveningRules } from '@slow-train/protocol/evening';
import { ALL_SETS, isOptionValue, type Pips, type TileSet } from '@slow-train/rules';

// The rules of a club's sheet in the address of the score keeper: `/score?set=9&engines=9,8,7&doubleBlank=50`.

/** The parts of a rule set that a score sheet has to know. */
export interface SheetRules {
  readonly set: TileSet;
  readonly engines: readonly Pips[];
  readonly rules: EveningRules;
}

/** Returns the engines of a typed list, `12, 11, 10`; null if one is not in the set, or there is none. */
export function enginesIn(text: string, set: TileSet): readonly Pips[] | null {
  const numbers = (text.match(/\d+/gu) ?? []).map(Number);
  return numbers.length === 0 || numbers.length > MOST_ROUNDS || numbers.some((pips) => pips > set) ? null : numbers;
}

/** Returns the address of a new score sheet by these rules. */
export function scoreAddress({ set, engines, rules }: SheetRules): string {
  const query = new URLSearchParams({ set: String(set), engines: engines.join(',') });
  for (const name of EVENING_OPTIONS) if (rules[name] !== USUAL_EVENING[name]) query.set(name, String(rules[name]));
  return `/score?${query}`;
}

/** Returns the rules in an address, unknown values left out; null if it names no engines of a set. */
export function linkedRules(search: string): SheetRules | null {
  const query = new URLSearchParams(search);
  const set = ALL_SETS.find((one) => String(one) === query.get('set'));
  const engines = set === undefined ? null : enginesIn(query.get('engines') ?? '', set);
  if (set === undefined || engines === null) return null;
  const rules = EVENING_OPTIONS.reduce((known: EveningRules, name) => {
    const text = query.get(name) ?? '';
    const value = /^\d+$/.test(text) ? Number(text) : text;
    return isOptionValue(name, value) ? { ...known, [name]: value } : known;
  }, USUAL_EVENING);
  return { set, engines, rules };
}
