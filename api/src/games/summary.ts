import type { GameSummary } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { sitterOf } from './game.ts';
import type { ListedGame } from './glance.ts';
import { newsOf } from './news.ts';
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
    news: newsOf(game, seat, game.host === account),
    yourPlace: status === 'finished' && seat !== null ? (placesIn(game)[seat] ?? null) : null,
    turnBy: game.turnBy?.toISOString() ?? null,
    isUnread: game.readUpTo < revision,
    updatedAt: game.updatedAt.toISOString(),
  };
}
