/** When a connection is cut: before the other side has the request, in the middle, or after it has carried it out. */
type CutAt = 'before' | 'during' | 'after';

/** How a receiver of messages fails. `acceptThenCut` takes the message and says nothing. */
export type ReceiverFailure = 'refuse' | 'hang' | 'error' | 'cut' | 'acceptThenCut';

export const RECEIVERS = ['mail', 'push', 'webhook'] as const;
export type ReceiverName = (typeof RECEIVERS)[number];

/** What may happen to requests on their way: between a client and a Worker, or between a Worker and the database. */
export type LinkFault =
  | { readonly kind: 'cut'; readonly at: CutAt }
  | { readonly kind: 'delay' | 'duplicate' | 'reorder' };

/** Everything that can go wrong, for a while. */
export type Fault =
  | { readonly kind: 'request'; readonly link: LinkFault }
  | { readonly kind: 'database'; readonly link: LinkFault }
  /** Every statement that writes is refused with 53100, as PostgreSQL does. */
  | { readonly kind: 'diskFull' }
  /** A failover has left us with a server that only reads. */
  | { readonly kind: 'readOnly' }
  | { readonly kind: 'backendsTerminated' }
  | { readonly kind: 'postgresKilled'; readonly signal: 'SIGKILL' | 'SIGQUIT' }
  | { readonly kind: 'workerKilled'; readonly worker: number }
  /** One Worker's clock is so many seconds off. */
  | { readonly kind: 'clockJump'; readonly worker: number; readonly seconds: number }
  | { readonly kind: 'schedules'; readonly runs: 'twice' | 'never' }
  | { readonly kind: 'receiver'; readonly receiver: ReceiverName; readonly failure: ReceiverFailure };

/** Returns a fault in a few words, such as "database: cut during". */
export function nameOf(fault: Fault): string {
  switch (fault.kind) {
    case 'request':
    case 'database':
      return `${fault.kind}: ${fault.link.kind}${fault.link.kind === 'cut' ? ` ${fault.link.at}` : ''}`;
    case 'diskFull':
      return 'database: disk full';
    case 'readOnly':
      return 'database: read only';
    case 'backendsTerminated':
      return 'postgres: backends terminated';
    case 'postgresKilled':
      return `postgres: ${fault.signal}`;
    case 'workerKilled':
      return 'worker: SIGKILL';
    case 'clockJump':
      return `worker: clock jumps ${fault.seconds < 0 ? 'back' : 'ahead'}`;
    case 'schedules':
      return `schedules: ${fault.runs}`;
    case 'receiver':
      return `${fault.receiver}: ${fault.failure}`;
    default:
      return fault satisfies never;
  }
}
