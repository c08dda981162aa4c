import type { Game } from '../game/game.ts';
import { seatOf } from '../game/seats.ts';
import { HOLD, RETURN, SIT_IN, type StoredEntry } from '../game/update.ts';

/** What is done at a table when a seat that is held gets another sitter. */
export const OCCUPANT_CHANGES = [HOLD, SIT_IN, RETURN] as const;

/**
 * Whether it was this account that sat in a seat when it made a revision.
 * @param changes all revisions of `SITTER_CHANGES` at that table, in order; of a hold, `account` is who lost the seat
 */
export function wasOccupant(
  game: Pick<Game, 'seats'>,
  account: string,
  { seat, revision }: Pick<StoredEntry, 'seat' | 'revision'>,
  changes: readonly (Pick<StoredEntry, 'revision' | 'action' | 'events'> & { readonly account: string | null })[],
): boolean {
  const ofSeat = changes.filter(({ events }) => events.some((event) => 'seat' in event && event.seat === seat));
  const last = ofSeat.findLast((change) => change.revision < revision);
  if (last !== undefined) return last.action !== HOLD && last.account === account;
  const [first] = ofSeat;
  return first === undefined ? seat === seatOf(game, account) : first.account === account;
}
