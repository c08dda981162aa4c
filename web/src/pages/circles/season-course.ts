import type { Season } from '@slow-train/protocol';
import type { Course } from '../../components/scores/course.ts';

/** More columns than these have no room for a number each. */
const MOST_NUMBERED = 12;
const STEP = 5;

/** Returns the places over the games of a season. Its rows stand for seats; people yet to come are last. */
export function courseOfSeason({ rows, games }: Season): Course {
  const after = games.map((_, game) => rows.map(({ course }) => course[game] ?? rows.length));
  const inOrder = after.map((places) =>
    [...rows.keys()].toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b),
  );
  return {
    lines: rows.map(({ place, sum, wins }, seat) => ({
      seat,
      place,
      total: sum,
      outs: wins,
      rows: inOrder.map((order) => order.indexOf(seat)),
    })),
    engines: games.map((_, game) => (games.length <= MOST_NUMBERED || (game + 1) % STEP === 0 ? String(game + 1) : '')),
    places: after,
  };
}
