import { isPresetName } from '@slow-train/rules';
import { TURNS_OF_ROUND } from './round-turns.ts';

/** The settings of a game on which its length depends. */
export interface LengthTerms {
  readonly rules: { readonly preset: string };
  readonly rounds: number;
  /** The minutes that it gives for a turn, and whether it runs on weekends; null without a clock. */
  readonly clock: { readonly allowance: number; readonly weekendsOff: boolean } | null;
  /** The seats that count: those that nobody takes are removed at the start. */
  readonly seats: number;
  readonly computers: number;
}

const DAY_MINUTES = 24 * 60;
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

/** Returns the turns of a round by these rules, over all seats. */
export function turnsOf({ preset }: LengthTerms['rules']): number {
  return isPresetName(preset) ? TURNS_OF_ROUND[preset] : TURNS_OF_ROUND.hub;
}
