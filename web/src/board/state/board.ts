import type { GameView } from '@slow-train/protocol';
import type { View } from '@slow-train/rules';
import { namesOf, type Names } from '#words';
import { createContext, createMemo, createSignal, useContext, type Accessor } from 'solid-js';
import { createTrains, type RowKey, type ShownTrain } from './trains.ts';

/** The parts of a game that its board needs. */
export type BoardGame = Pick<GameView, 'seats' | 'rounds' | 'status'> & {
  readonly you: Pick<GameView['you'], 'seat'>;
};

/** The state of any board. A board that nobody plays on, such as a replay or recap, needs no more. */
export interface BoardState {
  readonly game: Accessor<BoardGame>;
  readonly view: Accessor<View>;
  readonly names: Accessor<Names>;
  readonly trains: Accessor<readonly ShownTrain[]>;
  /** The row that is shown in full; null while all are folded. */
  readonly unfolded: Accessor<RowKey | null>;
  unfold(row: RowKey | null): void;
  tapTrain(row: RowKey): void;
}

const BoardContext = createContext<BoardState>();
export const BoardProvider = BoardContext.Provider;

/** Returns the board that a component is part of, whether played on or only shown. */
export function useBoard(): BoardState {
  const board = useContext(BoardContext);
  if (!board) throw new Error('not on a board');
  return board;
}

/** Creates the state of a board that nobody plays on: a tap unfolds a train or folds it again. */
export function createBoard(
  game: Accessor<BoardGame>,
  view: Accessor<View>,
  /** The view that the trains show, if it lags behind. */
  shown: Accessor<View> = view,
): BoardState {
  const [unfolded, unfold] = createSignal<RowKey | null>(null);
  const names = createMemo(() => namesOf(game()));
  return {
    game,
    view,
    names,
    trains: createTrains(shown, unfolded),
    unfolded,
    unfold: (row) => void unfold(row),
    tapTrain: (row) => void unfold(unfolded() === row ? null : row),
  };
}
