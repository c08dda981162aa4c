import { isDouble, tileName } from '@slow-train/rules';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Start } from '../tile/Start.tsx';
import { Tile } from '../tile/Tile.tsx';
import { Lamp } from '../ui/Lamp.tsx';
import { useBoard } from './board.ts';
import { snakeOf, type Snake, type SnakeTile } from './snake.ts';
import { takenBack } from './selection.ts';
import type { Laid, ShownTrain } from './trains.ts';
import './snake.css';

/** All tiles of a train in hairpins, doubles crosswise; the tiles of a draft dashed, and buttons that take them back. */
export function SnakeView(props: {
  train: ShownTrain;
  draft: readonly Laid[];
  width: number;
  long: number;
}): JSX.Element {
  const board = useBoard();
  const all = createMemo((): readonly Laid[] => [...props.train.laid, ...props.draft]);
  const snake = createMemo((): Snake =>
    snakeOf(
      all().map((laid) => isDouble(laid.tile)),
      props.width,
      props.long,
    ),
  );
  const isDraft = (index: number): boolean => index >= props.train.laid.length;
  return (
    <div
      class="snake"
      role={props.draft.length > 0 ? 'group' : 'img'}
      aria-label={
        props.draft.length > 0
          ? text.build.title
          : text.trainTiles(props.train.laid.map((laid) => `${laid.inward}-${laid.outward}`))
      }
      style={{ height: `${snake().height}px` }}
    >
      <svg class="snake-track" width={props.width} height={snake().height} aria-hidden="true">
        <path class="rails" d={snake().track} />
        <path class="bed" d={snake().track} />
      </svg>
      <For each={all()}>
        {(laid, index) => {
          const place = (): SnakeTile | undefined => snake().tiles[index()];
          return (
            <Show when={place()}>
              {(box) => (
                <Show
                  when={isDraft(index())}
                  fallback={
                    <span class="snake-tile" style={boxOf(box())}>
                      <SnakeTileFace laid={laid} box={box()} />
                    </span>
                  }
                >
                  <button
                    type="button"
                    class="snake-tile draft"
                    style={boxOf(box())}
                    aria-label={text.build.takeBack(tileName(laid.tile))}
                    onClick={() => board.lay(takenBack(board.choice().draft, laid.tile))}
                  >
                    <SnakeTileFace laid={laid} box={box()} ghost />
                  </button>
                </Show>
              )}
            </Show>
          );
        }}
      </For>
      <Show when={props.train.open !== null}>
        <span
          class="snake-lamp"
          style={{ left: `${snake().end.x + (snake().end.backwards ? -18 : 6)}px`, top: `${snake().end.y - 8}px` }}
        >
          <Lamp />
        </span>
      </Show>
      <Show when={all().length === 0}>
        <span class="snake-tile first">
          <Start pips={props.train.end} />
        </span>
      </Show>
    </div>
  );
}

function SnakeTileFace(props: { laid: Laid; box: SnakeTile; ghost?: boolean }): JSX.Element {
  // In a row that runs back the train's tiles are seen the other way round.
  const a = (): number => (props.box.backwards ? props.laid.outward : props.laid.inward);
  const b = (): number => (props.box.backwards ? props.laid.inward : props.laid.outward);
  return <Tile stands={props.box.across} ghost={props.ghost} a={a()} b={b()} />;
}

function boxOf(box: SnakeTile): { left: string; top: string; width: string; height: string } {
  return { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` };
}
