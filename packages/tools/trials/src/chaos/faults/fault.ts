/** When a connection is cut: before the other side has the request, in the middle, or after it has carried it out. */
type CutAt = 'before' | 'during' | 'after';

/** How a receiver of messages fails. `acceptThenCut` takes the message and says nothing. */
export const RECEIVER_FAILURES = ['refuse', 'hang', 'error', 'cut', 'acceptThenCut'] as const;
export type ReceiverFailure = (typeof RECEIVER_FAILURES)[number];

export const RECEIVERS = ['mail', 'push', 'webhook'] as const;
export type ReceiverName = (typeof RECEIVERS)[number];

/** What may happen to requests on their way: between a client and a Worker, or between a Worker and the database. */
export type LinkFault =
  | { readonly kind: 'cut'; readonly at: CutAt }
  | { readonly kind: 'delay' | 'duplicate' | 'reorder' };

export const LINK_FAULTS: readonly LinkFault[] = [
  { kind: 'cut', at: 'before' },
  { kind: 'cut', at: 'during' },
  { kind: 'cut', at: 'after' },
  { kind: 'delay' },
  { kind: 'duplicate' },
  { kind: 'reorder' },
];

/** Everything that can go wrong between processes, for a while. What goes wrong within one is left to the simulation. */
export type Fault =
  | { readonly kind: 'request'; readonly link: LinkFault }
  | { readonly kind: 'database'; readonly link: LinkFault }
  /** A failover has left us with a server that only reads. */
  | { readonly kind: 'readOnly' }
  | { readonly kind: 'backendsTerminated' }
  | { readonly kind: 'postgresKilled'; readonly signal: 'SIGKILL' | 'SIGQUIT' }
  | { readonly kind: 'workerKilled'; readonly worker: number }
  | { readonly kind: 'receiver'; readonly receiver: ReceiverName; readonly failure: ReceiverFailure };

/** Returns a fault in a few words, such as "database: cut during". */
export function faultName(fault: Fault): string {
  switch (fault.kind) {
    case 'request':
    case 'database':
      return `${fault.kind}: ${fault.link.kind}${fault.link.kind === 'cut' ? ` ${fault.link.at}` : ''}`;
    case 'readOnly':
      return 'database: read only';
    case 'backendsTerminated':
      return 'postgres: backends terminated';
    case 'postgresKilled':
      return `postgres: ${fault.signal}`;
    case 'workerKilled':
      return 'worker: SIGKILL';
    case 'receiver':
      return `${fault.receiver}: ${fault.failure}`;
    default:
      return fault satisfies never;
  }
}
