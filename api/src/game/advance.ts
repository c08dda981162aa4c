import { forcedAction, levelOf, randomFrom } from '@slow-train/players';
import { play, turnIdOf, viewFor, writeAction, type Action, type RoundState, type Seat } from '@slow-train/rules';
import { applyAction } from './apply-action.ts';
import type { Chance } from './chance.ts';
import { updateClock } from './clock.ts';
import { isDealAwaited } from './commitments.ts';
import { dealOrWait } from './deal.ts';
import { activeSeats } from './game.ts';
import { isUndecided } from './get-up.ts';
import { leastAction } from './least-action.ts';
import { runNextPlan } from './plans.ts';
import { autoPlays } from './seats.ts';
import type { GameUpdate } from './update.ts';
import { resolveVote } from './vote.ts';

/**
 * Advances the game until a person has to choose or contribute to a deal, or the game is finished: deals the next
 * round, lets computer players act, plays forced and planned actions, each as a revision of its own. Starts by
 * recounting an open vote for the current occupants, and ends by updating the clocks.
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
  const seat = activeSeats(game).find(
    (active) => game.seats[active]?.kind === 'computer' && !isUndecided(game, active),
  );
  if (game.round === null || seat === undefined) return undefined;
  const occupant = game.seats[seat];
  if (occupant?.kind === 'computer' && occupant.gotUp?.plays === 'least')
    return playFor(update, game.round, seat, leastAction(viewFor(game.round, seat), seat), 'computer');
  const level = levelOf((occupant?.kind === 'computer' ? occupant.level : undefined) ?? 'regular');
  const view = viewFor(game.round, seat);
  // The same turn of the same game, the same move: on a retry as well.
  const random = randomFrom(`${game.id} ${turnIdOf(view.table, seat)} ${view.hand.length}`);
  return playFor(update, game.round, seat, level.chooseAction(view, { random }), 'computer');
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
