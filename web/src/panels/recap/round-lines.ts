import type { GameView } from '@slow-train/protocol';
import type { Names } from '#words';
import { recapText } from '#text/table.ts';
import type { RecentPlay } from '../../board/state/recent-plays.ts';
import type { MissedPlay } from './missed-plays.ts';

/** A line of the recap. */
export interface RecapLine {
  readonly at: number;
  /** `*this*` is strong. */
  readonly sentence: string;
  /** If it is one move. */
  readonly revision?: number;
}

/** Returns one line for each round in which something was missed, oldest first: how much, and how the round ended. */
export function roundLines(
  missed: readonly MissedPlay[],
  log: readonly Pick<RecentPlay, 'revision' | 'round'>[],
  { results }: Pick<GameView, 'results'>,
  names: Names,
): readonly RecapLine[] {
  const rounds = new Map(log.map(({ revision, round }) => [revision, round]));
  const byRound = new Map<number, { moves: number; at: number }>();
  for (const { revision, at } of missed) {
    const round = rounds.get(revision) ?? null;
    if (round === null) continue;
    byRound.set(round, { moves: (byRound.get(round)?.moves ?? 0) + 1, at });
  }
  return [...byRound].map(([round, { moves, at }]) => {
    const result = results[round - 1];
    const out = result?.out ?? null;
    const who = out === null ? null : { name: names.seat(out), isYou: names.isYou(out) };
    return { at, sentence: recapText.round({ round, moves, isOver: result !== undefined, out: who }) };
  });
}
