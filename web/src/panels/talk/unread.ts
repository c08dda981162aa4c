import type { GameView, Message, OccupantView, PlayerState, Talk } from '@slow-train/protocol';

/** Whether there is, or can be, anybody to talk to: other people, or a seat for one. */
export function isAllowedToTalk({ seats, you, status }: Pick<GameView, 'seats' | 'you' | 'status'>): boolean {
  return seats.some(
    (one, seat) => seat !== you.seat && (one.kind === 'person' || (one.kind === 'nobody' && status === 'lobby')),
  );
}

/** Whether a computer keeps others company in this seat, rather than playing for somebody. */
export function isCompany(occupant: OccupantView | undefined): boolean {
  return occupant?.kind === 'computer' && occupant.sitsFor === undefined;
}

/** Whether a message says something, rather than reacting to a move or being taken back. */
export function isSpoken({ said }: Message): boolean {
  return said.kind === 'text' || said.kind === 'phrase';
}

/** Returns the messages that the player has not read, without those of people they have muted. */
export function unreadMessages(talk: Talk | undefined, readUpTo: number): readonly Message[] {
  return (talk?.messages ?? []).filter(
    (message) =>
      message.number > readUpTo && isSpoken(message) && !message.isYours && !talk?.muted.includes(message.seat),
  );
}

/** Returns the number on the badge: of unread messages, and none while the talk is muted. */
export function badgeOf(talk: Talk | undefined, { talkReadUpTo, isTalkMuted }: PlayerState): number {
  return isTalkMuted ? 0 : unreadMessages(talk, talkReadUpTo).length;
}
