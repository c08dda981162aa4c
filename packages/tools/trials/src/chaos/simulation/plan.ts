import type { LinkFault, ReceiverFailure, ReceiverName } from '../faults/fault.ts';
import type { Language } from '@slow-train/protocol/languages';

// A simulation as data: all that a seed decides beforehand. Everything else follows from it.

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Somebody who lives with the site for a while. Times are milliseconds since the beginning. */
export interface PlannedPerson {
  readonly name: string;
  readonly zone: string;
  readonly language: Language;
  readonly arrives: number;
  /** When they delete their account; null if they stay. */
  readonly leaves: number | null;
  /** Hours of their day. */
  readonly wakes: number;
  readonly sleeps: number;
  /** How often they look at the site, in tenths of a visit a day. */
  readonly visits: number;
  /** How often they come when a message reaches them, in percent. */
  readonly heeds: number;
  /** Browsers that they are signed in with. */
  readonly devices: number;
  /** When they want mails; null for no address: they stay guests. */
  readonly mail: 'each' | 'unseen' | 'daily' | null;
  readonly push: boolean;
  readonly webhook: boolean;
  /** Whether messages wait until they are awake. */
  readonly quiet: boolean;
  /** How much they do besides playing, in percent of what there is to do. */
  readonly sociable: number;
  /** Days on which they do not look at anything, first and last. */
  readonly vacations: readonly { readonly from: number; readonly to: number }[];
}

/** Everything that can go wrong in one process, for a while. What only processes can show is left to `npx slow-train chaos`. */
export type SimulatedFault =
  /** Half of what people send is struck. */
  | { readonly kind: 'request'; readonly link: LinkFault }
  /** Half of the site's statements are struck. */
  | { readonly kind: 'database'; readonly link: LinkFault }
  /** Every round trip to the database takes seconds. */
  | { readonly kind: 'slow' }
  | { readonly kind: 'diskFull' | 'readOnly' }
  /** Nothing reaches the site, and it does nothing. */
  | { readonly kind: 'down' }
  /** Messages to the Durable Object are lost. */
  | { readonly kind: 'objectGone' }
  /** In the middle of the site's work: a release, the end of an isolate, of the object, or of its storage. */
  | { readonly kind: 'restart'; readonly what: Restart }
  /** One isolate's clock is this many seconds off. */
  | { readonly kind: 'clockJump'; readonly isolate: number; readonly seconds: number }
  | { readonly kind: 'alarms'; readonly ring: 'late' | 'twice' }
  | { readonly kind: 'cron'; readonly runs: 'never' | 'twice' }
  | { readonly kind: 'receiver'; readonly receiver: ReceiverName; readonly failure: ReceiverFailure };

export type Restart = 'release' | 'isolate' | 'object' | 'storage';

/** A fault, from when until when. */
export interface PlannedFault {
  /** No other has it. */
  readonly name: string;
  readonly fault: SimulatedFault;
  readonly from: number;
  readonly until: number;
}

export interface SimulationPlan {
  readonly seed: number;
  /** When it begins, in milliseconds since 1970. */
  readonly begin: number;
  readonly days: number;
  readonly people: readonly PlannedPerson[];
  readonly faults: readonly PlannedFault[];
  /** Names of the deeds that a shortened plan leaves out. */
  readonly without: ReadonlySet<string>;
}

/** Returns a fault in a few words, such as "database: cut after". */
export function plannedName(fault: SimulatedFault): string {
  switch (fault.kind) {
    case 'request':
    case 'database':
      return `${fault.kind}: ${fault.link.kind}${fault.link.kind === 'cut' ? ` ${fault.link.at}` : ''}`;
    case 'slow':
      return 'database: slow';
    case 'diskFull':
      return 'database: disk full';
    case 'readOnly':
      return 'database: read only';
    case 'down':
      return 'site: down';
    case 'objectGone':
      return 'object: unreachable';
    case 'restart':
      return {
        release: 'site: new release',
        isolate: 'isolate: ends',
        object: 'object: ends',
        storage: 'object: loses its storage',
      }[fault.what];
    case 'clockJump':
      return `isolate: clock ${fault.seconds < 0 ? 'behind' : 'ahead'}`;
    case 'alarms':
      return `alarms: ${fault.ring}`;
    case 'cron':
      return `cron: ${fault.runs}`;
    case 'receiver':
      return `${fault.receiver}: ${fault.failure}`;
    default:
      return fault satisfies never;
  }
}
