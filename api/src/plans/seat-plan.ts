import type { PlanRun } from '@slow-train/players';
import type { LaidPlan } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';

/** A plan as it was laid out, and how far it has come. */
export interface Laid extends PlanRun {
  /** For which it was laid out. */
  readonly round: number;
  /** Turns that it may play in all. */
  readonly turns: number;
  /** With which revision it has stopped. */
  readonly stoppedAt: number | null;
}

/** What one seat has laid out for its turns to come. Secret to all others, also whether there is anything. */
export interface SeatPlan {
  /** Counts what has become of the plans of this seat: whoever changes one says which it replaces. */
  readonly version: number;
  readonly laid: Laid | null;
}

/** By seat; nothing for seats that never had one. */
type Plans = readonly SeatPlan[];

const NONE: SeatPlan = { version: 0, laid: null };

/** The plan of a seat: version 0 where it never had one. */
export function planOf(plans: Plans, seat: Seat | null): SeatPlan {
  return (seat === null ? undefined : plans[seat]) ?? NONE;
}

/** The plans with another one for this seat, or none. */
export function withPlan(plans: Plans, seat: Seat, laid: Laid | null): Plans {
  const length = Math.max(plans.length, seat + 1);
  const version = planOf(plans, seat).version + 1;
  return Array.from({ length }, (_, one) => (one === seat ? { version, laid } : planOf(plans, one)));
}

/** The plans without that of a seat, whose owner has taken it back. */
export function withoutPlan(plans: Plans, seat: Seat): Plans {
  return planOf(plans, seat).laid === null ? plans : withPlan(plans, seat, null);
}

/** The plans for another sitter of this seat, who is not to know that there ever was one. */
export function unplanned(plans: Plans, seat: Seat): Plans {
  return planOf(plans, seat).version === 0 ? plans : plans.with(seat, NONE);
}

/** One's own plan, as its owner sees it. */
export function laidPlanOf({ laid }: SeatPlan): LaidPlan | null {
  if (laid === null) return null;
  const { plan, round, left, turns, stopped, stoppedAt } = laid;
  return { plan, round, left, played: turns - left, stopped, stoppedAt };
}
