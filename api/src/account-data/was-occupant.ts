import type { Game } from '../game/game.ts';
import { seatOf } from '../game/seats.ts';
import { HOLD, RETURN, SIT_IN, type StoredEntry } from '../game/update.ts';

/** The actions that change the occupant of a held seat. */
export const OCCUPANT_CHANGES = [HOLD, SIT_IN, RETURN] as const;

/**
 * Whether this account occupied a seat when the seat made a revision.
 * @param changes all revisions of `OCCUPANT_CHANGES` in that game, in order; `account` of a hold is who lost the seat
 */
export function wasOccupant(
  game: Pick<Game, 'seats'>,
  account: string,
  { seat, revision }: Pick<StoredEntry, 'seat' | 'revision'>,
  changes: readonly Pick<StoredEntry, 'revision' | 'action' | 'events' | 'account'>[],
): boolean {
  const ofSeat = changes.filter(({ events }) => events.some((event) => 'seat' in event && event.seat === seat));
  const last = ofSeat.findLast((change) => change.revision < revision);
  if (last !== undefined) return last.action !== HOLD && last.account === account;
  const [first] = ofSeat;
  return first === undefined ? seat === seatOf(game, account) : first.account === account;
}
