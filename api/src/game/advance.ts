import { forcedAction } from '@slow-train/players';
import { play, viewFor, writeAction, type Action, type RoundState, type Seat } from '@slow-train/rules';
import { applyAction } from './apply-action.ts';
import type { Chance } from './chance.ts';
import { updateClock } from './clock.ts';
import { isDealAwaited } from './commitments.ts';
import { nextComputerMove } from './computers.ts';
import { dealOrWait } from './deal.ts';
import { activeSeats } from './game.ts';
import { runNextPlan } from './plans.ts';
import { autoPlays } from './seats.ts';
import type { GameUpdate } from './update.ts';
import { resolveVote } from './vote.ts';

/**
 * Advances the game until a person has to choose or contribute to a deal, the game is finished, or this save has reached
 * its limit: deals the next round, lets computer players act, plays forced and planned actions, each as a revision of its
 * own. Starts by recounting an open vote for the current occupants, and ends by updating the clocks.
 */
export function advanceUntilChoice(update: GameUpdate, chance: Chance): GameUpdate {
  let now = resolveVote(update, chance);
  for (;;) {
    const next = isDealAwaited(now.game)
      ? dealOrWait(now, chance)
      : (playComputer(now) ?? playForced(now) ?? runNextPlan(now));
    if (next === undefined) return updateClock(now);
    now = next;
    if (now.game.dealBy !== null) return updateClock(now);
  }
}

function playComputer(update: GameUpdate): GameUpdate | undefined {
  const { round } = update.game;
  const move = nextComputerMove(update);
  return round === null || move === undefined ? undefined : playFor(update, round, move.seat, move.action, 'computer');
}

/** Plays a forced action, unless the player or the game's setup wants those sent by hand. */
function playForced(update: GameUpdate): GameUpdate | undefined {
  const { game } = update;
  const { round, setup } = game;
  if (round === null || setup.forced !== true) return undefined;
  for (const seat of activeSeats(game)) {
    const action = autoPlays(game, seat) ? forcedAction(viewFor(round, seat)) : null;
    if (action !== null) return playFor(update, round, seat, action, 'forced');
  }
  return undefined;
}

/**
 * Plays an action that the server has chosen for a seat.
 * @throws Error if the rules refuse it, which only a bug of ours can cause
 */
export function playFor(
  update: GameUpdate,
  round: RoundState,
  seat: Seat,
  action: Action,
  by: 'computer' | 'forced' | 'timeout',
): GameUpdate {
  const played = play(round, seat, action);
  if (!played.ok) throw new Error(`An action by ${by} was refused: ${played.error.code}.`);
  return applyAction(update, { seat, action: writeAction(action), by, ...played.value });
}
