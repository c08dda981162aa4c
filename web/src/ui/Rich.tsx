import { For, Show, type JSX } from 'solid-js';
import styles from './Rich.module.css';

/** A sentence in which `*this*` is strong, and in which the numbers of a tile, `12-5`, stay on one line. */
export function Rich(props: { text: string }): JSX.Element {
  const parts = (): readonly string[] => props.text.split('*');
  return (
    <For each={parts()}>
      {(part, index) => (
        <Show when={index() % 2 === 1} fallback={<Unbroken text={part} />}>
          <b class={TILE.test(part) ? styles['whole'] : undefined}>{part}</b>
        </Show>
      )}
    </For>
  );
}

const TILE = /^\d{1,2}[-\u2011]\d{1,2}$/;

function Unbroken(props: { text: string }): JSX.Element {
  const pieces = (): readonly string[] => props.text.split(/(\b\d{1,2}-\d{1,2}\b)/);
  return (
    <For each={pieces()}>
      {(piece, index) => (
        <Show when={index() % 2 === 1} fallback={piece}>
          <span class={styles['whole']}>{piece}</span>
        </Show>
      )}
    </For>
  );
}
