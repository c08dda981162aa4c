import { rate, rating } from 'openskill';

/** How well a player is believed to play: the mean of a normal distribution, and its standard deviation. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The rating of an unknown player. */
export const NEW_RATING: Rating = rating();

/** Rated games after which a rating is no longer provisional. */
export const PROVISIONAL_GAMES = 10;

/** A player's rating before a game, and their place in it; 1 is first. */
export interface Finish {
  readonly rating: Rating;
  readonly place: number;
}

/**
 * Returns the ratings after a game, in the order given. Rates by the Plackett–Luce model of Weng and Lin (JMLR 12,
 * 2011), which takes the order of a whole table at once. That model has no draws: players who share a place get the
 * mean of their ratings in each order.
 */
export function ratingsAfter(finishes: readonly Finish[]): readonly Rating[] {
  if (finishes.length < 2) return finishes.map((finish) => finish.rating);
  const teams = finishes.map(({ rating: { mu, sigma } }) => [{ mu, sigma }]);
  const outcomes = ordersOf(finishes.map(({ place }) => place)).map((rank) => rate(teams, { rank }));
  return finishes.map((finish, index) => meanOf(outcomes.map((teamsAfter) => teamsAfter[index]?.[0] ?? finish.rating)));
}

/** Returns lists of ranks without draws, in which each of the players who share a place is as often ahead as the others. */
function ordersOf(places: readonly number[]): readonly number[][] {
  const sizes = places.map((place) => places.filter((other) => other === place).length);
  const turns = sizes.reduce((common, size) => (common * size) / divisorOf(common, size), 1);
  return Array.from({ length: turns }, (_, turn) =>
    places.map((place, index) => {
      const nth = places.slice(0, index).filter((other) => other === place).length;
      const ahead = places.filter((other) => other < place).length;
      return 1 + ahead + ((nth + turn) % (sizes[index] ?? 1));
    }),
  );
}

/** Returns the greatest common divisor. */
function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b);
}

function meanOf(ratings: readonly Rating[]): Rating {
  const mean = (valueOf: (one: Rating) => number): number =>
    ratings.reduce((sum, one) => sum + valueOf(one), 0) / ratings.length;
  return { mu: mean(({ mu }) => mu), sigma: Math.sqrt(mean(({ sigma }) => sigma ** 2)) };
}

const POINTS_OF_NEW = 1500;
const POINTS_OF_ONE = 30;

/** Returns a rating as players see it: whole points, 1500 for a new player, never below 0. */
export function pointsOf({ mu }: Rating): number {
  return Math.max(0, Math.round(POINTS_OF_NEW + (mu - NEW_RATING.mu) * POINTS_OF_ONE));
}
