import type { GameSummary } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { isCancelled, sitterOf } from './game.ts';
import type { ListedGame } from './glance.ts';
import { awayNewsOf, newsOf } from './news.ts';
import { placesIn } from './results.ts';

/** One line of somebody's list, who sits in this seat. */
export function summaryOf(game: ListedGame, seat: Seat | null, account: string): GameSummary {
  const { id, name, revision, status, setup, glance } = game;
  return {
    id,
    name,
    revision,
    status,
    isYourTurn: seat !== null && glance.on.includes(seat),
    preset: setup.rules.preset,
    seats: game.seats.map(sitterOf),
    yourSeat: seat,
    round: glance.round,
    rounds: setup.rounds,
    engine: glance.engine,
    turn: game.turnSeat,
    news: awayNewsOf(game, account) ?? newsOf(game, seat, game.host === account),
    yourPlace: placeOf(game, seat),
    turnBy: game.turnBy?.toISOString() ?? null,
    isUnread: game.readUpTo < revision,
    updatedAt: game.updatedAt.toISOString(),
  };
}

/** Where somebody has arrived in a game that was played to its end. */
function placeOf(game: ListedGame, seat: Seat | null): number | null {
  if (game.status !== 'finished' || isCancelled(game) || seat === null) return null;
  return placesIn(game)[seat] ?? null;
}
