/** A number of each unit in words, as one language counts. */
interface Units {
  hours(many: number): string;
  days(many: number): string;
  weeks(many: number): string;
}

/** Returns the function that says a rough duration in everyday words: `3 days`, `6 weeks` for a number of hours. */
export function roughDurationWith({ hours, days, weeks }: Units): (duration: number) => string {
  return (duration) => {
    const inDays = duration / 24;
    if (inDays < 1.5) return hours(Math.max(1, Math.round(duration)));
    return inDays < 21 ? days(Math.round(inDays)) : weeks(Math.round(inDays / 7));
  };
}
