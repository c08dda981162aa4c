/** What adds up in a season: places, of which 1 is best, or pips. Fewer are better in both. */
export const COUNTED = ['places', 'pips'] as const;
export type Counted = (typeof COUNTED)[number];

/** What each player's worst are left out of: games, or rounds, which only have pips. */
export const DROPPABLE = ['games', 'rounds'] as const;
export type Droppable = (typeof DROPPABLE)[number];

/**
 * What the games count for somebody who joined after them. `missed`: like any game they were not in; `average`: like
 * the average of their own; `closed`: nobody joins a season that has begun.
 */
export const LATE_RULES = ['missed', 'average', 'closed'] as const;
export type LateRule = (typeof LATE_RULES)[number];

/** What decides between players with the same sum, in this order; after all of it they share a place. */
export type SeasonTieBreak = 'wins' | 'average' | 'latest';
export const SEASON_TIE_BREAKS: readonly SeasonTieBreak[] = ['wins', 'average', 'latest'];

/** What was agreed when the season began. */
export interface CountingTerms {
  readonly counted: Counted;
  /** How many of each player's worst do not count; at least one always does. */
  readonly dropped: number;
  readonly droppable: Droppable;
  readonly late: LateRule;
}

/** What a game was for one player. */
export interface SeasonResult {
  readonly player: string;
  readonly place: number;
  /** Pips by round. */
  readonly scores: readonly number[];
  /** Whether somebody else played it for them: it counts the same. */
  readonly isSubstituted: boolean;
}

/** A finished game of a season. */
export interface SeasonGame {
  readonly number: number;
  /** When its players were asked. In milliseconds. */
  readonly openedAt: number;
  readonly seats: number;
  readonly results: readonly SeasonResult[];
}

/** What a game counts for a player. */
export interface SeasonCell {
  /** `before`: they had not joined yet, and the game counts like their average. */
  readonly kind: 'played' | 'substituted' | 'missed' | 'before';
  readonly value: number;
  readonly isDropped: boolean;
  /** Of its rounds, those that do not count, if rounds are dropped. */
  readonly droppedRounds: readonly number[];
}

/** A player's line of the table. */
export interface SeasonRow {
  readonly player: string;
  readonly place: number;
  readonly sum: number;
  /** By game. */
  readonly cells: readonly SeasonCell[];
  readonly wins: number;
}

/**
 * Returns the table of a season, best first. Its players are all that a game counts for. A game they were not in counts
 * as the place after all players of the season, or in each round as many pips as the most that anybody had in it.
 * @param games that were played to their end, in their order
 * @param joined when each player joined; missing for one who was there before the season
 */
export function seasonTable(
  terms: CountingTerms,
  games: readonly SeasonGame[],
  joined: ReadonlyMap<string, number> = new Map(),
): readonly SeasonRow[] {
  const players = playersOf(terms, games, joined);
  const lines = players.map((player) => lineOf(player, terms, games, joined.get(player) ?? -Infinity, players.length));
  const ranked = lines.toSorted(compare);
  const places: number[] = [];
  for (const [index, line] of ranked.entries()) {
    const before = ranked[index - 1];
    const isShared = before !== undefined && compare(before, line) === 0;
    places.push(isShared ? (places[index - 1] ?? 1) : index + 1);
  }
  return ranked.map(({ player, sum, cells, wins }, index) => ({
    player,
    place: places[index] ?? 1,
    sum,
    cells,
    wins,
  }));
}

