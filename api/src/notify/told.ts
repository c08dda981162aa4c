import type { GameAnswer, NotifyEvent, NotifyTrouble, WebhookShape } from '@slow-train/protocol';

/** One thing to tell about one table: only what the reader may see of it. */
export interface Told {
  /** The same for every attempt at the same thing, so that a receiver can tell it from another (idempotency key). */
  readonly key: string;
  readonly event: NotifyEvent;
  readonly happenedAt: Date;
  /** The table as the reader may see it, with the log of what happened since they were there last, oldest first. */
  readonly answer: GameAnswer;
  /** When the time of whoever the table waits for is over; null at a table without a clock. */
  readonly turnBy: Date | null;
  /** Of an invitation: the name of who invites. */
  readonly by: string | null;
}

/** One mail for everything of a day: the tables that wait for the reader first, most urgent first. */
export interface Daily {
  readonly key: string;
  readonly event: 'daily';
  readonly tables: readonly Told[];
}

/** Says that a way works: sent when its owner tries it out. */
export interface TryOutMessage {
  readonly key: string;
  readonly event: 'tryOut';
}

/** Where a mail goes, and what its links do. */
export interface MailTarget {
  readonly address: string;
  readonly name: string;
  /** In which its times are told. */
  readonly timeZone: string;
  /** Of one table's page, by its id: signs the reader in, once, after a press. */
  tableLink(id: string): string;
  /** For the page on which one unsubscribes, and for the program that does it with one request (RFC 8058). */
  readonly unsubscribe: { readonly page: string; readonly oneClick: string };
}

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface WebhookTarget {
  readonly id: string;
  readonly url: string;
  readonly shape: WebhookShape;
  readonly secret: string;
}

/** What became of one attempt. */
export type Outcome =
  | { readonly kind: 'sent' }
  /** It may go better in a while. */
  | { readonly kind: 'later'; readonly trouble: NotifyTrouble }
  /** Another attempt would end the same. */
  | { readonly kind: 'never'; readonly trouble: NotifyTrouble };

/** The ways out. Each makes one request to the world, throws nothing, and logs nothing of what it sends. */
export interface Channels {
  mail(to: MailTarget, what: Told | Daily | TryOutMessage): Promise<Outcome>;
  push(to: PushTarget, what: Told | TryOutMessage): Promise<Outcome>;
  webhook(to: WebhookTarget, what: Told | TryOutMessage): Promise<Outcome>;
}
