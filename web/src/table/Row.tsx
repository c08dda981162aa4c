import { type Tile as TileId, type TrainId } from '@slow-train/rules';
import { createEffect, createMemo, For, on, Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Start } from '../tile/Start.tsx';
import { Tile } from '../tile/Tile.tsx';
import { Signal } from '../ui/Signal.tsx';
import { useBoard } from './board.ts';
import { foldTrain, type Fold } from './fold.ts';
import { Ghost } from './Ghost.tsx';
import { SLIVER, SLIVER_LEAST, Slivers } from './Slivers.tsx';
import { trainOfBoard, trainWords } from './train-words.ts';
import { Unfolded } from './Unfolded.tsx';
import { Who } from './Who.tsx';
import type { Laid, ShownTrain } from './trains.ts';
import './row.css';
import './row-states.css';
import './fold.css';

/** What a row keeps free for its name. */
const NAME = 131;
const NAME_TABLET = 210;

/** Where a row is among the others, and how large. */
interface Place {
  index: number;
  height: number;
  isOnRoute: boolean;
  width: number;
}

/** One train as a row: who, and the train as it comes towards you, its open end large at the right. */
export function Row(props: Place & { id: TrainId }): JSX.Element {
  const board = useBoard();
  const train = (): ShownTrain => trainOfBoard(board, props.id);
  const isOpened = (): boolean => board.unfolded() === props.id;
  // The button that was pressed is gone; the focus goes on to the one that undoes it.
  createEffect(
    on(
      isOpened,
      () => {
        if (document.activeElement !== document.body) return;
        // Of two boards, one over the other, the one above.
        [
          ...document.querySelectorAll<HTMLElement>(
            `.trains :is(button[data-train="${props.id}"], [data-train="${props.id}"] .fold-button)`,
          ),
        ]
          .at(-1)
          ?.focus();
      },
      { defer: true },
    ),
  );
  const isUnfolded = (): boolean => isOpened() || (train().isOwn && board.now().mode === 'building');
  return (
    <Show
      when={isUnfolded()}
      fallback={
        <Folded
          train={train()}
          index={props.index}
          height={props.height}
          isOnRoute={props.isOnRoute}
          width={props.width}
        />
      }
    >
      <Unfolded train={train()} width={props.width} />
    </Show>
  );
}

function Folded(props: Place & { train: ShownTrain }): JSX.Element {
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
    const measures = { lying: small, across: small, gap: 3, sliver: SLIVER, tight: SLIVER_LEAST };
    // On a narrow screen one tile is enough beside the last: the ends are what is looked for.
    return foldTrain(
      rest().map(() => false),
      room,
      measures,
      { least: 1, most: isTablet ? Infinity : 1 },
    );
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
        route: props.isOnRoute,
        stuck: props.index < 2,
        second: props.index === 1,
      }}
      data-train={props.train.id}
      aria-expanded={board.lit().length > 0 ? undefined : 'false'}
      onClick={() => board.tapTrain(props.train.id)}
    >
      <span class="unseen">{trainWords(board, props.train)}</span>
      <span class="node" aria-hidden="true">
        <Show when={props.train.isPublic}>
          <Signal open />
        </Show>
      </span>
      <Who train={props.train} />
      <span class="fold" aria-hidden="true">
        <Slivers tiles={slivers()} cut={fold().cut} pitch={fold().pitch} />
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
