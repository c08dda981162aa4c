import type { GameView } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { seatName, type Who } from '#words';

/** Returns a seat as a sentence names it to the viewer. */
export function whoIn({ seats, you }: Pick<GameView, 'seats' | 'you'>, seat: Seat): Who {
  const occupant = seats[seat];
  const name = occupant === undefined || occupant.kind === 'nobody' ? seatName(seat) : occupant.name;
  return { name, isYou: seat === you.seat };
}
