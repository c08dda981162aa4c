import { For, Show, type Accessor, type JSX } from 'solid-js';

/**
 * A row for each of these. It is the same row for as long as its id is there: what is being done in it, and the focus,
 * stay when something else about it has changed.
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
