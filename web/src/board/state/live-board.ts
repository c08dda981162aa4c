import type { GameView, LogEntry } from '@slow-train/protocol';
import type { Tile } from '@slow-train/rules';
import { createContext, useContext, type Accessor } from 'solid-js';
import type { SendState } from '../../client/send-action.ts';
import type { MoveReaction } from '../../components/move-reactions.ts';
import type { PlayerStateStore } from '../../player-state/player-state.ts';
import type { BoardState } from './board.ts';
import type { HandOrder } from './hand-order.ts';
import type { MainButton } from './main-button.ts';
import type { MovePlayer } from './play-moves.ts';
import type { RecentPlay } from './recent-plays.ts';
import type { Selection, Situation } from './selection.ts';
import type { Status } from './status.ts';
import type { RowKey } from './trains.ts';

/** The input of the board of a running game, which never fetches and never decides what is legal. */
export interface BoardProps {
  /** Status playing or finished, round not null. */
  readonly game: GameView;
  /** Oldest first. */
  readonly log: readonly LogEntry[];
  readonly sending: SendState;
  readonly online: boolean;
  /** The player's own state in this game. */
  readonly playerState: PlayerStateStore;
  /** The last revision the player had read before this visit; null while that is unknown. */
  readonly newSince: number | null;
  /** The tile that a lesson asks for. */
  readonly pointsAt?: Tile | null;
  /** Gets the text of an action (docs/rules.md, section 7). */
  onAct(action: string): void;
  /** Closes a refusal. */
  onDismiss(): void;
  /** Sets whether forced moves are made for the player; rejects if that could not be saved. */
  onLetPlay(forced: boolean): Promise<void>;
  /** Returns the reactions to a revision. */
  reactionsOn?(revision: number): readonly MoveReaction[];
  onShowScores(): void;
  /** Shows the board as it was after a revision. */
  onShowMoment?(revision: number): void;
}

/** The sheet that is open over the board; panels open theirs by name, too. */
export type OpenSheet = 'none' | 'why' | 'menu' | 'arrange' | 'clock' | 'plan' | 'ask' | 'substitute';

/** The board of a running game: its trains, the player's selection, and the actions. */
export interface LiveBoard extends BoardState {
  readonly game: Accessor<GameView>;
  readonly props: BoardProps;
  readonly situation: Accessor<Situation>;
  readonly recentPlays: Accessor<readonly RecentPlay[]>;
  /** The plays that the trains show already. */
  readonly shownPlays: Accessor<readonly RecentPlay[]>;
  readonly player: MovePlayer;
  readonly status: Accessor<Status>;
  /** The less urgent statuses. */
  readonly further: Accessor<readonly Status[]>;
  readonly button: Accessor<MainButton>;
  readonly selection: Accessor<Selection>;
  /** The trains that take the selected tile. */
  readonly targets: Accessor<readonly RowKey[]>;
  readonly playable: Accessor<ReadonlySet<Tile>>;
  readonly hand: HandOrder;
  readonly sheet: Accessor<OpenSheet>;
  readonly isBusy: Accessor<boolean>;
  /** Whether the selection is a hint that the player has not accepted yet. */
  readonly isHinted: Accessor<boolean>;
  readonly mayHint: Accessor<boolean>;
  readonly isTouch: Accessor<boolean>;
  /** Whether a tap may accompany the selected move. */
  readonly mayTap: Accessor<boolean>;
  /** @param copy of a tile that the hand has twice */
  tapTile(tile: Tile, copy?: number): void;
  /** Drops a tile on a train: plays it there if the rules allow it, else says why not. */
  drop(tile: Tile, row: RowKey): void;
  /** The train at which the player aims; null without a choice. */
  readonly aim: Accessor<RowKey | null>;
  /** Moves the choice among the target trains by `step`. */
  aimFurther(step: number): void;
  /** Presses the main button. */
  press(): void;
  act(action: string): void;
  /** Selects the computer player's choice, and gives the reason. Sends nothing. */
  askHint(): void;
  /** Undoes the first of these that there is: a refusal, a hint, a selected tile, an unfolded train. */
  putBack(): void;
  /** Replaces the tiles of a build. */
  build(tiles: readonly Tile[]): void;
  setTaps(taps: boolean): void;
  show(sheet: OpenSheet): void;
}

const LiveBoardContext = createContext<LiveBoard>();
export const LiveBoardProvider = LiveBoardContext.Provider;

/** Returns the board of a running game that a component is part of. */
export function useLiveBoard(): LiveBoard {
  const board = useContext(LiveBoardContext);
  if (!board) throw new Error('not on the board of a running game');
  return board;
}
