import { isRoundEvent, type GameView, type LogEntry } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';

/**
 * Returns, by round, the places of those among a seat's moves that its viewer did not make: a computer or a person who sat in
 * for them did, or the table when their time was up. For somebody who sits in, those of the owner.
 */
export function movesByOthers(
  { seats }: Pick<GameView, 'seats'>,
  log: readonly LogEntry[],
  seat: Seat,
): readonly (readonly number[])[] {
  const occupant = seats[seat];
  const sitsIn = occupant?.kind === 'person' && occupant.sitsFor !== undefined;
  // Names change, and the log keeps the old ones: the last person who has sat in is the one who sits there now.
  const sittings = log.flatMap(({ events }) => events.filter((event) => event.type === 'satIn' && event.seat === seat));
  const latest = sitsIn ? sittings.at(-1) : undefined;
  const rounds: number[][] = [];
  let isOwn = !sitsIn;
  let moves = 0;
  for (const { seat: actor, by, events } of log) {
    for (const event of events) {
      if (event.type === 'dealt') {
        rounds.push([]);
        moves = 0;
      } else if ((event.type === 'held' || event.type === 'replaced') && event.seat === seat) isOwn = false;
      else if (event.type === 'satIn' && event.seat === seat)
        isOwn = sitsIn && (event === latest || event.name === occupant.name);
      else if (event.type === 'returned' && event.seat === seat) isOwn = !sitsIn;
    }
    if (actor !== seat || !events.some(isRoundEvent)) continue;
    if (!isOwn || by === 'computer' || by === 'timeout') rounds.at(-1)?.push(moves);
    moves++;
  }
  return rounds;
}
