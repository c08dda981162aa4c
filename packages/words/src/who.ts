import { listed } from './words.ts';

/** The subject of a sentence. */
export interface Who {
  readonly name: string;
  readonly isYou: boolean;
}

/** `You win`, `Ana wins`. */
export const does = ({ name, isYou }: Who, you: string, other: string): string =>
  isYou ? `You ${you}` : `${name} ${other}`;

/** `You and Ana`. */
export const everyone = (all: readonly Who[]): string => listed(all.map((one) => (one.isYou ? 'You' : one.name)));

/** `your and Ana’s`. */
export const everyones = (all: readonly Who[]): string =>
  listed(all.map(({ name, isYou }) => (isYou ? 'your' : `${name}’s`)));

/** `Ana wins.`, `You and Ana win together.` */
export function winnersSentence(winners: readonly Who[]): string {
  const [only] = winners;
  if (only === undefined) return 'Nobody wins.';
  return winners.length === 1 ? `${does(only, 'win', 'wins')}.` : `${everyone(winners)} win together.`;
}
