import { activeSeats, type Game } from '../../src/game/game.ts';
import { eventsOf } from '../../src/game/events.ts';
import { startUpdate } from '../../src/game/update.ts';
import type { NotificationHarness } from '../kit/notification-harness.ts';
import { playOne } from './kit.ts';

/** How a program plays: whenever it can; one turn, then nobody at its table does; or never, so that it runs out of time. */
export type Habit = 'prompt' | 'slow' | 'asleep';

/**
 * Lets the programs at a table act, in turn, until the game is over or waits for somebody who does not act now.
 * @param habitOf by account
 */
export async function playOn(
  { ports, load }: Pick<NotificationHarness, 'ports' | 'load'>,
  id: string,
  habitOf: (account: string) => Habit,
): Promise<void> {
  let update = startUpdate(await load(id), ports.now().getTime());
  for (;;) {
    const { game } = update;
    const seat = activeSeats(game).find((one) => (habitAt(game, one, habitOf) ?? 'asleep') !== 'asleep');
    if (seat === undefined) break;
    update = playOne(update, seat, ports);
    if (!activeSeats(update.game).includes(seat) && habitAt(game, seat, habitOf) === 'slow') break;
  }
  if (update.entries.length === 0) return;
  if (!(await ports.store.save({ update, events: eventsOf(update) })))
    throw new Error(`game ${id} was saved by another`);
}

function habitAt({ seats }: Game, seat: number, habitOf: (account: string) => Habit): Habit | null {
  const occupant = seats[seat];
  return occupant?.kind === 'person' ? habitOf(occupant.account) : null;
}
