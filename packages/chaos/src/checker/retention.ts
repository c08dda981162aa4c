import type { Evidence } from '../record.ts';

const DAY = 86_400_000;

/** Days for which the site keeps things that nobody comes back to (docs/retention.md). */
const KEPT_DAYS = { wait: 30, sentMessage: 30, unstartedGame: 60 } as const;

/** Whether the site may have deleted something since it was last asked for. @param begun in the time of the evidence */
export function isForgotten(
  { restedAt }: Pick<Evidence, 'restedAt'>,
  what: keyof typeof KEPT_DAYS,
  begun: number,
): boolean {
  return Number.isFinite(restedAt) && restedAt - begun > KEPT_DAYS[what] * DAY;
}

/**
 * Returns when each game was first named to somebody, by id: a later request gets the same game, and does not make it stay
 * longer.
 */
export function firstNamed(answers: readonly { readonly id: string; readonly begun: number }[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const { id, begun } of answers) first.set(id, Math.min(begun, first.get(id) ?? begun));
  return first;
}
