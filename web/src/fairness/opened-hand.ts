import type { GameAnswer } from '@slow-train/protocol';
import type { TileName } from '@slow-train/rules';

/**
 * The reader's tiles as they were when the round was opened, or null where that can no longer be told: where the log
 * does not reach back to the deal, or the reader has done something since.
 */
export function openedHand({ game, log }: GameAnswer): readonly TileName[] | null {
  const { round, you } = game;
  const from = log.findLastIndex(({ events }) => events.some(({ type }) => type === 'dealt'));
  if (round === null || you.seat === null || from < 0) return null;
  const since = log.slice(from);
  const isWhole = since.every(
    (entry, index) => index === 0 || entry.revision === (since[index - 1]?.revision ?? 0) + 1,
  );
  if (!isWhole || since.at(-1)?.revision !== game.revision) return null;
  const isOfThisRound =
    since[0]?.events.some((event) => event.type === 'dealt' && event.round === round.round) ?? false;
  const isUntouched = since
    .slice(1)
    .every(
      ({ seat, events }) =>
        seat !== you.seat &&
        events.every((event) => !CHANGES_A_HAND.has(event.type) || !('seat' in event) || event.seat !== you.seat),
    );
  return isOfThisRound && isUntouched ? round.hand : null;
}

const CHANGES_A_HAND: ReadonlySet<string> = new Set(['drew', 'played', 'built', 'caught']);
