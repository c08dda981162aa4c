import type { LogEntry } from '@slow-train/protocol';
import type { Seat, View } from '@slow-train/rules';
import type { Accessor } from 'solid-js';
import type { BoardGame } from '../board/state/board.ts';

/** Whose view of a game is shown: a seat's, or `all` for every hand. */
export type Viewpoint = Seat | 'all';

/** One moment of a game: the board after something has happened. */
export interface Frame {
  readonly game: BoardGame;
  readonly view: View;
  /** The latest entries; empty at the start of a game or recap. */
  readonly entries: readonly LogEntry[];
}

/** The frames of a game, numbered from 0. It may grow while it is played. */
export interface Timeline {
  readonly last: Accessor<number>;
  frame(index: number): Frame;
  /** The latest entries in words; `*this*` is strong. */
  sentence(index: number): string;
}
