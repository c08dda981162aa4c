import { isAcknowledged, type RunEvidence } from '../record.ts';
import type { StoredEntrant, StoredScore, StoredTable, StoredTournament } from './stored-together.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

// Whether each round of a tournament is paired once, at whole tables, with all who belong there and nobody else.

/** Finds the faults of the pairings of tournaments. Pure. */
export function wrongPairings(evidence: RunEvidence, stored: Stored): Violation[] {
  return stored.tournaments.flatMap((tournament) => {
    const own = <T extends { readonly tournament_id: string }>(rows: readonly T[]): readonly T[] =>
      rows.filter((row) => row.tournament_id === tournament.id);
    const of = { tournament, entrants: own(stored.entrants) };
    const rounds = Array.from({ length: tournament.round }, (_, index) => index + 1);
    return rounds.flatMap((round) => {
      const paired: Round = {
        ...of,
        round,
        tables: own(stored.tables).filter((one) => one.round === round),
        scores: own(stored.scores).filter((one) => one.round === round),
      };
      return [
        ...wrongPairing(paired).map((why) => report('wrongPairing', tournament, { round, why })),
        ...wrongPeople(paired, stored).map((why) => report('wrongPairing', tournament, { round, why })),
        ...blockedTogether(paired, evidence, stored),
        ...tooManyByes(paired, stored),
      ];
    });
  });
}

interface Round {
  readonly tournament: StoredTournament;
  readonly entrants: readonly StoredEntrant[];
  readonly round: number;
  readonly tables: readonly StoredTable[];
  readonly scores: readonly StoredScore[];
}

function report(kind: Violation['kind'], { id }: StoredTournament, evidence: unknown): Violation {
  return { kind, subject: id, evidence };
}

const isGone = ({ state, account_id: account }: StoredEntrant): boolean =>
  account === null || state === 'left' || state === 'removed';

/** Returns the faults of a round's tables: each is there once, with seats 0, 1, 2 …, and everybody has one line. */
function wrongPairing({ tournament, entrants, round, tables, scores }: Round): unknown[] {
  const isOver = round < tournament.round || tournament.status === 'finished';
  const left = entrants.filter(isGone).length;
  const numbers = scores.map(({ number }) => number);
  const seated = Map.groupBy(
    scores.filter(({ kind }) => kind === 'game'),
    (one) => one.game_id ?? '',
  );
  const wrongTables = tables.filter(({ game_id: game, state }, index) => {
    const seats = (seated.get(game) ?? []).map(({ seat }) => seat ?? -1).toSorted((a, b) => a - b);
    const isWhole = seats.length >= 2 && seats.length <= tournament.table_size;
    return (
      tables[index]?.number !== index + 1 ||
      seats.some((seat, nth) => seat !== nth) ||
      // A table of which everybody but one has left before its game began is none any more.
      !(isWhole || (seats.length === 0 && left > 0)) ||
      (isOver && state !== 'counted')
    );
  });
  return [
    ...wrongTables,
    ...(new Set(numbers).size < numbers.length ? [{ twice: numbers }] : []),
    ...[...seated.keys()].filter((game) => tables.every((one) => one.game_id !== game)),
    ...scores.filter(({ points, kind }) => points === null && (isOver || kind !== 'game')),
    // Nobody who plays is forgotten.
    ...entrants.filter(
      ({ state, number, standing }) => state === 'in' && standing !== null && !numbers.includes(number),
    ),
  ];
}

/** Returns the faults of the seating: each in one game of the round, and nobody in another's seat. */
function wrongPeople({ tournament, entrants, tables, scores }: Round, { games }: Stored): unknown[] {
  const played = tables.flatMap((table) => {
    const game = games.find(({ id }) => id === table.game_id);
    return game === undefined ? [] : [{ table, game }];
  });
  const seats = scores.filter(({ kind }) => kind === 'game');
  const people = played.flatMap(({ game }) =>
    game.seats.flatMap(({ kind, account }) => (kind === 'person' ? account : [])),
  );
  const missing = tables.filter(
    ({ game_id: id, state }) =>
      state === 'playing' && tournament.status === 'playing' && games.every((game) => game.id !== id),
  );
  const strangers = played.flatMap(({ game }) =>
    game.seats.filter(({ kind, account }, seat) => {
      const number = seats.find((one) => one.game_id === game.id && one.seat === seat)?.number;
      const expected = entrants.find((one) => one.number === number)?.account_id;
      const sitter = entrants.find((one) => one.account_id === account);
      // An entrant who has left may sit on in a game that nobody came to take over.
      return kind === 'person' && account !== expected && (sitter === undefined || !isGone(sitter));
    }),
  );
  return [...missing, ...strangers, ...(new Set(people).size < people.length ? [{ twice: people }] : [])];
}

/** Nobody plays with somebody that they had blocked before the round was paired. */
function blockedTogether(
  { tournament, entrants, round, scores }: Round,
  { blocks, tournamentsSeen }: RunEvidence,
  { clients }: Stored,
): Violation[] {
  // When somebody saw that it was not paired yet.
  const unpaired = tournamentsSeen.filter((seen) => seen.tournament === tournament.id && seen.round < round);
  const before = Math.max(-Infinity, ...unpaired.map(({ begun }) => begun));
  const names = new Map(entrants.map((one) => [one.number, clients.get(one.account_id ?? '') ?? '']));
  const tables = Map.groupBy(
    scores.filter(({ kind }) => kind === 'game'),
    (one) => one.game_id,
  );
  return [...tables.values()].flatMap((seats) => {
    const together = seats.map(({ number }) => names.get(number) ?? '');
    return blocks
      .filter((block) => isAcknowledged(block) && block.ended < before)
      .filter(({ client, other }) => together.includes(client) && together.includes(other))
      .map((block) => report('blockedTogether', tournament, { round, together, block }));
  });
}

/** One person sits out where an odd number plays two and two; more only because of blocks, and of people who have left. */
function tooManyByes({ tournament, entrants, round, scores }: Round, { blocks }: Stored): Violation[] {
  const byes = scores.filter(({ kind }) => kind === 'bye');
  const players = byes.length + scores.filter(({ kind }) => kind === 'game').length;
  const accounts = new Set(entrants.map((one) => one.account_id));
  const apart = blocks.filter((one) => accounts.has(one.account_id) && accounts.has(one.other_id)).length;
  const most =
    (tournament.table_size === 2 ? players % 2 : 0) +
    2 * apart +
    entrants.filter(isGone).length * tournament.table_size;
  return byes.length <= most ? [] : [report('tooManyByes', tournament, { round, byes, players, apart })];
}
