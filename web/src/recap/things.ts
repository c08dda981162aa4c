import type { GameView, LogEntry } from '@slow-train/protocol';
import { namesOf, sentenceOf } from '@slow-train/words';
import type { Missed } from './missed.ts';

/** One revision in words. */
export interface Thing {
  readonly revision: number;
  readonly at: number;
  /** Sentences, in which `*this*` is strong. */
  readonly sentence: string;
}

/** What was missed in words, oldest first, as far back as the log goes. */
export function thingsIn(log: readonly LogEntry[], missed: Missed, game: Pick<GameView, 'seats' | 'you'>): Thing[] {
  const names = namesOf(game);
  return log.flatMap((entry) => {
    const sentence = isIn(entry, missed) ? sentenceOf(entry, names) : '';
    return sentence === '' ? [] : [{ revision: entry.revision, at: Date.parse(entry.at), sentence }];
  });
}

/** Whether it is worth telling: not what the player has done, nor one thing alone, which stands on the strip. */
export function isWorthTelling(log: readonly LogEntry[], missed: Missed, game: GameView): boolean {
  if (game.status !== 'playing' || game.round === null) return false;
  const others = log.filter(({ seat, by }) => seat !== game.you.seat || by !== 'person');
  return thingsIn(others, missed, game).length > 1;
}

/** Whether the log at hand does not go back to where the player left. */
export function isCutShort(log: readonly LogEntry[], { since }: Missed): boolean {
  return (log[0]?.revision ?? 0) > since + 1;
}

function isIn({ revision }: LogEntry, { since, upTo }: Missed): boolean {
  return revision > since && revision <= upTo;
}
