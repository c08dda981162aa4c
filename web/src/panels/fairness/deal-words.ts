import type { DealAbsences, GameView } from '@slow-train/protocol';
import { fairness } from '../../text/fairness.ts';
import type { DealVerdict, DealVerdicts } from '../../fairness/verdicts.ts';
import { whoIn } from './who.ts';

/** How a deal stands, the worst first. */
const STANDINGS = ['broken', 'missing', 'unchecked', 'part', 'fits', 'proved'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A deal of a round that is over, and what this browser makes of it. */
export interface CheckedNote {
  readonly note: DealAbsences;
  readonly standing: Standing;
}

/** The deals of the rounds that are over, in their order. */
export function checkedDeals(game: GameView, found: DealVerdicts): readonly CheckedNote[] {
  return game.fairness.deals
    .filter(({ round }) => round <= game.results.length)
    .map((note) => ({ note, standing: standingOf(game, note, found.get(note.round)) }));
}

/** What the worst of them is, and how many are as bad as that. */
export function countOf(deals: readonly CheckedNote[]): { readonly standing: Standing; readonly many: number } {
  const many = (standing: Standing): number => deals.filter((deal) => deal.standing === standing).length;
  const standing = STANDINGS.find((one) => many(one) > 0) ?? 'proved';
  return { standing, many: many(standing) };
}

/** What a deal is worth, in a few words. */
export function dealWords(game: Pick<GameView, 'seats' | 'you'>, { note, standing }: CheckedNote): string {
  return standing === 'part'
    ? fairness.without(absentFrom(game, note).map((seat) => whoIn(game, seat)))
    : fairness.standing[standing];
}

function standingOf(game: Pick<GameView, 'you'>, note: DealAbsences, found: DealVerdict | undefined): Standing {
  if (found === undefined) return 'unchecked';
  if (found === 'broken' || found === 'missing') return found;
  if (absentFrom(game, note).length > 0) return 'part';
  return found === 'proved' ? 'proved' : 'fits';
}

/** Without whom it was made: who sealed and did not open, and the reader where they did not even seal. */
function absentFrom({ you }: Pick<GameView, 'you'>, { withheld, silent }: DealAbsences): readonly number[] {
  return [...withheld, ...silent.filter((seat) => seat === you.seat)];
}
