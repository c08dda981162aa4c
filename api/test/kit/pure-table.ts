import { parseSetup, ruleChoice, type RuleChoice } from '@slow-train/rules';
import { cryptoChance } from '../../src/fairness/chance.ts';
import { begin } from '../../src/games/boarding.ts';
import { changeOf, type Change } from '../../src/games/change.ts';
import { UNPLAYED, type Game, type Seated } from '../../src/games/game.ts';

export const NOON = new Date('2026-10-01T12:00:00.000Z');

export const ana: Seated = { kind: 'person', account: 'account-of-ana', name: 'Ana' };
export const bo: Seated = { kind: 'person', account: 'account-of-bo', name: 'Bo' };
export const robot = (name: string): Seated => ({ kind: 'computer', name });
export const nobody: Seated = { kind: 'nobody' };

/** A table that is boarding, without a database. */
export function boardingTable(rules: RuleChoice, seats: readonly Seated[], rounds = 1): Game {
  const setup = parseSetup(rules, seats.length, undefined, rounds);
  if (!setup.ok) throw new Error(setup.error);
  const { value } = setup;
  return {
    id: 'table-000001',
    revision: seats.length,
    name: 'The Local',
    status: 'boarding',
    host: 'account-of-ana',
    setup: { rules: ruleChoice(value.rules), set: value.set, rounds },
    seats,
    invitation: 'invitation-00000000001',
    invitationUntil: new Date('2027-01-01T00:00:00Z'),
    ...UNPLAYED,
    createdAt: NOON,
    updatedAt: NOON,
  };
}

/** The same, started: dealt, and played on until a person has to choose. */
export function startedTable(rules: RuleChoice, seats: readonly Seated[], rounds = 1): Change {
  return begin(changeOf(boardingTable(rules, seats, rounds), NOON), cryptoChance);
}
