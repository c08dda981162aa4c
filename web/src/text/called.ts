import { listed } from './words.ts';

/** What a place is called at a table: mine is "You". */
export type Called = { readonly name: string; readonly isYou: boolean };

/** `You win`, `Ana wins`. */
export const called = ({ name, isYou }: Called, verb: readonly [you: string, other: string]): string =>
  isYou ? `You ${verb[0]}` : `${name} ${verb[1]}`;

/** `You and Ana`. */
export const namesOf = (all: readonly Called[]): string => listed(all.map((one) => (one.isYou ? 'You' : one.name)));

/** `Ana wins.`, `You and Ana win together.` */
export function winnersSentence(winners: readonly Called[]): string {
  const [only] = winners;
  if (only === undefined) return 'Nobody wins.';
  if (winners.length === 1) return `${called(only, ['win', 'wins'])}.`;
  return `${namesOf(winners)} win together.`;
}
