import type { GameView } from '@slow-train/protocol';
import { at, totalsOf } from '@slow-train/rules';
import { ordinal, type Names } from '@slow-train/words';
import type { ScoresBlock } from './letter.ts';

/** The round that was played last, and what has come together; fewest pips first. Null before the first is over. */
export function roundScores({ results, seats }: GameView, names: Names): ScoresBlock | null {
  const last = results.at(-1);
  if (last === undefined) return null;
  const totals = totalsOf(
    results.map(({ scores }) => scores),
    seats.length,
  );
  const order = seats.map((_, seat) => seat).toSorted((a, b) => at(totals, a) - at(totals, b));
  return {
    kind: 'scores',
    title: 'The score',
    head: ['', `Round ${results.length}`, 'In all'],
    rows: order.map((seat) => [names.seat(seat), String(at(last.scores, seat)), String(at(totals, seat))]),
  };
}

/** Places and pips of a game that is over; the first first. Null as long as it is not. */
export function finalScores({ places, results, seats }: GameView, names: Names): ScoresBlock | null {
  if (places === null) return null;
  const totals = totalsOf(
    results.map(({ scores }) => scores),
    seats.length,
  );
  const order = seats.map((_, seat) => seat).toSorted((a, b) => at(places, a) - at(places, b));
  return {
    kind: 'scores',
    title: 'The score',
    head: ['', 'Place', 'Pips'],
    rows: order.map((seat) => [names.seat(seat), ordinal(at(places, seat)), String(at(totals, seat))]),
  };
}
