import type { DealAbsences, GameView } from '@slow-train/protocol';
import { dealingText } from '#text/table.ts';
import type { DealVerdict, DealVerdicts } from '../../fairness/verdicts.ts';
import { whoIn } from '../../components/occupant.ts';

/** The grades of a deal's proof, worst first. */
const GRADES = ['broken', 'missing', 'unchecked', 'part', 'fits', 'proved'] as const;
export type DealGrade = (typeof GRADES)[number];

/** A deal of a finished round, and this browser's conclusion about it. */
export interface RatedDeal {
  readonly absences: DealAbsences;
  readonly standing: DealGrade;
}

/** Returns the deals of the finished rounds, in order. */
export function checkedDeals(game: GameView, found: DealVerdicts): readonly RatedDeal[] {
  return game.fairness.deals
    .filter(({ round }) => round <= game.results.length)
    .map((absences) => ({ absences, standing: standingOf(game, absences, found.get(absences.round)) }));
}

/** Returns the worst standing, and how many deals have it. */
export function worstGrade(deals: readonly RatedDeal[]): { readonly standing: DealGrade; readonly many: number } {
  const many = (standing: DealGrade): number => deals.filter((deal) => deal.standing === standing).length;
  const standing = GRADES.find((one) => many(one) > 0) ?? 'proved';
  return { standing, many: many(standing) };
}

/** Returns in a few words how well a deal is proved. */
export function dealWords(game: Pick<GameView, 'seats' | 'you'>, { absences, standing }: RatedDeal): string {
  return standing === 'part'
    ? dealingText.without(absentFrom(game, absences).map((seat) => whoIn(game, seat)))
    : dealingText.standing[standing];
}

function standingOf(game: Pick<GameView, 'you'>, absences: DealAbsences, found: DealVerdict | undefined): DealGrade {
  if (found === undefined) return 'unchecked';
  if (found === 'broken' || found === 'missing') return found;
  if (absentFrom(game, absences).length > 0) return 'part';
  return found === 'proved' ? 'proved' : 'fits';
}

/**
 * Returns the seats that did not contribute: those that withheld their reveal, and the viewer if they committed
 * nothing.
 */
function absentFrom({ you }: Pick<GameView, 'you'>, { withheld, silent }: DealAbsences): readonly number[] {
  return [...withheld, ...silent.filter((seat) => seat === you.seat)];
}
