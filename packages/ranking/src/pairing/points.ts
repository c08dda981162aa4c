/** For the first place at a table of any size. Divisible by one less than most table sizes. */
export const POINTS_OF_FIRST = 12;
/** For sitting out because nobody was left to play with. */
export const POINTS_OF_BYE = 12;
/** For a first round that was missed by coming late. */
export const POINTS_OF_LATE = 6;

/**
 * Returns the points for places at one table, in the order given: 12 for the first, 0 for the last, the others evenly
 * between, as whole points. People who share a place share its points, down to half a point.
 * @param places 1 is first
 */
export function pointsOf(places: readonly number[]): readonly number[] {
  const seats = places.length;
  return places.map((place) => {
    const ahead = places.filter((other) => other < place).length;
    const shared = places.filter((other) => other === place).length;
    const sum = Array.from({ length: shared }, (_, nth) => pointsAt(ahead + nth, seats)).reduce((a, b) => a + b, 0);
    return Math.floor((2 * sum) / shared) / 2;
  });
}

function pointsAt(ahead: number, seats: number): number {
  return seats < 2 ? POINTS_OF_FIRST : Math.round((POINTS_OF_FIRST * (seats - 1 - ahead)) / (seats - 1));
}
