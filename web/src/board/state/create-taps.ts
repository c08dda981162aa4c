import type { Tile, TrainId } from '@slow-train/rules';
import { batch, type Accessor } from 'solid-js';
import type { BoardState } from './board.ts';
import type { LegalMoves, LiveSelection } from './create-selection.ts';
import type { LiveBoard } from './live-board.ts';
import { formatPlay, mayTapWith, takenBack, trainsFor } from './selection.ts';

/** Creates the answers of a board to taps, drops and arrow keys: each selects, plays, or says why not. */
export function createTaps(
  board: Pick<BoardState, 'unfold' | 'tapTrain'>,
  { selection, select, selectTile, layBuild }: LiveSelection,
  { aim, targets, playable }: LegalMoves,
  {
    situation,
    isBusy,
    isHinted,
    isDoubleTap,
    act,
    dismiss,
    show,
  }: Pick<LiveBoard, 'situation' | 'isBusy' | 'isHinted' | 'act' | 'show'> & {
    readonly isDoubleTap: Accessor<boolean>;
    dismiss(): void;
  },
): Pick<LiveBoard, 'tapTile' | 'tapTrain' | 'drop' | 'aimFurther'> {
  const play = (tile: Tile, train: TrainId): void => {
    const taps = selection().taps && mayTapWith(situation(), { ...selection(), tile, train });
    select({ ...selection(), tile, train });
    act(formatPlay(tile, train, taps));
  };
  const tapInBuild = (tile: Tile): void => {
    const { build } = selection();
    if (build.includes(tile)) layBuild(takenBack(build, tile));
    else if (playable().has(tile)) layBuild([...build, tile]);
    else if (selection().tile === tile) show('why');
    else selectTile(tile);
  };
  const tapInPlay = (tile: Tile): void => {
    const train = aim();
    if (selection().tile !== tile) selectTile(tile);
    // The first tap only accepts the hint: the player may have aimed at the tile before the hint appeared.
    else if (isHinted()) select({ ...selection() });
    else if (train !== null) play(tile, train);
    else if (playable().has(tile)) selectTile(null);
    else show('why');
  };
  return {
    tapTile(tile) {
      if (isBusy() || isDoubleTap()) return;
      dismiss();
      batch(() => {
        board.unfold(null);
        if (situation().mode === 'building') tapInBuild(tile);
        else if (situation().mode === 'playing') tapInPlay(tile);
        else selectTile(selection().tile === tile ? null : tile);
      });
    },
    tapTrain(train) {
      const { tile } = selection();
      if (isBusy() || isDoubleTap()) return;
      if (tile === null || situation().mode !== 'playing') board.tapTrain(train);
      else if (targets().includes(train)) play(tile, train);
      else show('why');
    },
    drop(tile, train) {
      if (isBusy()) return;
      if (situation().mode === 'building') {
        if (playable().has(tile)) layBuild([...selection().build, tile]);
        else selectTile(tile);
      } else if (trainsFor(situation(), tile).includes(train)) play(tile, train);
      else {
        selectTile(tile);
        if (situation().mode === 'playing') show('why');
      }
    },
    aimFurther(step) {
      const trains = targets();
      if (trains.length < 2) return;
      const at = trains.indexOf(aim() ?? NaN);
      const next = trains[at < 0 ? (step > 0 ? 0 : trains.length - 1) : (at + step + trains.length) % trains.length];
      select({ ...selection(), train: next ?? null });
    },
  };
}
