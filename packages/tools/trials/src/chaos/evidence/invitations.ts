import type { Intent, Wish } from './wish.ts';

// What clients ask and answer before they sit down.

/** A request that gives somebody a seat: by a link, as an open seat, or by a mail. */
export type Sitting = Intent;

/** An answer to an invitation into a seat that is kept for the client. */
export interface InvitationAnswered extends Intent {
  readonly answer: 'yes' | 'later' | 'no';
}

/** An invitation that a client has got by mail. */
export interface MailedInvitation {
  readonly client: string;
  readonly code: string;
}

/** An answer to it that does not take the seat. */
export interface MailedAnswer extends Wish {
  readonly code: string;
  readonly answer: 'later' | 'no';
}
