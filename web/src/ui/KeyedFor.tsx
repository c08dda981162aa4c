import { For, Show, type Accessor, type JSX } from 'solid-js';

/**
 * Renders a row for each item and keeps it as long as an item with that id exists, so that focus and state in the row
 * survive updates.
 */
export function KeyedFor<T extends { readonly id: string }>(props: {
  each: readonly T[];
  children: (one: Accessor<T>) => JSX.Element;
}): JSX.Element {
  return (
    <For each={props.each.map(({ id }) => id)}>
      {(id) => <Show when={props.each.find((one) => one.id === id)}>{(one) => props.children(one)}</Show>}
    </For>
  );
}
