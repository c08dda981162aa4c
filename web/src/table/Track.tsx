import { isDouble, tileName, type Tile as TileId, type TrainId } from '@slow-train/rules';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Start } from '../tile/Start.tsx';
import { Tile } from '../tile/Tile.tsx';
import { Lamp } from '../ui/Lamp.tsx';
import { Rich } from '../ui/Rich.tsx';
import { Signal } from '../ui/Signal.tsx';
import { useBoard } from './board.ts';
import type { Fan } from './fan.ts';
import { foldTrain, type Fold } from './fold.ts';
import { Ghost } from './Ghost.tsx';
import { draftEnd, endAfter } from './selection.ts';
import { SLIVER, SLIVER_LEAST, Slivers } from './Slivers.tsx';
import { trainOfBoard, trainWords } from './train-words.ts';
import { laidOf, type Laid, type ShownTrain } from './trains.ts';
import { Who } from './Who.tsx';
import './track.css';
import './consist.css';

/** Plate and semaphore at the start of a track, and air at its end. */
const PLATE = 112;
const SIGNAL = 34;
const AIR = 24;
/** A tile at its usual size, and the smallest that a draft may get to. */
const LYING = 64;
const ACROSS = 33;
const SMALLEST = 0.7;

/** One train as a track: its plate, its signal, its tiles from the engine outwards, the oldest folded where it is long. */
export function Track(props: { id: TrainId; fan: Fan; top: number; isHidden: boolean; width: number }): JSX.Element {
  const board = useBoard();
  const train = (): ShownTrain => trainOfBoard(board, props.id);
  const isLit = (): boolean => board.lit().includes(props.id);
  const isBuild = (): boolean => train().isOwn && board.now().mode === 'building';
  const draft = (): readonly Laid[] => (isBuild() ? laidOf(board.choice().draft, train().end) : []);
  const all = createMemo((): readonly Laid[] => [...train().laid, ...draft()]);
  const ghost = (): TileId | null => (isLit() ? board.choice().tile : null);
  const label = (): string | null => {
    const tile = ghost();
    if (tile !== null) return text.row.endsLabel(endAfter(board.view(), tile, props.id));
    return draft().length > 0 ? text.row.endsLabel(draftEnd(board.view(), board.choice().draft)) : null;
  };
  const room = (): number => {
    const { scale } = props.fan;
    const beside =
      (ghost() === null ? 0 : 84 * scale) +
      (label() === null ? 0 : 124) +
      (train().open === null ? 0 : ghost() === null ? 92 : 44);
    return props.width - PLATE - SIGNAL - AIR - beside;
  };
  const doubles = (): readonly boolean[] => all().map((laid) => isDouble(laid.tile));
  /** While one builds all of the draft is wanted: tiles get smaller before they fold. */
  const scale = createMemo((): number => {
    if (!isBuild()) return props.fan.scale;
    const natural = doubles().reduce((sum, across) => sum + (across ? ACROSS : LYING), 0);
    return Math.min(props.fan.scale, Math.max(SMALLEST, (room() - 2 * all().length) / Math.max(1, natural)));
  });
  const fold = createMemo((): Fold => {
    const measures = { lying: LYING * scale(), across: ACROSS * scale(), gap: 2, sliver: SLIVER, tight: SLIVER_LEAST };
    return foldTrain(doubles(), room(), measures, { least: 2, most: Infinity });
  });
  const firstWhole = (): number => all().length - fold().whole;
  return (
    <div
      class="track"
      classList={{
        own: train().isOwn,
        lit: isLit(),
        aimed: board.aim() === props.id,
        dim: board.lit().length > 0 && !isLit(),
        alarm: train().open !== null,
        gone: props.isHidden,
      }}
      data-train={props.id}
      style={{ '--top': `${props.top}px`, '--scale': scale() }}
    >
      <button type="button" class="plate" onClick={() => board.tapTrain(props.id)}>
        <span class="unseen">{trainWords(board, train())}</span>
        <Who train={train()} keepsLeft />
      </button>
      <span class="post">
        <Show when={train().isPublic}>
          <Signal open />
        </Show>
      </span>
      {/* The plate is the button for keyboards and screen readers; the whole track is one for the mouse. */}
      <span class="consist" aria-hidden="true" onClick={() => board.tapTrain(props.id)}>
        <Slivers tiles={all().slice(fold().cut, firstWhole())} cut={fold().cut} pitch={fold().pitch} />
        <For each={all().slice(firstWhole())}>
          {(laid, index) => (
            <span
              class="wagon"
              classList={{
                ghost: firstWhole() + index() >= train().laid.length,
                across: isDouble(laid.tile),
                end: firstWhole() + index() === all().length - 1,
              }}
            >
              <Tile
                stands={isDouble(laid.tile)}
                ghost={firstWhole() + index() >= train().laid.length}
                a={laid.inward}
                b={laid.outward}
              />
            </span>
          )}
        </For>
        <Show when={all().length === 0 && ghost() === null}>
          <span class="first">
            <Start pips={train().end} />
            {text.row.starts(train().end)}
          </span>
        </Show>
        <Show when={train().open}>
          {(open) => (
            <span class="open-lamp">
              <Lamp />
              <Show when={ghost() === null}>
                <b>{text.row.doubleOpen(tileName(open()))}</b>
              </Show>
            </span>
          )}
        </Show>
        <Show when={ghost()} keyed>
          {(tile) => <Ghost tile={tile} end={train().end} stands={isDouble(tile)} />}
        </Show>
        <Show when={label()}>
          {(words) => (
            <span class="ends">
              <Rich text={words()} />
            </span>
          )}
        </Show>
      </span>
    </div>
  );
}
