import {
  formatInstant,
  PROFILE_PARTS,
  type Hideable,
  type Instant,
  type Level,
  type Year,
  type Profile,
  type ProfilePart,
} from '@slow-train/protocol';
import { LEVELS } from '@slow-train/protocol/levels';
import { NEW_RATING, pointsOf, PROVISIONAL_GAMES } from '@slow-train/ranking/rating';
import { PRESET_NAMES } from '@slow-train/rules';
import { reliabilityOf, type PlayedGame } from '../game/reliability.ts';
import type { RatedStanding } from '../game/standing.ts';

/** What a profile is made from. */
export interface ProfileRows {
  readonly name: string;
  /** When the account was created. */
  readonly since: Instant;
  /** What its owner does not show to others. */
  readonly hides: readonly Hideable[];
  /** The latest ones, newest first. */
  readonly standings: readonly RatedStanding[];
  /** The latest finished games that still say whether they are reliable, newest first. */
  readonly played: readonly PlayedGame[];
  /** Their late turns in games in play. */
  readonly late: number;
  /** The latest finished games in which all others were computers. */
  readonly alone: readonly GameAlone[];
}

/** A finished game against computers only. */
export interface GameAlone {
  readonly levels: readonly Level[];
  readonly isWon: boolean;
}

/** The parts that a profile has if nothing is hidden. */
type Parts = Pick<Profile, ProfilePart>;

const MONTHS = 12;
const RATED_POINTS = 30;
const HOUR = 3_600_000;

/** Returns the profile as its owner sees it: everything, and what others do not see. */
export function ownProfile(rows: ProfileRows): Profile {
  const years = new Set(placed(rows.standings).map(({ finishedAt }) => yearOf(finishedAt)));
  return {
    ...headOf(rows),
    ...partsOf(rows),
    hides: rows.hides,
    years: [...years].toSorted((a, b) => b - a),
    together: null,
  };
}

/** Returns the profile as others see it. @param together the games that the viewer has finished with them */
export function profileFor(rows: ProfileRows, together: Profile['together']): Profile {
  const hidden = Object.fromEntries(
    PROFILE_PARTS.filter((part) => rows.hides.includes(part)).map((part) => [part, null]),
  );
  return { ...headOf(rows), ...partsOf(rows), ...hidden, hides: null, years: null, together };
}

function headOf({ name, since }: ProfileRows): Pick<Profile, 'name' | 'since'> {
  return { name, since: formatInstant(since) };
}

function partsOf({ standings, played: latest, late, alone }: ProfileRows): Parts {
  const played = placed(standings);
  const rated = PRESET_NAMES.flatMap((preset) => ratingView(preset, standings) ?? []);
  return {
    results: resultsOf(played),
    pips: pipsByMonth(played),
    pace: paceOf(played),
    reliability: reliabilityOf(latest, late),
    ratings: rated.length === 0 ? null : rated,
    ladder: ladderOf(alone),
  };
}

/** Returns how many games were won among computers of each level: that of the best of them. */
function ladderOf(alone: readonly GameAlone[]): Parts['ladder'] {
  const best = ({ levels }: GameAlone): number => Math.max(...levels.map((level) => LEVELS.indexOf(level)));
  const rungs = LEVELS.flatMap((level, index) => {
    const games = alone.filter((game) => best(game) === index);
    return games.length === 0 ? [] : [{ level, games: games.length, won: games.filter(({ isWon }) => isWon).length }];
  });
  return rungs.length === 0 ? null : rungs;
}

/** Returns the games that came to a result. */
function placed(standings: readonly RatedStanding[]): readonly RatedStanding[] {
  return standings.filter(({ place }) => place !== null);
}

function yearOf(at: Instant): number {
  return Number(formatInstant(at).slice(0, 4));
}

function resultsOf(played: readonly RatedStanding[]): Parts['results'] {
  if (played.length === 0) return null;
  const places = groupsOf(played, ({ place, seats }) => `${place}/${seats}`).flatMap((alike) => {
    const [first] = alike;
    return first?.place ? [{ place: first.place, seats: first.seats, times: alike.length }] : [];
  });
  return {
    games: played.length,
    places: places.toSorted((a, b) => a.place - b.place || a.seats - b.seats),
    rounds: sum(played, ({ rounds }) => rounds),
    roundsWon: sum(played, ({ roundsWon }) => roundsWon),
    longestTrain: Math.max(...played.map(({ longestTrain }) => longestTrain)),
  };
}

