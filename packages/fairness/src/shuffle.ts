import { at } from '@slow-train/rules';
import { below, type NextByte } from './stream.ts';

/** A new list with the same elements, each order equally likely if the bytes are: Fisher and Yates, from the end. */
export function shuffle<T>(list: readonly T[], next: NextByte): T[] {
  const deck = [...list];
  for (let last = deck.length - 1; last > 0; last--) {
    const chosen = below(last + 1, next);
    const element = at(deck, chosen);
    deck[chosen] = at(deck, last);
    deck[last] = element;
  }
  return deck;
}
