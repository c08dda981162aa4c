import { PROFILE_PARTS } from '@slow-train/protocol';
import { describe, expect, test } from 'vitest';
import { ownProfile, profileFor, yearFrom, type ProfileRows } from '../../src/profiles/profile.ts';
import type { RatedStanding } from '../../src/game/standing.ts';

const HOUR = 3_600_000;
const standing = (finished: string, more: Partial<RatedStanding> = {}): RatedStanding => {
  const finishedAt = Date.parse(finished);
  return {
    account: 'account-of-ana',
    preset: 'hub',
    isRated: false,
    seats: 3,
    place: 1,
    rounds: 2,
    roundsWon: 1,
    pips: 10,
    longestTrain: 8,
    turns: 20,
    timeouts: 0,
    isAway: false,
    startedAt: finishedAt - 5 * HOUR,
    finishedAt,
    rating: null,
    ...more,
  };
};
/** A rating in points, which are hundredths of mu, after a number of games. */
const rated = (nth: number, mu: number) => ({ nth, mu, sigma: 5 });
const rows = (standings: readonly RatedStanding[], more: Partial<ProfileRows> = {}): ProfileRows => ({
  name: 'Ana',
  since: Date.parse('2026-01-01T00:00:00Z'),
  hides: [],
  standings,
  played: [],
  late: 0,
  alone: [],
  ...more,
});

describe('a profile', () => {
  test('a profile of somebody new has nothing to show', () => {
    expect(ownProfile(rows([]))).toEqual({
      name: 'Ana',
      since: '2026-01-01T00:00:00.000Z',
      results: null,
      pips: null,
      pace: null,
      reliability: null,
      ratings: null,
      ladder: null,
      hides: [],
      years: [],
      together: null,
    });
  });

  test('a profile adds up the games that came to a result', () => {
    const { results } = ownProfile(
      rows([
        standing('2026-10-05T00:00:00Z', { place: 2, seats: 4, longestTrain: 11 }),
        standing('2026-10-04T00:00:00Z', { roundsWon: 2, rounds: 3 }),
        standing('2026-10-03T00:00:00Z', { place: null, longestTrain: 30, rounds: 9 }),
        standing('2026-10-02T00:00:00Z'),
        standing('2026-10-01T00:00:00Z', { place: 2, seats: 3, roundsWon: 0 }),
      ]),
    );
    expect(results).toEqual({
      games: 4,
      places: [
        { place: 1, seats: 3, times: 2 },
        { place: 2, seats: 3, times: 1 },
        { place: 2, seats: 4, times: 1 },
      ],
      rounds: 9,
      roundsWon: 4,
      longestTrain: 11,
    });
  });

  test('a profile has the pips a round of each month, of the last twelve', () => {
    const { pips } = ownProfile(
      rows([
        standing('2026-10-05T00:00:00Z', { rounds: 1, pips: 9 }),
        standing('2026-10-01T00:00:00Z', { rounds: 3, pips: 3 }),
        standing('2026-09-30T23:59:59Z', { rounds: 2, pips: 5 }),
        standing('2026-08-30T00:00:00Z', { rounds: 0, pips: 5 }),
        standing('2026-07-30T00:00:00Z', { place: null }),
      ]),
    );
    expect(pips).toEqual([
      { month: '2026-09', pips: 2.5 },
      { month: '2026-10', pips: 3 },
    ]);
    const many = Array.from({ length: 14 }, (_, month) =>
      standing(new Date(Date.UTC(2026, 11 - month, 5)).toISOString()),
    );
    const months = ownProfile(rows(many)).pips?.map(({ month }) => month);
    expect([months?.length, months?.[0], months?.at(-1)]).toEqual([12, '2026-01', '2026-12']);
  });

  test('a profile says how long games took, in hours', () => {
    const { pace } = ownProfile(
      rows([
        standing('2026-10-05T00:00:00Z'),
        standing('2026-10-04T00:00:00Z', { startedAt: Date.parse('2026-10-01T00:00:00Z') }),
        standing('2026-10-03T00:00:00Z', { startedAt: Date.parse('2026-10-03T00:00:01Z') }),
      ]),
    );
    expect(pace).toEqual({ shortest: 0, longest: 72 });
  });

  test('a profile says how reliable its owner is', () => {
    expect(ownProfile(rows([], { late: 2, played: [{ turns: 10, timeouts: 1, isAway: false }] })).reliability).toEqual({
      turns: 12,
      timeouts: 3,
      away: 0,
    });
  });

  test('a profile has a rating for each rule set, with its last thirty changes, oldest first', () => {
    const { ratings } = ownProfile(
      rows([
        standing('2026-10-05T00:00:00Z', { rating: rated(2, 27) }),
        standing('2026-10-04T00:00:00Z', { preset: 'station', rating: rated(10, 20) }),
        standing('2026-10-03T00:00:00Z', { rating: rated(1, 26) }),
        standing('2026-10-02T00:00:00Z', { place: null, rating: null }),
      ]),
    );
    const points = ratings?.map(({ preset, games, isProvisional, history }) => [
      preset,
      games,
      isProvisional,
      history.length,
    ]);
    expect(points).toEqual([
      ['hub', 2, true, 2],
      ['station', 10, false, 1],
    ]);
    const [hub] = ratings ?? [];
    expect(hub?.history.map(({ at }) => at.slice(0, 10))).toEqual(['2026-10-03', '2026-10-05']);
    expect(hub?.points).toBe(hub?.history.at(-1)?.points);
    expect(hub?.history[0]?.points).not.toBe(hub?.points);
    const many = Array.from({ length: 31 }, (_, at) =>
      standing('2026-10-05T00:00:00Z', { rating: rated(31 - at, 25) }),
    );
    expect(ownProfile(rows(many)).ratings?.[0]).toMatchObject({ games: 31, isProvisional: false });
    expect(ownProfile(rows(many)).ratings?.[0]?.history).toHaveLength(30);
  });

  test('a profile lists the years in which there were games, the latest first', () => {
    const years = ['2026-01-01T00:00:00Z', '2025-12-31T23:59:59Z', '2025-01-01T00:00:00Z', '2024-06-01T00:00:00Z'];
    expect(
      ownProfile(rows([...years.map((year) => standing(year)), standing('2023-01-01T00:00:00Z', { place: null })]))
        .years,
    ).toEqual([2026, 2025, 2024]);
  });

  test('33.9 the ladder counts games against computers by the best of them, and those that were won', () => {
    const alone = [
      { levels: ['beginner'], isWon: true },
      { levels: ['master', 'beginner'], isWon: false },
      { levels: ['regular'], isWon: true },
      { levels: ['casual', 'regular'], isWon: false },
    ] as const;
    expect(ownProfile(rows([], { alone })).ladder).toEqual([
      { level: 'beginner', games: 1, won: 1 },
      { level: 'regular', games: 2, won: 1 },
      { level: 'master', games: 1, won: 0 },
    ]);
  });

  test('a profile shows others nothing that is hidden', () => {
    const alone = [{ levels: ['casual'], isWon: true }] as const;
    const all = rows([standing('2026-10-05T00:00:00Z', { rating: rated(1, 26) })], { late: 1, alone });
    const together = { games: 3, ahead: 1, behind: 2 };
    const shown = profileFor(all, together);
    expect(shown).toMatchObject({ hides: null, years: null, together });
    for (const part of PROFILE_PARTS) expect(shown[part]).not.toBeNull();
    for (const part of PROFILE_PARTS) {
      const hidden = profileFor({ ...all, hides: [part] }, null);
      expect(PROFILE_PARTS.filter((one) => hidden[one] === null)).toEqual([part]);
      expect(ownProfile({ ...all, hides: [part] })).toMatchObject({ hides: [part], [part]: shown[part] });
    }
  });
});

