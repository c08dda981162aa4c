import { parseAction, tileName, type Tile } from '@slow-train/rules';
import { batch, createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js';
import type { SendState } from '../../client/send-action.ts';
import type { PlayerStateStore } from '../../player-state/player-state.ts';
import { aimOf } from './main-button.ts';
import {
  legalBuild,
  mayTapWith,
  NOTHING_SELECTED,
  playableTiles,
  storedBuild,
  rowsFor,
  type Selection,
  type Situation,
} from './selection.ts';
import { rowKey, type RowKey } from './trains.ts';

/** The player's selection, the moves that it leaves to them, and the ways to change it. */
export interface LiveSelection {
  /** The selection as the game allows it; an action in flight counts as selected. */
  readonly selection: Accessor<Selection>;
  /** The last selection made: the same object until the next one. */
  readonly last: Accessor<Selection>;
  /** The row that the selected tile would go to; null while that is open. */
  readonly aim: Accessor<RowKey | null>;
  /** The rows that take the selected tile. */
  readonly targets: Accessor<readonly RowKey[]>;
  readonly playable: Accessor<ReadonlySet<Tile>>;
  /** Whether a tap may accompany the selected move. */
  readonly mayTap: Accessor<boolean>;
  /** Changes parts of the selection. */
  select(change: Partial<Selection>): void;
  selectTile(tile: Tile | null): void;
  /** Replaces the tiles of a build. */
  build(tiles: readonly Tile[]): void;
  setTaps(taps: boolean): void;
}

/** Creates the selection on a board. */
export function createSelection(
  props: {
    readonly game: { readonly revision: number };
    readonly sending: SendState;
    readonly playerState: PlayerStateStore;
  },
  situation: Accessor<Situation>,
  isBusy: Accessor<boolean>,
): LiveSelection {
  const round = (): number => situation().view.table.round;
  const [last, setLast] = createSignal<Selection>(NOTHING_SELECTED);
  /** Stored in the player state, which all devices share; overrides the build of `last`. */
  const build = createMemo(() => storedBuild(props.playerState.now(), round()));
  // Drops the parts of the selection that the game no longer allows.
  const selection = createMemo<Selection>(() => {
    // An action in flight counts as selected, even if the page was reloaded during it.
    const { tile, row, taps, ...rest } = selectionSent(props.sending) ?? { ...last(), build: build() };
    const held = tile !== null && situation().view.hand.includes(tile) ? tile : null;
    return { tile: held, row: held === null ? null : row, build: legalBuild(situation(), rest.build), taps };
  });
  const select = (change: Partial<Selection>): void =>
    batch(() => {
      const before = selection();
      const next = setLast({ ...before, ...change });
      const tiles = next.build.map(tileName);
      if (tiles.join() !== before.build.map(tileName).join())
        props.playerState.change({ draft: { round: round(), tiles } });
    });
  // Selects a tile just drawn: nothing else can be played.
  createEffect(
    on(
      () => props.game.revision,
      () => {
        const { mode, view } = situation();
        const drawn = mode === 'playing' && view.table.turn.step === 'drawn' ? view.hand.at(-1) : undefined;
        select({ taps: false, ...(drawn !== undefined && { tile: drawn, row: null }) });
      },
    ),
  );
  const aim = createMemo(() => aimOf(situation(), selection()));
  const targets = createMemo<readonly RowKey[]>(
    () => {
      const { tile, row } = selection();
      if (tile === null) return [];
      return isBusy() && row !== null ? [row] : rowsFor(situation(), tile);
    },
    [],
    { equals: (a, b) => a.join() === b.join() },
  );
  const playable = createMemo(() => playableTiles(situation(), selection().build));
  const mayTap = createMemo(() => mayTapWith(situation(), { ...selection(), row: aim() }));
  return {
    selection,
    last,
    aim,
    targets,
    playable,
    mayTap,
    select,
    selectTile: (tile) => select({ tile, row: null }),
    build: (tiles) => select({ tile: null, row: null, build: tiles }),
    setTaps: (taps) => select({ taps }),
  };
}

/** Returns the selection behind the action being sent; null unless it lays tiles. */
function selectionSent(sending: SendState): Selection | null {
  if (sending.state !== 'sending' && sending.state !== 'waiting') return null;
  const action = parseAction(sending.do);
  if (action?.do === 'play') return { ...NOTHING_SELECTED, tile: action.tile, row: rowKey(action.train, action.line) };
  return action?.do === 'build' ? { ...NOTHING_SELECTED, build: action.tiles } : null;
}
