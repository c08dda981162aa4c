import type { Why } from '@slow-train/players/review';
import type { reviewText } from '#text/replay.ts';
import type { ReviewedRound } from './review-worker.ts';

type Habit = keyof typeof reviewText.habits;

/** What a mistake is a sign of, by the advantage of the better move. */
const HABITS: { readonly [why in Why]: Habit } = {
  longerBuild: 'builds',
  heavierBuild: 'builds',
  shorterBuild: 'builds',
  coveredDouble: 'doubles',
  double: 'doubles',
  openDouble: 'covers',
  nearlyOut: 'endings',
  heavier: 'heavy',
  onlyThere: 'places',
  keepsTrain: 'train',
  runsOut: 'train',
  lifts: 'open',
  plays: 'passes',
  waits: 'passes',
  goesOut: 'others',
  keepsPlaces: 'others',
  newNumber: 'others',
  average: 'others',
};

/** A habit costs this much, in pips a round, before it is named. */
const LEAST = 0.5;
const NAMED = 3;

/** A habit, and its cost in pips a round. */
export interface CostlyHabit {
  readonly habit: Habit;
  readonly cost: number;
}

/** Returns the habits that cost most over many rounds, most first. */
export function habitsOf(rounds: readonly Pick<ReviewedRound, 'moves'>[]): readonly CostlyHabit[] {
  const costs = new Map<Habit, number>();
  for (const { verdict, advantage, cost } of rounds.flatMap(({ moves }) => moves)) {
    const habit = HABITS[advantage.why];
    if (verdict === 'costly' && habit !== 'others') costs.set(habit, (costs.get(habit) ?? 0) + cost / rounds.length);
  }
  const habits = [...costs].map(([habit, cost]) => ({ habit, cost })).filter(({ cost }) => cost >= LEAST);
  return habits.toSorted((a, b) => b.cost - a.cost).slice(0, NAMED);
}
