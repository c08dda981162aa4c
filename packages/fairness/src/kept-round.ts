import {
  err,
  MOST_ENGINES,
  MOST_SEATS,
  ok,
  parseRules,
  ruleChoice,
  type BySeat,
  type Result,
  type RuleChoice,
  type Seat,
  type TileName,
} from '@slow-train/rules';
import { isHex32, type Hex32 } from './bytes.ts';
import { isSealOf, sealOf, type RoundId } from './commitment.ts';
import { isHexBySeat, isTableId, isTileList, isWholeNumber, jsonMembers, unknownMember } from './json.ts';

export const KEPT_FORMAT = 'slow-train-kept/1';

/** A closed list as a browser saw it. */
export interface SeenList {
  /** The browser's own seat. */
  readonly seat: Seat;
  readonly seals: BySeat<Hex32 | null>;
  /** By seat, whether the browser has seen its contribution arrive. Never changes back to false. */
  readonly opened: BySeat<boolean>;
}

/** A deal as a browser saw it, with the agreement before it. */
export interface SeenDeal {
  readonly rules: RuleChoice;
  readonly set: number;
  /** The engines of earlier rounds, in order. */
  readonly usedEngines: readonly TileName[];
  readonly starter: Seat;
  /** The seat to the left of the last starter, if the browser saw that round: it looks for the engine first (section 13). */
  readonly leader?: Seat | undefined;
  /** The seat's tiles when the round was opened, in any order. */
  readonly hand: readonly TileName[];
}

/**
 * What a browser stores about one round, to check the evidence when the round is over. Only `react` may take the
 * contribution out of it.
 */
export interface KeptRound extends RoundId {
  readonly format: typeof KEPT_FORMAT;
  /** The server's commitment at the time when the browser sealed. */
  readonly commitment: Hex32;
  readonly contribution: Hex32;
  readonly seal: Hex32;
  readonly list: SeenList | null;
  readonly deal: SeenDeal | null;
}

/** Starts a browser's record of a round, with a new contribution and its seal. */
export function newKeptRound({ table, round }: RoundId, commitment: Hex32, contribution: Hex32): KeptRound {
  const seal = sealOf({ table, round }, contribution);
  return { format: KEPT_FORMAT, table, round, commitment, contribution, seal, list: null, deal: null };
}

const MEMBERS = ['format', 'table', 'round', 'commitment', 'contribution', 'seal', 'list', 'deal'];

/**
 * Reads a browser's record of a round, from its storage or from a file.
 * @returns an error as a sentence
 */
export function readKeptRound(json: unknown): Result<KeptRound, string> {
  const members = jsonMembers(json);
  const { format, table, round, commitment, contribution, seal } = members;
  if (format !== KEPT_FORMAT) return err(`The format must be "${KEPT_FORMAT}".`);
  const unknown = unknownMember(members, MEMBERS);
  if (unknown !== undefined) return err(`"${unknown}" is not part of this format.`);
  if (!isTableId(table) || !isWholeNumber(round, 1, MOST_ENGINES))
    return err(`Table and round must be an id and a whole number from 1 to ${MOST_ENGINES}.`);
  if (!isHex32(commitment) || !isHex32(contribution) || !isHex32(seal))
    return err('Commitment, contribution and seal must be 64 lower-case hexadecimal digits.');
  if (!isSealOf(seal, { table, round }, contribution)) return err('The seal must be that of the contribution.');
  const list = readList(members['list']);
  if (list === undefined) return err('The list must be null, or seat, seals and opened for each seat.');
  const deal = readDeal(members['deal']);
  if (deal === undefined) return err('The deal must be null, or rules, set, usedEngines, starter and hand.');
  return ok({ format, table, round, commitment, contribution, seal, list, deal });
}

function readList(value: unknown): SeenList | null | undefined {
  if (value === null) return null;
  const members = jsonMembers(value);
  const { seat, seals, opened } = members;
  if (unknownMember(members, ['seat', 'seals', 'opened']) !== undefined || !Array.isArray(opened)) return undefined;
  const seats = opened.length;
  const flags: readonly unknown[] = opened;
  if (!isWholeNumber(seat, 0, seats - 1) || !isHexBySeat(seals, seats)) return undefined;
  if (!flags.every((flag) => typeof flag === 'boolean')) return undefined;
  return { seat, seals, opened: flags };
}

function readDeal(value: unknown): SeenDeal | null | undefined {
  if (value === null) return null;
  const members = jsonMembers(value);
  const { set, usedEngines, starter, leader, hand } = members;
  const rules = parseRules(members['rules']);
  if (unknownMember(members, ['rules', 'set', 'usedEngines', 'starter', 'leader', 'hand']) !== undefined || !rules.ok)
    return undefined;
  if (
    !isWholeNumber(set, 6, 18) ||
    !isWholeNumber(starter, 0, MOST_SEATS - 1) ||
    !(leader === undefined || isWholeNumber(leader, 0, MOST_SEATS - 1)) ||
    !isTileList(usedEngines) ||
    !isTileList(hand)
  )
    return undefined;
  const seen = { rules: ruleChoice(rules.value), set, usedEngines, starter, hand };
  return leader === undefined ? seen : { ...seen, leader };
}
