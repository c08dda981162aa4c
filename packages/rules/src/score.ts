import type { RuleSet } from './ruleset.ts';
import { at, type BySeat, type Seat } from './table.ts';
import { pipsOf, type Pips, type Tile } from './tile.ts';

/**
 * Returns the pips of a round by seat (docs/rules.md section 8): those left in its hand, so 0 for the seat that went
 * out. In partnerships both seats score the same: 0 if one of them went out, otherwise the pips of both hands.
 */
export function scoresOf(rules: RuleSet, hands: BySeat<readonly Tile[]>): Pips[] {
  const own = hands.map((hand) => pipsOf(hand, rules.doubleBlank));
  if (rules.partners === 'no') return own;
  const half = hands.length / 2;
  return own.map((_, seat) => {
    const partner = (seat + half) % hands.length;
    const isOut = at(hands, seat).length === 0 || at(hands, partner).length === 0;
    return isOut ? 0 : at(own, seat) + at(own, partner);
  });
}

/** Returns each seat's total pips over all rounds. */
export function totalsOf(rounds: readonly BySeat<Pips>[], seats: number): Pips[] {
  return Array.from({ length: seats }, (_, seat) => rounds.reduce((sum, scores) => sum + at(scores, seat), 0));
}

/**
 * Returns the place of each seat, 1 for the lowest total; tied seats share a place and the next one is skipped.
 * `tieBreak: zeros` breaks ties by most rounds of 0, then by the lowest other round (section 8).
 */
export function placesOf(rules: RuleSet, rounds: readonly BySeat<Pips>[], seats: number): number[] {
  const totals = totalsOf(rounds, seats);
  const keys = totals.map((total, seat) => {
    if (rules.tieBreak === 'shared') return [total];
    const own = rounds.map((scores) => at(scores, seat));
    const others = own.filter((score) => score !== 0);
    return [total, -(own.length - others.length), Math.min(...others)];
  });
  return keys.map((key) => 1 + keys.filter((other) => compareKeys(other, key) < 0).length);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = at(b, index);
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

/** Returns the seats in first place. */
export function winnersOf(rules: RuleSet, rounds: readonly BySeat<Pips>[], seats: number): Seat[] {
  return placesOf(rules, rounds, seats).flatMap((place, seat) => (place === 1 ? [seat] : []));
}
