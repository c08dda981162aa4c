import type { EventNotation } from '@slow-train/rules';
import type { LogEntry, LogEvent } from './game.ts';

/**
 * Returns the events of a round from its deal to its end (`roundOver`), or up to the first gap in the log. Empty if the
 * deal is not in the log. `log` is in order of revisions.
 */
export function roundEvents(log: readonly LogEntry[], round: number): readonly EventNotation[] {
  const from = log.findIndex(({ events }) => dealIn(events, round) >= 0);
  const first = log[from];
  if (first === undefined) return [];
  const gap = log.findIndex(({ revision }, index) => index > from && revision !== first.revision + index - from);
  const events = log.slice(from, gap < 0 ? log.length : gap).flatMap((entry) => entry.events.filter(isRoundEvent));
  const ofRound = events.slice(dealIn(events, round));
  const end = ofRound.findIndex(({ type }) => type === 'roundOver');
  return end < 0 ? ofRound : ofRound.slice(0, end + 1);
}

function dealIn(events: readonly LogEvent[], round: number): number {
  return events.findIndex((event) => event.type === 'dealt' && event.round === round);
}

/** Whether an event belongs to a round rather than to the game around it. */
export function isRoundEvent(event: LogEvent): event is EventNotation {
  switch (event.type) {
    case 'joined':
    case 'left':
    case 'replaced':
    case 'started':
    case 'starterDrawn':
    case 'dealtWithout':
    case 'gameOver':
    case 'timedOut':
    case 'held':
    case 'satIn':
    case 'returned':
    case 'vacation':
    case 'voteOpened':
    case 'voted':
    case 'voteClosed':
    case 'resumed':
    case 'outage':
    case 'takenDown':
    case 'ended':
    case 'reopened':
      return false;
    default:
      event satisfies EventNotation;
      return true;
  }
}
