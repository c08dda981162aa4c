import { GRANTED, type MessageTurns } from '../../src/notifications/message-pace.ts';
import { Metrics, type MetricsStore } from '../../src/platform/metrics.ts';
import type { Scheduler } from '../../src/platform/scheduler.ts';

/** A scheduler that never wakes up and keeps no metrics, for tests that run the schedule's work themselves. */
export const idleScheduler: Scheduler & MetricsStore & MessageTurns = {
  noLaterThan: () => Promise.resolve(),
  check: () => Promise.resolve(),
  status: () => Promise.resolve({ next: null, lastSeen: null, lateness: 0, failures: 0 }),
  record: () => Promise.resolve(),
  takeMailTurn: () => Promise.resolve({ after: 0 }),
  spendMail: () => Promise.resolve(GRANTED),
  mailsLeft: () => Promise.resolve(null),
  holdMail: () => Promise.resolve(),
  takeShares: (asked) => Promise.resolve({ turns: asked.map(() => null), warns: [] }),
  heldBack: () => Promise.resolve(null),
  readings: () => Promise.resolve({ counts: {}, gauges: null }),
};

export const noMetrics = new Metrics(idleScheduler);

/** The Worker's binding for it. */
export const IDLE_BINDING = { SCHEDULER: { getByName: () => idleScheduler } };
