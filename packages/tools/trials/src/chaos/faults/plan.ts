import type { Random } from '../random.ts';
import { LINK_FAULTS, RECEIVER_FAILURES, RECEIVERS, type Fault } from './fault.ts';

/** One or two faults at the same time. */
export interface PlannedFaults {
  readonly faults: readonly Fault[];
  /** How long they last, in milliseconds. */
  readonly duration: number;
  /** They begin when this many moves have been acknowledged. */
  readonly afterMoves: number;
}

/**
 * Returns every kind of fault at least once if `count` allows, in an order that the seed decides, spread over `moves`.
 * A third of them come in pairs that strike different parts.
 */
export function planFaults(
  random: Random,
  {
    count,
    moves,
    workers,
    milliseconds,
  }: { count: number; moves: number; workers: number; milliseconds: readonly [number, number] },
): readonly PlannedFaults[] {
  const faults: Fault[] = [];
  while (faults.length < count) faults.push(...random.shuffled(everyFault(random, workers)));
  const queue = faults.slice(0, count);
  const steps: Fault[][] = [];
  while (queue.length > 0) {
    const first = queue.shift();
    if (first === undefined) break;
    const other = queue.findIndex(({ kind }) => partOf(kind) !== partOf(first.kind));
    steps.push([first, ...(random.chance(30) && other >= 0 ? queue.splice(other, 1) : [])]);
  }
  return steps.map((step, index) => ({
    faults: step,
    duration: random.from(...milliseconds),
    afterMoves: Math.floor(((index + 0.5) * moves) / steps.length),
  }));
}

function everyFault(random: Random, workers: number): Fault[] {
  const worker = (): number => random.from(0, workers - 1);
  const receivers = RECEIVERS.flatMap((receiver) =>
    // All failures of all three would be a third of the faults.
    random
      .shuffled(RECEIVER_FAILURES)
      .slice(0, 2)
      .map((failure) => ({ kind: 'receiver', receiver, failure }) as const),
  );
  return [
    ...LINK_FAULTS.map((link) => ({ kind: 'request', link }) as const),
    ...LINK_FAULTS.map((link) => ({ kind: 'database', link }) as const),
    { kind: 'readOnly' },
    { kind: 'backendsTerminated' },
    { kind: 'postgresKilled', signal: 'SIGKILL' },
    { kind: 'postgresKilled', signal: 'SIGQUIT' },
    { kind: 'workerKilled', worker: worker() },
    { kind: 'workerKilled', worker: worker() },
    ...receivers,
  ];
}

/** What a fault strikes. Two at once strike different parts, so that healing one does not heal the other. */
function partOf(kind: Fault['kind']): string {
  switch (kind) {
    case 'request':
      return 'network';
    case 'database':
      return 'proxy';
    case 'readOnly':
    case 'backendsTerminated':
    case 'postgresKilled':
      return 'postgres';
    case 'workerKilled':
      return 'worker';
    case 'receiver':
      return 'receiver';
    default:
      return kind satisfies never;
  }
}
