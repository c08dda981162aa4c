import { isOwn, mainEnd, otherEnd, type Move, type Tile, type View, without } from '@slow-train/rules';
import { endingsOf } from './endings.ts';
import { longestTrain, type LongestTrain, type MayEndIn } from './longest-train.ts';

export type Play = Move & { readonly do: 'play' };

/** The trains that a hand can lay on the seat's own train, now and after each play. */
export interface Outlook {
  readonly mayEndIn: MayEndIn;
  now(): LongestTrain;
  /**
   * Returns the longest continuation of the seat's own train after this play (of the partner's if the tile goes there).
   */
  after(play: Play): LongestTrain;
}

/** Returns the outlook for one seat. Remembers its searches. */
export function outlookOf(view: View, seat: number): Outlook {
  const { table, hand } = view;
  const mayEndIn = endingsOf(view);
  const mine = mainEnd(table, seat).end;
  const known = new Map<string, LongestTrain>();
  const longest = (spent: Tile | null, end: number): LongestTrain => {
    const key = `${spent} ${end}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const rest = spent === null ? hand : without(hand, spent);
    const found = longestTrain(rest, end, { mayEndIn });
    known.set(key, found);
    return found;
  };
  return {
    mayEndIn,
    now: () => longest(null, mine),
    after: ({ tile, train, line = '' }) => {
      const goesOn = isOwn(table, seat, train) ? mainEnd(table, train) : null;
      return longest(tile, goesOn?.line === line ? otherEnd(tile, goesOn.end) : mine);
    },
  };
}
