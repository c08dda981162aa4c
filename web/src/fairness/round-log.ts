import { roundEvents, type LogEntry } from '@slow-train/protocol';
import type { EventNotation } from '@slow-train/rules';
import { heldGame } from '../client/game.ts';
import { mergeLogs } from '../client/game-merge.ts';
import { fetchLogSince } from './requests.ts';

/** Revisions in an answer to a request with `since`. */
const PAGE = 200;

/** The logs of a game's rounds, as this browser has seen them; it reads the missing entries. */
export interface RoundLogs {
  /**
   * Returns the events of a finished round, from its deal to its end; fewer if the service does not give all of them.
   * @throws Refused or Unreachable if there is no answer
   */
  of(round: number): Promise<readonly EventNotation[]>;
}

/** Creates the logs of a game. Entries read for one round are available to the next. */
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
        // Missing entries come after the known ones, or else before them.
        const since = last < newest ? last : Math.max(0, first - 1 - PAGE);
        const longer = lastRun(mergeLogs(log, await fetchLogSince(table, since)));
        if (longer.length <= log.length) return events;
        log = longer;
      }
    },
  };
}

/** Returns the newest entries, back to the first gap. */
function lastRun(log: readonly LogEntry[]): readonly LogEntry[] {
  const last = log.at(-1)?.revision ?? 0;
  const from = log.findIndex(({ revision }, index) => revision === last - (log.length - 1 - index));
  return from < 0 ? [] : log.slice(from);
}
