import { pointsOf } from '@slow-train/ranking/pairing';
import { totalsOf } from '@slow-train/rules';
import { isCancelled, placesIn } from '../game/game.ts';
import { isPlaying, type RoundScore, type TableGame, type Tournament } from './tournament.ts';

/**
 * Returns the scores of a round with a game counted: by its places, or as it stands if it is not finished or was ended
 * without a result. As it stands, fewer pips in the finished rounds are better, and of people level there, one who runs
 * out of time turn after turn is behind. One who has left their seat, or the tournament, is behind everybody who has
 * not.
 */
export function counted(tournament: Tournament, game: TableGame): readonly RoundScore[] {
  const { scores, entrants } = tournament;
  const seated = scores.filter((one) => one.game === game.id);
  const totals = totalsOf(
    game.results.map(({ scores }) => scores),
    game.seats.length,
  );
  const results = seated.map(({ number, seat }) => {
    const entrant = entrants.find((one) => one.number === number);
    const account = entrant !== undefined && isPlaying(entrant) ? entrant.account : null;
    return { number, pips: totals[seat ?? -1] ?? 0, keys: keysOf(game, seat ?? -1, account) };
  });
  const placed = results.map(({ number, pips, keys }) => ({
    number,
    pips,
    place: 1 + results.filter((other) => compared(other.keys, keys) < 0).length,
  }));
  const points = pointsOf(placed.map(({ place }) => place));
  const byNumber = new Map(placed.map((one, index) => [one.number, { ...one, points: points[index] ?? 0 }]));
  return scores.map((one) => {
    const result = one.game === game.id ? byNumber.get(one.number) : undefined;
    if (result === undefined) return one;
    const { place, pips, points } = result;
    return { ...one, place, pips, points };
  });
}

/** Returns what decides somebody's place, the most important first; less is better. */
function keysOf(game: TableGame, seat: number, account: string | null): readonly number[] {
  const occupant = game.seats[seat];
  const isThere = account !== null && occupant?.kind === 'person' && occupant.account === account;
  const isFinal = game.status === 'finished' && !isCancelled(game);
  const standing = placesIn(game)[seat] ?? game.seats.length;
  return [isThere ? 0 : 1, standing, isFinal ? 0 : (game.timeouts[seat] ?? 0)];
}

function compared(a: readonly number[], b: readonly number[]): number {
  const different = a.findIndex((key, index) => key !== b[index]);
  return different < 0 ? 0 : (a[different] ?? 0) - (b[different] ?? 0);
}
