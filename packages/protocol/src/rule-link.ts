import { REFUSAL_RULES, type RefusalCode } from '@slow-train/rules';
import type { RuleLink } from './problem.ts';

/** Returns the rule a refusal rests on, with its address on the page that shows docs/rules.md. */
export function ruleLink(code: RefusalCode): RuleLink {
  const { section, heading, anchor } = REFUSAL_RULES[code];
  return { section, title: heading, href: `/rules#${anchor}` };
}
