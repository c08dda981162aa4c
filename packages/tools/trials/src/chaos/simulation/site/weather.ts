import type { LinkFault, ReceiverFailure, ReceiverName } from '../../faults/fault.ts';
import type { Random } from '../../random.ts';
import type { Restart } from '../plan.ts';

/** Percent of what travels a way that a fault of that way strikes. */
const SHARE = 50;

/** What is broken at the moment. */
export class Weather {
  /** Between people and the site. */
  request: LinkFault | null = null;
  /** Between the site and its database. */
  database: LinkFault | null = null;
  isDiskFull = false;
  isReadOnly = false;
  /** Everything between the site and its database takes seconds. */
  isSlow = false;
  /** No request and no alarm gets anywhere. */
  isDown = false;
  /** Messages to the Durable Object are lost. */
  isObjectGone = false;
  /** The parts that end in the middle of the site's work, and how often yet. */
  restart: { readonly what: Restart; readonly luck: Random; left: number } | null = null;
  alarms: 'late' | 'twice' | null = null;
  cron: 'never' | 'twice' | null = null;
  readonly receivers: Record<ReceiverName, ReceiverFailure | null> = { mail: null, push: null, webhook: null };

  /** Returns what strikes something that travels now. */
  strike(way: 'request' | 'database', luck: Random): LinkFault | null {
    const fault = this[way];
    return fault !== null && luck.chance(SHARE) ? fault : null;
  }
}
