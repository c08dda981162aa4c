import type { NotifyEvent } from '@slow-train/protocol';

type About = NotifyEvent | 'daily' | 'tryOut';

const WHY: { readonly [event in About]: string } = {
  turn: 'You get this because it is your turn at a table of yours.',
  invited: 'You get this because somebody you have played with invites you.',
  started: 'You get this because a game of yours has started.',
  roundOver: 'You get this because a round is over at a table of yours.',
  gameOver: 'You get this because a game of yours is over.',
  timeLow: 'You get this because your time for a move runs out.',
  playedFor: 'You get this because a table of yours went on without you.',
  caught: 'You get this because you were caught at a table of yours.',
  vote: 'You get this because a table of yours holds a vote.',
  daily: 'You get this because you want one mail a day.',
  tryOut: 'You get this because you wanted to see whether our mail arrives.',
};

/** Why a mail was written. */
export function whyOf(event: About): string {
  return WHY[event];
}

const FROM_TABLE = 'No more mail from this table';
const STOP: { readonly [event in About]: string } = {
  turn: FROM_TABLE,
  invited: 'No more invitations by mail',
  started: FROM_TABLE,
  roundOver: FROM_TABLE,
  gameOver: FROM_TABLE,
  timeLow: FROM_TABLE,
  playedFor: FROM_TABLE,
  caught: FROM_TABLE,
  vote: FROM_TABLE,
  daily: 'No more daily mail',
  tryOut: 'No more mail',
};

/** What its link for unsubscribing stops. */
export function stopOf(event: About): string {
  return STOP[event];
}
