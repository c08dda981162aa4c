import { reactions } from '#words';
import { For, Show, type JSX } from 'solid-js';
import { cx } from '../ui/cx.ts';
import type { Stamp } from './stamps.ts';
import styles from './Stamps.module.css';

/** The words that people have stamped on a move. */
export function Stamps(props: { stamps: readonly Stamp[] }): JSX.Element {
  return (
    <Show when={props.stamps.length > 0}>
      <span class={styles['stamps']}>
        <For each={props.stamps}>
          {({ word, names, isYours }) => (
            <i class={cx(isYours && styles['mine'])}>
              {reactions[word]} {names.length > 1 ? names.length : ''}
            </i>
          )}
        </For>
      </span>
    </Show>
  );
}
