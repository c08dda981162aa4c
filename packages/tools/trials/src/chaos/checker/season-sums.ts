import type { StoredResult, StoredSeason } from './stored-together.ts';
import type { Stored } from './stored.ts';

/** What a season adds up to. */
interface SeasonSums {
  /** Ids of the games that count, in their order. */
  readonly games: readonly string[];
  readonly sums: readonly { readonly account: string; readonly sum: number }[];
}

interface Played {
  readonly id: string;
  readonly openedAt: string;
  readonly results: readonly StoredResult[];
}

/** Adds up a season from its results, as docs/decisions/053-circles.md has it. */
export function seasonSums(
  { circle_id: circle, number, terms }: StoredSeason,
  { circleGames, results, members }: Pick<Stored, 'circleGames' | 'results' | 'members'>,
): SeasonSums {
  const played = circleGames
    .filter((one) => one.circle_id === circle && one.season === number)
    .map((one) => ({
      id: one.game_id,
      openedAt: one.opened_at,
      results: results.filter((row) => row.game_id === one.game_id),
    }))
    .filter((one) => one.results.length > 0)
    .slice(0, terms.games);
  const since = new Map(
    members
      .filter((one) => one.circle_id === circle && one.state === 'member')
      .map((one) => [one.account_id, one.since]),
  );
  const cameAfter = (account: string, { openedAt }: Played): boolean => (since.get(account) ?? '') > openedAt;
  const [first] = played;
  const players = [...new Set(played.flatMap((game) => game.results.map((row) => row.account_id)))].filter(
    (account) => terms.late !== 'closed' || first === undefined || !cameAfter(account, first),
  );
  const sums = players.map((account) => {
    const units = played.map((game) => {
      const own = game.results.find((row) => row.account_id === account);
      if (own !== undefined) return terms.counted === 'places' ? [own.place] : own.scores;
      // Counts like their average.
      if (terms.late === 'average' && cameAfter(account, game)) return null;
      return missed(game, terms.counted, players.length);
    });
    const own = units.filter((one) => one !== null);
    const candidates = terms.droppable === 'games' ? own.map(total) : own.flat();
    const left = Math.min(terms.dropped, candidates.length - 1);
    const kept = total(candidates) - total(candidates.toSorted((a, b) => b - a).slice(0, left));
    const games = terms.droppable === 'games' ? own.length - left : own.length;
    return { account, sum: kept + Math.ceil(kept / Math.max(1, games)) * (units.length - own.length) };
  });
  return { games: played.map(({ id }) => id), sums };
}

/** Returns the score of a game for somebody who was not in it: the last place, or in each round the most pips. */
function missed({ results }: Played, counted: StoredSeason['terms']['counted'], players: number): readonly number[] {
  if (counted === 'places') return [Math.max(players, results[0]?.seats ?? 0)];
  const rounds = Math.max(...results.map(({ scores }) => scores.length));
  return Array.from({ length: rounds }, (_, round) => Math.max(...results.map(({ scores }) => scores[round] ?? 0)));
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
