import type { Pips } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { pictureText } from '#text/rules.ts';
import { cx } from '../../ui/cx.ts';
import { Indicator } from '../../ui/Indicator.tsx';
import { Signal } from '../../ui/Signal.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import styles from './LittleBoard.module.css';

/** A tile of a little board. `new`: laid by the move it shows. `refused`: the rules do not take it. */
export interface LittleTile {
  readonly inward: Pips;
  readonly outward: Pips;
  readonly state?: 'new' | 'refused';
}

/** A row of a little board: a train on its rails, or loose tiles such as a hand. */
export interface LittleRow {
  readonly name: string;
  readonly tiles: readonly LittleTile[];
  /** Whether the tiles are held instead of laid. */
  readonly isLoose?: boolean;
  /** The row's marker; left out where none is drawn. */
  readonly signal?: 'up' | 'down';
  /** A word or two at its end. */
  readonly note?: string;
  readonly tone: 'plain' | 'lit' | 'red' | 'dim';
}

/** The people at the tables of the pictures, to your left in order. */
export const PEOPLE: readonly string[] = ['Ana', 'Milo', 'Bo'];

/** A small board that shows one move: a few trains with their tiles, as large as a hand of cards. */
export function LittleBoard(props: {
  rows: readonly LittleRow[];
  /** Smaller and without notes; a screen reader skips it, because the words next to it say everything. */
  isThumbnail?: boolean;
  class?: string | undefined;
}): JSX.Element {
  return (
    <span
      class={cx(styles['board'], props.isThumbnail && styles['thumbnail'], props.class)}
      role={props.isThumbnail ? undefined : 'img'}
      aria-label={props.isThumbnail ? undefined : props.rows.map((row) => pictureText.row(row)).join(' ')}
      aria-hidden={props.isThumbnail ? 'true' : undefined}
    >
      <For each={props.rows}>
        {(row) => (
          <span class={cx(styles['row'], row.isLoose && styles['loose'])} data-tone={row.tone} aria-hidden="true">
            <span class={styles['signal']}>
              <Show when={row.signal}>{(signal) => <Signal open={signal() === 'up'} />}</Show>
            </span>
            <span class={styles['name']}>{row.name}</span>
            <span class={styles['tiles']}>
              <For each={row.tiles}>
                {({ inward, outward, state }) => (
                  <span class={styles['tile']} data-state={state}>
                    <TilePicture
                      a={inward}
                      b={outward}
                      stands={inward === outward && !row.isLoose}
                      preview={state !== undefined}
                    />
                  </span>
                )}
              </For>
              <Show when={row.tone === 'red'}>
                <Indicator class={styles['lamp']} />
              </Show>
              <Show when={!props.isThumbnail && row.note}>{(note) => <b class={styles['note']}>{note()}</b>}</Show>
            </span>
          </span>
        )}
      </For>
    </span>
  );
}
