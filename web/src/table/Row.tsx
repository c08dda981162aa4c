import { isDouble, tileName, type Tile as TileId, type TrainId } from '@slow-train/rules';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Start } from '../tile/Start.tsx';
import { Tile } from '../tile/Tile.tsx';
import { Signal } from '../ui/Signal.tsx';
import { useBoard } from './board.ts';
import { foldTrain, type Fold } from './fold.ts';
import { Ghost } from './Ghost.tsx';
import { SLIVER, Slivers } from './Slivers.tsx';
import { trainOfBoard, trainWords } from './train-words.ts';
import { Unfolded } from './Unfolded.tsx';
import { Who } from './Who.tsx';
import type { Laid, ShownTrain } from './trains.ts';

/** What a row keeps free for its name. */
const NAME = 142;
const NAME_TABLET = 210;

/** One train as a row: who, and the train as it comes towards you, its open end large at the right. */
export function Row(props: { id: TrainId; index: number; height: number; width: number }): JSX.Element {
  const board = useBoard();
  const train = (): ShownTrain => trainOfBoard(board, props.id);
  const isUnfolded = (): boolean => board.unfolded() === props.id || (train().isOwn && board.now().mode === 'building');
  return (
    <Show when={isUnfolded()} fallback={<Folded train={train()} index={props.index} height={props.height} width={props.width} />}>
      <Unfolded train={train()} width={props.width} />
    </Show>
  );
}

function Folded(props: { train: ShownTrain; index: number; height: number; width: number }): JSX.Element {
  const board = useBoard();
  const isLit = (): boolean => board.lit().includes(props.train.id);
  const tile = (): TileId | null => board.choice().tile;
  /** With a ghost at the end the last tile steps back into the train. */
  const ghost = (): TileId | null => (isLit() ? tile() : null);
  const last = (): Laid | undefined => (ghost() === null ? props.train.laid.at(-1) : undefined);
  const rest = (): readonly Laid[] => (ghost() === null ? props.train.laid.slice(0, -1) : props.train.laid);
  const fold = createMemo((): Fold => {
    const end = props.height - 9;
    const isTablet = props.width > 600;
    const small = end * (isTablet ? 0.7 : 0.52) * (84 / 44);
    const room = props.width - (isTablet ? NAME_TABLET : NAME) - end * (84 / 44) - 14;
    const shown = foldTrain(rest().map(() => false), room, { lying: small, across: small, gap: 3, sliver: SLIVER }, Math.min(1, rest().length));
    if (isTablet || shown.whole <= 1) return shown;
    // On a narrow screen one tile is enough beside the last: the ends are what is looked for.
    return foldTrain(rest().map(() => false), small + 3 + (rest().length - 1) * SLIVER, { lying: small, across: small, gap: 3, sliver: SLIVER }, 1);
  });
  const whole = (): readonly Laid[] => rest().slice(rest().length - fold().whole);
  const slivers = (): readonly Laid[] => rest().slice(fold().cut, fold().cut + fold().slivers);
  return (
    <button
      type="button"
      class="row"
      classList={{
        own: props.train.isOwn,
        lit: isLit(),
        aimed: board.aim() === props.train.id,
        dim: board.lit().length > 0 && !isLit(),
        alarm: props.train.open !== null,
        stuck: props.index < 2,
        second: props.index === 1,
      }}
      data-train={props.train.id}
      aria-label={trainWords(board, props.train)}
      aria-expanded={board.lit().length > 0 ? undefined : 'false'}
      onClick={() => board.tapTrain(props.train.id)}
    >
      <span class="node">
        <Show when={props.train.isPublic}>
          <Signal open />
        </Show>
      </span>
      <Who train={props.train} />
      <span class="fold">
        <Slivers tiles={slivers()} cut={fold().cut} />
        <For each={whole()}>{(laid) => <Tile class="small" a={laid.inward} b={laid.outward} />}</For>
        <Show when={last()}>{(laid) => <Tile class="end" a={laid().inward} b={laid().outward} />}</Show>
        <Show when={props.train.laid.length === 0 && ghost() === null}>
          <em>{text.row.noTile}</em>
          <Start class="end" pips={props.train.end} />
        </Show>
        <Show when={ghost()} keyed>
          {(lying) => <Ghost tile={lying} end={props.train.end} />}
        </Show>
      </span>
    </button>
  );
}

/** The names of a train's tiles, for a screen reader. */
export function tileNames(train: ShownTrain): string {
  return text.trainTiles(train.laid.map((laid) => (isDouble(laid.tile) ? tileName(laid.tile) : `${laid.inward}-${laid.outward}`)));
}
