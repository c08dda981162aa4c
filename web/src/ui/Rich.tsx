import { For, Show, type JSX } from 'solid-js';

/** A sentence in which `*this*` is strong. */
export function Rich(props: { text: string }): JSX.Element {
  const parts = (): readonly string[] => props.text.split('*');
  return (
    <For each={parts()}>
      {(part, index) => (
        <Show when={index() % 2 === 1} fallback={part}>
          <b>{part}</b>
        </Show>
      )}
    </For>
  );
}
