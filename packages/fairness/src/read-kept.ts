import { err, MOST_SEATS, ok, parseRules, ruleChoice, type Result } from '@slow-train/rules';
import { isSealOf } from './commitment.ts';
import { isHex32 } from './hex.ts';
import { KEPT_FORMAT, type Kept, type SeenDeal, type SeenList } from './kept.ts';
import { isHexBySeat, isTableId, isTileList, isWhole, membersOf, strangerIn } from './shape.ts';

const MEMBERS = ['format', 'table', 'round', 'commitment', 'contribution', 'seal', 'list', 'deal'];

/** Reads what a browser has kept, from its store or from a file. The error is a sentence. */
export function readKept(json: unknown): Result<Kept, string> {
  const members = membersOf(json);
  const { format, table, round, commitment, contribution, seal } = members;
  if (format !== KEPT_FORMAT) return err(`The format must be "${KEPT_FORMAT}".`);
  const stranger = strangerIn(members, MEMBERS);
  if (stranger !== undefined) return err(`"${stranger}" does not belong there.`);
  if (!isTableId(table) || !isWhole(round, 1, 19))
    return err('Table and round must be an id and a whole number from 1 to 19.');
  if (!isHex32(commitment) || !isHex32(contribution) || !isHex32(seal))
    return err('Commitment, contribution and seal must be 64 lower-case hexadecimal digits.');
  if (!isSealOf(seal, { table, round }, contribution)) return err('The seal is not that of the contribution.');
  const list = readList(members['list']);
  if (list === undefined) return err('The list must be null, or seat, seals and opened for each seat.');
  const deal = readDeal(members['deal']);
  if (deal === undefined) return err('The deal must be null, or rules, set, usedEngines, starter and hand.');
  return ok({ format, table, round, commitment, contribution, seal, list, deal });
}

function readList(value: unknown): SeenList | null | undefined {
  if (value === null) return null;
  const members = membersOf(value);
  const { seat, seals, opened } = members;
  if (strangerIn(members, ['seat', 'seals', 'opened']) !== undefined || !Array.isArray(opened)) return undefined;
  const seats = opened.length;
  const flags: readonly unknown[] = opened;
  if (!isWhole(seat, 0, seats - 1) || !isHexBySeat(seals, seats)) return undefined;
  if (!flags.every((flag) => typeof flag === 'boolean')) return undefined;
  return { seat, seals, opened: flags };
}

function readDeal(value: unknown): SeenDeal | null | undefined {
  if (value === null) return null;
  const members = membersOf(value);
  const { set, usedEngines, starter, hand } = members;
  const rules = parseRules(members['rules']);
  if (strangerIn(members, ['rules', 'set', 'usedEngines', 'starter', 'hand']) !== undefined || !rules.ok)
    return undefined;
  if (!isWhole(set, 6, 18) || !isWhole(starter, 0, MOST_SEATS - 1) || !isTileList(usedEngines) || !isTileList(hand))
    return undefined;
  return { rules: ruleChoice(rules.value), set, usedEngines, starter, hand };
}
