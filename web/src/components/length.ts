import type { OccupantView } from '@slow-train/protocol';
import { reckonedHours, turnsOf, type LengthTerms } from '@slow-train/players';
import { isPresetName } from '@slow-train/rules';
import type { Accessor } from 'solid-js';
import { lengthText } from '#text/waiting.ts';
import { useMeasuredHours } from '../client/measured.ts';

/** Returns about how many turns each player has in a round, and how long the game takes, in words. */
export function lengthOf(terms: LengthTerms): string {
  return lengthText.each(Math.round(turnsOf(terms.rules) / terms.seats), lengthText.about(reckonedHours(terms)));
}

/** Returns the number of computer players among these. */
export function computersIn(seats: readonly OccupantView[]): number {
  return seats.filter(({ kind }) => kind === 'computer').length;
}

/** Returns how long such a game takes, in words: as measured, or as reckoned until there are enough. */
export function useLength(terms: () => LengthTerms | null): Accessor<string> {
  const measured = useMeasuredHours(() => {
    const known = terms();
    if (known === null || known.seats - known.computers < 2) return null;
    const { rules, seats, rounds, clock } = known;
    return isPresetName(rules.preset) ? { preset: rules.preset, seats, rounds, allowance: clock?.allowance } : null;
  });
  return () => {
    const known = terms();
    return known === null ? '' : lengthText.about(measured() ?? reckonedHours(known));
  };
}
