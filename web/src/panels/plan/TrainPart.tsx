import { longestTrainOf } from '@slow-train/players';
import { isDouble, tileName, type Tile } from '@slow-train/rules';
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { placedTiles } from '../../board/state/trains.ts';
import { text, planText } from '#text/table.ts';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { cx } from '../../ui/cx.ts';
import { fittingNext, plannedEnd } from './draft.ts';
import { PlanTiles } from './PlanTiles.tsx';
import styles from './PlanSheet.module.css';

/** The planned tiles of the player's own train: tapped one by one, or the longest train there is, behind a hint. */
export function TrainPart(props: { train: readonly Tile[]; onChange(train: readonly Tile[]): void }): JSX.Element {
  const board = useLiveBoard();
  /** A tapped tile that does not fit. */
  const [stray, setStray] = createSignal<Tile | null>(null);
  const [isHinted, setHinted] = createSignal(false);
  const longest = createMemo(() => longestTrainOf(board.view()));
  const isLongest = (): boolean => longest().tiles.join() === props.train.join();
  const end = (): number => plannedEnd(board.view(), props.train);
  const fits = createMemo(() => fittingNext(board.view(), props.train));
  const words = (): string => {
    const tile = stray();
    if (tile !== null) return text.status.noFollow(tileName(tile), end());
    return props.train.length === 0 ? planText.train.starts(end()) : planText.train.ends(end());
  };
  const change = (train: readonly Tile[]): void => {
    setStray(null);
    props.onChange(train);
  };
  const tap = (tile: Tile, index: number): void => {
    if (index >= 0) change(props.train.slice(0, index));
    else if (fits().has(tile)) change([...props.train, tile]);
    else setStray(tile);
  };
  return (
    <>
      <p class={styles['how']} role="status">
        <Rich text={words()} />
      </p>
      <ol class={styles['train']} aria-label={planText.train.list}>
        <For each={placedTiles(props.train, plannedEnd(board.view(), []))}>
          {(laid) => (
            <li>
              <TilePicture
                a={laid.inward}
                b={laid.outward}
                stands={isDouble(laid.tile)}
                class={cx(styles['tile'], isDouble(laid.tile) && styles['across'])}
                label={tileName(laid.tile)}
              />
            </li>
          )}
        </For>
      </ol>
      <PlanTiles chosen={props.train} fits={fits()} onTap={tap} />
      <div class={styles['tools']}>
        <button type="button" aria-disabled={props.train.length === 0} onClick={() => change(props.train.slice(0, -1))}>
          {planText.train.undo}
        </button>
        <Show
          when={isHinted()}
          fallback={
            <button type="button" onClick={() => setHinted(true)}>
              {text.status.hint}
            </button>
          }
        >
          <button
            ref={(button) => queueMicrotask(() => button.focus())}
            type="button"
            aria-disabled={isLongest()}
            onClick={() => change(longest().tiles)}
          >
            {planText.train.longest(longest().tiles.length, longest().isProved)}
          </button>
        </Show>
      </div>
    </>
  );
}
