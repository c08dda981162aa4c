import { err, ok, type Result } from './result.ts';
import { fields, readRound, UnreadableRound, type Rounds } from './round-reader.ts';
import type { RuleSet } from './ruleset.ts';
import { enginesOf, roundOf } from './engines.ts';
import { parseRules } from './setup.ts';
import type { RoundState } from './table.ts';

/**
 * Reads a position (docs/rules.md section 7). Missing members are empty, zero, false or `start`.
 * The error is a sentence naming what cannot be read.
 */
export function readPosition(value: unknown): Result<RoundState, string> {
  try {
    const position = fields(value, 'The position');
    const rules = parseRules(position['rules']);
    return rules.ok ? ok(readRound(position, rules.value, roundsOf(rules.value))) : rules;
  } catch (error) {
    if (error instanceof UnreadableRound) return err(error.message);
    throw error;
  }
}

const roundsOf = (rules: RuleSet): Rounds => ({
  usual: (set, engine) => roundOf(rules, set, engine),
  most: (set) => Math.max(enginesOf(rules, set).length, set + 1),
});
