import {
  isRoundEvent,
  type Dealing,
  type Fairness,
  type GameAnswer,
  type GameView,
  type LogEntry,
  type TableEvent,
} from '@slow-train/protocol';
import { eventFor, viewFor, writeView, type Seat } from '@slow-train/rules';
import { missingFrom, nextRound, preparedFor } from '../fairness/preparing.ts';
import type { Entry } from './change.ts';
import { clockOf } from '../clocks/clock-view.ts';
import { turnByFor } from '../clocks/table-clock.ts';
import { laidPlanOf, planOf } from '../plans/seat-plan.ts';
import { awaySeatOf, isCancelled, letsPlay, seatOf, sitterOf, type Game } from './game.ts';
import { isInviting } from './invitation.ts';
import { placesIn } from './results.ts';

/** What a member of the table gets to see: everything is listed here, and what is not listed stays. */
export function answerFor(game: Game, entries: readonly Entry[], account: string): GameAnswer {
  const seat = seatOf(game, account);
  return { game: viewOf(game, seat, account), log: entries.map((entry) => logEntry(entry, seat)) };
}

function viewOf(game: Game, seat: Seat | null, account: string): GameView {
  const { id, name, revision, status, setup, results, round } = game;
  const isOpen = isInviting(game);
  const plan = planOf(game.plans, seat);
  return {
    id,
    name,
    revision,
    status,
    rules: setup.rules,
    set: setup.set,
    rounds: setup.rounds,
    seats: game.seats.map(sitterOf),
    forcedPlays: setup.forced === true,
    you: {
      seat,
      isHost: game.host === account,
      forced: letsPlay(game, seat),
      away: awaySeatOf(game, account),
      plan: laidPlanOf(plan),
      planVersion: plan.version,
    },
    invitation: isOpen ? game.invitation : null,
    invitationUntil: isOpen ? game.invitationUntil.toISOString() : null,
    results,
    places: status === 'finished' && !isCancelled(game) ? placesIn(game) : null,
    round: round === null ? null : writeView(viewFor(round, seat)),
    dealing: dealingOf(game),
    fairness: fairnessOf(game),
    clock: clockOf(game, seat),
    turnBy: turnByFor(game, account)?.toISOString() ?? null,
    vote: game.vote,
    isCancelled: isCancelled(game),
    seeksSubstitute: game.seeks,
    updatedAt: game.updatedAt.toISOString(),
  };
}

function dealingOf(game: Game): Dealing | null {
  const prepared = preparedFor(game, nextRound(game));
  if (game.dealBy === null || prepared === undefined) return null;
  return { until: game.dealBy.toISOString(), missing: missingFrom(game, prepared.preparation) };
}

/** Of a preparation only the list is shown, and all of that: it holds hashes and flags. */
export function fairnessOf({ preparations, deals }: Game): Fairness {
  return { lists: preparations.map(({ preparation }) => preparation.list), deals };
}

/** A revision as this reader may know it: of what was done, only what it caused, without the secrets of the others. */
export function logEntry({ revision, seat, by, events, at }: Entry, reader: Seat | null): LogEntry {
  const told = events.map((event) => tableEventFor(event, reader));
  return { revision, seat, by: seat === reader ? by : openly(by), at: at.toISOString(), events: told };
}

/** Who did it, for the others: that somebody had no choice says what they do not hold, and plans are secret. */
function openly(by: LogEntry['by']): LogEntry['by'] {
  return by === 'forced' || by === 'plan' ? 'person' : by;
}

function tableEventFor(event: TableEvent, reader: Seat | null): TableEvent {
  return isRoundEvent(event) ? eventFor(event, reader) : event;
}
