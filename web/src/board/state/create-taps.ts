import type { Tile, TrainId } from '@slow-train/rules';
import { batch } from 'solid-js';
import type { LiveSelection } from './create-selection.ts';
import type { MoveSender } from './create-sender.ts';
import { indexOfHeld } from './hand-order.ts';
import type { LiveHint } from './hint.ts';
import type { LiveBoard } from './live-board.ts';
import { formatPlay, mayAct, mayTapWith, trainsFor, type Mode } from './selection.ts';

/** Creates the answers of a board to taps, drops and keys: each selects, sends, or says why not. */
export function createTaps(
  board: Omit<LiveBoard, 'tapTile' | 'drop' | 'aimFurther' | 'press' | 'putBack'> &
    LiveSelection &
    MoveSender &
    LiveHint,
): Pick<LiveBoard, 'tapTile' | 'tapTrain' | 'drop' | 'aimFurther' | 'press' | 'putBack'> {
  const { selection, playable, select, selectTile, build, isBusy } = board;
  const mode = (): Mode => board.situation().mode;
  const explain = (): void => board.show('why');
  const play = (tile: Tile, train: TrainId): void => {
    const taps = selection().taps && mayTapWith(board.situation(), { ...selection(), tile, train });
    select({ tile, train });
    board.act(formatPlay(tile, train, taps));
  };
  const canAppend = (tile: Tile): boolean => mode() === 'building' && playable().has(tile);
  return {
    tapTile(tile, copy = 0) {
      if (isBusy() || board.isDoubleTap()) return;
      board.dismiss();
      batch(() => {
        board.unfold(null);
        const { tile: selected, build: laid } = selection();
        const train = board.aim();
        const index = indexOfHeld(laid, { tile, copy });
        if (index >= 0) build(laid.slice(0, index));
        else if (canAppend(tile)) build([...laid, tile]);
        else if (selected !== tile) selectTile(tile);
        // The first tap only accepts the hint: the player may have aimed at the tile before the hint appeared.
        else if (board.isHinted()) select({});
        else if (train !== null) play(tile, train);
        else if (mayAct(board.situation()) && !playable().has(tile)) explain();
        else selectTile(null);
      });
    },
    tapTrain(train) {
      const { tile } = selection();
      if (isBusy() || board.isDoubleTap()) return;
      if (tile === null || mode() !== 'playing') board.tapTrain(train);
      else if (board.targets().includes(train)) play(tile, train);
      else explain();
    },
    drop(tile, train) {
      if (isBusy()) return;
      if (canAppend(tile)) build([...selection().build, tile]);
      else if (trainsFor(board.situation(), tile).includes(train)) play(tile, train);
      else {
        selectTile(tile);
        if (mode() === 'playing') explain();
      }
    },
    aimFurther(step) {
      const trains = board.targets();
      if (trains.length < 2) return;
      const at = trains.indexOf(board.aim() ?? NaN);
      const next = trains[at < 0 ? (step > 0 ? 0 : trains.length - 1) : (at + step + trains.length) % trains.length];
      select({ train: next ?? null });
    },
    press() {
      if (board.isDoubleTap()) return;
      const pressed = board.button();
      if (pressed.kind === 'scores') board.props.onShowScores();
      else if (pressed.kind === 'act') board.act(pressed.action);
    },
    putBack() {
      const hint = board.hinted();
      if (board.isRefused()) board.dismiss();
      else if (hint !== null) select(hint.before);
      else if (selection().tile !== null) selectTile(null);
      else board.unfold(null);
    },
  };
}
