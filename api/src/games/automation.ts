import { chooseAction, forcedAction } from '@slow-train/players';
import { play, viewFor, writeAction } from '@slow-train/rules';
import type { Chance } from '../fairness/chance.ts';
import { settleClock } from '../clocks/table-clock.ts';
import { isDealAwaited } from '../fairness/preparing.ts';
import { planActs } from '../plans/plan-acts.ts';
import { settleVote } from '../votes/voting.ts';
import type { Change } from './change.ts';
import { dealOrWait } from './deal.ts';
import { letsPlay, seatsOn } from './game.ts';
import { addStep } from './step.ts';

/**
 * Goes on until a person has to choose, or to contribute to a deal, or the game is finished: deals the next round, lets
 * the computer players act, plays what a person has no choice about and what they have planned. Each step is a revision
 * of its own. First an open vote is counted for the people who sit there now; in the end the clocks follow. Pure but for
 * `chance`.
 */
export function runOn(change: Change, chance: Chance): Change {
  let now = settleVote(change, chance);
  for (;;) {
    const next = isDealAwaited(now.game)
      ? dealOrWait(now, chance)
      : (computerActs(now) ?? playsItself(now) ?? planActs(now));
    if (next === undefined) return settleClock(now);
    now = next;
    if (now.game.dealBy !== null) return settleClock(now);
  }
}

function computerActs(change: Change): Change | undefined {
  const { game } = change;
  const seat = seatsOn(game).find((on) => game.seats[on]?.kind === 'computer');
  if (game.round === null || seat === undefined) return undefined;
  const action = chooseAction(viewFor(game.round, seat));
  const played = play(game.round, seat, action);
  if (!played.ok) throw new Error(`A computer player was refused: ${played.error.code}.`);
  return addStep(change, { seat, action: writeAction(action), by: 'computer', ...played.value });
}

/** What a person has no choice about, unless they or the table want it sent by hand. */
function playsItself(change: Change): Change | undefined {
  const { round, setup } = change.game;
  if (round === null || setup.forced !== true) return undefined;
  for (const seat of seatsOn(change.game)) {
    const action = letsPlay(change.game, seat) ? forcedAction(viewFor(round, seat)) : null;
    if (action === null) continue;
    const played = play(round, seat, action);
    if (!played.ok) throw new Error(`What was forced was refused: ${played.error.code}.`);
    return addStep(change, { seat, action: writeAction(action), by: 'forced', ...played.value });
  }
  return undefined;
}
