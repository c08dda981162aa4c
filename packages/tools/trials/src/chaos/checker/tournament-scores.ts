import { parseSetup, placesOf, totalsOf } from '@slow-train/rules';
import type { StoredRank, StoredScore, StoredTable } from './stored-together.ts';
import type { FinalScores, Stored } from './stored.ts';
import type { Violation } from './violation.ts';

// Whether tournaments count what was played, and add it up as docs/decisions/054-tournaments.md has it.

/** For the first place; for sitting out; for a first round that was missed by coming late. */
const POINTS = { first: 12, bye: 12, late: 6, absent: 0 };

/** Finds what is wrong with the scores and standings of tournaments. Pure. */
export function wrongScores(stored: Stored, finals: ReadonlyMap<string, FinalScores>): Violation[] {
  return [
    ...stored.tables
      .filter(({ state }) => state === 'counted')
      .flatMap((table) => wrongTable(table, stored, finals.get(table.game_id))),
    ...stored.scores
      .filter(({ kind, points }) => kind !== 'game' && points !== POINTS[kind])
      .map((score) => ({ kind: 'wrongScore' as const, subject: score.tournament_id, evidence: score })),
    ...stored.tournaments.flatMap(({ id, round, table_size: size }) =>
      round === 0 ? [] : wrongStandings(id, size, stored),
    ),
  ];
}

/** A table counts its finished rounds, or the first of them if its time was over, and shares the points by place. */
function wrongTable(
  { tournament_id: tournament, game_id: id }: StoredTable,
  { games, scores, entrants }: Stored,
  rounds: FinalScores | undefined,
): Violation[] {
  const game = games.find((one) => one.id === id);
  const seated = scores.filter((one) => one.game_id === id).toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  if (game === undefined || rounds === undefined || seated.length === 0) return [];
  const count = game.seats.length;
  const played = Array.from({ length: rounds.length + 1 }, (_, index) =>
    totalsOf(rounds.slice(0, index), count),
  ).findLastIndex((totals) => seated.every(({ seat, pips }) => totals[seat ?? -1] === pips));
  const places = seated.map(({ place }) => place ?? 0);
  const isShared = seated.every(({ points, place }) => points === sharedPoints(place ?? 0, places));
  // An entrant who has left their seat comes last, with any pips.
  const isWhole = seated.every((one) => {
    const entrant = entrants.find((other) => other.tournament_id === tournament && other.number === one.number);
    const occupant = game.seats[one.seat ?? -1];
    return entrant?.state === 'in' && occupant?.kind === 'person' && occupant.account === entrant.account_id;
  });
  const parsed = parseSetup(game.setup.rules, count, game.setup.set, game.setup.rounds);
  const isPlaced =
    !isWhole ||
    played < game.setup.rounds ||
    (parsed.ok && placesOf(parsed.value.rules, rounds, count).every((place, seat) => places[seat] === place));
  if (played >= 0 && isShared && isPlaced) return [];
  return [{ kind: 'wrongScore', subject: tournament, evidence: { game: id, seated, rounds } }];
}

/** Returns the points of a place: 12 for the first, 0 for the last, the others evenly between, shared by halves. */
function sharedPoints(place: number, places: readonly number[]): number {
  const last = places.length - 1;
  const ahead = places.filter((other) => other < place).length;
  const same = places.filter((other) => other === place).length;
  const shared = Array.from({ length: same }, (_, nth) => Math.round((POINTS.first * (last - ahead - nth)) / last));
  return Math.floor((2 * sum(shared)) / same) / 2;
}

type Counted = StoredScore & { readonly points: number };

/** Everybody has the points, games, opponents, place and pips that their scores add up to, and more points come first. */
function wrongStandings(tournament: string, size: number, { entrants, scores }: Stored): Violation[] {
  const counted = scores.flatMap((one): Counted[] =>
    one.tournament_id === tournament && one.points !== null ? [{ ...one, points: one.points }] : [],
  );
  const known = new Set(scores.flatMap((one) => (one.tournament_id === tournament ? [one.number] : [])));
  const own = entrants.filter((one) => one.tournament_id === tournament);
  const wrong = own.filter(({ number, standing }) => {
    if (!known.has(number) || standing === null) return known.has(number) !== (standing !== null);
    const expected = sumsOf(number, counted);
    return PARTS.some((part) => standing[part] !== expected[part]);
  });
  const ranked = own.flatMap(({ standing }) => standing ?? []);
  const isOutOfOrder = ranked.some((one) =>
    ranked.some(
      (other) =>
        (one.points > other.points && one.rank >= other.rank) ||
        // Two and two, the opponents' points decide next.
        (size === 2 && one.points === other.points && one.opponents > other.opponents && one.rank >= other.rank),
    ),
  );
  const found = [...wrong, ...(isOutOfOrder ? [ranked] : [])];
  return found.map((evidence) => ({ kind: 'wrongStanding', subject: tournament, evidence }));
}

const PARTS = ['points', 'games', 'opponents', 'beaten', 'place', 'pips'] as const;

function sumsOf(number: number, counted: readonly Counted[]): Omit<StoredRank, 'rank'> {
  const pointsOf = (who: number): number => sum(counted.flatMap((one) => (one.number === who ? [one.points] : [])));
  const games = counted.filter((one) => one.number === number && one.kind === 'game');
  const met = games.map((game) => {
    const others = counted.filter((one) => one.game_id === game.game_id && one.number !== number);
    const mean = meanOf(others.map((other) => pointsOf(other.number))) ?? 0;
    return { mean, beaten: (mean * game.points) / POINTS.first };
  });
  return {
    points: pointsOf(number),
    games: games.length,
    opponents: hundredth(sum(met.map(({ mean }) => mean))),
    beaten: hundredth(sum(met.map(({ beaten }) => beaten))),
    place: meanOf(games.flatMap(({ place }) => place ?? [])),
    pips: meanOf(games.flatMap(({ pips }) => pips ?? [])),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const hundredth = (number: number): number => Math.round(number * 100) / 100;

function meanOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : hundredth(sum(numbers) / numbers.length);
}
