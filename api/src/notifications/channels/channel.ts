import type { BatchItem } from 'drizzle-orm/batch';
import type { Result } from '@slow-train/rules';
import type { Settings } from '@slow-train/settings';
import type { Mailer } from '@slow-train/settings/mail';
import type { Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Database } from '../../platform/database.ts';
import type { OutboxRow } from '../../schema/notifications.ts';
import type { Session } from '../../session/session.ts';
import type { GameNotification, SendResult, TestMessage, TournamentNotification } from '../notification.ts';

/** A notification that every channel can carry. */
export type ChannelMessage = GameNotification | TournamentNotification | TestMessage;

/** Sends a notification with one request. Throws nothing, and logs nothing of its content. */
export type Send<Target, Message = ChannelMessage> = (to: Target, message: Message) => Promise<SendResult>;

/** Anybody can name a webhook's server, so a slow one must not delay messages through services that we know. */
export type MessageLane = 'people' | 'webhooks';

/** A channel, as the outbox, the settings and test messages see it. A new one is entered in `channels.ts`. */
export interface ChannelRecord<Target, Message = ChannelMessage> {
  readonly lane: MessageLane;
  /** Part of the stored ids of its messages. */
  readonly idPart: string;
  /** Who asks for a pause: one provider for all messages, or the server of each target. */
  readonly receiver: 'provider' | 'target';
  /** Returns the requests that it takes to send a message about an event, at most. */
  requests(event: OutboxRow['event']): number;
  /** Opens no connection. If the settings are missing, every message fails as `unconfigured`. */
  connect(settings: Settings, mailer: Mailer | null): Send<Target, Message>;
  /** Returns one of the account's own targets. */
  ownTarget(
    services: Pick<Platform, 'db' | 'settings'>,
    session: Session,
    id: string,
  ): Promise<Result<Target, Failure>>;
  /** Returns the statement that deletes targets that no longer exist; null if they stay, so that their owners see it. */
  readonly forget: ((db: Database, ids: readonly string[]) => BatchItem<'pg'> & PromiseLike<unknown>) | null;
  /** Whether a message fails if its target was removed since, so that another channel has to do; if not, it is dropped. */
  readonly isMissed: boolean;
}
