import type { Game } from '../../src/game/game.ts';
import type { Tournament } from '../../src/tournaments/tournament.ts';

// A tournament counted once more, by hand as it were: from the games themselves, without any of the site's own counting.

/** What a round was for somebody, as far as the games tell. */
interface Line {
  readonly round: number;
  readonly number: number;
  readonly points: number;
  /** Of a game; null without one. */
  readonly game: string | null;
  readonly place: number | null;
  readonly pips: number | null;
}

/** Where somebody stands. */
export interface Counted {
  readonly number: number;
  readonly rank: number;
  readonly points: number;
  readonly games: number;
}

type TieBreak = (one: Totals, level: readonly number[]) => number;
interface Totals {
  readonly number: number;
  readonly points: number;
  readonly played: readonly Line[];
}

/** A win for sitting out, half of one for a first round missed by coming late, nothing for one's own blocks. */
const WITHOUT_GAME = { game: NaN, bye: 12, late: 6, absent: 0, apart: 0 } as const;

/** A ledger to note each round in when it ends. */
export function newLedger() {
  const lines: Line[] = [];
  const others = (line: Line): readonly Line[] =>
    line.game === null ? [] : lines.filter(({ game, number }) => game === line.game && number !== line.number);
  const pointsOf = (number: number): number =>
    sum(lines.flatMap((line) => (line.number === number ? line.points : [])));
  const opponents = (line: Line): number => mean(others(line).map(({ number }) => pointsOf(number)));
  /** Wins less losses against everybody level, if all of them have met. */
  const direct: TieBreak = ({ number }, level) => {
    if (level.length < 2 || level.length > 16) return 0;
    const among = lines.filter((line) => line.game !== null && level.includes(line.number));
    const met = (a: number, b: number): boolean =>
      among.some((one) => one.number === a && among.some((two) => two.number === b && two.game === one.game));
    if (!level.every((a) => level.every((b) => a === b || met(a, b)))) return 0;
    const own = among.filter((line) => line.number === number);
    return -sum(
      own.flatMap((line) =>
        among.filter(({ game }) => game === line.game).map(({ place }) => Math.sign((place ?? 0) - (line.place ?? 0))),
      ),
    );
  };
  const buchholz: TieBreak = ({ played }) => -hundredth(sum(played.map((line) => hundredth(opponents(line)))));
  const sonneborn: TieBreak = ({ played }) =>
    -hundredth(sum(played.map((line) => (hundredth(opponents(line)) * line.points) / 12)));
  const places: TieBreak = ({ played }) =>
    played.length === 0 ? Infinity : hundredth(mean(played.map(({ place }) => place ?? 0)));
  const pips: TieBreak = ({ played }) =>
    played.length === 0 ? Infinity : hundredth(mean(played.map((line) => line.pips ?? 0)));

  return {
    /** Notes a round from its games, each as it was when it was counted. */
    note({ round, scores, entrants }: Pick<Tournament, 'round' | 'scores' | 'entrants'>, games: readonly Game[]): void {
      const own = scores.filter((score) => score.round === round);
      for (const game of games) {
        const seated = own.filter((score) => score.game === game.id);
        const isFinal = game.status === 'finished' && game.results.length === game.setup.rounds;
        const results = seated.map(({ number, seat }) => {
          const account = entrants.find((one) => one.number === number)?.account;
          const occupant = game.seats[seat ?? -1];
          const isThere = occupant?.kind === 'person' && occupant.account === account;
          const pips = sum(game.results.map(({ scores: of }) => of[seat ?? -1] ?? NaN));
          const late = isFinal ? 0 : (game.clock?.seats[seat ?? -1]?.strikes ?? 0);
          return { number, pips, keys: [isThere ? 0 : 1, pips, late] };
        });
        for (const { number, pips, keys } of results) {
          const ahead = results.filter((other) => order(other.keys, keys) < 0).length;
          const level = results.filter((other) => order(other.keys, keys) === 0).length;
          const worth = Array.from({ length: level }, (_, nth) =>
            Math.round((12 * (results.length - 1 - ahead - nth)) / (results.length - 1)),
          );
          const points = Math.floor(2 * mean(worth)) / 2;
          lines.push({ round, number, points, game: game.id, place: 1 + ahead, pips });
        }
      }
      // Entrants who have come in since have scores for missed rounds.
      const others = scores.filter((score) => score.kind !== 'game' && score.round <= round);
      for (const { round: of, number, kind } of others)
        if (!lines.some((line) => line.round === of && line.number === number))
          lines.push({ round: of, number, points: WITHOUT_GAME[kind], game: null, place: null, pips: null });
    },

    /** Returns the standing, first to last. */
    standing(tableSize: number): readonly Counted[] {
      const numbers = [...new Set(lines.map(({ number }) => number))];
      const totals = numbers.map((number): Totals => ({
        number,
        points: pointsOf(number),
        played: lines.filter((line) => line.number === number && line.game !== null),
      }));
      const keyed = totals.map((one) => {
        const level = totals.filter(({ points }) => points === one.points).map(({ number }) => number);
        const ties = tableSize === 2 ? [buchholz, sonneborn, direct, pips] : [direct, places, buchholz, pips];
        return { one, keys: [-one.points, ...ties.map((tie) => tie(one, level))] };
      });
      const sorted = keyed.toSorted((a, b) => order(a.keys, b.keys) || a.one.number - b.one.number);
      return sorted.map(({ one: { number, points, played }, keys }) => ({
        number,
        points,
        games: played.length,
        rank: 1 + sorted.findIndex((other) => order(other.keys, keys) === 0),
      }));
    },
  };
}

function order(a: readonly number[], b: readonly number[]): number {
  for (const [index, key] of a.entries()) {
    const other = b[index] ?? 0;
    if (key !== other) return key < other ? -1 : 1;
  }
  return 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0);
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);
const hundredth = (number: number): number => Math.round(number * 100) / 100;
