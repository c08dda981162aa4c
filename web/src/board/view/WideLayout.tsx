import { at, high, tileName } from '@slow-train/rules';
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { createSize } from '../../ui/size.ts';
import { Back } from '../../ui/tile/Back.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { useBoard } from '../state/board.ts';
import { rowKey, trainIn, type RowKey, type ShownTrain } from '../state/trains.ts';
import { MoreTrains } from './MoreTrains.tsx';
import { UnfoldedSheet } from './UnfoldedTrain.tsx';
import {
  branchPath,
  FOOT,
  naturalLength,
  railOf,
  railPath,
  STEP,
  USUAL_SCALE,
  wideRowsOf,
  type WideRows,
} from './wide-rows.ts';
import { WideTrainRow } from './WideTrainRow.tsx';
import { cx } from '../../ui/cx.ts';
import { Banner } from '../../ui/Banner.tsx';
import styles from './WideLayout.module.css';

/** The left ends of the engine's rails and of the owners' names, in pixels. */
const ENGINE_X = 99;
const NAME_X = 252;
/** The room that a row needs besides its tiles, in pixels: for name, marker, a preview and its end. */
const TRAIN_REST = 400;
/** The most tiles of the boneyard that are drawn; its number is next to them. */
const BACKS = 6;

/** The trains of a wide board: the engine at the left, and every train a row that fans out from it. */
export function WideLayout(): JSX.Element {
  const board = useBoard();
  let element: HTMLDivElement | undefined;
  const size = createSize(() => element, { width: 1118, height: 628 });
  const [scrolled, setScrolled] = createSignal(0);
  /** By id, so that marking a train does not redraw its rails. */
  const ids = createMemo((): readonly RowKey[] => board.trains().map((train) => train.key));
  const rows = createMemo((): WideRows => {
    const room = wideRowsOf(ids().length, size().height);
    // Where there are few trains, tiles are as large as the longest of them allows.
    const longest = Math.max(...board.trains().map(({ laid }) => naturalLength(laid)));
    const fits = (size().width - NAME_X - TRAIN_REST) / Math.max(1, longest);
    return { ...room, scale: Math.min(room.scale, Math.max(USUAL_SCALE, fits)) };
  });
  const isScored = createMemo(() => board.trains().some(({ total }) => total !== null));
  const engineY = (): number => scrolled() + size().height / 2;
  /** The first two rows stay in sight; rows scrolled under them are not drawn. */
  const railY = (index: number): number => railOf(index, rows()) + (index < 2 ? scrolled() : 0);
  const isHidden = (index: number): boolean => index > 1 && railY(index) < railY(1) + rows().pitch / 2;
  const path = (index: number): string => {
    const { id, branch, depth } = at(board.trains(), index);
    const fork = ids().indexOf(rowKey(id, branch.slice(0, -1)));
    return branch === '' || fork < 0
      ? railPath(index, ids().length, railY(index), engineY(), ENGINE_X, NAME_X + 10, size().width)
      : branchPath(NAME_X + 10 + (depth - 1) * STEP, railY(fork), railY(index), size().width);
  };
  const engine = (): number => high(board.view().table.engine);

  return (
    <div ref={element} class={styles['layout']} onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}>
      <section
        class={styles['trains']}
        aria-label={text.trains}
        style={{ height: `${Math.max(rows().height, 1)}px`, '--pitch': `${rows().pitch}px`, '--scale': rows().scale }}
      >
        <svg class={styles['drawing']} width={size().width} height={rows().height} aria-hidden="true">
          <For each={ids()}>
            {(id, index) => {
              const train = (): ShownTrain => trainIn(board.trains(), id);
              const isLit = (): boolean => train().mark.preview !== null;
              return (
                <g class={cx(isHidden(index()) && styles['hidden'])}>
                  <path
                    class={styles['sleepers']}
                    d={`M${NAME_X + 10 + train().depth * STEP} ${railY(index())}H${size().width}`}
                  />
                  <path class={styles['rails']} d={path(index())} />
                  <path class={styles['bed']} d={path(index())} />
                  <Show when={train().open !== null}>
                    <path class={styles['danger']} d={path(index())} />
                  </Show>
                  <Show when={isLit()}>
                    <path class={styles['glow']} pathLength="1" d={path(index())} />
                    <path class={styles['rim']} pathLength="1" d={path(index())} />
                    <path class={styles['light']} pathLength="1" d={path(index())} />
                  </Show>
                </g>
              );
            }}
          </For>
        </svg>
        <div class={styles['origin']} style={{ top: `${scrolled()}px`, height: `${size().height}px` }}>
          <Banner as="p" class={styles['name']} aria-hidden="true">
            <span>{text.topBar.round(board.view().table.round, board.game().rounds)}</span>
            {tileName(board.view().table.engine)}
          </Banner>
          <TilePicture stands class={styles['engine']} a={engine()} b={engine()} />
          <div class={styles['boneyard']}>
            <span data-boneyard aria-hidden="true">
              <For each={Array.from({ length: Math.min(BACKS, board.view().table.boneyard) })}>
                {() => <Back class={styles['back']} />}
              </For>
            </span>
            <p>{text.topBar.boneyard(board.view().table.boneyard)}</p>
            <Show when={rows().height > size().height}>
              <MoreTrains class={styles['below']} scroller={() => element} layout={[size(), rows()]} />
            </Show>
          </div>
        </div>
        <For each={ids()}>
          {(id, index) => (
            <WideTrainRow
              id={id}
              rows={rows()}
              top={railY(index()) + FOOT - rows().pitch}
              isHidden={isHidden(index())}
              isScored={isScored()}
              width={size().width - NAME_X - trainIn(board.trains(), id).depth * STEP}
            />
          )}
        </For>
      </section>
      <UnfoldedSheet />
    </div>
  );
}
