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
