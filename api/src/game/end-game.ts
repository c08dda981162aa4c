import type { Sentence } from '@slow-train/words';
import type { Instant } from '@slow-train/protocol';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import { earliestDeadline } from './clock.ts';
import { isDealAwaited, patienceFrom } from './commitments.ts';
import { FINISHED, type Game } from './game.ts';
import { UNDO_MS } from './get-up.ts';
import { isSolo } from './seats.ts';
import { addRevision, startUpdate, type GameUpdate, type StoredEntry } from './update.ts';

/**
 * Ends a game against computers only, without a result. Round and clock stay as they are, for `reopenGame`; nothing
 * that the game waited for happens any more, because a finished game has no deadlines (`wakeAt`).
 * @returns null if the game is finished already Failure: a sentence on why it cannot be ended
 */
export function endGame(game: Game, seat: Seat, now: Instant): Result<GameUpdate | null, Sentence> {
  if (game.status === 'finished') return ok(null);
  if (game.status === 'lobby') return err((say) => say.leaveInstead);
  if (!isSolo(game)) return err((say) => say.othersPlay);
  const entry = { seat: null, action: 'end', by: 'table', events: [{ type: 'ended', seat }] } as const;
  return ok(addRevision(startUpdate(game, now), entry, { ...FINISHED, turnBy: null }));
}

/**
 * Takes back that a game was ended: it is again as it was, with the same deadlines. The caller has to run
 * `advanceUntilChoice` next, because a deal may have been due.
 * @param last the latest revision
 * @returns null if the game is being played
 * Failure: a sentence on why it stays ended
 */
export function reopenGame(
  game: Game,
  seat: Seat,
  last: StoredEntry | undefined,
  now: Instant,
): Result<GameUpdate | null, Sentence> {
  if (game.status === 'playing') return ok(null);
  const isMine = last?.events.some((event) => event.type === 'ended' && event.seat === seat) === true;
  if (!isMine) return err((say) => say.notEndedByYou);
  if (now - last.at > UNDO_MS) return err((say) => say.tooLateToReopen);
  const entry = { seat: null, action: 'reopen', by: 'table', events: [{ type: 'reopened', seat }] } as const;
  const reopened = { ...game, status: 'playing' } as const;
  return ok(
    addRevision(startUpdate(game, now), entry, {
      status: 'playing',
      turnBy: earliestDeadline(reopened),
      dealBy: isDealAwaited(reopened) ? patienceFrom(now) : null,
    }),
  );
}
