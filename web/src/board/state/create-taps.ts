import type { Tile } from '@slow-train/rules';
import { batch } from 'solid-js';
import type { LiveSelection } from './create-selection.ts';
import type { MoveSender } from './create-sender.ts';
import { indexOfHeld } from './hand-order.ts';
import type { LiveHint } from './hint.ts';
import type { LiveBoard } from './live-board.ts';
import { formatPlay, mayAct, mayTapWith, playIn, type Mode } from './selection.ts';
import type { RowKey } from './trains.ts';

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
  const play = (tile: Tile, row: RowKey): boolean => {
    const action = playIn(board.situation(), tile, row);
    if (action === undefined) return false;
    const taps = selection().taps && mayTapWith(board.situation(), { ...selection(), tile, row });
    select({ tile, row });
    board.act(formatPlay(action, taps));
    return true;
  };
  const canAppend = (tile: Tile): boolean => mode() === 'building' && playable().has(tile);
  return {
    tapTile(tile, copy = 0) {
      if (isBusy() || board.isDoubleTap()) return;
      board.dismiss();
      batch(() => {
        board.unfold(null);
        const { tile: selected, build: laid } = selection();
        const row = board.aim();
        const index = indexOfHeld(laid, { tile, copy });
        if (index >= 0) build(laid.slice(0, index));
        else if (canAppend(tile)) build([...laid, tile]);
        else if (selected !== tile) selectTile(tile);
        // The first tap only accepts the hint: the player may have aimed at the tile before the hint appeared.
        else if (board.isHinted()) select({});
        else if (row !== null) play(tile, row);
        else if (mayAct(board.situation()) && !playable().has(tile)) explain();
        else selectTile(null);
      });
    },
    tapTrain(row) {
      const { tile } = selection();
      if (isBusy() || board.isDoubleTap()) return;
      if (tile === null || mode() !== 'playing') board.tapTrain(row);
      else if (!play(tile, row)) explain();
    },
    drop(tile, row) {
      if (isBusy()) return;
      if (canAppend(tile)) build([...selection().build, tile]);
      else if (!play(tile, row)) {
        selectTile(tile);
        if (mode() === 'playing') explain();
      }
    },
    aimFurther(step) {
      const rows = board.targets();
      if (rows.length < 2) return;
      const at = rows.indexOf(board.aim() ?? '');
      const next = rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : (at + step + rows.length) % rows.length];
      select({ row: next ?? null });
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
