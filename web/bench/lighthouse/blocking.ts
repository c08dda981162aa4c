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
}

/** A task this long in ms blocks (https://web.dev/articles/tbt). */
const LONG = 50;

/**
 * Returns the blocking time from the first paint to the end of the trace, in ms, by the CPU time of each task. Lighthouse's
 * own goes by the wall clock, in which a machine with few cores counts Chrome's other processes, and the site itself, as the
 * page's; it slows layout down less, and ends when the page is quiet.
 * @param multiplier how many times slower the phone is
 * @throws Error if nothing was painted
 */
export function blockingByCpu(events: readonly TraceEvent[], multiplier: number): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The page has painted nothing.');
  let sum = 0;
  let end = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasksOf(events, paint)) {
    // A task may contain tasks of its own.
    if (ts + dur <= end) continue;
    end = ts + dur;
    const share = Math.min(1, Math.max(0, end - paint.ts) / dur);
    sum += Math.max(0, (tdur / 1_000) * share * multiplier - LONG);
  }
  return sum;
}

/** Returns the tasks of the page's main thread, which painted, in order, each before those that it contains. */
function tasksOf(events: readonly TraceEvent[], paint: TraceEvent): readonly TraceEvent[] {
  return events
    .filter(
      ({ ph, name, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid,
    )
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}
