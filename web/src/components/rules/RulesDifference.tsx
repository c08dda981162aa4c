import { createMemo, For, Show, type JSX } from 'solid-js';
import type { PresetName, RuleChoice } from '@slow-train/rules';
import { setName } from '#words';
import { rulesText, OPTION_WORDS, valueWords } from '#text/rules.ts';
import { changedOptions, effectiveValue, presetSet, presetValue } from './house-rules.ts';
import styles from './RulesDifference.module.css';

/** The rules of a game in one line, with each difference from its preset. */
export function RulesDifference(props: {
  played: GameRules;
  /** Whether forced actions are played automatically; undefined if that is shown elsewhere. */
  forcedPlays?: boolean | undefined;
  isRated?: boolean | undefined;
}): JSX.Element {
  const differences = createMemo(() => ruleDifferences(props.played));
  return (
    <div class={styles['difference']}>
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
      <Show when={props.isRated}>
        <p>{rulesText.rated}</p>
      </Show>
      <Show when={props.forcedPlays !== undefined}>
        <p>{rulesText.forced(props.forcedPlays === true)}</p>
      </Show>
    </div>
  );
}

/** The rules a game is played by. */
export interface GameRules {
  readonly rules: RuleChoice;
  readonly set: number;
  readonly seats: number;
  /** The game's id, if there is one to go back to. */
  readonly game?: string;
}

/** One difference between a game and its preset, in words. */
interface Difference {
  readonly name: string;
  readonly value: string;
  /** The preset's value. */
  readonly instead: string;
}

/** Returns all differences between a game and its preset. */
export function ruleDifferences({ rules, set, seats }: GameRules): Difference[] {
  const { preset } = rules;
  const original = presetSet(preset, seats);
  const ofSet =
    original === undefined || original === set
      ? []
      : [different(preset, rulesText.set, setName(set), setName(original))];
  const ofOptions = changedOptions(preset, rules).map((name) =>
    different(
      preset,
      OPTION_WORDS[name].name,
      valueWords(name, effectiveValue(preset, rules, name)),
      valueWords(name, presetValue(preset, name)),
    ),
  );
  return [...ofSet, ...ofOptions];
}

function different(preset: PresetName, name: string, value: string, original: string): Difference {
  return { name, value, instead: rulesText.instead(preset, original) };
}
