import type { GameAnswer } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { Failure } from '../problem.ts';
import { answerFor } from './answer.ts';
import { sitDown } from './boarding.ts';
import { changeOf } from './change.ts';
import { seatOf } from './game.ts';
import { hasRunOut } from './invitation.ts';
import { NO_INVITATION, RUN_OUT } from './invited.ts';
import { sitterFrom, type Player } from './player.ts';
import { MOST_TRIES, type Ports } from './ports.ts';

const DEPARTED: Failure = {
  problem: 'conflict',
  detail: 'This game has started without you. Ask its host to set another table, or set one yourself.',
};

const FULL: Failure = {
  problem: 'conflict',
  detail: 'All seats at this table are taken. Ask its host for a larger one, or set a table yourself.',
};

/**
 * Takes the first open seat at the table of an invitation. Who sits there already just gets the table.
 * Failures: `not-found`, `conflict` (no name, started, full)
 */
export async function join(ports: Ports, player: Player, invitation: string): Promise<Result<GameAnswer, Failure>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const game = await ports.store.loadInvited(invitation);
    if (game === undefined) return err(NO_INVITATION);
    if (seatOf(game, player.account) !== null) return ok(answerFor(game, [], player.account));
    if (game.status !== 'boarding') return err(DEPARTED);
    if (hasRunOut(game, ports.now())) return err(RUN_OUT);
    if (game.seats.every(({ kind }) => kind !== 'nobody')) return err(FULL);
    const sitter = await sitterFrom(ports.store, player);
    if (!sitter.ok) return sitter;
    const change = sitDown(changeOf(game, ports.now()), sitter.value);
    if (await ports.store.save(change)) return ok(answerFor(change.game, change.entries, player.account));
    // Somebody else sat down, or got up, at the same moment: look where there is a seat now.
  }
  return err({ problem: 'conflict', detail: 'Too many are sitting down at this table at once. Try again.' });
}
