import type { OptionName } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { OPTION_WORDS, valueWords, rulesText } from '#text/rules.ts';
import { RulesDifference, type GameRules } from './RulesDifference.tsx';
import { RulesLink } from './RulesLink.tsx';
import { playedHref } from './rules-link.ts';
import { effectiveValue, inactiveReason, optionsIn, presetValue, TABLE_GROUPS } from './house-rules.ts';
import { cx } from '../../ui/cx.ts';
import styles from './RulesList.module.css';

/** All rules of a game, option by option, with the differences from its preset marked. */
export function RulesList(props: {
  played: GameRules;
  forcedPlays?: boolean | undefined;
  isRated?: boolean | undefined;
  class?: string | undefined;
}): JSX.Element {
  return (
    <div class={cx(styles['rules'], props.class)} tabindex="0" role="region" aria-label={rulesText.list}>
      <RulesDifference played={props.played} forcedPlays={props.forcedPlays} isRated={props.isRated} />
      <RulesLink href={playedHref(props.played)} words={rulesText.asPictures} />
      <For each={TABLE_GROUPS}>
        {(group) => (
          <>
            <h2>{rulesText.groups[group]}</h2>
            <dl>
              <For each={optionsIn(group)}>{(option) => <Item option={option} played={props.played} />}</For>
            </dl>
          </>
        )}
      </For>
      <RulesLink href="/how-to-play" words={rulesText.howToPlay} />
      <RulesLink href="/rules/exact" words={rulesText.whole} />
    </div>
  );
}

/** One option; left out if it has no effect in this game. */
function Item<K extends OptionName>(props: { option: K; played: GameRules }): JSX.Element {
  const rules = (): GameRules['rules'] => props.played.rules;
  const isChanged = (): boolean =>
    effectiveValue(rules().preset, rules(), props.option) !== presetValue(rules().preset, props.option);
  return (
    <Show when={inactiveReason(rules().preset, rules(), props.option) === null}>
      <div class={cx(isChanged() && styles['changed'])}>
        <dt>
          {OPTION_WORDS[props.option].name}
          <Show when={isChanged()}>
            {' '}
            <mark>{rulesText.changed}</mark>
          </Show>
        </dt>
        <dd>
          <b>{valueWords(props.option, effectiveValue(rules().preset, rules(), props.option))}</b>
          <small>{OPTION_WORDS[props.option].sentence}</small>
        </dd>
      </div>
    </Show>
  );
}
