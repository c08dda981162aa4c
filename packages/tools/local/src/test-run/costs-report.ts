import { BUDGET } from './budget.ts';

/** Seconds of processor time of the parts of a run, by their names in the budget. */
export type PartCosts = Readonly<Record<string, number>>;

/** Files that are named at the end, because they cost most. */
const DEAREST = 8;

/** Returns the sum. */
export const secondsOf = (parts: PartCosts): number => Object.values(parts).reduce((all, one) => all + one, 0);

/** Returns a line for each part, the dearest first, with its budget, and a line for all. */
export function costLines(parts: PartCosts): string[] {
  const width = Math.max(...Object.keys(parts).map((name) => name.length), 3);
  const line = (name: string, seconds: number, budget: number | undefined): string => {
    const figures = `${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)}`;
    if (budget === undefined) return figures;
    return `${figures} of ${budget}${seconds > budget ? '  above its budget (packages/tools/local/src/test-run/budget.ts)' : ''}`;
  };
  const entries = Object.entries(parts).toSorted(([, one], [, other]) => other - one);
  return [
    ...entries.map(([name, seconds]) => line(name, seconds, BUDGET[name])),
    line('all', secondsOf(parts), secondsOf(BUDGET)),
  ];
}

/** Returns the files that cost most, as one line. */
export function dearestFiles(files: PartCosts): string {
  return Object.entries(files)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, DEAREST)
    .map(([file, seconds]) => `${file} ${seconds.toFixed(1)}`)
    .join(', ');
}
