import type { ClockTerms, OccupantView } from '@slow-train/protocol';
import { TURNS_OF_ROUND } from '@slow-train/players';
import { isPresetName } from '@slow-train/rules';
import type { Accessor } from 'solid-js';
import { lengthText } from '#text/waiting.ts';
import { useMeasuredHours } from '../client/measured.ts';
import { DAY_MINUTES } from './clock/ready-made.ts';

/** The settings of a game on which its length depends. */
export interface LengthTerms {
  readonly rules: { readonly preset: string };
  readonly rounds: number;
  readonly clock: Pick<ClockTerms, 'allowance' | 'weekendsOff'> | null;
  /** The seats that count: those that nobody takes are removed at the start. */
  readonly seats: number;
  readonly computers: number;
}

/** People take this part of the time for a turn: a day's is answered after some two hours. */
const TAKEN = 1 / 12;
/** A round against computers alone, which wait for nobody. */
const ALONE_HOURS = 4 / 60;

/** Returns how long a game is likely to take, in hours, from its clock and its seats. Without a clock people play as with a day. */
export function reckonedHours({ rules, rounds, clock, seats, computers }: LengthTerms): number {
  const people = seats - computers;
  if (people < 2) return rounds * ALONE_HOURS;
  const turn = ((clock?.allowance ?? DAY_MINUTES) / 60) * TAKEN;
  return rounds * turnsOf(rules) * (people / seats) * turn * (clock?.weekendsOff === true ? 7 / 5 : 1);
}

function turnsOf({ preset }: LengthTerms['rules']): number {
  return isPresetName(preset) ? TURNS_OF_ROUND[preset] : TURNS_OF_ROUND.hub;
}

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
