/** A rough length: a number, and its unit. */
export interface RoughLength {
  readonly many: number;
  readonly unit: 'minute' | 'hour' | 'day' | 'week' | 'month';
}

const DAY = 24;

/** Returns a number of hours in the unit that people would use: `about three weeks`, never `510 hours`. */
export function roughLength(hours: number): RoughLength {
  const [unit, size, least]: readonly [RoughLength['unit'], number, number] =
    hours < 0.9
      ? ['minute', 1 / 60, 5]
      : hours < 18
        ? ['hour', 1, 1]
        : hours < 12 * DAY
          ? ['day', DAY, 1]
          : hours < 65 * DAY
            ? ['week', 7 * DAY, 1]
            : ['month', 30.4 * DAY, 1];
  return { unit, many: Math.max(1, Math.round(hours / size / least)) * least };
}
