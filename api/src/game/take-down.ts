import type { Instant } from '@slow-train/protocol';
import { resumeClocks } from './clock.ts';
import { FINISHED, type Game } from './game.ts';
import { addRevision, startUpdate, type GameUpdate } from './update.ts';

/**
 * Ends a running game without a result, at the command of the operator. Its history stays, and its last entry says why.
 * @param reason for the players
 */
export function takeDown(game: Game, reason: string, now: Instant): GameUpdate {
  const events = [{ type: 'takenDown', reason } as const];
  const ended = addRevision(startUpdate(game, now), { seat: null, action: 'take down', by: 'table', events }, FINISHED);
  // A finished game must not stay paused.
  return resumeClocks(ended);
}
