import { reactions } from '#words';
import { For, Show, type JSX } from 'solid-js';
import { cx } from '../ui/cx.ts';
import type { MoveReaction } from './move-reactions.ts';
import styles from './MoveReactions.module.css';

/** The reactions to a move. */
export function MoveReactions(props: { reactions: readonly MoveReaction[] }): JSX.Element {
  return (
    <Show when={props.reactions.length > 0}>
      <span class={styles['reactions']}>
        <For each={props.reactions}>
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
