import type { Mailer } from '@slow-train/settings/mail';
import type { GameServices } from '../games/services.ts';
import type { MessagePace } from '../notifications/message-pace.ts';

/** The services that accounts need: mail, and the games in which they have seats. */
export interface AccountServices extends GameServices {
  /** Null if no mail can be sent. */
  readonly mailer: Mailer | null;
  readonly messagePace: MessagePace;
}
