import type { GameView } from '@slow-train/protocol';
import { at, MEXICAN, type Seat, type TrainId } from '@slow-train/rules';
import { text } from '../text/en.ts';

/** What seats and trains are called by the one who reads. */
export interface Names {
  isYou(seat: Seat): boolean;
  /** "You", "Ana". */
  seat(seat: Seat): string;
  /** On a row: "Your train", "Mexican", "Ana". */
  row(train: TrainId): string;
  /** In a sentence: "your train", "the Mexican train", "Ana’s train". */
  train(train: TrainId): string;
  /** In a sentence that speaks of trains: "your train", "the Mexican", "Ana’s". */
  short(train: TrainId): string;
}

/** The names of a table as its reader sees them. */
export function namesOf(game: Pick<GameView, 'seats' | 'you'>): Names {
  const isYou = (seat: Seat): boolean => seat === game.you.seat;
  const bare = (seat: Seat): string => {
    const sitter = at(game.seats, seat);
    return sitter.kind === 'nobody' ? text.seat(seat) : sitter.name;
  };
  return {
    isYou,
    seat: (seat) => (isYou(seat) ? text.you : bare(seat)),
    row: (train) => (train === MEXICAN ? text.mexican : isYou(train) ? text.yourTrainRow : bare(train)),
    train: (train) =>
      train === MEXICAN ? text.mexicanTrain : isYou(train) ? text.yourTrain : text.trainOf(bare(train)),
    short: (train) => (train === MEXICAN ? text.theMexican : isYou(train) ? text.yourTrain : text.of(bare(train))),
  };
}
