import {
  err,
  isOptionValue,
  MOST_ENGINES,
  MOST_SEATS,
  ok,
  SETS,
  tileName,
  type BySeat,
  type Options,
  type Result,
  type Seat,
  type Setup,
  type Tile,
  type TileName,
  type TileSet,
} from '@slow-train/rules';
import { isHex32, type Hex32 } from './bytes.ts';
import { DEAL_FORMAT, type RoundId } from './commitment.ts';
import { mixOf, type RoundCommitments } from './commitment-list.ts';
import { decksOf, type DeckRules, usualEngine } from './deck.ts';
import { isHexBySeat, isTableId, isTileList, isWholeNumber, jsonMembers, unknownMember } from './json.ts';
import { drawStarter, hasStarterDraw, type StarterDraw } from './starter.ts';

/** A starter draw in its written form. */
export type StarterEvidence =
  | { readonly by: 'random'; readonly seat: Seat }
  | { readonly by: 'highTile'; readonly tiles: readonly TileName[]; readonly seat: Seat };

/** What is needed to repeat a deal. Secret while the round is played, public when it is over. */
export interface Evidence extends RoundId, Pick<DeckRules, 'sets' | 'engine' | 'engineDraw'> {
  readonly format: typeof DEAL_FORMAT;
  readonly set: TileSet;
  readonly opening: Options['opening'];
  /** The number of seats. */
  readonly seats: number;
  /** With the opening `highest`, the engines of earlier rounds in order; otherwise empty. */
  readonly usedEngines: readonly TileName[];
  readonly commitment: Hex32;
  readonly secret: Hex32;
  readonly seals: BySeat<Hex32 | null>;
  /** Null for a seat that sealed nothing or did not reveal its contribution. */
  readonly contributions: BySeat<Hex32 | null>;
  /** One, plus one each time the tiles were thrown in. */
  readonly decks: readonly (readonly TileName[])[];
  /** In the first round, where a seat is drawn; otherwise null. */
  readonly starter: StarterEvidence | null;
}

/** What a deal depends on, apart from randomness. */
export interface DealRules extends DeckRules {
  readonly starter: Options['starter'];
}

/**
 * Returns the rules that the deal of a round depends on.
 * @param usedEngines the engines of earlier rounds, in order
 */
export function dealRulesOf({ rules, set, engines }: Setup, round: number, usedEngines: readonly Tile[]): DealRules {
  const { opening, starter, sets, engineDraw } = rules;
  const engine = opening === 'highest' || opening === 'first' ? undefined : engines[round - 1];
  return {
    set,
    opening,
    starter,
    usedEngines: opening === 'highest' ? usedEngines : [],
    ...(sets === 2 && { sets }),
    ...(engineDraw === 'inTurn' && { engineDraw }),
    ...(engine !== undefined && engine !== usualEngine(round, set) && { engine }),
  };
}

/**
 * Deals an upcoming round: its decks, the starter if a draw decides it, and the evidence. Pure: the same input always
 * gives the same deal.
 * @throws RangeError before the list is closed
 */
export function dealOf(commitments: RoundCommitments, rules: DealRules): Evidence {
  const mix = mixOf(commitments);
  const { commitment, seals } = commitments.list;
  const { set, opening, usedEngines, starter, sets, engine, engineDraw } = rules;
  const by = opening !== 'aside' || starter === 'random' ? 'random' : 'highTile';
  return {
    format: DEAL_FORMAT,
    table: mix.table,
    round: mix.round,
    set,
    opening,
    ...(sets && { sets }),
    ...(engine !== undefined && { engine }),
    ...(engineDraw && { engineDraw }),
    seats: mix.contributions.length,
    usedEngines: opening === 'highest' ? usedEngines.map(tileName) : [],
    commitment,
    secret: mix.secret,
    seals,
    contributions: mix.contributions,
    decks: decksOf(mix, rules).map((deck) => deck.map(tileName)),
    starter: hasStarterDraw(mix.round, rules) ? writeStarter(drawStarter(mix, rules, by)) : null,
  };
}

export function writeStarter(draw: StarterDraw): StarterEvidence {
  return draw.by === 'random' ? draw : { ...draw, tiles: draw.tiles.map(tileName) };
}

const MEMBERS = [
  'format',
  'table',
  'round',
  'set',
  'opening',
  'sets',
  'engine',
  'engineDraw',
  'seats',
  'usedEngines',
  'commitment',
  'secret',
  'seals',
  'contributions',
  'decks',
  'starter',
];

/** Far more than any deal needs; a longer list can only be meant to keep the verifier busy. */
const MOST_DECKS = 100;

/**
 * Reads untrusted evidence strictly: nothing missing, nothing unknown. Checks only its format; `verifyDeal` checks
 * whether it is true.
 * @returns an error as a sentence
 */
export function readEvidence(json: unknown): Result<Evidence, string> {
  const members = jsonMembers(json);
  const { format, table, round, opening, seats, usedEngines, commitment, secret, seals, contributions, decks } =
    members;
  if (format !== DEAL_FORMAT) return err(`The format must be "${DEAL_FORMAT}".`);
  const unknown = unknownMember(members, MEMBERS);
  if (unknown !== undefined) return err(`"${unknown}" is not part of this format.`);
  if (!isTableId(table)) return err('The table must be an id of 1 to 64 letters, digits, "_" and "-".');
  const set = SETS.find((known) => known === members['set']);
  if (set === undefined) return err('The set must be 6, 9, 12, 15 or 18.');
  const { sets, engine, engineDraw } = members;
  if (sets !== undefined && sets !== 2) return err('The sets must be 2, or left out for one.');
  if (engine !== undefined && !isWholeNumber(engine, 0, set))
    return err(`The engine must be a whole number from 0 to ${set}, or left out.`);
  if (engineDraw !== undefined && engineDraw !== 'inTurn') return err('engineDraw must be "inTurn", or left out.');
  const rounds = engine === undefined ? set + 1 : MOST_ENGINES;
  if (!isWholeNumber(round, 1, rounds)) return err(`The round must be a whole number from 1 to ${rounds}.`);
  if (!isOptionValue('opening', opening))
    return err('The opening must be "aside", "holder", "highest", "turns" or "first".');
  if (!isWholeNumber(seats, 2, MOST_SEATS)) return err(`The seats must be a whole number from 2 to ${MOST_SEATS}.`);
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
  if (!isWholeNumber(decks.length, 1, MOST_DECKS)) return err(`There must be 1 to ${MOST_DECKS} decks.`);
  const starter = readStarter(members['starter'], seats);
  if (starter === undefined)
    return err(
      'The starter must be null or a draw: {"by": "random", "seat": 0} or {"by": "highTile", "tiles": […], "seat": 0}.',
    );
  return ok({
    format,
    table,
    round,
    set,
    opening,
    ...(sets && { sets }),
    ...(engine !== undefined && { engine }),
    ...(engineDraw && { engineDraw }),
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
  const members = jsonMembers(value);
  const { by, seat, tiles } = members;
  if (!isWholeNumber(seat, 0, seats - 1)) return undefined;
  if (by === 'random') return unknownMember(members, ['by', 'seat']) === undefined ? { by, seat } : undefined;
  if (by !== 'highTile' || !isTileList(tiles) || tiles.length !== seats) return undefined;
  return unknownMember(members, ['by', 'seat', 'tiles']) === undefined ? { by, tiles, seat } : undefined;
}
