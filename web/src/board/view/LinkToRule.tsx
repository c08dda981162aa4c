import type { RuleLink as Rule } from '@slow-train/protocol';
import type { JSX } from 'solid-js';
import { ruleTitles } from 'virtual:rule-titles';
import { ruleLinkText } from '#text/table.ts';
import { RulesLink } from '../../components/rules/RulesLink.tsx';

/** A link to the rule behind a refusal; the short form shows only its number. */
export function LinkToRule(props: { rule: Rule; isShort?: boolean }): JSX.Element {
  // The rule itself has its title in English.
  const title = (): string => ruleTitles.get(props.rule.href.split('#')[1] ?? '') ?? props.rule.title;
  const name = (): string => ruleLinkText.name(props.rule.section, title());
  return (
    <RulesLink
      href={props.rule.href}
      words={props.isShort ? ruleLinkText.short(props.rule.section) : name()}
      says={name()}
      isShort={props.isShort}
    />
  );
}
