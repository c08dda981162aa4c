import type { Mailer } from '@slow-train/mailer';
import type { Platform } from '../platform/platform.ts';
import type { Channels } from './notification.ts';

/** A link to a game in a mail to the address of an account. */
export interface EntryLink {
  readonly account: string;
  readonly email: string;
  /** Of the mail: the same for every attempt at it. */
  readonly key: string;
  readonly game: string;
}

/** What notifying people needs. */
export interface NotificationServices extends Platform {
  /** Null where no mail goes out. */
  readonly mailer: Mailer | null;
  readonly channels: Channels;
  /** Makes links that sign their readers in, all with one statement. Returns them in the same order. */
  entryLinks(links: readonly EntryLink[]): Promise<readonly string[]>;
}
