import { isDouble, tileName } from '@slow-train/rules';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { Indicator } from '../../ui/Indicator.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { Signal } from '../../ui/Signal.tsx';
import { Start } from '../../ui/tile/Start.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { useBoard } from '../state/board.ts';
import { trainIn, trainLabel, type PlacedTile, type RowKey, type ShownTrain } from '../state/trains.ts';
import { FOLDED, FOLDED_LEAST, FoldedTiles, foldTrain, type FoldedLayout } from './FoldedTiles.tsx';
import { Preview } from './Preview.tsx';
import { TrainOwner } from './TrainOwner.tsx';
import { ACROSS, LYING, naturalLength, type WideRows } from './wide-rows.ts';
import { cx } from '../../ui/cx.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './WideTrainRow.module.css';

/** Name and marker at the start of a row, and free room at its end, in pixels. */
const NAME = 112;
/** The additional room for the pips so far. */
const STUB = 42;
const MARKER = 34;
const AIR = 24;
/** The smallest scale of a tile in a build. */
const SMALLEST = 0.7;

/** One train on a wide board: owner, marker, and tiles from the engine outwards, the oldest folded if it is long. */
export function WideTrainRow(props: {
  id: RowKey;
  rows: WideRows;
  top: number;
  isHidden: boolean;
  /** Whether there are pips so far, for which all name plates have room. */
  isScored: boolean;
  width: number;
}): JSX.Element {
  const board = useBoard();
  const train = (): ShownTrain => trainIn(board.trains(), props.id);
  const build = (): readonly PlacedTile[] => train().mark.build ?? [];
  const all = createMemo((): readonly PlacedTile[] => [...train().laid, ...build()]);
  const preview = (): PlacedTile | null => train().mark.preview;
  const label = (): string | null => {
    const last = preview() ?? build().at(-1);
    return last === undefined ? null : text.row.endsLabel(last.outward);
  };
  const room = (): number => {
    const reserved =
      (preview() === null ? 0 : 84 * props.rows.scale) +
      (label() === null ? 0 : 124) +
      (train().open === null ? 0 : preview() === null ? 92 : 44);
    return props.width - NAME - (props.isScored ? STUB : 0) - MARKER - AIR - reserved;
  };
  const doubles = (): readonly boolean[] => all().map((laid) => isDouble(laid.tile));
  /** Keeps all of a build in sight: tiles get smaller before they fold. */
  const scale = createMemo((): number => {
    if (train().mark.build === null) return props.rows.scale;
    const fits = (room() - 2 * all().length) / Math.max(1, naturalLength(all()));
    return Math.min(props.rows.scale, Math.max(SMALLEST, fits));
  });
  const fold = createMemo((): FoldedLayout => {
    const measures = { lying: LYING * scale(), across: ACROSS * scale(), gap: 2, folded: FOLDED, tight: FOLDED_LEAST };
    return foldTrain(doubles(), room(), measures, { least: 2, most: Infinity });
  });
  const firstWhole = (): number => all().length - fold().whole;
  const isBuilt = (index: number): boolean => firstWhole() + index >= train().laid.length;
  return (
    <div
      class={cx(
        styles['row'],
        train().isOwn && styles['own'],
        preview() !== null && styles['lit'],
        train().mark.isAimed && styles['aimed'],
        train().mark.isDim && styles['dim'],
        train().open !== null && styles['alarm'],
        props.isHidden && styles['gone'],
        props.isScored && styles['scored'],
      )}
      data-train={props.id}
      style={{ '--top': `${props.top}px`, '--scale': scale(), '--depth': train().depth }}
    >
      <button
        type="button"
        class={styles['owner']}
        aria-current={train().mark.isAimed ? 'true' : undefined}
        onClick={() => board.tapTrain(props.id)}
      >
        <Unseen>{trainLabel(train(), board.names())}</Unseen>
        <TrainOwner train={train()} keepsLeft />
      </button>
      <span class={styles['marker']}>
        <Show when={train().isPublic}>
          <Signal class={styles['signal']} open />
        </Show>
      </span>
      {/* The name is the button for keyboards and screen readers; for the mouse the whole row is one. */}
      <span class={styles['tiles']} aria-hidden="true" onClick={() => board.tapTrain(props.id)}>
        <FoldedTiles tiles={all().slice(fold().cut, firstWhole())} cut={fold().cut} pitch={fold().pitch} />
        <For each={all().slice(firstWhole())}>
          {(laid, index) => (
            <span class={cx(isBuilt(index()) && styles['built'], isDouble(laid.tile) && styles['across'])}>
              <TilePicture
                class={styles['tile']}
                stands={isDouble(laid.tile)}
                preview={isBuilt(index())}
                dim={train().mark.isDim}
                a={laid.inward}
                b={laid.outward}
              />
            </span>
          )}
        </For>
        <Show when={all().length === 0 && preview() === null}>
          <span class={styles['first']}>
            <Start class={styles['start']} pips={train().end} />
            {text.row.starts(train().end)}
          </span>
        </Show>
        <Show when={train().open}>
          {(open) => (
            <span class={styles['open']}>
              <Indicator class={styles['indicator']} />
              <Show when={preview() === null}>
                <b>{text.row.doubleOpen(tileName(open()))}</b>
              </Show>
            </span>
          )}
        </Show>
        <Show when={preview()} keyed>
          {(laid) => <Preview laid={laid} stands={isDouble(laid.tile)} />}
        </Show>
        <Show when={train().hidden > 0}>
          <span class={styles['first']}>{text.row.branches(train().hidden)}</span>
        </Show>
        <Show when={label()}>
          {(words) => (
            <span class={styles['ends']}>
              <Rich text={words()} />
            </span>
          )}
        </Show>
      </span>
    </div>
  );
}
