import type { NotificationPreferences, GameNotificationPreferences, Phrase } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import type { Game } from '../../game/game.ts';
import type { StoredEntry } from '../../game/update.ts';
import type { OutboxRow } from '../../schema/notifications.ts';
import type { CurrentTournament } from '../../tournaments/news-store.ts';
import type { ListedTargets } from '../channels/channels.ts';
import type { CircleRef } from '../notification.ts';

/** The person an outbox row is for. */
export interface Recipient {
  readonly account: string;
  readonly name: string;
  /** Null without a confirmed address, and for one that mail is not sent to. */
  readonly address: string | null;
  readonly preferences: NotificationPreferences;
  /** When they were last signed out everywhere, which ends earlier links; null for never. */
  readonly signedOutAt: Date | null;
  readonly language: Language;
  /** What differs from `preferences` for this game. */
  readonly gamePreferences: GameNotificationPreferences;
  readonly targets: ListedTargets;
}

/** The game of an outbox row as it is now, and how much of it the recipient has seen. */
export interface CurrentGame {
  /** The host's, in which the game's own webhooks are written. */
  readonly hostLanguage: Language;
  /** Without its round for an event. */
  readonly game: Game;
  /** The accounts that the game waits for. */
  readonly waitsFor: readonly string[];
  /** The last revision that the recipient has seen or made. */
  readonly seenUpTo: number;
  /** The last revision that the recipient has made. */
  readonly actedUpTo: number;
  /** The revision with which the recipient's latest turn began; 0 for none. */
  readonly turnSince: number;
  readonly talk: {
    /** The number of the last message that the recipient has read. */
    readonly readUpTo: number;
    /** Whether the recipient wants to hear nothing from this game. */
    readonly isMuted: boolean;
    /** The message that the row is about; null for none, and for one that the recipient is not to read. */
    readonly said: SaidToRecipient | null;
  };
  /** The circle that the row asks into; null for none, and if the recipient has answered. */
  readonly circle: CircleRef | null;
  /** The log since the recipient's last visit, oldest first; empty for an event. */
  readonly log: readonly StoredEntry[];
  /** The game's own, which are webhooks. */
  readonly targets: ListedTargets;
}

/** What a message says: one of the two. */
export interface SaidToRecipient {
  readonly text: string | null;
  readonly phrase: Phrase | null;
}

/** Another outbox row for the same person, game and channel. */
export type Sibling = Pick<OutboxRow, 'id' | 'kind' | 'event' | 'revision' | 'target' | 'state'>;

/** Everything that decides what happens to one outbox row. */
export interface OutboxContext {
  readonly row: OutboxRow;
  /** Null for a game's own webhook. */
  readonly recipient: Recipient | null;
  /** Null for a daily digest, and for news of a tournament. */
  readonly current: CurrentGame | null;
  /** Of news of a tournament. */
  readonly tournament: CurrentTournament | null;
  readonly siblings: readonly Sibling[];
}
