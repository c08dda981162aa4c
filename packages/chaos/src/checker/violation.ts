/** What must never happen. */
export const VIOLATIONS = {
  lostAction: 'an acknowledged action is not in the history',
  doubledAction: 'an action is in the history more than once, or two were acknowledged as the same revision',
  refusedAction: 'an action that was refused is in the history',
  foreignAction: 'the history has an action of a person that nobody has sent',
  lostGame: 'an acknowledged game is gone',
  doubledGame: 'one request has created two games',
  gap: 'the history has a gap, a fork, or another length than the snapshot says',
  backwards: 'a revision went back',
  unexplainedView: 'a client has seen a view that the history does not explain',
  unexplainedEntry: 'a client has seen a log entry that the history does not have',
  brokenHistory: 'the rules refuse the history',
  differentSnapshot: 'the snapshot is not what the history leads to',
  untold: 'a turn began without an event for the outbox, or whoever has it now has not been told',
  sentTwice: 'a message was sent twice without a crash in between, or with another key',
  givenUp: 'a message was given up although its receiver works',
  lostMessage:
    'a message that was acknowledged is gone, says something else, or was not shown to somebody who hears it',
  doubledMessage: 'one message was said twice',
  foreignMessage: 'the talk has a message that nobody has said',
  messageOrder: 'a message has a lower number than one that was there before it',
  unfinalCorrection: 'a message that was changed or removed says something else again',
  unexplainedMessage: 'somebody has heard what nobody has said',
  heardBlocked: 'somebody has heard a person from whom a block keeps them',
  blockedTogether: 'a new game seats two people between whom there is a block',
  marksBack: 'a mark of what was read went back',
  doubledSeat: 'two people were given one seat, or one person two',
  wrongSeat: 'somebody was shown a seat that the history does not give them',
  lostWait: 'an acknowledged place in a queue is gone',
  doubledWait: 'one place in a queue was given more than one seat',
  doubledRematch: 'two games follow the same one',
  watchedAhead: 'somebody without a seat has seen what they may see only later',
  watchedBack: 'what watchers see went back',
  unexplainedFrame: 'watchers have seen a board that the history does not explain',
  internalError: 'the site answered that something went wrong on its side',
  stuck: 'nothing goes on although nothing is broken any more',
} as const;
type ViolationKind = keyof typeof VIOLATIONS;

/** Something that must never happen, and has. */
export interface Violation {
  readonly kind: ViolationKind;
  /** What it is about: a game, a client, a message. */
  readonly subject: string;
  readonly evidence: unknown;
}
