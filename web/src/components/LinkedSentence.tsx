import { For, Show, type JSX } from 'solid-js';
import { termAnchor, type Segment } from './glossary.ts';

/** A sentence whose new words link to the glossary. */
export function LinkedSentence(props: {
  segments: readonly Segment[];
  /** The page with the glossary; empty on that page itself. */
  page?: string;
}): JSX.Element {
  return (
    <For each={props.segments}>
      {({ text, term }) => (
        <Show when={term} fallback={text}>
          {(name) => <a href={`${props.page ?? ''}#${termAnchor(name())}`}>{text}</a>}
        </Show>
      )}
    </For>
  );
}
