import type { GameView } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import type { Who } from '#words';

/** Returns a seat as a sentence names it to the viewer. */
export function whoIn({ seats, you }: Pick<GameView, 'seats' | 'you'>, seat: Seat): Who {
  const occupant = seats[seat];
  const name = occupant === undefined || occupant.kind === 'nobody' ? `seat ${seat + 1}` : occupant.name;
  return { name, isYou: seat === you.seat };
}

/** Returns a sentence of the deal checks with names instead of seat numbers. */
export function withNames(sentence: string, game: Pick<GameView, 'seats' | 'you'>): string {
  return sentence.replaceAll(/\bseats? (\d+(?:(?:, | and )\d+)*)/g, (_, numbers: string) =>
    numbers.replaceAll(/\d+/g, (number) => {
      const { name, isYou } = whoIn(game, Number(number));
      return isYou ? 'you' : name;
    }),
  );
}
