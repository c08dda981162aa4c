import type { Evening } from '@slow-train/protocol/evening';
import { tileName, type Pips } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { Half } from '../../ui/tile/Half.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { cx } from '../../ui/cx.ts';
import type { Entry } from './create-entry.ts';
import { EraseKey, Key, NextKey } from './Keys.tsx';
import { endsOf } from './standings.ts';
import styles from './Pad.module.css';

/** The halves of a set, two taps a tile, with the tiles of the hand above. */
export function TilePad(props: { evening: Evening; entry: Entry; nextWords: string }): JSX.Element {
  const numbers = (): readonly Pips[] => Array.from({ length: props.evening.set + 1 }, (_, pips) => pips);
  return (
    <>
      <div class={styles['hand']}>
        <For each={props.entry.tiles()}>
          {(tile, index) => (
            <button
              type="button"
              aria-label={scoreKeeperText.pad.remove(tileName(tile))}
              onClick={() => props.entry.removeTile(index())}
            >
              <TilePicture a={endsOf(tile)[0]} b={endsOf(tile)[1]} />
            </button>
          )}
        </For>
        <Show when={props.entry.half()} keyed={false}>
          {(half) => (
            <span class={styles['half']}>
              <HalfPicture pips={half()} />
            </span>
          )}
        </Show>
        <small>
          {props.entry.half() !== null
            ? scoreKeeperText.pad.half
            : props.entry.tiles().length === 0
              ? scoreKeeperText.pad.first
              : ''}
        </small>
      </div>
      <div class={cx(styles['halves'], props.evening.set > 12 && styles['many'])}>
        <For each={numbers()}>
          {(pips) => (
            <Key class={styles['face']} label={String(pips)} onPress={() => props.entry.tapHalf(pips)}>
              <HalfPicture pips={pips} />
              <b aria-hidden="true">{pips}</b>
            </Key>
          )}
        </For>
        <EraseKey entry={props.entry} />
        <Key isWord onPress={() => props.entry.setMode('figures')}>
          {scoreKeeperText.pad.figures}
        </Key>
        <NextKey entry={props.entry} words={props.nextWords} />
      </div>
    </>
  );
}

/** One half of a tile, with its pips. */
function HalfPicture(props: { pips: Pips }): JSX.Element {
  return (
    <svg viewBox="0 0 42 44" aria-hidden="true">
      <rect y="2" width="42" height="42" rx="5" fill="var(--tile-edge)" />
      <rect width="42" height="42" rx="5" fill="var(--tile)" />
      <Half pips={props.pips} x={1} y={1} lies={false} numerals={false} />
    </svg>
  );
}
