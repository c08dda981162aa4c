import { at, tileName, type TrainId } from '@slow-train/rules';
import { text } from '../text/en.ts';
import type { Board } from './board.ts';
import { endAfter } from './selection.ts';
import type { ShownTrain } from './trains.ts';

/** The train of that name on the board. */
export function trainOfBoard(board: Board, id: TrainId): ShownTrain {
  const trains = board.trains();
  return at(
    trains,
    trains.findIndex((train) => train.id === id),
  );
}

/** What a screen reader says of a train: what a tap would do while a tile is picked up, else how the train stands. */
export function trainWords(board: Board, train: ShownTrain): string {
  const { tile } = board.choice();
  const name = board.names().train(train.id);
  if (tile !== null && board.lit().includes(train.id))
    return text.playLabel(tileName(tile), name, endAfter(board.view(), tile, train.id));
  return text.trainLabel({
    ...train,
    name,
    tiles: train.laid.length,
    open: train.open === null ? null : tileName(train.open),
  });
}
