import type { GameView } from '@slow-train/protocol';
import { at, MEXICAN, type Seat, type TrainId } from '@slow-train/rules';

/** The names of seats and trains, as one viewer sees them. */
export interface Names {
  isYou(seat: Seat): boolean;
  /** "You", "Ana". */
  seat(seat: Seat): string;
  /** On a row: "Your train", "Mexican", "Ana". */
  row(train: TrainId): string;
  /** In a sentence: "your train", "the Mexican train", "Ana’s train". */
  train(train: TrainId): string;
  /** In a sentence about trains: "your train", "the Mexican train", "Ana’s". */
  short(train: TrainId): string;
}

/** Returns the name of a seat without a named occupant. */
export const seatName = (seat: Seat): string => `Seat ${seat + 1}`;

/** The part of a game needed for names. */
export interface Named {
  readonly seats: readonly ({ readonly kind: 'nobody' } | { readonly kind: string; readonly name: string })[];
  readonly you: Pick<GameView['you'], 'seat'>;
}

/** Returns the names in a game as the viewer sees them. */
export function namesOf(game: Named): Names {
  const isYou = (seat: Seat): boolean => seat === game.you.seat;
  const bare = (seat: Seat): string => {
    const sitter = at(game.seats, seat);
    return 'name' in sitter ? sitter.name : seatName(seat);
  };
  return {
    isYou,
    seat: (seat) => (isYou(seat) ? 'You' : bare(seat)),
    row: (train) => (train === MEXICAN ? 'Mexican' : isYou(train) ? 'Your train' : bare(train)),
    train: (train) =>
      train === MEXICAN ? 'the Mexican train' : isYou(train) ? 'your train' : `${bare(train)}’s train`,
    short: (train) => (train === MEXICAN ? 'the Mexican train' : isYou(train) ? 'your train' : `${bare(train)}’s`),
  };
}
