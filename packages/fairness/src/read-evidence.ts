import { err, isOptionValue, MOST_SEATS, ok, SETS, type Result } from '@slow-train/rules';
import { DEAL_FORMAT } from './commitment.ts';
import type { Evidence, StarterEvidence } from './evidence.ts';
import { isHex32 } from './hex.ts';
import { isHexBySeat, isTableId, isTileList, isWhole, membersOf, strangerIn } from './shape.ts';

const MEMBERS = [
  'format',
  'table',
  'round',
  'set',
  'opening',
  'seats',
  'usedEngines',
  'commitment',
  'secret',
  'seals',
  'contributions',
  'decks',
  'starter',
];

/** More throw-ins than this are no deal, but somebody who wants to keep us busy. */
const MOST_DECKS = 100;

/**
 * Reads evidence from outside: its shape, strictly, with nothing missing and nothing more. Whether it is true is for
 * `verifyDeal` to say. The error is a sentence.
 */
export function readEvidence(json: unknown): Result<Evidence, string> {
  const members = membersOf(json);
  const { format, table, round, opening, seats, usedEngines, commitment, secret, seals, contributions, decks } =
    members;
  if (format !== DEAL_FORMAT) return err(`The format must be "${DEAL_FORMAT}".`);
  const stranger = strangerIn(members, MEMBERS);
  if (stranger !== undefined) return err(`"${stranger}" does not belong there.`);
  if (!isTableId(table)) return err('The table must be an id of 1 to 64 letters, digits, "_" and "-".');
  const set = SETS.find((known) => known === members['set']);
  if (set === undefined) return err('The set must be 6, 9, 12, 15 or 18.');
  if (!isWhole(round, 1, set + 1)) return err(`The round must be a whole number from 1 to ${set + 1}.`);
  if (!isOptionValue('opening', opening)) return err('The opening must be "aside", "holder", "highest" or "turns".');
  if (!isWhole(seats, 2, MOST_SEATS)) return err(`The seats must be a whole number from 2 to ${MOST_SEATS}.`);
  if (!isTileList(usedEngines)) return err('usedEngines must be a list of tiles, high end first.');
  const before = opening === 'highest' ? round - 1 : 0;
  if (usedEngines.length !== before)
    return err(`usedEngines must have ${before} tiles in this round with this opening.`);
  if (!isHex32(commitment)) return err('The commitment must be 64 lower-case hexadecimal digits.');
  if (!isHex32(secret)) return err('The secret must be 64 lower-case hexadecimal digits.');
  const bySeat = `must have 64 lower-case hexadecimal digits or null for each of the ${seats} seats.`;
  if (!isHexBySeat(seals, seats)) return err(`The seals ${bySeat}`);
  if (!isHexBySeat(contributions, seats)) return err(`The contributions ${bySeat}`);
  if (!Array.isArray(decks) || !decks.every(isTileList))
    return err('The decks must be lists of tiles, high end first.');
  if (!isWhole(decks.length, 1, MOST_DECKS)) return err(`There must be 1 to ${MOST_DECKS} decks.`);
  const starter = readStarter(members['starter'], seats);
  if (starter === undefined)
    return err(
      'The starter must be null, or who drew what: {"by": "random", "seat": 0} or {"by": "highTile", "tiles": […], "seat": 0}.',
    );
  return ok({
    format,
    table,
    round,
    set,
    opening,
    seats,
    usedEngines,
    commitment,
    secret,
    seals,
    contributions,
    decks,
    starter,
  });
}

function readStarter(value: unknown, seats: number): StarterEvidence | null | undefined {
  if (value === null) return null;
  const members = membersOf(value);
  const { by, seat, tiles } = members;
  if (!isWhole(seat, 0, seats - 1)) return undefined;
  if (by === 'random') return strangerIn(members, ['by', 'seat']) === undefined ? { by, seat } : undefined;
  if (by !== 'highTile' || !isTileList(tiles) || tiles.length !== seats) return undefined;
  return strangerIn(members, ['by', 'seat', 'tiles']) === undefined ? { by, tiles, seat } : undefined;
}
