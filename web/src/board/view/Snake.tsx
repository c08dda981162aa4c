import { isDouble, tileName } from '@slow-train/rules';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { Indicator } from '../../ui/Indicator.tsx';
import { Start } from '../../ui/tile/Start.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import type { PlacedTile, ShownTrain } from '../state/trains.ts';
import { cx } from '../../ui/cx.ts';
import styles from './Snake.module.css';

/** One tile of a train in hairpins: its box, whether it lies across, and whether it runs from right to left. */
interface SnakeTile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly across: boolean;
  readonly backwards: boolean;
}

/** A train in hairpins. All in pixels. */
export interface SnakeShape {
  readonly tiles: readonly SnakeTile[];
  /** The rails, as an SVG path. */
  readonly rails: string;
  readonly height: number;
  /** Just beyond the last tile, where an indicator or the next tile goes. */
  readonly end: { readonly x: number; readonly y: number; readonly backwards: boolean };
}

const GAP = 2;

/**
 * Lays out a train in hairpins within `width`: rows alternate in direction, doubles are crosswise, curves have no tile.
 * `long` is a tile's length; it is half as high.
 */
export function snakeShape(doubles: readonly boolean[], width: number, long: number): SnakeShape {
  const short = long / 2 + 1;
  const pitch = Math.max(44, long + 4);
  const turn = pitch / 2;
  const left = turn + 2;
  const right = width - turn - 2;
  const tiles: SnakeTile[] = [];
  const curves: string[] = [];
  let row = 0;
  let x = left;
  const middle = (): number => row * pitch + long / 2 + 3;
  for (const across of doubles) {
    const size = across ? short : long;
    const runsBack = row % 2 === 1;
    if (runsBack ? x - size < left : x + size > right) {
      curves.push(hairpin(runsBack ? left : right, middle(), turn, runsBack));
      row++;
      x = row % 2 === 1 ? right : left;
    }
    const backwards = row % 2 === 1;
    const height = across ? long : short;
    tiles.push({ x: backwards ? x - size : x, y: middle() - height / 2, width: size, height, across, backwards });
    x += (backwards ? -1 : 1) * (size + GAP);
  }
  const backwards = row % 2 === 1;
  const end = { x, y: middle(), backwards };
  const rails = `M${left - 4} ${long / 2 + 3}${curves.join('')}H${x + (backwards ? -14 : 14)}`;
  return { tiles, rails, height: row * pitch + long + 6, end };
}

function hairpin(x: number, y: number, turn: number, runsBack: boolean): string {
  return `H${x}A${turn} ${turn} 0 0 ${runsBack ? 0 : 1} ${x} ${y + 2 * turn}`;
}

/** All tiles of a train in hairpins, doubles crosswise; tiles of a build are dashed buttons that take them back. */
export function Snake(props: {
  train: ShownTrain;
  build?: readonly PlacedTile[];
  width: number;
  long: number;
  /** Takes back a tile of the build, by its index there. */
  onTakeBack?(index: number): void;
}): JSX.Element {
  const build = (): readonly PlacedTile[] => props.build ?? [];
  const all = createMemo((): readonly PlacedTile[] => [...props.train.laid, ...build()]);
  const shape = createMemo((): SnakeShape =>
    snakeShape(
      all().map((laid) => isDouble(laid.tile)),
      props.width,
      props.long,
    ),
  );
  const isBuilt = (index: number): boolean => index >= props.train.laid.length;
  return (
    <div
      class={cx(styles['snake'], props.train.open !== null && styles['alarm'])}
      role={build().length > 0 ? 'group' : 'img'}
      aria-label={
        build().length > 0
          ? text.build.title
          : text.trainTiles(props.train.laid.map((laid) => `${laid.inward}-${laid.outward}`))
      }
      style={{ height: `${shape().height}px` }}
    >
      <svg class={styles['drawing']} width={props.width} height={shape().height} aria-hidden="true">
        <path class={styles['rails']} d={shape().rails} />
        <path class={styles['bed']} d={shape().rails} />
      </svg>
      <For each={all()}>
        {(laid, index) => (
          <Show when={shape().tiles[index()]}>
            {(box) => (
              <Show
                when={isBuilt(index())}
                fallback={
                  <span class={styles['tile']} style={styleOf(box())}>
                    <SnakeTileFace laid={laid} box={box()} />
                  </span>
                }
              >
                <button
                  type="button"
                  class={cx(styles['tile'], styles['draft'])}
                  style={styleOf(box())}
                  aria-label={text.build.takeBack(tileName(laid.tile))}
                  onClick={() => props.onTakeBack?.(index() - props.train.laid.length)}
                >
                  <SnakeTileFace laid={laid} box={box()} isBuilt />
                </button>
              </Show>
            )}
          </Show>
        )}
      </For>
      <Show when={props.train.open !== null}>
        <span
          class={styles['indicator']}
          style={{ left: `${shape().end.x + (shape().end.backwards ? -18 : 6)}px`, top: `${shape().end.y - 8}px` }}
        >
          <Indicator />
        </span>
      </Show>
      <Show when={all().length === 0}>
        <span class={cx(styles['tile'], styles['first'])}>
          <Start class={styles['face']} pips={props.train.end} />
        </span>
      </Show>
    </div>
  );
}

function SnakeTileFace(props: { laid: PlacedTile; box: SnakeTile; isBuilt?: boolean }): JSX.Element {
  // In a row that runs back, the tiles face the other way.
  const a = (): number => (props.box.backwards ? props.laid.outward : props.laid.inward);
  const b = (): number => (props.box.backwards ? props.laid.inward : props.laid.outward);
  return <TilePicture class={styles['face']} stands={props.box.across} preview={props.isBuilt} a={a()} b={b()} />;
}

function styleOf(box: SnakeTile): { left: string; top: string; width: string; height: string } {
  return { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` };
}
