import type { Evening } from '@slow-train/protocol/evening';
import type { Course } from '../../components/scores/course.ts';
import { courseOf, finalOrder, standingsOf } from './standings.ts';

/** Returns the course of the places over the rounds of an evening, as the map of places draws it. */
export function drawnCourse(evening: Evening): Course {
  const standings = standingsOf(evening);
  const { totals, places, rounds } = standings;
  const course = courseOf(evening);
  const order = finalOrder(standings);
  const rows = course.map((after) =>
    order.toSorted((a, b) => (after.places[a] ?? 0) - (after.places[b] ?? 0) || order.indexOf(a) - order.indexOf(b)),
  );
  return {
    lines: order.map((seat) => ({
      seat,
      place: places[seat] ?? 1,
      total: totals[seat] ?? 0,
      outs: rounds.filter(({ counts }) => counts[seat]?.isOut === true).length,
      rows: rows.map((row) => row.indexOf(seat)),
    })),
    engines: course.map(({ round }) => String(rounds[round]?.engine ?? '')),
    places: course.map((after) => after.places),
  };
}
