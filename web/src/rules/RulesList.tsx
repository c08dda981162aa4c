import type { OptionName } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { OPTION_WORDS, valueWords } from '../text/options.ts';
import { rulesText } from '../text/rules.ts';
import type { PlayedBy } from './differences.ts';
import { GROUP_NAMES, GROUPS } from './groups.ts';
import { usual, valueOf } from './house.ts';
import { idleOption } from './idle.ts';
import { RulesDifference } from './RulesDifference.tsx';
import './list.css';

/** All that a table plays by, option by option, with what is not as the preset has it marked. */
export function RulesList(props: { played: PlayedBy; forcedPlays?: boolean | undefined }): JSX.Element {
  return (
    <div class="rules-list" tabindex="0" role="region" aria-label={rulesText.list}>
      <RulesDifference played={props.played} forcedPlays={props.forcedPlays} />
      <For each={GROUP_NAMES}>
        {(group) => (
          <>
            <h2>{rulesText.groups[group]}</h2>
            <dl>
              <For each={GROUPS[group]}>{(option) => <Item option={option} played={props.played} />}</For>
            </dl>
          </>
        )}
      </For>
    </div>
  );
}

/** One option; what has no say at this table is left out. */
function Item<K extends OptionName>(props: { option: K; played: PlayedBy }): JSX.Element {
  const rules = (): PlayedBy['rules'] => props.played.rules;
  const isChanged = (): boolean =>
    valueOf(rules().preset, rules(), props.option) !== usual(rules().preset, props.option);
  return (
    <Show when={idleOption(rules().preset, rules(), props.option) === null}>
      <div classList={{ changed: isChanged() }}>
        <dt>
          {OPTION_WORDS[props.option].name}
          <Show when={isChanged()}>
            {' '}
            <span class="mark">{rulesText.changed}</span>
          </Show>
        </dt>
        <dd>
          <b>{valueWords(props.option, valueOf(rules().preset, rules(), props.option))}</b>
          <small>{OPTION_WORDS[props.option].sentence}</small>
        </dd>
      </div>
    </Show>
  );
}
