import type { GameAnswer, SitDown } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { Failure } from '../problem.ts';
import { comeBack } from '../substitutes/come-back.ts';
import { sitIn } from '../substitutes/sit-in.ts';
import { answerFor } from './answer.ts';
import { sitDown } from './boarding.ts';
import { changeOf, type Change } from './change.ts';
import { settleDue } from './due.ts';
import { awaySeatOf, ownerOf, seatOf, type Game } from './game.ts';
import { hasRunOut } from './invitation.ts';
import { NO_INVITATION, RUN_OUT } from './invited.ts';
import { sitterFrom, type Player } from './player.ts';
import { MOST_TRIES, type Ports } from './ports.ts';

const conflict = (detail: string): Failure => ({ problem: 'conflict', detail });

const FULL = conflict('All seats at this table are taken. Ask its host for a larger one, or set a table yourself.');
const DEPARTED = conflict('This game has started without you. Ask its host to set another table, or set one yourself.');
const TAKEN = conflict(
  'This game has started, and somebody sits in already: no seat is free. Ask them, or set a table yourself.',
);
const OVER = conflict('This game is over. Ask its host to set another table, or set one yourself.');

/**
 * Takes the first open seat at the table of an invitation; once the game has started, the first that a computer player
 * holds for somebody. Its owner gets it back, and who sits there already just gets the table.
 * Failures: `not-found`, `conflict` (no name, started, full, over)
 */
export async function join(
  ports: Ports,
  player: Player,
  invitation: string,
  { zone }: SitDown,
): Promise<Result<GameAnswer, Failure>> {
  const { account } = player;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const loaded = await ports.store.loadInvited(invitation);
    if (loaded === undefined) return err(NO_INVITATION);
    const game = await settleDue(ports, loaded);
    if (seatOf(game, account) !== null) return ok(answerFor(game, [], account));
    if (awaySeatOf(game, account) !== null) return comeBack(ports, player, game.id);
    const change = await arrival(ports, player, game, zone);
    if (!change.ok) return change;
    if (await ports.store.save(change.value)) return ok(answerFor(change.value.game, change.value.entries, account));
    // Somebody else sat down, or got up, at the same moment: look where there is a seat now.
  }
  return err({ problem: 'conflict', detail: 'Too many are sitting down at this table at once. Try again.' });
}

async function arrival(
  ports: Ports,
  player: Player,
  game: Game,
  zone: string | undefined,
): Promise<Result<Change, Failure>> {
  if (hasRunOut(game, ports.now())) return err(RUN_OUT);
  switch (game.status) {
    case 'boarding': {
      if (game.seats.every(({ kind }) => kind !== 'nobody')) return err(FULL);
      const sitter = await sitterFrom(ports.store, player, zone);
      return sitter.ok ? ok(sitDown(changeOf(game, ports.now()), sitter.value)) : sitter;
    }
    case 'playing': {
      const isTaken = game.seats.some((seated) => ownerOf(seated) !== undefined);
      return sitIn(ports, player, game, { zone, none: isTaken ? TAKEN : DEPARTED });
    }
    case 'finished':
      return err(OVER);
    default:
      return game.status satisfies never;
  }
}
