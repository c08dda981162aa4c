import { chooseAction, forcedAction } from '@slow-train/players';
import { play, viewFor, writeAction, type Action, type RoundState, type Seat } from '@slow-train/rules';
import { applyAction } from './apply-action.ts';
import type { Chance } from './chance.ts';
import { updateClock } from './clock.ts';
import { isDealAwaited } from './commitments.ts';
import { dealOrWait } from './deal.ts';
import { activeSeats } from './game.ts';
import { runNextPlan } from './plans.ts';
import { autoPlays } from './seats.ts';
import type { GameUpdate } from './update.ts';
import { resolveVote } from './vote.ts';

/**
 * Goes on until a person has to choose, or to contribute to a deal, or the game is finished: deals the next round, lets
 * the computer players act, plays forced and planned actions. Each is a revision of its own. First counts an open vote
 * for the people who sit there now, and last updates the clocks.
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
  const { game } = update;
  const seat = activeSeats(game).find((active) => game.seats[active]?.kind === 'computer');
  if (game.round === null || seat === undefined) return undefined;
  return playFor(update, game.round, seat, chooseAction(viewFor(game.round, seat)), 'computer');
}

/** Plays a forced action, unless the person or the table wants those sent by hand. */
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
 * Plays what we have chosen for a seat.
 * @throws Error where the rules refuse it, which only a mistake of ours can cause
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
