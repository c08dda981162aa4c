import { testChance } from '@slow-train/local/kit';
import { parseSetup, ruleChoice, type RuleChoice } from '@slow-train/rules';
import type { Chance } from '../../src/game/chance.ts';
import { begin } from '../../src/game/seating.ts';
import { type Game, UNPLAYED } from '../../src/game/game.ts';
import type { ComputerOccupant, Occupant, PersonOccupant } from '../../src/game/seats.ts';
import { type GameUpdate, startUpdate } from '../../src/game/update.ts';

export const NOON = Date.parse('2026-10-01T12:00:00.000Z');

export const ana: PersonOccupant = { kind: 'person', account: 'account-of-ana', name: 'Ana' };
export const bo: PersonOccupant = { kind: 'person', account: 'account-of-bo', name: 'Bo' };
export const cleo: PersonOccupant = { kind: 'person', account: 'account-of-cleo', name: 'Cleo' };
export const robot = (name: string): ComputerOccupant => ({ kind: 'computer', name });
export const nobody: Occupant = { kind: 'nobody' };

/** Returns a game that has not started, without a database. */
export function lobbyTable(rules: RuleChoice, seats: readonly Occupant[], rounds = 1): Game {
  const setup = parseSetup(rules, seats.length, undefined, rounds);
  if (!setup.ok) throw new Error(setup.error);
  const { value } = setup;
  return {
    id: 'table-000001',
    revision: seats.length,
    name: 'The Local',
    status: 'lobby',
    host: 'account-of-ana',
    setup: { rules: ruleChoice(value.rules), set: value.set, rounds },
    seats,
    invitation: 'invitation-00000000001',
    invitationUntil: Date.parse('2027-01-01T00:00:00Z'),
    ...UNPLAYED,
    createdAt: NOON,
    updatedAt: NOON,
  };
}

/** Returns the same, dealt and advanced until a person has to choose. */
export function startedTable(
  rules: RuleChoice,
  seats: readonly Occupant[],
  rounds = 1,
  chance: Chance = testChance(),
): GameUpdate {
  return begin(startUpdate(lobbyTable(rules, seats, rounds), NOON), chance);
}
