import { For, type JSX } from 'solid-js';
import { TilePicture } from '../ui/tile/TilePicture.tsx';
import { cx } from '../ui/cx.ts';
import styles from './Journey.module.css';

/** A long train. The last tiles are only shown if there is room. */
const TILES = [
  { a: 12, b: 12, isFar: false },
  { a: 12, b: 5, isFar: false },
  { a: 5, b: 3, isFar: false },
  { a: 3, b: 3, isFar: false },
  { a: 3, b: 8, isFar: false },
  { a: 8, b: 1, isFar: true },
  { a: 1, b: 10, isFar: true },
] as const;

/** A picture of the game: tiles rolling in, end to end. */
export function Journey(props: { class?: string | undefined }): JSX.Element {
  return (
    <div class={cx(styles['journey'], props.class)} aria-hidden="true">
      <For each={TILES}>
        {(tile) => (
          <span class={cx(styles['tile'], tile.a === tile.b && styles['across'], tile.isFar && styles['far'])}>
            <TilePicture a={tile.a} b={tile.b} stands={tile.a === tile.b} />
          </span>
        )}
      </For>
    </div>
  );
}
