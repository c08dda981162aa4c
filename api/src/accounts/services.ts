import type { Mailer } from '@slow-train/mailer';
import type { GameServices } from '../games/services.ts';

/** What accounts need: mails, and the games in which their seats are. */
export interface AccountServices extends GameServices {
  /** Null where no mail goes out. */
  readonly mailer: Mailer | null;
}
