import { silentSeats, withheldSeats, type Evidence } from '@slow-train/fairness';
import type { GameView } from '@slow-train/protocol';
import type { DealParts } from '#text/fairness.ts';
import { whoIn } from '../../components/occupant.ts';

/** Returns the parts that people had in a deal, with names as its checks use them; empty without evidence. */
export function partsOf(evidence: Evidence | null, game: Pick<GameView, 'seats' | 'you'>): DealParts {
  if (evidence === null) return { given: [], withheld: [], silent: [], starter: null, decks: 0 };
  const { seals, contributions, starter, decks } = evidence;
  const opened = contributions.map((contribution) => contribution !== null);
  return {
    given: opened.flatMap((isOpen, seat) => (isOpen ? [whoIn(game, seat)] : [])),
    withheld: withheldSeats({ seals, opened }).map((seat) => whoIn(game, seat)),
    silent: silentSeats({ seals }).map((seat) => whoIn(game, seat)),
    starter: starter === null ? null : whoIn(game, starter.seat),
    decks: decks.length,
  };
}
