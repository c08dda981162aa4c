import { afterPlanned, runPlan } from '@slow-train/players';
import type { PlanView } from '@slow-train/protocol';
import { play, viewFor, writeAction, type RoundState, type Seat } from '@slow-train/rules';
import { applyAction } from './apply-action.ts';
import { activeSeats, type Game, type PlanProgress, type SeatPlan } from './game.ts';
import { editGame, type GameUpdate } from './update.ts';

/** By seat; missing for seats that never had one. */
type Plans = readonly SeatPlan[];

const NONE: SeatPlan = { version: 0, laid: null };

/** Planned actions in one save. With plans for all seats they could fill whole rounds; a request has little time. */
const MOST_IN_A_SAVE = 24;

/** Returns a seat's plan; version 0 if it never had one. */
export function planOf(plans: Plans, seat: Seat | null): SeatPlan {
  return (seat === null ? undefined : plans[seat]) ?? NONE;
}

/** Returns the plans with this seat's replaced; null removes it. */
export function withPlan(plans: Plans, seat: Seat, laid: PlanProgress | null): Plans {
  const length = Math.max(plans.length, seat + 1);
  const version = planOf(plans, seat).version + 1;
  return Array.from({ length }, (_, one) => (one === seat ? { version, laid } : planOf(plans, one)));
}

/** Returns the plans without this seat's, as a change that its owner sees. */
export function withoutPlan(plans: Plans, seat: Seat): Plans {
  return planOf(plans, seat).laid === null ? plans : withPlan(plans, seat, null);
}

/** Returns the plans for a new occupant of this seat, who must not learn that there ever was one. */
export function forgetPlan(plans: Plans, seat: Seat): Plans {
  return planOf(plans, seat).version === 0 ? plans : plans.with(seat, NONE);
}

/** Removes a stopped plan once its owner plays on. */
export function clearStoppedPlan(update: GameUpdate, seat: Seat): GameUpdate {
  const { plans } = update.game;
  const isStopped = (planOf(plans, seat).laid?.stopped ?? null) !== null;
  return isStopped ? editGame(update, { plans: withoutPlan(plans, seat) }) : update;
}

/** Returns a plan as its owner sees it. */
export function planView({ laid }: SeatPlan): PlanView | null {
  if (laid === null) return null;
  const { plan, round, left, turns, stopped, stoppedAt } = laid;
  return { plan, round, left, played: turns - left, stopped, stoppedAt };
}

/**
 * Plays one action from an active seat's plan, or stops that plan. Returns undefined if no plan has anything to do, or
 * if this save has reached its limit: the rest is then due at once (`isPlanWaiting`).
 */
export function runNextPlan(update: GameUpdate): GameUpdate | undefined {
  const { game } = update;
  const [next] = activePlans(game);
  if (next === undefined || update.entries.filter(({ by }) => by === 'plan').length >= MOST_IN_A_SAVE) return undefined;
  const { seat, laid, round } = next;
  const planned = nextActionOf(laid, round, seat);
  if (planned.action === null) {
    const stopped = { ...laid, ...planned.run, stoppedAt: game.revision };
    const faults = 'fault' in planned ? [...update.faults, planned.fault] : update.faults;
    return editGame({ ...update, faults }, { plans: withPlan(game.plans, seat, stopped) });
  }
  const { run, action, state, events } = planned;
  const running = editGame(update, { plans: withPlan(game.plans, seat, { ...laid, ...run }) });
  return applyAction(running, { seat, action, by: 'plan', state, events });
}

/** Whether a plan that reached the limit of one save is waiting to continue. */
export function isPlanWaiting(game: Pick<Game, 'status' | 'round' | 'plans' | 'seats'>): boolean {
  return activePlans(game).length > 0;
}

/** Returns the plans of active seats, except stopped ones. */
function activePlans({
  status,
  round,
  plans,
  seats,
}: Pick<Game, 'status' | 'round' | 'plans' | 'seats'>): { seat: Seat; laid: PlanProgress; round: RoundState }[] {
  if (round === null) return [];
  return activeSeats({ status, round }).flatMap((seat) => {
    const { laid } = planOf(plans, seat);
    return laid === null || laid.stopped !== null || seats[seat]?.kind !== 'person' ? [] : [{ seat, laid, round }];
  });
}

/** Returns a plan's next action and the round after it. A plan that fails because of a bug stops; the game goes on. */
function nextActionOf(laid: PlanProgress, round: RoundState, seat: Seat) {
  try {
    const { run, action } = runPlan(laid, viewFor(round, seat));
    if (action === null) return { run, action };
    const played = play(round, seat, action);
    if (!played.ok) throw new Error(`A planned action was refused: ${played.error.code}.`);
    const { state, events } = played.value;
    return { run: afterPlanned(run, viewFor(state, seat)), action: writeAction(action), state, events };
  } catch (fault) {
    return { run: { stopped: { why: 'nothingFits' } }, action: null, fault } as const;
  }
}
