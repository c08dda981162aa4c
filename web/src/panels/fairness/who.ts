import type { GameView } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import type { Who } from '@slow-train/words';

/** A seat in a sentence to the reader. */
export function whoIn({ seats, you }: Pick<GameView, 'seats' | 'you'>, seat: Seat): Who {
  const sitter = seats[seat];
  const name = sitter === undefined || sitter.kind === 'nobody' ? `seat ${seat + 1}` : sitter.name;
  return { name, isYou: seat === you.seat };
}

/** A sentence of the checks, in which seats are numbers, with their names. */
export function withNames(sentence: string, game: Pick<GameView, 'seats' | 'you'>): string {
  return sentence.replaceAll(/\bseats? (\d+(?:(?:, | and )\d+)*)/g, (_, numbers: string) =>
    numbers.replaceAll(/\d+/g, (number) => {
      const { name, isYou } = whoIn(game, Number(number));
      return isYou ? 'you' : name;
    }),
  );
}
