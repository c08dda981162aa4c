import { isDouble } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import type { Laid } from './trains.ts';

/** From one sliver to the next, in pixels, and how close they may stand where a train is long. */
export const SLIVER = 4.5;
export const SLIVER_LEAST = 3.2;
const HEIGHT = 30;

/** The oldest tiles of a folded train: slivers with the colour of their outward number at the foot, doubles taller. */
export function Slivers(props: { tiles: readonly Laid[]; cut: number; pitch: number }): JSX.Element {
  return (
    <>
      <Show when={props.cut > 0}>
        <span class="cut">{text.row.more(props.cut)}</span>
      </Show>
      <Show when={props.tiles.length > 0}>
        <svg
          class="slivers"
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
