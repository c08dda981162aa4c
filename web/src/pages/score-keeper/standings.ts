import {
  eveningRounds,
  MOST_COUNTED,
  rankedBy,
  type Evening,
  type EveningRound,
  type HandCount,
} from '@slow-train/protocol/evening';
import {
  high,
  handScore,
  isDouble,
  low,
  placesOf,
  tilesOf,
  totalsOf,
  type Pips,
  type Tile,
  type TileSet,
} from '@slow-train/rules';
import { courseThrough, type Course } from '../../components/scores/course.ts';

/** An evening as its sheet shows it. */
export interface EveningStandings {
  readonly rounds: readonly EveningRound[];
  /** By seat, of all that is entered. */
  readonly totals: readonly number[];
  /** By seat; those with equal totals share one. */
  readonly places: readonly number[];
  /** The round that is entered now; the number of rounds if all are complete. */
  readonly current: number;
  /** Whether no round follows: all are complete, a total has reached the target, or somebody has ended it. */
  readonly isOver: boolean;
  /** Complete rounds. */
  readonly played: number;
}

/** Returns the rounds, totals and places of an evening (docs/rules.md sections 12.5 and 21). */
export function standingsOf(evening: Evening): EveningStandings {
  const rounds = eveningRounds(evening);
  const entered = rounds.map(({ scores }) => scores.map((score) => score ?? 0));
  const totals = totalsOf(entered, evening.people.length);
  const first = rounds.findIndex(({ isComplete }) => !isComplete);
  const current = first < 0 ? rounds.length : first;
  const { target } = evening.rules;
  const hasReached = target > 0 && rounds[current - 1] !== undefined && totals.some((total) => total >= target);
  return {
    rounds,
    totals,
    places: placesOf(rankedBy(evening), entered, evening.people.length),
    current,
    isOver: evening.isEnded || current === rounds.length || (hasReached && isEmpty(rounds[current])),
    played: rounds.filter(({ isComplete }) => isComplete).length,
  };
}

const isEmpty = (round: EveningRound | undefined): boolean => round?.counts.every((count) => count === null) ?? true;

/** Returns the course of the places over the complete rounds. */
export function eveningCourse(evening: Evening): Course {
  const results = standingsOf(evening).rounds.flatMap(({ isComplete, engine, scores, counts }) => {
    const out = counts.findIndex((count) => count?.isOut === true);
    const known = scores.filter((score) => score !== null);
    return isComplete ? [{ engine: `${engine}-${engine}`, scores: known, out: out < 0 ? null : out }] : [];
  });
  return courseThrough(rankedBy(evening), results, evening.people.length);
}

/** Returns the seats by their places, those with equal totals as they sit. */
export function finalOrder({ places }: EveningStandings): readonly number[] {
  return [...places.keys()].toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
}

