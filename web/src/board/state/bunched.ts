import type { LogEntry } from '@slow-train/protocol';

/** Returns the log with a bunch of automatic moves marked as such once, at its last one. */
export function bunched(log: readonly LogEntry[]): readonly LogEntry[] {
  return log.map((entry, index) => {
    const next = log[index + 1];
    const goesOn = entry.by === 'forced' && next?.by === 'forced' && next.seat === entry.seat;
    return goesOn ? { ...entry, by: 'person' } : entry;
  });
}
