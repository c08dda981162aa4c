import { roundEvents, type LogEntry } from '@slow-train/protocol';
import type { EventNotation } from '@slow-train/rules';
import { heldGame } from '../client/game.ts';
import { mergeLogs } from '../client/game-merge.ts';
import { readLogSince } from './requests.ts';

/** Revisions in an answer that goes on from another one. */
const PAGE = 200;

/** The logs of a table's rounds, as this browser has seen them; what it has not seen is read. */
export interface RoundLogs {
  /**
   * A round that is over, from its deal to its end; less than that where the service does not tell all of it.
   * Throws Refused or Unreachable where there is no answer.
   */
  of(round: number): Promise<readonly EventNotation[]>;
}

/** The logs of a table. Whatever one round has to read is there for the next one. */
export function roundLogs(table: string): RoundLogs {
  const held = heldGame(table);
  const newest = held?.game.revision ?? 0;
  let log = lastRun(held?.log ?? []);
  return {
    async of(round) {
      for (;;) {
        const events = roundEvents(log, round);
        if (events.at(-1)?.type === 'roundOver') return events;
        const first = log[0]?.revision ?? newest + 1;
        const last = log.at(-1)?.revision ?? newest;
        // What is missing lies behind what is known, or else before it.
        const since = last < newest ? last : Math.max(0, first - 1 - PAGE);
        const longer = lastRun(mergeLogs(log, await readLogSince(table, since)));
        if (longer.length <= log.length) return events;
        log = longer;
      }
    },
  };
}

/** The newest revisions, as far back as none is missing. */
function lastRun(log: readonly LogEntry[]): readonly LogEntry[] {
  const last = log.at(-1)?.revision ?? 0;
  const from = log.findIndex(({ revision }, index) => revision === last - (log.length - 1 - index));
  return from < 0 ? [] : log.slice(from);
}
