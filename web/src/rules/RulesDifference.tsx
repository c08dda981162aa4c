import { createMemo, For, Show, type JSX } from 'solid-js';
import { rulesText } from '../text/rules.ts';
import { differencesOf, type PlayedBy } from './differences.ts';
import './list.css';

/** The rules of a table in a line, and each thing that is not as its preset has it. */
export function RulesDifference(props: {
  played: PlayedBy;
  /** Whether what a seat has no choice about plays itself; undefined where that is said elsewhere. */
  forcedPlays?: boolean | undefined;
}): JSX.Element {
  const differences = createMemo(() => differencesOf(props.played));
  return (
    <div class="rules-difference">
      <p>{rulesText.difference(props.played.rules.preset, differences().length)}</p>
      <Show when={differences().length > 0}>
        <ul>
          <For each={differences()}>
            {(one) => (
              <li>
                <b>{one.name}</b>: {one.value} <small>({one.instead})</small>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.forcedPlays !== undefined}>
        <p>{rulesText.forced(props.forcedPlays === true)}</p>
      </Show>
    </div>
  );
}
