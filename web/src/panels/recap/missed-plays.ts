import type { GameView, LogEntry } from '@slow-train/protocol';
import { namesOf, namesThen, planStopped, sentenceOf } from '#words';
import { bunched } from '../../board/state/bunched.ts';
import type { Missed } from './missed.ts';

/** One revision in words. */
export interface MissedPlay {
  readonly revision: number;
  readonly at: number;
  /** Sentences; `*this*` is strong. */
  readonly sentence: string;
}

/**
 * Returns the events that the player has missed in words, oldest first, as far back as the log goes; not what they did
 * themselves, on another device perhaps.
 */
export function missedPlays(
  log: readonly LogEntry[],
  missed: Missed,
  game: Pick<GameView, 'seats' | 'you' | 'updatedAt'>,
): MissedPlay[] {
  const namesAt = namesThen(game, log);
  const bunch = bunched(log);
  const plays = log.flatMap((entry, index) => {
    const isOwn = entry.seat === game.you.seat && entry.by === 'person';
    const sentence = isIn(entry, missed) && !isOwn ? sentenceOf(bunch[index] ?? entry, namesAt(entry.revision)) : '';
    return sentence === '' ? [] : [{ revision: entry.revision, at: Date.parse(entry.at), sentence }];
  });
  const stop = planStop(game);
  if (stop === null || !isIn(stop, missed)) return plays;
  const { revision, sentence } = stop;
  // A plan stops because of the entry before it.
  const before = log.findLast((entry) => entry.revision <= revision);
  const at = Date.parse(before?.at ?? game.updatedAt);
  return [...plays, { revision, at, sentence }].toSorted((a, b) => a.revision - b.revision);
}

/** Returns in words why the player's plan has stopped, and the revision at which it did; null if none has. */
export function planStop(
  game: Pick<GameView, 'seats' | 'you'>,
): { readonly revision: number; readonly sentence: string } | null {
  const { plan } = game.you;
  if (plan === null || plan.stopped === null || plan.stoppedAt === null) return null;
  return { revision: plan.stoppedAt, sentence: planStopped(plan.stopped, namesOf(game)) };
}

/**
 * Whether there is enough for a recap: more than one event, not counting the player's own. A single event is shown in
 * the status bar.
 */
export function deservesRecap(log: readonly LogEntry[], missed: Missed, game: GameView): boolean {
  if (game.status !== 'playing' || game.round === null) return false;
  return missedPlays(log, missed, game).length > 1;
}

/** Whether the log starts after the revision at which the player left. */
export function isCutShort(log: readonly LogEntry[], { since }: Missed): boolean {
  return (log[0]?.revision ?? 0) > since + 1;
}

function isIn({ revision }: Pick<LogEntry, 'revision'>, { since, upTo }: Missed): boolean {
  return revision > since && revision <= upTo;
}
