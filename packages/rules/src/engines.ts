import { err, ok, type Result } from './result.ts';
import type { RuleSet } from './ruleset.ts';
import type { Pips, TileSet } from './tile.ts';

/** Returns the number of each round's engine, were all rounds played; empty where the rules do not fit the set. */
export function enginesOf(rules: RuleSet, set: TileSet): readonly Pips[] {
  const list = engineList(rules, set);
  return list.ok ? list.value : [];
}

/** Returns the round that has this engine: the first in the list of engines, 1 if there is none (section 24). */
export function roundOf(rules: RuleSet, set: TileSet, engine: Pips): number {
  return Math.max(enginesOf(rules, set).indexOf(engine), 0) + 1;
}

/** Returns the number of each round's engine, were all rounds played (section 12.4). */
export function engineList({ engines, firstEngine }: RuleSet, set: TileSet): Result<readonly Pips[], string> {
  const above = (number: Pips): Result<never, string> =>
    err(`A double-${set} set has no engine ${number}-${number}. Choose numbers from 0 to ${set}.`);
  if (typeof engines === 'object') {
    const high = engines.find((number) => number > set);
    return high === undefined ? ok(engines) : above(high);
  }
  const first = firstEngine === 'highest' ? set : firstEngine;
  if (first > set) return above(first);
  const down = Array.from({ length: first + 1 }, (_, step) => first - step);
  const list = engines === 'all' ? down : down.filter((number) => number % 2 === (engines === 'even' ? 0 : 1));
  return list.length === 0 ? err(`There is no odd number from ${first} down.`) : ok(list);
}
