import { isDouble } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import type { PlacedTile } from '../state/trains.ts';
import styles from './FoldedTiles.module.css';

/** The distance from one folded tile to the next, in pixels: as usual, and at least in a long train. */
export const FOLDED = 4.5;
export const FOLDED_LEAST = 3.2;
const HEIGHT = 30;
/** Room for "+12" if even the folded tiles are too many. */
const CUT_LABEL = 26;

/** The room in a train, in pixels: for a tile lying, a double across, the gap between them, and each folded tile. */
export interface Measures {
  readonly lying: number;
  readonly across: number;
  readonly gap: number;
  readonly folded: number;
  /** The least distance between folded tiles before some are cut. */
  readonly tight: number;
}

/** The layout of a train in little room: `cut` tiles as a count, then folded ones, then whole ones. */
export interface FoldedLayout {
  readonly cut: number;
  readonly folded: number;
  readonly whole: number;
  /** The distance from one folded tile to the next, in pixels. */
  readonly pitch: number;
}

/** The least and the most of the newest tiles that stay whole, however little or much room there is. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/**
 * Folds the oldest tiles of a train until it fits.
 * `doubles` has whether each tile, from the engine outwards, lies across.
 */
export function foldTrain(
  doubles: readonly boolean[],
  room: number,
  measures: Measures,
  { least, most }: Limits,
): FoldedLayout {
  const { lying, across, gap, folded, tight } = measures;
  const total = doubles.length;
  const widths = doubles.map((isAcross) => (isAcross ? across : lying) + gap);
  let used = 0;
  let whole = 0;
  for (let index = total - 1; index >= 0; index--) {
    const next = used + (widths[index] ?? 0);
    if (whole >= most || (whole >= least && next + index * folded > room)) break;
    used = next;
    whole++;
  }
  const rest = total - whole;
  const pitch = Math.min(folded, (room - used) / Math.max(1, rest));
  if (pitch >= tight) return { cut: 0, folded: rest, whole, pitch };
  const shown = Math.max(0, Math.floor((room - used - CUT_LABEL) / tight));
  return { cut: rest - shown, folded: shown, whole, pitch: tight };
}

/** The oldest tiles of a train, folded: thin, with the colour of their outward number at the foot, doubles taller. */
export function FoldedTiles(props: { tiles: readonly PlacedTile[]; cut: number; pitch: number }): JSX.Element {
  return (
    <>
      <Show when={props.cut > 0}>
        <small class={styles['cut']}>{text.row.more(props.cut)}</small>
      </Show>
      <Show when={props.tiles.length > 0}>
        <svg
          class={styles['folded']}
          viewBox={`0 0 ${props.tiles.length * props.pitch} ${HEIGHT}`}
          width={props.tiles.length * props.pitch}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <For each={props.tiles}>
            {(laid, index) => {
              const height = (): number => (isDouble(laid.tile) ? HEIGHT - 0.5 : 19);
              return (
                <>
                  <rect
                    x={index() * props.pitch + 0.25}
                    y={HEIGHT - height()}
                    width={props.pitch - 1}
                    height={height() - 0.25}
                    rx="1"
                    fill="var(--sliver)"
                    stroke="var(--sliver-edge)"
                    stroke-opacity=".45"
                    stroke-width=".5"
                  />
                  <rect
                    x={index() * props.pitch + 0.25}
                    y={HEIGHT - 6}
                    width={props.pitch - 1}
                    height="5.75"
                    fill={`var(--pip-${laid.outward})`}
                  />
                </>
              );
            }}
          </For>
        </svg>
      </Show>
    </>
  );
}
