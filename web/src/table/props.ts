import type { GameView, LogEntry } from '@slow-train/protocol';
import type { PlayerDesk } from '../desk/player-desk.ts';
import type { Plans } from '../plan/plans.ts';
import type { Substitutes } from '../substitutes/substitutes.ts';
import type { Votes } from '../votes/votes.ts';

/** What has become of the action that was sent last. */
export type Sending =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly do: string }
  /** The connection is lost; it will be tried again with the same key. */
  | { readonly state: 'waiting'; readonly do: string }
  | { readonly state: 'refused'; readonly sentence: string; readonly rule: string | null };

/** What the board is given. It never fetches and never decides what is legal. */
export interface TableProps {
  /** Status playing or finished, round not null. */
  readonly game: GameView;
  /** Oldest first. */
  readonly log: readonly LogEntry[];
  readonly sending: Sending;
  readonly online: boolean;
  /** What the player keeps at this table. */
  readonly desk: PlayerDesk;
  /** The revision up to which the player had read before coming here; null while that is not known. */
  readonly newSince: number | null;
  /** Gets the text of an action, RULES.md section 7. */
  onAct(action: string): void;
  /** Closes a refusal. */
  onDismiss(): void;
  /** Whether one's own moves without a choice are to play themselves; rejects where that could not be saved. */
  onLetPlay(forced: boolean): Promise<void>;
  onShowScores(): void;
  /** Lays out what is to be played while somebody else is on; undefined where one only looks. */
  readonly plans?: Plans | undefined;
  /** undefined where the table has nobody to ask. */
  readonly votes?: Votes | undefined;
  readonly substitutes?: Substitutes | undefined;
  /** Tells again what happened while the player was away; undefined where there is nothing to tell. */
  readonly onRecap?: (() => void) | undefined;
}
