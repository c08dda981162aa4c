import { high, low, tileName, type Tile } from '@slow-train/rules';
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { heldId, heldTiles, indexOfHeld, type HeldTile } from '../../board/state/hand-order.ts';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { planText } from '#text/table.ts';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './PlanTiles.module.css';

/** The player's tiles, in their own order, to be tapped. One is in the tab order; arrow keys reach the others. */
export function PlanTiles(props: {
  /** The chosen tiles, in order. */
  chosen: readonly Tile[];
  /** The tiles that light up. */
  fits: ReadonlySet<Tile>;
  picked?: Tile | null;
  /** @param index of the tile among those chosen; -1 for another one */
  onTap(tile: Tile, index: number): void;
}): JSX.Element {
  const board = useLiveBoard();
  const tiles = createMemo(() => heldTiles(board.hand.tiles()));
  const [focused, setFocused] = createSignal<HeldTile | null>(null);
  const stop = (): HeldTile | undefined => tiles().find((tile) => tile === focused()) ?? tiles()[0];
  let list: HTMLDivElement | undefined;
  const go = (event: KeyboardEvent): void => {
    const index = tiles().findIndex((tile) => tile === stop());
    const targets: { readonly [key: string]: number } = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: tiles().length - 1,
    };
    const next = tiles()[targets[event.key] ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    list?.querySelector<HTMLElement>(`[data-tile="${heldId(next)}"]`)?.focus();
  };
  return (
    <div ref={list} class={styles['tiles']} role="toolbar" aria-label={planText.hand} onKeyDown={go}>
      <For each={tiles()}>
        {(held) => {
          const { tile } = held;
          const position = (): number => indexOfHeld(props.chosen, held);
          const isPicked = (): boolean => props.picked === tile;
          const isFit = (): boolean => props.fits.has(tile);
          return (
            <button
              type="button"
              class={cx(styles['tile'], position() >= 0 && styles['laid'], isPicked() && styles['picked'])}
              data-tile={heldId(held)}
              tabindex={held === stop() ? 0 : -1}
              aria-pressed={position() >= 0 || isPicked()}
              aria-label={planText.tile(tileName(tile), {
                place: position() < 0 ? null : position() + 1,
                isFit: isFit(),
                isPicked: isPicked(),
              })}
              onFocus={() => setFocused(held)}
              onClick={() => props.onTap(tile, position())}
            >
              <TilePicture
                class={styles['face']}
                a={high(tile)}
                b={low(tile)}
                preview={position() >= 0}
                dim={position() >= 0 || !isFit()}
              />
              <Show when={position() >= 0}>
                <span class={styles['number']} aria-hidden="true">
                  {position() + 1}
                </span>
              </Show>
            </button>
          );
        }}
      </For>
    </div>
  );
}