/** Returns each player's place after each game, by player. A player who came in later has null until then. */
export function seasonCourse(
  terms: CountingTerms,
  games: readonly SeasonGame[],
  joined?: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly (number | null)[]> {
  const tables = games.map((_, index) => seasonTable(terms, games.slice(0, index + 1), joined));
  const course = new Map<string, (number | null)[]>();
  for (const [index, table] of tables.entries())
    for (const { player, place } of table) {
      const so = course.get(player) ?? games.map(() => null);
      so[index] = place;
      course.set(player, so);
    }
  return course;
}

function playersOf(
  { late }: CountingTerms,
  games: readonly SeasonGame[],
  joined: ReadonlyMap<string, number>,
): readonly string[] {
  const [first] = games;
  const all = new Set(games.flatMap(({ results }) => results.map(({ player }) => player)));
  if (late !== 'closed' || first === undefined) return [...all].toSorted();
  return [...all].filter((player) => (joined.get(player) ?? -Infinity) <= first.openedAt).toSorted();
}

interface Line extends Omit<SeasonRow, 'place'> {
  /** Over all their own games, whether or not they count: pips a round if places add up, else places. */
  readonly average: number;
  /** What the latest game counts. */
  readonly latest: number;
}

function lineOf(
  player: string,
  terms: CountingTerms,
  games: readonly SeasonGame[],
  joinedAt: number,
  players: number,
): Line {
  const entries = games.map((game) => entryOf(player, terms, game, joinedAt, players));
  const counts = entries.some(({ result }) => result !== undefined);
  // Somebody who has played nothing has no average.
  const own = entries.filter(({ kind }) => kind !== 'before' || !counts);
  const left = worstOf(own, terms);
  const kept = own.filter((entry) => terms.droppable === 'rounds' || !left.has(entry));
  const keptSum = kept.reduce((sum, entry) => sum + total(entry.units) - total(droppedUnits(entry, left)), 0);
  const average = Math.ceil(keptSum / Math.max(1, kept.length));
  const cells = entries.map((entry): SeasonCell => {
    if (!own.includes(entry)) return { kind: 'before', value: average, isDropped: false, droppedRounds: [] };
    const droppedRounds = terms.droppable === 'rounds' ? [...(left.get(entry) ?? [])] : [];
    const isDropped = terms.droppable === 'games' && left.has(entry);
    return { kind: entry.kind, value: total(entry.units), isDropped, droppedRounds };
  });
  const results = entries.flatMap(({ result }) => result ?? []);
  return {
    player,
    cells,
    sum: keptSum + average * (entries.length - own.length),
    wins: results.filter(({ place }) => place === 1).length,
    average:
      terms.counted === 'places'
        ? mean(results.flatMap(({ scores }) => scores))
        : mean(results.map(({ place }) => place)),
    latest: cells.at(-1)?.value ?? 0,
  };
}

interface Entry {
  readonly kind: SeasonCell['kind'];
  /** What adds up to its value: a place, or the pips of each round. */
  readonly units: readonly number[];
  readonly result: SeasonResult | undefined;
}

function entryOf(
  player: string,
  { counted, late }: CountingTerms,
  { openedAt, seats, results }: SeasonGame,
  joinedAt: number,
  players: number,
): Entry {
  const result = results.find((one) => one.player === player);
  if (result !== undefined) {
    const units = counted === 'places' ? [result.place] : result.scores;
    return { kind: result.isSubstituted ? 'substituted' : 'played', units, result };
  }
  const kind = late === 'average' && joinedAt > openedAt ? 'before' : 'missed';
  if (counted === 'places') return { kind, units: [Math.max(players, seats)], result };
  const rounds = Math.max(0, ...results.map(({ scores }) => scores.length));
  const worst = Array.from({ length: rounds }, (_, round) =>
    Math.max(0, ...results.map(({ scores }) => scores[round] ?? 0)),
  );
  return { kind, units: worst, result };
}

/** Returns what does not count: by game, the indexes of its units. Of equally bad ones the earliest. */
function worstOf(
  entries: readonly Entry[],
  { dropped, droppable }: CountingTerms,
): ReadonlyMap<Entry, readonly number[]> {
  const candidates = entries.flatMap((entry) =>
    droppable === 'games'
      ? [{ entry, worth: total(entry.units), units: entry.units.map((_, unit) => unit) }]
      : entry.units.map((worth, unit) => ({ entry, worth, units: [unit] })),
  );
  const most = Math.max(0, Math.min(dropped, candidates.length - 1));
  const left = new Map<Entry, readonly number[]>();
  for (const { entry, units } of candidates.toSorted((a, b) => b.worth - a.worth).slice(0, most))
    left.set(
      entry,
      [...(left.get(entry) ?? []), ...units].toSorted((a, b) => a - b),
    );
  return left;
}

function droppedUnits(entry: Entry, left: ReadonlyMap<Entry, readonly number[]>): readonly number[] {
  return (left.get(entry) ?? []).map((unit) => entry.units[unit] ?? 0);
}

/** Negative if the first is better. As `SEASON_TIE_BREAKS` has it. */
function compare(one: Line, other: Line): number {
  return (
    one.sum - other.sum || other.wins - one.wins || Math.sign(one.average - other.average) || one.latest - other.latest
  );
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** A player without one comes after all others. */
function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? Number.MAX_SAFE_INTEGER : total(numbers) / numbers.length;
}
