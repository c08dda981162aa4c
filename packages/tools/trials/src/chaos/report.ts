import { faultName } from './faults/fault.ts';
import { OPERATIONS, type ObservedCall } from './record.ts';
import type { PastFault, RunResult } from './run.ts';
import { VIOLATIONS } from './checker/violation.ts';

/** Pieces of evidence shown for each kind of violation. */
const SHOWN = 3;
const LONGEST_EVIDENCE = 1_500;

/** Returns a run's figures as a table, and its violations with their evidence. */
export function reportOf(result: RunResult): string {
  const { seed, milliseconds, faults, record, stored, violations } = result;
  const { calls, moves, deliveries, observations } = record;
  const lines = [
    '',
    `seed ${seed}, ${(milliseconds / 1_000).toFixed(0)} s, ${faults.length} faults`,
    `${stored.games.length} games, ${stored.actions.length} revisions, ${moves.length} moves sent, ` +
      `${observations.length} views, ${deliveries.length} messages delivered`,
    `games ${countsOf(stored.games.map(({ status }) => status))}; revisions by ${countsOf(stored.actions.map(({ by }) => by))}`,
    '',
    row('requests', ['ok', 'replayed', 'refused', 'unknown']),
    ...OPERATIONS.map((operation) => {
      const of = calls.filter((call) => call.operation === operation).map(({ answered }) => answered);
      const ok = of.filter(({ kind }) => kind === 'ok').length;
      const replayed = of.filter((answered) => answered.kind === 'ok' && answered.isReplay).length;
      const [refused, unknown] = (['refused', 'unknown'] as const).map(
        (kind) => of.filter((answered) => answered.kind === kind).length,
      );
      return row(operation, [ok - replayed, replayed, refused ?? 0, unknown ?? 0]);
    }),
    '',
    row('faults', ['times', 'recovery ms', 'slowest']),
    ...[...Map.groupBy(faults, ({ fault }) => faultName(fault))]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, suffered]) => {
        const times = suffered.map((past) => recoveryOf(past, calls)).toSorted((a, b) => a - b);
        return row(name, [times.length, round(times[Math.floor((times.length - 1) / 2)]), round(times.at(-1))]);
      }),
    '',
    `${violations.length} violations`,
  ];
  for (const [kind, found] of Map.groupBy(violations, (violation) => violation.kind)) {
    lines.push('', `${kind}, ${found.length} times: ${VIOLATIONS[kind]}`);
    for (const { subject, evidence } of found.slice(0, SHOWN))
      lines.push(`  ${subject}: ${JSON.stringify(evidence).slice(0, LONGEST_EVIDENCE)}`);
  }
  if (violations.length > 0)
    lines.push('', `Again with the same faults and choices: npx slow-train chaos --seed ${seed}`);
  return lines.join('\n');
}

/**
 * Returns how long after the end of a fault somebody was first answered again, in milliseconds, including the start of
 * killed processes; of a Worker's fault, by that Worker. Infinite if nobody was.
 */
function recoveryOf({ fault, healed }: PastFault, calls: readonly ObservedCall[]): number {
  const worker = 'worker' in fault ? fault.worker : null;
  const first = calls.find(
    (call) => call.begun >= healed && call.answered.kind === 'ok' && (worker === null || call.worker === worker),
  );
  return first === undefined ? Infinity : first.ended - healed;
}

/** Returns how often each text occurs, such as "2 finished, 1 playing". */
function countsOf(texts: readonly string[]): string {
  const counts = [...Map.groupBy(texts, (text) => text)].map(([text, same]) => `${same.length} ${text}`);
  return counts.join(', ');
}

const round = (milliseconds: number | undefined): string => (milliseconds === undefined ? '' : milliseconds.toFixed(0));

function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(32) + cells.map((cell) => String(cell).padStart(13)).join('');
}
