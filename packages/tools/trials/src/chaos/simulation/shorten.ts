import type { Violation } from '../checker/violation.ts';
import type { SimulationPlan } from './plan.ts';

/** What became of a plan. */
export interface Attempt {
  /** Milliseconds since the beginning when it ended. */
  readonly ended: number;
  readonly deeds: readonly { readonly name: string }[];
  readonly violations: readonly Pick<Violation, 'kind'>[];
}

/** A plan that fails, what became of it, and how many plans were tried. */
export interface Shortened<T extends Attempt> {
  readonly plan: SimulationPlan;
  readonly outcome: T;
  readonly tries: number;
}

interface Options<T extends Attempt> {
  /** Lets a plan happen, and looks at it after every this many days. */
  readonly run: (plan: SimulationPlan) => Promise<T>;
  /** Plans to try at most. */
  readonly most: number;
  /** Called with each plan that still fails. */
  readonly onShorter?: (plan: SimulationPlan, outcome: T) => void;
}

const DAY = 86_400_000;

/**
 * Shortens a plan that fails: leaves out days, faults, people and deeds, as long as the same violation is found.
 * Halves, then quarters, … then each thing alone are left out, again and again, so in the end nothing more can be
 * (delta debugging, https://www.debuggingbook.org/html/DeltaDebugger.html) unless that took too many tries.
 */
export async function shorten<T extends Attempt>(
  failing: SimulationPlan,
  failed: T,
  { run, most, onShorter }: Options<T>,
): Promise<Shortened<T>> {
  const kinds = new Set(failed.violations.map(({ kind }) => kind));
  let best = { plan: failing, outcome: failed };
  let tries = 0;

  /** Tries a plan. Returns whether it fails as well. */
  async function fails(plan: SimulationPlan): Promise<boolean> {
    if (tries === most) return false;
    tries += 1;
    const outcome = await run(plan);
    if (!outcome.violations.some(({ kind }) => kinds.has(kind))) return false;
    best = { plan, outcome };
    onShorter?.(plan, outcome);
    return true;
  }

  /** Leaves out as many as can be. @param all of them that are left @param without the plan that lacks some of them */
  async function leaveOut<E>(
    all: () => readonly E[],
    without: (some: readonly E[]) => SimulationPlan,
  ): Promise<boolean> {
    let isShorter = false;
    for (let size = Math.ceil(all().length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let from = 0; from < all().length && tries < most;) {
        if (await fails(without(all().slice(from, from + size)))) isShorter = true;
        else from += size;
      }
    }
    return isShorter;
  }

  const days = (): SimulationPlan => ({
    ...best.plan,
    days: Math.min(best.plan.days, Math.ceil(best.outcome.ended / DAY)),
  });
  if (days().days < best.plan.days) await fails(days());
  for (let isShorter = true; isShorter && tries < most;) {
    isShorter = false;
    while (best.plan.days > 1 && (await fails({ ...best.plan, days: best.plan.days - Math.ceil(best.plan.days / 4) })))
      isShorter = true;
    isShorter =
      (await leaveOut(
        () => best.plan.faults,
        (some) => ({ ...best.plan, faults: best.plan.faults.filter((one) => !some.includes(one)) }),
      )) || isShorter;
    isShorter =
      (await leaveOut(
        () => best.plan.people,
        (some) => ({ ...best.plan, people: best.plan.people.filter((one) => !some.includes(one)) }),
      )) || isShorter;
    isShorter =
      (await leaveOut(
        () => best.outcome.deeds.map(({ name }) => name),
        (some) => ({ ...best.plan, without: new Set([...best.plan.without, ...some]) }),
      )) || isShorter;
  }
  return { ...best, tries };
}
