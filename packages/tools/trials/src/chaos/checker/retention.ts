const DAY = 86_400_000;

/** Days for which the site keeps things that nobody comes back to (docs/retention.md). */
const KEPT_DAYS = { wait: 30, sentMessage: 30, unstartedGame: 60 } as const;

/** Whether the site may have deleted something since it was last asked for. @param now and begun in the time of the evidence */
export const isForgotten = (now: number, what: keyof typeof KEPT_DAYS, begun: number): boolean =>
  Number.isFinite(now) && now - begun > KEPT_DAYS[what] * DAY;

/** Returns the time of the first request that got each game, by id: a later one gets the same game, and does not keep it longer. */
export function firstRequests(
  answers: readonly { readonly id: string; readonly begun: number }[],
): Map<string, number> {
  const first = new Map<string, number>();
  for (const { id, begun } of answers) first.set(id, Math.min(begun, first.get(id) ?? begun));
  return first;
}
