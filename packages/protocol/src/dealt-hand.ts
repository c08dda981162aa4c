import type { Seat, TileName } from '@slow-train/rules';
import type { GameAnswer, LogEvent } from './game.ts';

/**
 * Returns the viewer's tiles when the round was opened: the current ones, with the viewer's events in the log undone:
 * a forced move may be played before any browser has seen the round. Null if the log does not reach back to the deal
 * without a gap, or does not fit the hand.
 */
export function dealtHand({ game, log }: GameAnswer): readonly TileName[] | null {
  const { round, you } = game;
  const { seat } = you;
  const from = log.findLastIndex(({ events }) => events.some(({ type }) => type === 'dealt'));
  if (round === null || seat === null || from < 0) return null;
  const [deal, ...since] = log.slice(from);
  const isWhole = since.every(({ revision }, index) => revision === (deal?.revision ?? 0) + index + 1);
  if (!isWhole || log.at(-1)?.revision !== game.revision) return null;
  const isOfThisRound = deal?.events.some((event) => event.type === 'dealt' && event.round === round.round);
  return isOfThisRound === true
    ? handBefore(
        since.flatMap(({ events }) => events),
        seat,
        round.hand,
      )
    : null;
}

function handBefore(events: readonly LogEvent[], seat: Seat, after: readonly TileName[]): readonly TileName[] | null {
  const hand = [...after];
  for (const event of events.toReversed()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    const { came, went } = tilesMoved(event);
    for (const tile of came) {
      const index = hand.lastIndexOf(tile);
      if (index < 0) return null;
      hand.splice(index, 1);
    }
    hand.push(...went);
  }
  return hand;
}

/** Returns the tiles that came to the hand of the event's own seat, and those that left it. */
function tilesMoved(event: LogEvent): {
  readonly came: readonly TileName[];
  readonly went: readonly TileName[];
} {
  switch (event.type) {
    case 'drew':
      return { came: event.tile === null ? [] : [event.tile], went: [] };
    case 'caught':
      return { came: event.tiles ?? [], went: [] };
    case 'played':
    case 'engineLaid':
      return { came: [], went: [event.tile] };
    case 'built':
      return { came: [], went: event.tiles };
    default:
      return { came: [], went: [] };
  }
}