function pipsByMonth(played: readonly RatedStanding[]): Parts['pips'] {
  const means = groupsOf(played, monthOf).flatMap((games) => {
    const [first] = games;
    const rounds = sum(games, (one) => one.rounds);
    return first === undefined || rounds === 0
      ? []
      : [{ month: monthOf(first), pips: sum(games, ({ pips }) => pips) / rounds }];
  });
  return means.length === 0 ? null : means.toSorted((a, b) => (a.month < b.month ? -1 : 1)).slice(-MONTHS);
}

function monthOf({ finishedAt }: Pick<RatedStanding, 'finishedAt'>): string {
  return formatInstant(finishedAt).slice(0, 7);
}

function paceOf(played: readonly RatedStanding[]): Parts['pace'] {
  if (played.length === 0) return null;
  const hours = played.map(({ startedAt, finishedAt }) => Math.max(0, finishedAt - startedAt) / HOUR);
  return { shortest: Math.min(...hours), longest: Math.max(...hours) };
}

function ratingView(
  preset: (typeof PRESET_NAMES)[number],
  standings: readonly RatedStanding[],
): NonNullable<Parts['ratings']>[number] | null {
  const rated = standings
    .flatMap((one) => (one.preset === preset && one.rating !== null ? [{ ...one.rating, at: one.finishedAt }] : []))
    .toSorted((a, b) => a.nth - b.nth);
  const latest = rated.at(-1);
  if (latest === undefined) return null;
  return {
    preset,
    points: pointsOf(latest),
    games: latest.nth,
    isProvisional: latest.nth < PROVISIONAL_GAMES,
    history: rated.slice(-RATED_POINTS).map((one) => ({ at: formatInstant(one.at), points: pointsOf(one) })),
  };
}

function sum<T>(all: readonly T[], valueOf: (one: T) => number): number {
  return all.reduce((total, one) => total + valueOf(one), 0);
}

/** Returns the values in groups of equal keys. */
function groupsOf<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

/**
 * Returns a player's year.
 * @param standings of all their games, newest first
 * @param people that they finished most games with in that year
 */
export function yearFrom(standings: readonly RatedStanding[], year: number, people: Year['people']): Year {
  const played = placed(standings).filter(({ finishedAt }) => yearOf(finishedAt) === year);
  const rounds = sum(played, (one) => one.rounds);
  return {
    year,
    games: played.length,
    firsts: played.filter(({ place }) => place === 1).length,
    rounds,
    roundsWon: sum(played, ({ roundsWon }) => roundsWon),
    pips: rounds === 0 ? 0 : sum(played, ({ pips }) => pips) / rounds,
    longestTrain: Math.max(0, ...played.map(({ longestTrain }) => longestTrain)),
    months: Array.from(
      { length: 12 },
      (_, month) => played.filter(({ finishedAt }) => Number(monthOf({ finishedAt }).slice(5)) === month + 1).length,
    ),
    pace: paceOf(played),
    ratings: PRESET_NAMES.flatMap((preset) => ratingIn(preset, standings, year) ?? []),
    people,
  };
}

function ratingIn(
  preset: (typeof PRESET_NAMES)[number],
  standings: readonly RatedStanding[],
  year: number,
): Year['ratings'][number] | null {
  const rated = standings
    .flatMap((one) =>
      one.preset === preset && one.rating !== null ? [{ ...one.rating, year: yearOf(one.finishedAt) }] : [],
    )
    .toSorted((a, b) => a.nth - b.nth);
  const during = rated.filter((one) => one.year === year);
  const last = during.at(-1);
  if (last === undefined) return null;
  const before = rated.findLast((one) => one.year < year) ?? NEW_RATING;
  return { preset, games: during.length, points: pointsOf(last), gained: pointsOf(last) - pointsOf(before) };
}
