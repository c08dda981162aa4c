import type { Language } from '@slow-train/protocol/languages';
import type { GameAnswer, GameEventName, DeliveryFailure, WebhookShape } from '@slow-train/protocol';
import type { TournamentNews } from '../schema/notifications.ts';

/** A circle, as a message names it. */
export interface CircleRef {
  readonly id: string;
  readonly name: string;
  /**
   * The matter: to join it; whether a finished game counts for a member, or no longer does; an evening of real dominoes
   * to confirm, or an objection to one.
   */
  readonly about: CircleMatter;
}

/** A question or news from a circle to somebody. */
type CircleMatter = 'join' | 'asked' | 'moved' | 'evening' | 'objected';

/** Returns where a circle's question is answered: those about games also by people who are in no circle. */
export const circlePath = ({ id, about }: CircleRef): string =>
  about === 'asked' || about === 'moved' ? '/circles' : `/circles/${id}`;

/** A notification about one event of one game, with only what its recipient may see. */
export interface GameNotification {
  /** Idempotency key: the same for every attempt. */
  readonly key: string;
  readonly event: GameEventName;
  readonly happenedAt: Date;
  /** The game as the recipient sees it, with the log since their last visit, oldest first. */
  readonly answer: GameAnswer;
  /** The deadline of the player whose turn it is; null without a clock. */
  readonly turnBy: Date | null;
  /** The name of the person who invites or speaks; null for other events. */
  readonly by: string | null;
  /** The circle that asks; the game is then one that both have played, or that the question is about. */
  readonly circle?: CircleRef | undefined;
  /** What was said, for an event of talk. */
  readonly said?: string | undefined;
  /** IANA name of the recipient's zone, in which the message shows times; null if it is unknown: it shows none. */
  readonly timeZone: string | null;
  /** The recipient's, in which the message is written. */
  readonly language: Language;
}

/** News of a tournament for one of the people in it. */
export interface TournamentNotification {
  readonly key: string;
  readonly event: 'tournament';
  readonly news: TournamentNews;
  readonly happenedAt: Date;
  readonly tournament: { readonly id: string; readonly name: string };
  readonly round: number;
  readonly rounds: number;
  /** When the round ends, or registration if the news is that this has changed; null if there is no round. */
  readonly endsAt: Date | null;
  /** Where the recipient stands; null before there is a result. */
  readonly standing: { readonly rank: number; readonly points: number } | null;
  /** The others at their table; nobody in a bye. */
  readonly others: readonly string[];
  readonly isBye: boolean;
  readonly timeZone: string | null;
  readonly language: Language;
}

/** All news of a day in one mail: first the games that wait for the recipient, the most urgent first. */
export interface DailyDigest {
  readonly key: string;
  readonly event: 'daily';
  readonly games: readonly GameNotification[];
  /** The recipient's, in which the message is written. */
  readonly language: Language;
}

/** Shows its recipient that a channel works; sent on request. */
export interface TestMessage {
  readonly key: string;
  readonly event: 'tryOut';
  /** The recipient's, in which the message is written. */
  readonly language: Language;
}

/** Where a mail goes, and its links. */
export interface MailTarget {
  readonly address: string;
  readonly name: string;
  /** Returns a link to a game by its id. It signs the recipient in once, after they confirm. */
  gameLink(id: string): string;
  /** The link that plays the recipient's turn; null if it is not their turn, or they want no buttons in their mail. */
  readonly turnLink: string | null;
  /** The page to unsubscribe on, and the address for mail programs that do it in one request (RFC 8058). */
  readonly unsubscribe: { readonly page: string; readonly oneClick: string };
}

/** A browser's push subscription (RFC 8030, RFC 8291). */
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

/** The result of one attempt to send. */
export type SendResult =
  | { readonly kind: 'sent' }
  /** Worth another attempt, after this many milliseconds if the receiver asks for that (RFC 9110 section 10.2.3). */
  | { readonly kind: 'later'; readonly trouble: DeliveryFailure; readonly wait?: number }
  /** Another attempt would end the same. */
  | { readonly kind: 'never'; readonly trouble: DeliveryFailure };
