import { isDouble } from '@slow-train/rules';
import { createEffect, createMemo, For, on, Show, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { Signal } from '../../ui/Signal.tsx';
import { Start } from '../../ui/tile/Start.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { useBoard } from '../state/board.ts';
import { trainIn, trainLabel, type PlacedTile, type RowKey, type ShownTrain } from '../state/trains.ts';
import { FOLDED, FOLDED_LEAST, FoldedTiles, foldTrain, type FoldedLayout } from './FoldedTiles.tsx';
import { Preview } from './Preview.tsx';
import { TrainOwner } from './TrainOwner.tsx';
import { TrainBuild, UnfoldedTrain } from './UnfoldedTrain.tsx';
import { cx } from '../../ui/cx.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './NarrowTrainRow.module.css';

/** The room that a row reserves for its name, in pixels. */
const NAME = 150;
/** The height above which a row has larger letters, in pixels. */
const TALL_ROW = 46;
const NAME_TALL = 176;
const NAME_TABLET = 210;
/** The height from which a row has its name above the train, in pixels, and the room that the name then takes. */
const GROWN = 88;
const NAME_ABOVE = 36;
/** The height of the last tile where text is large. */
const END_LARGE = 48;
/** What a double that lies across is wide for each unit of its height, and how much higher the last one is. */
const ACROSS = 42 / 86;
const ACROSS_MORE = 5;

/** The place of a row among the others, and its size, in pixels. */
interface RowLayout {
  index: number;
  height: number;
  isOnRoute: boolean;
  /** Whether text is large: then the row is as high as its name needs. */
  isLarge: boolean;
  width: number;
}

/** One train as a row: its owner, and the train with its open end large at the right. A tap unfolds it. */
export function NarrowTrainRow(props: RowLayout & { id: RowKey }): JSX.Element {
  const board = useBoard();
  const train = (): ShownTrain => trainIn(board.trains(), props.id);
  /** A memo, so that only the row that changes moves the focus. */
  const isUnfolded = createMemo(() => board.unfolded() === props.id);
  /** The button that unfolds the train, or the one that folds it. */
  let toggle: HTMLButtonElement | undefined;
  // The pressed button is gone; the one that undoes it gets the focus.
  createEffect(
    on(
      isUnfolded,
      () => {
        if (document.activeElement === document.body) toggle?.focus();
      },
      { defer: true },
    ),
  );
  return (
    <Show
      when={train().mark.build === null}
      fallback={<TrainBuild train={train()} build={train().mark.build ?? []} width={props.width} />}
    >
      <Show
        when={isUnfolded()}
        fallback={
          <FoldedTrain
            ref={(button) => (toggle = button)}
            train={train()}
            index={props.index}
            height={props.height}
            isOnRoute={props.isOnRoute}
            isLarge={props.isLarge}
            width={props.width}
          />
        }
      >
        <UnfoldedTrain ref={(button) => (toggle = button)} train={train()} width={props.width} />
      </Show>
    </Show>
  );
}

function FoldedTrain(props: RowLayout & { ref: (button: HTMLButtonElement) => void; train: ShownTrain }): JSX.Element {
  const board = useBoard();
  const preview = (): PlacedTile | null => props.train.mark.preview;
  /** With a preview at the end, the last tile is shown like the others. */
  const last = (): PlacedTile | undefined => (preview() === null ? props.train.laid.at(-1) : undefined);
  const rest = (): readonly PlacedTile[] => (preview() === null ? props.train.laid.slice(0, -1) : props.train.laid);
  const isGrown = (): boolean => props.isLarge || props.height >= GROWN;
  /** The height of the tile at the open end. */
  const end = (): number => (props.isLarge ? END_LARGE : props.height - (isGrown() ? NAME_ABOVE : 9));
  const fold = createMemo((): FoldedLayout => {
    const isTablet = props.width > 600;
    const small = end() * (isGrown() ? 0.66 : isTablet ? 0.7 : 0.52) * (84 / 44);
    const name = isGrown() ? 40 : isTablet ? NAME_TABLET : props.height > TALL_ROW ? NAME_TALL : NAME;
    const shown = preview() ?? last();
    const isAcross = shown !== undefined && isDouble(shown.tile);
    const room = props.width - name - (isAcross ? (end() + ACROSS_MORE) * ACROSS : end() * (84 / 44)) - 14;
    const measures = { lying: small, across: end() * ACROSS, gap: 3, folded: FOLDED, tight: FOLDED_LEAST };
    // On a small phone one tile before the last is enough: people look for the ends.
    return foldTrain(
      rest().map(({ tile }) => isDouble(tile)),
      room,
      measures,
      { least: 1, most: isTablet || isGrown() ? Infinity : 1 },
    );
  });
  const whole = (): readonly PlacedTile[] => rest().slice(rest().length - fold().whole);
  const folded = (): readonly PlacedTile[] => rest().slice(fold().cut, fold().cut + fold().folded);
  return (
    <button
      ref={props.ref}
      type="button"
      class={cx(
        styles['row'],
        preview() !== null && styles['lit'],
        props.train.mark.isAimed && styles['aimed'],
        props.train.mark.isDim && styles['dim'],
        props.train.open !== null && styles['alarm'],
        props.isOnRoute && styles['route'],
        props.index < 2 && styles['stuck'],
        props.index === 1 && styles['second'],
      )}
      data-train={props.train.key}
      data-branch={props.train.branch === '' ? undefined : ''}
      data-grown={isGrown() ? '' : undefined}
      style={{ '--end': `${end()}px`, '--depth': props.train.depth }}
      aria-current={props.train.mark.isAimed ? 'true' : undefined}
      aria-expanded={preview() !== null || props.train.mark.isDim ? undefined : 'false'}
      onClick={() => board.tapTrain(props.train.key)}
    >
      <Unseen>{trainLabel(props.train, board.names())}</Unseen>
      <span class={styles['node']} aria-hidden="true">
        <Show when={props.train.isPublic}>
          <Signal class={styles['signal']} open />
        </Show>
      </span>
      <TrainOwner class={styles['owner']} train={props.train} />
      <span class={styles['fold']} aria-hidden="true">
        <FoldedTiles tiles={folded()} cut={fold().cut} pitch={fold().pitch} />
        <For each={whole()}>
          {(laid) => (
            <TilePicture
              class={isDouble(laid.tile) ? styles['across'] : styles['small']}
              stands={isDouble(laid.tile)}
              dim={props.train.mark.isDim}
              a={laid.inward}
              b={laid.outward}
            />
          )}
        </For>
        <Show when={last()}>
          {(laid) => (
            <TilePicture
              class={cx(styles['end'], isDouble(laid().tile) && styles['across'])}
              stands={isDouble(laid().tile)}
              dim={props.train.mark.isDim}
              a={laid().inward}
              b={laid().outward}
            />
          )}
        </Show>
        <Show when={props.train.laid.length === 0 && preview() === null}>
          <em>{text.row.noTile}</em>
          <Start class={styles['end']} pips={props.train.end} />
        </Show>
        <Show when={preview()} keyed>
          {(laid) => <Preview laid={laid} stands={isDouble(laid.tile)} />}
        </Show>
      </span>
    </button>
  );
}
