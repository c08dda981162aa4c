import type { ClockTerms, OccupantView } from '@slow-train/protocol';
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

/** The turns of a round, however many play: fewer people have more of them each. Games between computers had 32 to 80. */
const TURNS = 50;
/** People take this part of the time for a turn: a day's is answered after some two hours. */
const TAKEN = 1 / 12;
/** A round against computers alone, which wait for nobody. */
const ALONE_HOURS = 4 / 60;

/** Returns how long a game is likely to take, in hours, from its clock and its seats. Without a clock people play as with a day. */
export function reckonedHours({ rounds, clock, seats, computers }: LengthTerms): number {
  const people = seats - computers;
  if (people < 2) return rounds * ALONE_HOURS;
  const turn = ((clock?.allowance ?? DAY_MINUTES) / 60) * TAKEN;
  return rounds * TURNS * (people / seats) * turn * (clock?.weekendsOff === true ? 7 / 5 : 1);
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
