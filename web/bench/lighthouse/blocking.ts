/** An event of Chrome's trace, as far as it is read here. Times are in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A task this long in ms blocks (https://web.dev/articles/tbt). */
const LONG = 50;

/**
 * Returns the total blocking time by the CPU time of each task, in ms. Lighthouse's own goes by the wall clock, in which
 * a machine with few cores counts Chrome's other processes, and the site itself, as the page's.
 * @param multiplier how many times slower the phone is
 */
export function blockingByCpu(events: readonly TraceEvent[], multiplier: number): number {
  const from = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  let sum = 0;
  let end = from;
  for (const { ts, dur = 0, tdur = 0 } of tasksOf(events)) {
    // A task may contain tasks of its own.
    if (ts < end) continue;
    end = ts + dur;
    sum += Math.max(0, (tdur / 1_000) * multiplier - LONG);
  }
  return sum;
}

/** Returns the tasks of the page's main thread, the renderer's busiest, in their order. */
function tasksOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const tasks = events.filter(({ ph, name }) => ph === 'X' && name.endsWith('RunTask'));
  const mains = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf));
  const [busiest = []] = [...mains]
    .map((main) => tasks.filter((task) => threadOf(task) === main))
    .toSorted((a, b) => b.length - a.length);
  return busiest.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}
