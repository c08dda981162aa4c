import type { GameView } from '@slow-train/protocol';
import type { TrainId, View } from '@slow-train/rules';
import { namesOf } from '@slow-train/words';
import { createMemo, createSignal, type Accessor } from 'solid-js';
import { memoryDesk } from '../desk/player-desk.ts';
import type { Board } from '../table/board.ts';
import { NO_CHOICE, type Situation } from '../table/selection.ts';
import { shownTrains, type Laid, type ShownTrain } from '../table/trains.ts';

/** The state of a board at which one only looks: trains unfold, and nothing is ever picked up or sent. */
export function createFilmBoard(view: Accessor<View>, game: Accessor<GameView>): Board {
  const [unfolded, unfold] = createSignal<TrainId | null>(null);
  const now = createMemo((): Situation => ({
    view: view(),
    mode: view().table.phase === 'over' ? 'over' : 'watching',
    legal: [],
  }));
  const trains = createMemo<readonly ShownTrain[]>(
    (before) =>
      shownTrains(view()).map((train) => {
        const known = before.find(({ id }) => id === train.id)?.laid ?? [];
        return { ...train, laid: keptTiles(train.laid, known) };
      }),
    [],
  );
  const names = createMemo(() => namesOf(game()));
  const nothing = (): void => {};
  const tapTrain = (train: TrainId): void => void unfold(unfolded() === train ? null : train);
  return {
    props: {
      get game() {
        return game();
      },
      log: [],
      sending: { state: 'idle' },
      online: true,
      desk: memoryDesk(),
      newSince: null,
      onAct: nothing,
      onDismiss: nothing,
      onLetPlay: () => Promise.resolve(),
      onShowScores: nothing,
    },
    view,
    now,
    names,
    trains,
    news: () => [],
    notice: () => ({ tone: 'quiet', sentence: '', link: null, hasLamp: false }),
    button: () => ({ kind: 'wait', words: '' }),
    choice: () => NO_CHOICE,
    aim: () => null,
    lit: () => [],
    playable: () => new Set(),
    hand: {
      tiles: () => view().hand,
      fresh: () => new Set(),
      told: () => '',
      arrange: nothing,
      move: nothing,
      keep: nothing,
    },
    unfolded,
    sheet: () => 'none',
    isBusy: () => false,
    isHinted: () => false,
    isTouch: () => false,
    mayTap: () => false,
    tapTile: nothing,
    tapTrain,
    drop: nothing,
    aimFurther: nothing,
    press: nothing,
    act: nothing,
    askHint: nothing,
    putBack: () => void unfold(null),
    lay: nothing,
    setTaps: nothing,
    unfold: (train) => void unfold(train),
    show: nothing,
  };
}

/** The same tiles as the same objects, so that only what is new is drawn anew. */
function keptTiles(laid: readonly Laid[], known: readonly Laid[]): readonly Laid[] {
  return laid.map((one, index) => {
    const before = known[index];
    return before?.tile === one.tile && before.inward === one.inward ? before : one;
  });
}