/** Returns the seats with the best total; empty before anything is entered. */
export function leadersOf({ places, rounds }: EveningStandings): readonly number[] {
  if (rounds.every(isEmpty)) return [];
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** Returns who has the lead since the last complete round and did not have it before; empty if it has not changed. */
export function newLeaders(evening: Evening): readonly number[] {
  const { places } = eveningCourse(evening);
  const [before, now] = [places.at(-2), places.at(-1)];
  if (before === undefined || now === undefined) return [];
  return now.flatMap((place, seat) => (place === 1 && before[seat] !== 1 ? [seat] : []));
}

/** Returns the evening with one more figure in a cell; null empties it. */
export function withCount(
  evening: Evening,
  cell: { readonly round: number; readonly seat: number },
  count: HandCount | null,
  now: number,
): Evening {
  return withEntry(evening, { ...cell, count, at: secondsSince(evening, now), undoes: null });
}

/** Returns the evening without the newest figure that still counts: its cell has again the value before; null if there is none. */
export function undone(evening: Evening, now: number): Evening | null {
  const index = newestCounting(evening);
  const last = evening.entries[index];
  if (last === undefined) return null;
  const before = evening.entries
    .slice(0, index)
    .findLast(({ round, seat }) => round === last.round && seat === last.seat);
  const { round, seat } = last;
  return withEntry(evening, {
    round,
    seat,
    count: before?.count ?? null,
    at: secondsSince(evening, now),
    undoes: index,
  });
}

/** Returns the cell of the figure that `undone` takes back. */
export function undoneCell(evening: Evening): { readonly round: number; readonly seat: number } | undefined {
  return evening.entries[newestCounting(evening)];
}

function newestCounting({ entries }: Evening): number {
  const counting: number[] = [];
  for (const [index, { undoes }] of entries.entries()) {
    if (undoes === null) counting.push(index);
    else counting.splice(counting.indexOf(undoes), 1);
  }
  return counting.at(-1) ?? -1;
}

/** Returns all figures that a cell has had, the first one first. */
export function historyOf(
  { entries }: Evening,
  cell: { readonly round: number; readonly seat: number },
): Evening['entries'] {
  return entries.filter(({ round, seat }) => round === cell.round && seat === cell.seat);
}

function withEntry(evening: Evening, entry: Evening['entries'][number]): Evening {
  return { ...evening, entries: [...evening.entries, entry] };
}

const secondsSince = ({ begun }: Evening, now: number): number => Math.max(0, Math.round((now - begun) / 1000));

/** Returns the first empty cell of a round after a seat, in the order in which people sit; null if there is none. */
export function nextEmpty(round: EveningRound | undefined, after: number): number | null {
  const seats = round?.counts.length ?? 0;
  for (let step = 1; step <= seats; step++) {
    const seat = (after + step + seats) % seats;
    if (round?.counts[seat] === null) return seat;
  }
  return null;
}

/** Something about a figure that a person should look at again. */
export type Doubt =
  | { readonly kind: 'much'; readonly pips: number }
  /** More than all tiles of the set have. */
  | { readonly kind: 'all'; readonly pips: number; readonly most: number }
  | { readonly kind: 'out'; readonly other: number };

/** Returns the doubt about a figure; null for none. */
export function doubtAbout(
  evening: Evening,
  round: EveningRound | undefined,
  seat: number,
  { pips, isOut }: HandCount,
): Doubt | null {
  const others = round?.counts.filter((_, other) => other !== seat) ?? [];
  const other = round?.counts.findIndex((count, one) => one !== seat && count?.isOut === true) ?? -1;
  if (isOut && other >= 0) return { kind: 'out', other };
  const most = handScore(evening.rules, tilesOf(evening.set)) * evening.rules.sets;
  const sum = others.reduce((all, count) => all + (count?.pips ?? 0), pips);
  if (sum > most) return { kind: 'all', pips: sum, most };
  return pips > MOST_USUAL * evening.set * evening.rules.sets ? { kind: 'much', pips } : null;
}

/** A hand of as many tiles of average weight is rare at the end of a round. */
const MOST_USUAL = 16;

/** Why a tile cannot be in a hand. */
export type TileFault =
  | { readonly kind: 'engine' }
  /** It was counted in this hand already, or in another one. */
  | { readonly kind: 'counted'; readonly seat: number };

/** Returns why a tile cannot be one more in the hand of a seat; null if it can. */
export function tileFault(
  evening: Evening,
  round: EveningRound,
  seat: number,
  hand: readonly Tile[],
  tile: Tile,
): TileFault | null {
  if (isDouble(tile) && high(tile) === round.engine && evening.rules.sets === 1) return { kind: 'engine' };
  const hands = round.counts.map((count, other) => (other === seat ? hand : (count?.tiles ?? [])));
  const owners = hands.flatMap((tiles, owner) => tiles.filter((one) => one === tile).map(() => owner));
  const free = evening.rules.sets - (isDouble(tile) && high(tile) === round.engine ? 1 : 0);
  return owners.length < free ? null : { kind: 'counted', seat: owners[0] ?? seat };
}

/** Returns the count of a hand by its tiles. */
export function countOf(evening: Evening, tiles: readonly Tile[]): HandCount {
  return { pips: Math.min(handScore(evening.rules, tiles), MOST_COUNTED), isOut: false, tiles };
}

/** Returns the engines of all rounds from the highest double down: all, or every second number. */
export function enginesDown(set: TileSet, which: 'all' | 'even' | 'odd'): readonly Pips[] {
  const all = Array.from({ length: set + 1 }, (_, step) => set - step);
  return which === 'all' ? all : all.filter((pips) => pips % 2 === (which === 'even' ? 0 : 1));
}

/** Returns a tile by its ends as its picture shows it: the higher one first. */
export const endsOf = (tile: Tile): readonly [Pips, Pips] => [high(tile), low(tile)];
