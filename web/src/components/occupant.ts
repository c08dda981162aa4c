import type { GameView } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { seatName, type Who } from '#words';

type Seated = Pick<GameView, 'seats'>;

/** Returns the name of a seat's occupant, or of the seat if nobody sits there. */
export function occupantName({ seats }: Seated, seat: Seat): string {
  const occupant = seats[seat];
  return occupant === undefined || occupant.kind === 'nobody' ? seatName(seat) : occupant.name;
}

/** Returns a seat as a sentence names it to the viewer. */
export function whoIn(game: Seated & Pick<GameView, 'you'>, seat: Seat): Who {
  return { name: occupantName(game, seat), isYou: seat === game.you.seat };
}
