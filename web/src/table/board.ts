import type { Tile, TrainId, View } from '@slow-train/rules';
import type { Names } from '@slow-train/words';
import { createContext, useContext, type Accessor } from 'solid-js';
import type { HandOrder } from './hand-order.ts';
import type { MainButton } from './main-button.ts';
import type { News } from './news.ts';
import type { Notice } from './notice.ts';
import type { TableProps } from './props.ts';
import type { Choice, Situation } from './selection.ts';
import type { ShownTrain } from './trains.ts';

/** The sheet that lies over the board. */
export type OpenSheet = 'none' | 'why' | 'menu' | 'arrange' | 'plan' | 'ask' | 'substitute';

/** The board's state and what can be done with it: everything but how it looks. */
export interface Board {
  readonly props: TableProps;
  readonly view: Accessor<View>;
  readonly now: Accessor<Situation>;
  readonly names: Accessor<Names>;
  readonly trains: Accessor<readonly ShownTrain[]>;
  readonly news: Accessor<readonly News[]>;
  readonly notice: Accessor<Notice>;
  readonly button: Accessor<MainButton>;
  readonly choice: Accessor<Choice>;
  /** The train on which the tile in mind would go, where that is clear. */
  readonly aim: Accessor<TrainId | null>;
  /** The trains that light up. */
  readonly lit: Accessor<readonly TrainId[]>;
  readonly playable: Accessor<ReadonlySet<Tile>>;
  readonly hand: HandOrder;
  readonly unfolded: Accessor<TrainId | null>;
  readonly sheet: Accessor<OpenSheet>;
  readonly isBusy: Accessor<boolean>;
  /** Whether what is in mind is a hint, which nobody has taken up yet. */
  readonly isHinted: Accessor<boolean>;
  readonly isTouch: Accessor<boolean>;
  /** Whether a tap may go along with what is in mind. */
  readonly mayTap: Accessor<boolean>;
  tapTile(tile: Tile): void;
  tapTrain(train: TrainId): void;
  /** Drops a tile on a train: plays it there if the rules take it, else says why not. */
  drop(tile: Tile, train: TrainId): void;
  /** Chooses among the lit trains, `step` further down. */
  aimFurther(step: number): void;
  press(): void;
  act(action: string): void;
  /** Puts in mind what the computer player would do, and says why. It is not sent. */
  askHint(): void;
  putBack(): void;
  lay(draft: readonly Tile[]): void;
  setTaps(taps: boolean): void;
  unfold(train: TrainId | null): void;
  show(sheet: OpenSheet): void;
}

const BoardContext = createContext<Board>();
export const BoardProvider = BoardContext.Provider;

/** The board of which a component is a part. */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('outside of a table');
  return board;
}
