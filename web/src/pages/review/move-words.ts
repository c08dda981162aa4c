import { tileName, type Move } from '@slow-train/rules';
import type { Names } from '#words';
import { reviewText } from '#text/replay.ts';

/** The sentences of the four kinds of moves. */
export interface MoveWords {
  readonly play: (tile: string, train: string) => string;
  readonly build: (tiles: readonly string[]) => string;
  readonly draw: string;
  readonly pass: string;
}

/** Names a move. */
export const moveWords = (move: Move, names: Names): string => wordsOf(move, reviewText.move, names);

/** Says a move in these words. */
export function wordsOf(move: Move, words: MoveWords, names: Names): string {
  switch (move.do) {
    case 'play':
      return words.play(tileName(move.tile), names.train(move.train, move.line));
    case 'build':
      return words.build(move.tiles.map(tileName));
    case 'draw':
      return words.draw;
    case 'pass':
      return words.pass;
    default:
      return move satisfies never;
  }
}
