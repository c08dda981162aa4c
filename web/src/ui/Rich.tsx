import { For, type JSX } from 'solid-js';

/** A sentence in which `*this*` is strong. */
export function Rich(props: { text: string }): JSX.Element {
  const parts = (): readonly string[] => props.text.split('*');
  return <For each={parts()}>{(part, index) => (index() % 2 === 1 ? <b>{part}</b> : part)}</For>;
}