describe('a year', () => {
  const people = [{ name: 'Bo', games: 2 }];
  const games = [
    standing('2026-12-31T23:59:59Z', {
      place: 2,
      rounds: 3,
      roundsWon: 0,
      pips: 20,
      longestTrain: 12,
      rating: rated(4, 30),
    }),
    standing('2026-02-01T00:00:00Z', { rating: rated(3, 28) }),
    standing('2026-02-02T00:00:00Z', { place: null, longestTrain: 40 }),
    standing('2026-01-01T00:00:00Z', { preset: 'station', rating: rated(1, 20) }),
    standing('2025-12-31T23:59:59Z', { rating: rated(2, 26), longestTrain: 50 }),
    standing('2025-11-30T00:00:00Z', { rating: rated(1, 24) }),
  ];

  test('a year adds up its games, and no others', () => {
    expect(yearFrom(games, 2026, people)).toMatchObject({
      year: 2026,
      games: 3,
      firsts: 2,
      rounds: 7,
      roundsWon: 2,
      pips: 40 / 7,
      longestTrain: 12,
      months: [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      pace: { shortest: 5, longest: 5 },
      people,
    });
  });

  test('a year says what it has changed in each rating, from that of the year before or of somebody new', () => {
    const { ratings } = yearFrom(games, 2026, people);
    expect(ratings.map(({ preset, games: count }) => [preset, count])).toEqual([
      ['hub', 2],
      ['station', 1],
    ]);
    const [hub, station] = ratings;
    const pointsOf = (mu: number) =>
      ownProfile(rows([standing('2026-01-01T00:00:00Z', { rating: rated(1, mu) })])).ratings?.[0]?.points ?? 0;
    expect(hub).toMatchObject({ points: pointsOf(30), gained: pointsOf(30) - pointsOf(26) });
    expect(station).toMatchObject({ points: pointsOf(20), gained: pointsOf(20) - pointsOf(25) });
  });

  test('a year without games is empty', () => {
    expect(yearFrom(games, 2024, [])).toEqual({
      year: 2024,
      games: 0,
      firsts: 0,
      rounds: 0,
      roundsWon: 0,
      pips: 0,
      longestTrain: 0,
      months: Array.from({ length: 12 }, () => 0),
      pace: null,
      ratings: [],
      people: [],
    });
  });
});
