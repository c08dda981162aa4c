import type { Mailer } from '@slow-train/settings/mail';
import type { Platform } from '../../platform/platform.ts';
import type { Channels } from './channels.ts';
import type { MessagePace } from '../message-pace.ts';

/** A link to a game in a mail to the address of an account. */
export interface EntryLink {
  readonly account: string;
  readonly email: string;
  /** The mail's key: the same for every attempt. */
  readonly key: string;
  readonly game: string;
}

/** The services that notifications need. */
export interface NotificationServices extends Platform {
  /** Null if no mail can be sent. */
  readonly mailer: Mailer | null;
  readonly channels: Channels;
  readonly messagePace: MessagePace;
  /** Creates links that sign their readers in, all with one statement. Returns them in the same order. */
  entryLinks(links: readonly EntryLink[]): Promise<readonly string[]>;
}
