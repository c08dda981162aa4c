import type { VoteMatter } from '@slow-train/protocol';
import { takeAnswer, type GameHandle } from '../../client/game.ts';
import { postVote, putBallot } from './requests.ts';

/** What a player can do about votes. Both methods reject when the service refuses. */
export interface Votes {
  askFor(matter: VoteMatter): Promise<void>;
  /** Votes, or changes a vote. */
  cast(vote: number, inFavour: boolean): Promise<void>;
}

/** Returns the votes of one game; updates the game after each. */
export function votesAt(id: string, handle: GameHandle): Votes {
  return {
    askFor: (matter) => takeAnswer(handle, postVote(id, matter)),
    cast: (vote, inFavour) => takeAnswer(handle, putBallot(id, vote, inFavour)),
  };
}
